import type { AnyRecord } from '../../../domain/model/records/collections'
import { isSame } from '../../../domain/model/records/merge-fields'
import type { Mutation } from '../../../domain/model/records/mutation'
import type { RecordChange } from '../../shared/commits/commit-entry'
import { versionFor } from './given-versions'
import type { OutboxEntry } from './outbox-entry'
import { retarget } from './queue'
import { keyOf, localVersion, type RecordKey } from './record-key'

/** For each field, the value that a person saw, and the value without the discarded commit. */
type Undone = ReadonlyMap<string, { readonly was: unknown; readonly is: unknown }>

/**
 * Rewrites the commits that build on a discarded one, directly or through others, as if it had never been written. Only the
 * discarded values are removed: values that others wrote meanwhile do not appear, because nobody may have seen them.
 *
 * @param entries in order
 * @returns those that change
 */
export function withoutGivenUp(gone: OutboxEntry, entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const local = localVersion(gone.mutationId)
  const bases = new Map(gone.mutations.map((mutation, index) => [keyOf(mutation), gone.before[index] ?? null]))
  /** By record and by the version that a commit left it at. */
  const left = new Map<string, Undone>()
  return entries.flatMap((entry) => {
    if (entry.mutationId === gone.mutationId) return []
    const upon = new Map<Mutation, AnyRecord | null>()
    for (const [index, mutation] of entry.mutations.entries()) {
      const [seen, key] = [entry.before[index] ?? null, keyOf(mutation)]
      const isDirect = seen?.version === local
      const rebased = isDirect ? beneath(seen, bases.get(key) ?? null, gone) : without(seen, left.get(versionKeyOf(seen, key)))
      upon.set(mutation, rebased)
      if (seen === null || rebased === null || rebased === seen) continue
      left.set(versionKeyOf({ version: localVersion(entry.mutationId) }, key), undoneBy(seen, rebased, entry.mutations))
    }
    const mutations = retarget(entry.mutations, (mutation, version) => {
      const now = bases.get(keyOf(mutation)) ?? null
      return version === local ? versionFor(mutation, { shown: upon.get(mutation) ?? null, now }) : null
    })
    const before = [...upon.values()]
    const isAsBefore = mutations === entry.mutations && before.every((record, index) => record === (entry.before[index] ?? null))
    return isAsBefore ? [] : [{ ...entry, mutations, before }]
  })
}

/** The record as it was seen, without what the discarded commit wrote to it. */
function beneath(seen: AnyRecord, bases: AnyRecord | null, gone: OutboxEntry): AnyRecord {
  // The discarded commit created the record. The server may have it nevertheless, and then this is the base to compare with.
  if (bases === null) return seen
  const fields = ['version', ...writtenTo(seen, gone.mutations)]
  return { ...seen, ...Object.fromEntries(fields.map((field) => [field, Reflect.get(bases, field)])) }
}

/** The fields that still differ after these mutations were written to the record. */
function undoneBy(seen: AnyRecord, rebased: AnyRecord, mutations: readonly Mutation[]): Undone {
  const kept = new Set(['version', ...writtenTo(seen, mutations)])
  const fields = Object.keys(rebased).filter((field) => !kept.has(field))
  const states = fields.map((field) => [field, { was: Reflect.get(seen, field), is: Reflect.get(rebased, field) }] as const)
  return new Map(states.filter(([, { was, is }]) => !isSame(was, is)))
}

function without(seen: AnyRecord | null, undone: Undone | undefined): AnyRecord | null {
  if (seen === null || undone === undefined) return seen
  const stillThere = [...undone].filter(([field, { was }]) => isSame(Reflect.get(seen, field), was))
  return stillThere.length === 0 ? seen : { ...seen, ...Object.fromEntries(stillThere.map(([field, { is }]) => [field, is])) }
}

function writtenTo({ id }: AnyRecord, mutations: readonly Mutation[]): readonly string[] {
  return mutations.filter((mutation) => mutation.id === id).flatMap(fieldsOf)
}

function fieldsOf(mutation: Mutation): readonly string[] {
  return mutation.kind === 'update' ? Object.keys(mutation.patch) : ['deletedAt']
}

function versionKeyOf(seen: Pick<AnyRecord, 'version'> | null, key: RecordKey): string {
  return `${seen?.version} ${key}`
}

/**
 * Removes from unsent commits the former state of records that are gone by now, so that an erased person is in none of them.
 * What the commits write is left, for a person to decide.
 *
 * @returns those that change
 */
export function withoutGone(entries: readonly OutboxEntry[], changes: readonly RecordChange[]): readonly OutboxEntry[] {
  const gone = new Set(changes.filter(({ record }) => record === null).map(keyOf))
  if (gone.size === 0) return []
  return entries.flatMap((entry) => {
    const { mutations, before, state } = entry
    const goneIndexes = new Set(mutations.flatMap((mutation, index) => (gone.has(keyOf(mutation)) ? [index] : [])))
    const isGone = (index: number): boolean => goneIndexes.has(index)
    const hasGone = (records: readonly (AnyRecord | null)[]) => records.some((record, index) => record !== null && isGone(index))
    const left = (records: readonly (AnyRecord | null)[]) => records.map((record, index) => (isGone(index) ? null : record))
    const current = state.kind === 'conflicted' ? state.current : []
    if (state.kind === 'acknowledged' || !(hasGone(before) || hasGone(current))) return []
    const now = state.kind === 'conflicted' ? { ...state, current: left(current) } : state
    return [{ ...entry, before: left(before), state: now }]
  })
}
