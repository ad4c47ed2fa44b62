import type { AnyRecord } from '../../../domain/model/records/collections'
import { mergeFields, type FieldClash } from '../../../domain/model/records/merge-fields'
import type { PendingCommit } from '../../../ports/sync.port'

/** What stands against a commit, in the form in which a person can decide it. */
export type PendingConflict =
  /** One record, field by field. */
  | { readonly kind: 'fields'; readonly current: AnyRecord; readonly clashes: readonly FieldClash[] }
  /** Several, each field by field. */
  | { readonly kind: 'several'; readonly records: readonly RecordConflict[] }
  /** The record is in the trash by now. */
  | { readonly kind: 'trashed'; readonly current: AnyRecord }
  /** It is not there any more: nothing can be written upon it. */
  | { readonly kind: 'gone' }
  /**
   * Not about fields, or not of all of its records: all of it stands, or nothing. Whether a record comes back from the trash for
   * what was written to it is no choice of fields, and of one that is gone there is nothing to choose; either way what no one
   * else has touched is sent.
   */
  | { readonly kind: 'whole' }

export interface RecordConflict {
  readonly current: AnyRecord
  readonly clashes: readonly FieldClash[]
}

/** Null: nothing stands against it. */
export function pendingConflict({ mutations, before, state }: PendingCommit): PendingConflict | null {
  if (state.kind !== 'conflicted') return null
  const { current } = state
  const found = mutations.flatMap((mutation, index): readonly PendingConflict[] => {
    const [was, now] = [before[index] ?? null, current[index] ?? null]
    if (mutation.kind === 'create') return []
    if (now === null) return [{ kind: 'gone' }]
    if (mutation.kind !== 'update' || was === null) return was?.version === now.version ? [] : [{ kind: 'whole' }]
    if (now.deletedAt !== null) return [{ kind: 'trashed', current: now }]
    const { clashes } = mergeFields({ before: was, theirs: now, mine: mutation.patch })
    return clashes.length === 0 ? [] : [{ kind: 'fields', current: now, clashes }]
  })
  const [only] = found
  if (found.length === 1 && only !== undefined) return only
  const records = found.flatMap((conflict) => (conflict.kind === 'fields' ? [conflict] : []))
  const isEachOnce = new Set(records.map((conflict) => conflict.current.id)).size === found.length
  return found.length > 0 && records.length === found.length && isEachOnce ? { kind: 'several', records } : { kind: 'whole' }
}
