import type { ReactNode } from 'react'
import type { CustomCollection, CustomValues } from '../../../domain/model/fields/custom-value'
import type { Instant } from '../../../domain/model/kernel/instant'
import type { Collections, RecordOf } from '../../../domain/model/records/collections'
import type { RecordMeta } from '../../../domain/model/records/meta'
import type { Mutation } from '../../../domain/model/records/mutation'
import type { SubjectCollection } from '../../../domain/model/records/subject'
import { updateRecord } from '../../../domain/use-cases/records/update-record'
import { instantIn, localTimeIn } from '../../app/typed-time'
import { useApply } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import { filled } from '../../table/cell-edits'
import { recordText } from '../../text/record'
import { useRecordFields, type FieldPort } from './fields/field-save'
import styles from './fields/fields.module.css'
import { OwnRows } from './fields/own-rows'
import { TextRow } from './fields/text-row'

/** How the fields of a record are written, each by its row, each write one that can be undone. */
export function useDetails<K extends SubjectCollection>(collection: K, record: RecordOf<K>, mayEdit: boolean) {
  type Patch = Partial<Collections[K]>
  const apply = useApply()
  const field = useRecordFields(record)
  const row = <V,>(label: string, patchOf: (typed: V, seen: RecordOf<K>) => Patch | Promise<Patch>) => ({
    label,
    mayEdit,
    port: field<V>({ label, mutation: async (seen, typed) => updateRecord(collection, seen, await patchOf(typed, seen)) }),
  })
  const write = (said: string, patch: Patch, ...made: readonly Mutation[]) =>
    void apply(said, [...made, updateRecord(collection, record, patch)], { seen: [record] })
  return {
    /** For an editor that holds what is typed until it is saved. */
    row,
    /** The same for a text; a blank one is none. */
    text: (label: string, text: string | null, patchOf: (typed: string | null) => Patch) => ({
      ...row<string>(label, (typed) => patchOf(filled(typed))),
      text: text ?? '',
    }),
    /** Writes a choice at once. @param said what was done @param made what is written along with it, and before */
    write,
    set: (label: string, patch: Patch, ...made: readonly Mutation[]) => write(recordText.saved(label), patch, ...made),
  }
}

interface DetailListProps {
  readonly collection: CustomCollection
  readonly record: RecordMeta & { readonly custom: CustomValues; readonly originalCreatedAt: Instant | null }
  /** When it was made in the program it came from, as a local time of the workspace, or blank. */
  readonly original: { readonly label: string; readonly mayEdit: boolean; readonly port: FieldPort<string> }
  readonly children: ReactNode
}

/** The fields of a record, those of the workspace's own behind them, and who made and last changed it. */
export function DetailList({ collection, record, original, children }: DetailListProps) {
  const { formats, memberName, workspace } = useWorkspace()
  const { createdAt, createdBy, updatedAt, updatedBy, originalCreatedAt } = record
  const created = [recordText.fields.created, createdAt, createdBy] as const
  // One who made it and left it as it is has said all there is to say.
  const stamps = updatedAt === createdAt ? [created] : [created, [recordText.fields.updated, updatedAt, updatedBy] as const]
  return (
    <dl className={styles.list} data-details>
      {children}
      <OwnRows collection={collection} record={record} mayEdit={original.mayEdit} />
      {/* Most were made here, and have no such line. */}
      {originalCreatedAt === null ? null : (
        <TextRow
          {...original}
          when="moment"
          text={localTimeIn(workspace.timeZone, Date.parse(originalCreatedAt))}
          display={formats.dateTime(originalCreatedAt)}
          check={(typed) => (typed !== '' && instantIn(workspace.timeZone, typed) === null ? recordText.notReadable.date : null)}
        />
      )}
      {stamps.map(([label, at, by]) => (
        <div key={label} className={styles.stamp}>
          <dt>{label}</dt>
          <dd>{recordText.by(formats.dateTime(at), memberName(by.memberId))}</dd>
        </div>
      ))}
    </dl>
  )
}
