import { useId } from 'react'
import { chosenValue, isListField, type Choice } from '../../../domain/model/duplicates/merged-fields'
import { duplicatesText } from '../../text/duplicates'
import { fieldName } from '../../text/field-text'
import { clashText, type ChangeNames } from '../../history/change-lines'
import { customField } from '../../../domain/model/query/field-reader'
import { isStamp } from '../../../domain/model/registry/field'
import type { Contact } from './duplicates.model'
import styles from './merge-sheet.module.css'

const text = duplicatesText

interface MergeFieldProps {
  readonly field: string
  /** The kept one first: what lists together begin with. */
  readonly records: readonly Contact[]
  /** As they stand side by side. */
  readonly order: readonly Contact[]
  readonly choice: Choice
  readonly names: ChangeNames
  readonly onChoose: (choice: Choice) => void
}

/** One field in which they differ: what each says, and which of it the merged one shall say. */
export function MergeField({ field, records, order, choice, names, onChoose }: MergeFieldProps) {
  const name = useId()
  const textOf = (option: Choice) => clashText(field, chosenValue(field, records, option), names)
  const all = isListField(field) ? textOf('united') : null
  // One that already has all that the others have would be on offer twice, and nobody could tell them apart.
  const single = order.map(({ id }) => id).filter((id) => id === choice || all === null || textOf(id) !== all)
  const options: readonly Choice[] = [...(isListField(field) ? (['united'] as const) : []), ...single]
  return (
    <fieldset className={styles.field}>
      <legend className={styles.heading}>{names.own?.get(field)?.label ?? fieldName(field)}</legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <label
            key={option}
            className={styles.choice}
            data-chosen={option === choice || undefined}
            data-all={option === 'united' || undefined}
          >
            <input type="radio" name={name} checked={option === choice} onChange={() => onChoose(option)} />
            {option === 'united' ? <span className={styles.when}>{text.united}</span> : null}
            <span className={styles.value} dir="auto">
              {textOf(option) ?? <span className={styles.when}>{text.empty}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What the one that stays will say; what is empty is left out. */
export function MergeResult({ result, names }: { readonly result: Contact; readonly names: ChangeNames }) {
  const { custom, ...fields } = result
  const own = Object.entries(custom).map(([key, value]) => [customField(key), value] as const)
  const lines = [...Object.entries<unknown>(fields), ...own].flatMap(([field, value]) => {
    const line = isStamp(field) || value === false ? null : clashText(field, value, names)
    return line === null ? [] : [{ field, label: names.own?.get(field)?.label ?? fieldName(field), line }]
  })
  return (
    <section className={styles.moves}>
      <h3 className={styles.heading}>{text.result}</h3>
      <dl className={styles.result}>
        {lines.map(({ field, label, line }) => (
          <div key={field} className={styles.line}>
            <dt className={styles.when}>{label}</dt>
            <dd className={styles.value} dir="auto">
              {line}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
