import type { AnyRecord } from '../../../domain/model/records/collections'
import { isSame } from '../../../domain/model/records/merge-fields'
import type { Mutation } from '../../../domain/model/records/mutation'
import type { RecordChange } from '../../shared/commits/commit-entry'
import { versionFor } from './given-versions'
import type { OutboxEntry } from './outbox-entry'
import { retarget } from './queue'
import { keyOf, localVersion, type RecordKey } from './record-key'

/** Fields of a record as a person saw them, and as they would have been without the discarded commit. */
type Undone = ReadonlyMap<string, { readonly was: unknown; readonly is: unknown }>

/**
 * Rewrites the commits that were written on a discarded one, as if they had been written on what was there before it, and in turn
 * the commits written on those. Only the discarded values go: values of others underneath, which nobody may have been shown, do
 * not appear.
 *
 * @param entries in order
 * @returns those that change
 */
export function withoutGivenUp(gone: OutboxEntry, entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const local = localVersion(gone.mutationId)
  const standing = new Map(gone.mutations.map((mutation, place) => [keyOf(mutation), gone.before[place] ?? null]))
  /** By record and by the version that a commit left it at. */
  const left = new Map<string, Undone>()
  return entries.flatMap((entry) => {
    if (entry.mutationId === gone.mutationId) return []
    const upon = new Map<Mutation, AnyRecord | null>()
    for (const [place, mutation] of entry.mutations.entries()) {
      const [seen, key] = [entry.before[place] ?? null, keyOf(mutation)]
      const isDirect = seen?.version === local
      const rebased = isDirect ? beneath(seen, standing.get(key) ?? null, gone) : without(seen, left.get(placeOf(seen, key)))
      upon.set(mutation, rebased)
      if (seen === null || rebased === null || rebased === seen) continue
      left.set(placeOf({ version: localVersion(entry.mutationId) }, key), undoneBy(seen, rebased, entry.mutations))
    }
    const mutations = retarget(entry.mutations, (mutation, version) => {
      const now = standing.get(keyOf(mutation)) ?? null
      return version === local ? versionFor(mutation, { shown: upon.get(mutation) ?? null, now }) : null
    })
    const before = [...upon.values()]
    const isAsBefore = mutations === entry.mutations && before.every((record, place) => record === (entry.before[place] ?? null))
    return isAsBefore ? [] : [{ ...entry, mutations, before }]
  })
}

/** The record as it was seen, without what the discarded commit wrote to it. */
function beneath(seen: AnyRecord, standing: AnyRecord | null, gone: OutboxEntry): AnyRecord {
  // The discarded commit created the record. The server may have it nevertheless, and then this is the base to compare with.
  if (standing === null) return seen
  const fields = ['version', ...writtenTo(seen, gone.mutations)]
  return { ...seen, ...Object.fromEntries(fields.map((field) => [field, Reflect.get(standing, field)])) }
}

/** Leaves out what nobody sees any more once these mutations were written to the record. */
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

function placeOf(seen: Pick<AnyRecord, 'version'> | null, key: RecordKey): string {
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
    const places = new Set(mutations.flatMap((mutation, place) => (gone.has(keyOf(mutation)) ? [place] : [])))
    const isGone = (place: number): boolean => places.has(place)
    const isTold = (records: readonly (AnyRecord | null)[]) => records.some((record, place) => record !== null && isGone(place))
    const left = (records: readonly (AnyRecord | null)[]) => records.map((record, place) => (isGone(place) ? null : record))
    const current = state.kind === 'conflicted' ? state.current : []
    if (state.kind === 'acknowledged' || !(isTold(before) || isTold(current))) return []
    const now = state.kind === 'conflicted' ? { ...state, current: left(current) } : state
    return [{ ...entry, before: left(before), state: now }]
  })
}
