import { changesBetween, type Changes } from '../../../domain/model/records/changes'
import type { Id } from '../../../domain/model/kernel/id'
import type { Mutation, WritableName } from '../../../domain/model/records/mutation'
import type { PendingCommit } from '../../../ports/sync.port'
import type { AnyRecord } from '../../../domain/model/records/collections'
import { mergeFields, type FieldClash } from '../../../domain/model/records/merge-fields'

/** One record that a pending commit changes. */
export interface PendingChange {
  readonly id: Id
  readonly kind: Mutation['kind']
  readonly collection: WritableName
  /** What the record is called, as far as the commit says. */
  readonly name: string | null
  /** Which values become which; of an update only, the others say it by themselves. */
  readonly changes: Changes
}

/** Kept along with a move, and nothing anybody wrote. */
const UNTOLD: ReadonlySet<string> = new Set(['stageEnteredAt', 'rank', 'position'])

export function pendingChanges({ mutations, before }: Pick<PendingCommit, 'mutations' | 'before'>): readonly PendingChange[] {
  return mutations.map((mutation, index) => {
    const { id, kind, collection } = mutation
    const was = before[index] ?? {}
    const written: object = mutation.kind === 'create' ? mutation.data : mutation.kind === 'update' ? mutation.patch : {}
    const changes = mutation.kind === 'update' ? changesBetween(was, seenWhole(was, written), UNTOLD) : {}
    return { id, kind, collection, name: nameIn(written) ?? nameIn(was), changes }
  })
}

/** A patch of the workspace's own fields names those it changes: the others are as they were. */
function seenWhole(was: object, patch: object): object {
  if (!('custom' in patch) || !('custom' in was)) return patch
  return { ...patch, custom: { ...Object(was.custom), ...Object(patch.custom) } }
}

const NAMES = ['title', 'name', 'displayName', 'label', 'body', 'url'] as const
const LONGEST = 80

/** What a record of any collection is called by its own fields; null where they do not say. */
function nameIn(record: object): string | null {
  const fields = new Map(Object.entries<unknown>({ ...record }))
  const person = [fields.get('firstName'), fields.get('lastName')].filter(isFilled).join(' ')
  const name = person === '' ? NAMES.map((field) => fields.get(field)).find(isFilled) : person
  return name?.trim().split('\n')[0]?.slice(0, LONGEST) ?? null
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** The conflict of a commit, in a form that a person can decide. */
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
   * Not about fields, or not of all of its records: all of it is kept, or nothing. Whether a record comes back from the trash for
   * what was written to it is no choice of fields, and in a record that is gone there is nothing to choose. Either way, what nobody
   * else has changed is sent.

   */
  | { readonly kind: 'whole' }

export interface RecordConflict {
  readonly current: AnyRecord
  readonly clashes: readonly FieldClash[]
}

/** Null: it has no conflict. */
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
