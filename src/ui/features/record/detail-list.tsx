import type { ReactNode } from 'react'
import type { RecordMeta } from '../../../domain/model/records/meta'
import { useWorkspace } from '../../app/workspace-context'
import { recordText } from '../../text/record'
import { FieldRow } from './fields/field-row'
import styles from './fields/fields.module.css'

/** The fields of a record, and who made and last changed it. */
export function DetailList({ record, children }: { readonly record: RecordMeta; readonly children: ReactNode }) {
  const { formats, memberName } = useWorkspace()
  const { createdAt, createdBy, updatedAt, updatedBy } = record
  const stamps = [
    [recordText.fields.created, createdAt, createdBy],
    [recordText.fields.updated, updatedAt, updatedBy],
  ] as const
  return (
    <dl className={styles.list} data-details>
      {children}
      {stamps.map(([label, at, by]) => (
        <FieldRow key={label} label={label}>
          <div className={styles.value} data-stamp>
            {recordText.by(formats.dateTime(at), memberName(by.memberId))}
          </div>
        </FieldRow>
      ))}
    </dl>
  )
}
