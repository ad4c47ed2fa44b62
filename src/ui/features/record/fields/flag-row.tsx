import { Checkbox } from '../../../design/checkbox'
import { recordText } from '../../../text/record'
import { FieldRow } from './field-row'
import styles from './fields.module.css'

export interface FlagRowProps {
  readonly label: string
  readonly value: boolean
  readonly mayEdit: boolean
  readonly onValue: (value: boolean) => void
}

export function FlagRow({ label, value, mayEdit, onValue }: FlagRowProps) {
  return (
    <FieldRow label={label}>
      {mayEdit ? (
        <Checkbox className={styles.flag} aria-label={label} checked={value} onChecked={onValue} />
      ) : (
        <div className={styles.value}>{value ? recordText.yes : recordText.no}</div>
      )}
    </FieldRow>
  )
}
