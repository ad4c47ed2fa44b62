import { may } from '../../../domain/model/access/policy'
import type { Id } from '../../../domain/model/kernel/id'
import type { AnyRecord, CollectionName } from '../../../domain/model/records/collections'
import type { Reader } from '../commits/reader'
import type { AppliedEntry } from '../commits/workspace-state'

/** `record` null: purged, or hidden from the reader by this commit. */
export interface VisibleChange {
  readonly collection: CollectionName
  readonly id: Id
  readonly record: AnyRecord | null
}

/** What the reader may learn of a commit, in its order. */
export function visibleChanges(entry: AppliedEntry, reader: Reader): readonly VisibleChange[] {
  return entry.changes.flatMap(({ collection, id, record }, index): readonly VisibleChange[] => {
    if (!may(reader.member.role, `${collection}.read`)) return []
    if (sees(reader, collection, record)) return [{ collection, id, record }]
    return couldSeeBefore(reader, entry, index) ? [{ collection, id, record: null }] : []
  })
}

/**
 * Whether all that the reader may learn of a commit is known: of one that was loaded from the store it is not, if its records
 * may have been hidden from them by it.
 */
export function isWhollyKnown({ before, changes }: AppliedEntry, reader: Reader): boolean {
  return before !== null || changes.every(({ collection }) => reader.sight(collection) === null)
}

function sees({ sight }: Reader, collection: CollectionName, record: AnyRecord | null): boolean {
  if (record === null) return false
  const test = sight(collection)
  return test === null || test(record)
}

/**
 * For a commit loaded from the store the previous records are unknown: only readers of the complete collection are notified.
 */
function couldSeeBefore(reader: Reader, { before, changes }: AppliedEntry, index: number): boolean {
  const collection = changes[index]?.collection
  if (before === null || collection === undefined) return collection !== undefined && reader.sight(collection) === null
  return sees(reader, collection, before[index] ?? null)
}
