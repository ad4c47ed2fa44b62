import { ArrowLeft, ArrowRight, Columns3 } from 'lucide-react'
import { Button } from '../design/button'
import { Checkbox } from '../design/checkbox'
import { IconButton } from '../design/icon-button'
import { PopoverButton } from '../design/popover-button'
import { tablesText } from '../text/tables'
import { moveColumn, toggleColumn, type ColumnChoice, type ColumnDefaults } from './column-choice'
import styles from './toolbar.module.css'

export interface ColumnMenuProps {
  readonly labels: ReadonlyMap<string, string>
  readonly defaults: ColumnDefaults
  readonly choice: ColumnChoice
  readonly onChoice: (choice: ColumnChoice) => void
}

/** Which columns are shown and in which order. The first names the record and is always there. */
export function ColumnMenu({ labels, defaults, choice, onChoice }: ColumnMenuProps) {
  const [first] = defaults.all
  const hidden = defaults.all.filter((key) => !choice.includes(key))
  return (
    <PopoverButton
      label={tablesText.columns}
      renderTrigger={(trigger) => (
        <Button size="sm" variant="quiet" icon={<Columns3 size={14} />} {...trigger}>
          {tablesText.columns}
        </Button>
      )}
    >
      {() => (
        <div className={styles.form}>
          <ul className={styles.columns}>
            {[...choice, ...hidden]
              .filter((key) => key !== first)
              .map((key) => {
                const label = labels.get(key) ?? key
                const shown = choice.includes(key)
                return (
                  <li key={key}>
                    <Checkbox checked={shown} onChecked={() => onChoice(toggleColumn(choice, key))}>
                      {label}
                    </Checkbox>
                    {shown ? (
                      <span className={styles.moves}>
                        <IconButton
                          label={tablesText.moveLeft(label)}
                          icon={<ArrowLeft size={14} />}
                          size="sm"
                          disabled={choice.indexOf(key) <= 1}
                          onClick={() => onChoice(moveColumn(choice, key, -1))}
                        />
                        <IconButton
                          label={tablesText.moveRight(label)}
                          icon={<ArrowRight size={14} />}
                          size="sm"
                          disabled={choice.at(-1) === key}
                          onClick={() => onChoice(moveColumn(choice, key, 1))}
                        />
                      </span>
                    ) : null}
                  </li>
                )
              })}
          </ul>
          <Button size="sm" onClick={() => onChoice(defaults.shown)}>
            {tablesText.standardColumns}
          </Button>
        </div>
      )}
    </PopoverButton>
  )
}
