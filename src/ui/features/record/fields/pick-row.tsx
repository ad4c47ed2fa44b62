import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { PickerButton, type PickerButtonProps } from '../../../design/picker-button'
import { recordText } from '../../../text/record'
import { FieldRow } from './field-row'
import styles from './fields.module.css'

export interface PickRowProps extends Omit<PickerButtonProps, 'renderTrigger' | 'label'> {
  readonly label: string
  /** What the list is for: "Find or create a company". */
  readonly pickLabel: string
  readonly mayEdit: boolean
  /** What is chosen; null when nothing is. Links in it stay links. */
  readonly display: ReactNode
}

/** A field whose value is chosen from a list. Choosing saves. */
export function PickRow({ label, pickLabel, mayEdit, display, ...picker }: PickRowProps) {
  const valueId = useId()
  return (
    <FieldRow label={label}>
      <div className={styles.value} id={valueId}>
        {display ?? <span className={styles.empty}>{mayEdit ? recordText.add(label) : recordText.nothing}</span>}
      </div>
      {mayEdit ? (
        <PickerButton
          {...picker}
          label={pickLabel}
          renderTrigger={(props) => (
            <button
              type="button"
              {...props}
              className={styles.overlay}
              data-edit
              aria-label={recordText.edit(label)}
              aria-describedby={valueId}
            >
              <ChevronDown size={12} aria-hidden="true" />
            </button>
          )}
        />
      ) : null}
    </FieldRow>
  )
}
