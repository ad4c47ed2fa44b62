import { customField } from '../../../domain/model/query/field-reader'
import { isStamp } from '../../../domain/model/records/stamps'
import { duplicatesText } from '../../text/duplicates'
import { fieldName } from '../../text/field-text'
import { clashText } from '../../history/clash-text'
import type { ChangeNames } from '../../history/change-lines'
import type { Contact } from './duplicates.model'
import styles from './merge-sheet.module.css'

const text = duplicatesText

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
