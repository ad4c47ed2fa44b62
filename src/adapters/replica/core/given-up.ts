import type { AnyRecord } from '../../../domain/model/records/collections'
import { isSame } from '../../../domain/model/records/merge-fields'
import type { Mutation } from '../../../domain/model/records/mutation'
import type { OutboxEntry } from './outbox-entry'
import { retarget } from './queue'
import { keyOf, localVersion, type RecordKey } from './record-key'

/** Fields of a record as somebody saw them, and as they would have been without the commit given up. */
type Undone = ReadonlyMap<string, { readonly was: unknown; readonly is: unknown }>

/**
 * What was written upon a commit that is given up, as written upon what was there before that; and what was written upon
 * those in turn, without the values that nobody wants any more: else they would stand against each other.
 *
 * @param entries in order
 * @returns those that change
 */
export function withoutGivenUp(gone: OutboxEntry, entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const local = localVersion(gone.mutationId)
  const standing = new Map(gone.mutations.map((mutation, place) => [keyOf(mutation), gone.before[place] ?? null]))
  /** By the version that a commit left, and the record. */
  const left = new Map<string, Undone>()
  return entries.flatMap((entry) => {
    if (entry.mutationId === gone.mutationId) return []
    const before = entry.mutations.map((mutation, place) => {
      const [seen, key] = [entry.before[place] ?? null, keyOf(mutation)]
      const rebased = seen?.version === local ? (standing.get(key) ?? null) : without(seen, left.get(placeOf(seen, key)))
      if (seen !== null && rebased !== null && rebased !== seen) {
        const upon = placeOf({ version: localVersion(entry.mutationId) }, key)
        left.set(upon, undoneBy(seen, rebased, entry.mutations))
      }
      return rebased
    })
    const mutations = retarget(entry.mutations, (mutation, version) =>
      version === local ? (standing.get(keyOf(mutation))?.version ?? null) : null,
    )
    const isAsBefore = mutations === entry.mutations && before.every((record, place) => record === (entry.before[place] ?? null))
    return isAsBefore ? [] : [{ ...entry, mutations, before }]
  })
}

/** What is no more there for whoever looks at the record after these were written to it. */
function undoneBy(seen: AnyRecord, rebased: AnyRecord, mutations: readonly Mutation[]): Undone {
  const written = new Set(mutations.filter(({ id }) => id === seen.id).flatMap(fieldsOf))
  const fields = Object.keys(rebased).filter((field) => field !== 'version' && !written.has(field))
  const states = fields.map((field) => [field, { was: Reflect.get(seen, field), is: Reflect.get(rebased, field) }] as const)
  return new Map(states.filter(([, { was, is }]) => !isSame(was, is)))
}

function without(seen: AnyRecord | null, undone: Undone | undefined): AnyRecord | null {
  if (seen === null || undone === undefined) return seen
  const stillThere = [...undone].filter(([field, { was }]) => isSame(Reflect.get(seen, field), was))
  return stillThere.length === 0 ? seen : { ...seen, ...Object.fromEntries(stillThere.map(([field, { is }]) => [field, is])) }
}

function fieldsOf(mutation: Mutation): readonly string[] {
  return mutation.kind === 'update' ? Object.keys(mutation.patch) : ['deletedAt']
}

function placeOf(seen: Pick<AnyRecord, 'version'> | null, key: RecordKey): string {
  return `${seen?.version} ${key}`
}
