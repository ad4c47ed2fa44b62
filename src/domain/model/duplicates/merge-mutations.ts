import type { Id } from '../kernel/id'
import type { RecordOf } from '../records/collections'
import { LIMITS } from '../records/limits'
import type { Mutation } from '../records/mutation'
import { isStamp } from '../records/stamps'
import { subjectOf } from '../records/subject'
import { movesOf, updateOf, type Linked } from './links'
import type { Merge, MergedCollection } from './merge'

export interface MergeRequest<K extends MergedCollection> {
  readonly collection: K
  readonly kept: RecordOf<K>
  readonly absorbed: readonly RecordOf<K>[]
  /** The fields of the kept record that are to be otherwise. */
  readonly chosen: Readonly<Record<string, unknown>>
  readonly linked: Linked
}

/**
 * The one commit of a merge: every link moved, the kept record as chosen, the others in the trash, and beside them what it
 * takes to split again. Each record is written only as it was seen.
 *
 * @returns the number of writes where it is more than one commit takes
 */
export function mergeMutations<K extends MergedCollection>(
  request: MergeRequest<K>,
  mergeId: Id,
): readonly Mutation[] | { readonly tooMany: number } {
  const { collection, kept, absorbed, chosen, linked } = request
  const moves = movesOf(linked, { collection, keptId: kept.id, absorbedIds: new Set(absorbed.map(({ id }) => id)) })
  const mutations = [
    ...moves.map(updateOf),
    ...(Object.keys(chosen).length === 0 ? [] : [updateKept(request)]),
    ...absorbed.map(({ id, version }): Mutation => ({ kind: 'trash', collection, id, expect: version })),
    { kind: 'create', collection: 'merges', id: mergeId, data: recordOf(request, moves) } as const,
  ]
  return mutations.length > LIMITS.batchOperations ? { tooMany: mutations.length } : mutations
}

function updateKept<K extends MergedCollection>({ collection, kept, chosen }: MergeRequest<K>): Mutation {
  return { kind: 'update', collection, id: kept.id, patch: chosen, expect: kept.version }
}

function recordOf<K extends MergedCollection>(
  { collection, kept, absorbed, chosen }: MergeRequest<K>,
  moves: ReturnType<typeof movesOf>,
): Partial<Merge> {
  const before = Object.fromEntries(Object.keys(chosen).map((name): [string, unknown] => [name, valueBefore(kept, name, chosen)]))
  return {
    collection,
    status: 'merged',
    subjects: [kept, ...absorbed].map(({ id }) => subjectOf(collection, id)),
    kept: subjectOf(collection, kept.id),
    dealIds: [...new Set(moves.flatMap(({ dealIds }) => dealIds))],
    undo: {
      absorbed: absorbed.map((record) => ({ id: record.id, data: dataOf(record) })),
      chosen: { before, after: chosen },
      links: moves.map(({ collection: of, id, before: was, after }) => ({ collection: of, id, before: was, after })),
    },
  }
}

/** An own field that had no value is put back to none: what is not named would be left as it is. */
function valueBefore(kept: object, name: string, chosen: Readonly<Record<string, unknown>>): unknown {
  const value: unknown = Reflect.get(kept, name)
  if (name !== 'custom') return value
  return { ...Object.fromEntries(Object.keys({ ...Object(chosen[name]) }).map((key) => [key, null])), ...Object(value) }
}

function dataOf(record: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries<unknown>({ ...record }).filter(([field]) => !isStamp(field)))
}
