import type { Id } from '../../kernel/id'
import type { Instant } from '../../kernel/instant'
import type { AnyRecord, CollectionName } from '../../records/collections'
import { readLog, type FieldChanges, type LoggedRecord } from '../import-log'
import type { RecordOf } from '../../records/collections'

/** What an import did to one record, over all its chunks. */
export interface Touch {
  readonly collection: CollectionName
  readonly id: Id
  /** First value before, last value after; `null`: the import made it. */
  readonly changes: FieldChanges | null
  /** When it last wrote to it, and who. A record still says so for as long as nobody has written to it since. */
  readonly at: Instant
  readonly by: Id | null
}

export function recordKey(collection: CollectionName, id: Id): string {
  return `${collection}/${id}`
}

/** By record, in the order in which the import met them. @param chunks in their order */
export function touchesOf(chunks: Iterable<RecordOf<'importChunks'>>): ReadonlyMap<string, Touch> {
  const touches = new Map<string, Touch>()
  for (const chunk of chunks) {
    const { rows, setup } = readLog(chunk.log)
    for (const record of [...setup, ...rows.flatMap(({ records }) => records)]) touch(touches, record, chunk)
  }
  return touches
}

export function isUntouched({ at, by }: Touch, { updatedAt, updatedBy }: AnyRecord): boolean {
  return updatedAt === at && updatedBy.via === 'import' && updatedBy.memberId === by
}

function touch(touches: Map<string, Touch>, { collection, id, changes }: LoggedRecord, chunk: RecordOf<'importChunks'>): void {
  const key = recordKey(collection, id)
  const earlier = touches.get(key)
  const stamp = { at: chunk.createdAt, by: chunk.createdBy.memberId }
  const isMade = changes === null || earlier?.changes === null
  touches.set(key, { collection, id, changes: isMade ? null : joined(earlier?.changes ?? {}, changes), ...stamp })
}

function joined(first: FieldChanges, then: FieldChanges): FieldChanges {
  const later = Object.entries(then).map(([field, [before, after]]) => [field, [first[field]?.[0] ?? before, after]] as const)
  return { ...first, ...Object.fromEntries(later) }
}
