import { ArrowLeft, ArrowRight, Minus, Plus } from 'lucide-react'
import type { ViewColumn } from '../../domain/model/views/view'
import { Button } from '../design/button'
import { Checkbox } from '../design/checkbox'
import { IconButton } from '../design/icon-button'
import { viewsText } from '../text/views'
import { moveColumn, resizeColumn, toggleColumn, type UsualColumn } from './column-choice'
import styles from './view-panels.module.css'

const WIDTH_STEP = 24

export interface ColumnPanelProps {
  /** Every column there is. */
  readonly usual: readonly (UsualColumn & { readonly label: string })[]
  readonly shown: readonly ViewColumn[]
  readonly onColumns: (columns: readonly ViewColumn[]) => void
}

/** Which columns are shown, in which order and how wide. The first names the record and is always there. */
export function ColumnPanel({ usual, shown, onColumns }: ColumnPanelProps) {
  const [first] = usual
  const keys = shown.map(({ field }) => field)
  const hidden = usual.filter(({ key }) => !keys.includes(key)).map(({ key }) => key)
  const columnOf = (key: string) => usual.find((each) => each.key === key)

  function resize(key: string, by: number): void {
    const width = shown.find(({ field }) => field === key)?.width ?? columnOf(key)?.width ?? 0
    onColumns(resizeColumn(shown, key, width + by))
  }

  return (
    <div className={styles.panel}>
      <ul className={styles.columns}>
        {[...keys, ...hidden].map((key) => {
          const label = columnOf(key)?.label ?? key
          const isShown = keys.includes(key)
          return (
            <li key={key}>
              <Checkbox checked={isShown} disabled={key === first?.key} onChecked={() => onColumns(toggleColumn(shown, key))}>
                {label}
              </Checkbox>
              {isShown ? (
                <span className={styles.tools}>
                  <IconButton
                    label={viewsText.narrower(label)}
                    icon={<Minus size={14} />}
                    size="sm"
                    onClick={() => resize(key, -WIDTH_STEP)}
                  />
                  <IconButton
                    label={viewsText.wider(label)}
                    icon={<Plus size={14} />}
                    size="sm"
                    onClick={() => resize(key, WIDTH_STEP)}
                  />
                  <IconButton
                    label={viewsText.moveLeft(label)}
                    icon={<ArrowLeft size={14} />}
                    size="sm"
                    disabled={keys.indexOf(key) <= 1}
                    onClick={() => onColumns(moveColumn(shown, key, -1))}
                  />
                  <IconButton
                    label={viewsText.moveRight(label)}
                    icon={<ArrowRight size={14} />}
                    size="sm"
                    disabled={keys.at(-1) === key || key === first?.key}
                    onClick={() => onColumns(moveColumn(shown, key, 1))}
                  />
                </span>
              ) : null}
            </li>
          )
        })}
      </ul>
      <Button size="sm" onClick={() => onColumns([])}>
        {viewsText.standardColumns}
      </Button>
    </div>
  )
}
