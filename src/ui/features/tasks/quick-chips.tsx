import { X } from 'lucide-react'
import type { RefObject } from 'react'
import { IconButton } from '../../design/icon-button'
import { quickTaskText } from '../../text/quick-task'
import styles from './quick-chips.module.css'
import type { QuickReading } from './use-quick-task'

export interface QuickChipsProps {
  readonly quick: QuickReading
  /** Where the words are typed; the focus goes back to it. */
  readonly field: RefObject<HTMLInputElement | null>
}

/** What was read of a task's line; each part can be left in the title instead. */
export function QuickChips({ quick: { chips, problem, takeBack }, field }: QuickChipsProps) {
  const facts = chips.map(({ label }) => label).join(', ')
  return (
    <div className={styles.read}>
      {chips.length === 0 ? null : (
        <ul className={styles.chips} aria-label={quickTaskText.read}>
          {chips.map(({ text, label }) => (
            <li key={text} className={styles.chip}>
              {label}
              <IconButton
                size="sm"
                label={quickTaskText.takeBack(text)}
                icon={<X size={12} aria-hidden="true" />}
                onClick={() => {
                  takeBack(text)
                  field.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {problem === null ? null : <p className={styles.problem}>{problem}</p>}
      <p className="visually-hidden" role="status">
        {problem ?? (facts === '' ? '' : quickTaskText.summary(facts))}
      </p>
    </div>
  )
}
