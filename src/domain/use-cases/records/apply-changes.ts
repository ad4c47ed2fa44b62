import type { RecordsPort } from '../../../ports/records.port'
import type { Runtime } from '../../../ports/runtime.port'
import { isPortError } from '../../model/errors/port-error'
import type { Id } from '../../model/kernel/id'
import type { AnyRecord } from '../../model/records/collections'
import { type ClientVia, mutationIdOf } from '../../model/records/meta'
import type { Mutation } from '../../model/records/mutation'
import { idsToUpdate, inversesOf, valuesThatChanged } from '../../model/records/inverses-of'

export type Applied =
  /** `undo` takes it back, as long as nobody has changed the records since; committing it is a change like any other. */
  | { readonly status: 'written'; readonly records: readonly (AnyRecord | null)[]; readonly undo: readonly Mutation[] }
  /** Nothing was written. `current`: the first record that differs from what the writer saw; null when it is purged. */
  | { readonly status: 'conflict'; readonly current: AnyRecord | null }

export interface ApplyContext {
  readonly workspaceId: Id
  readonly via?: ClientVia
  readonly left?: readonly (AnyRecord | null)[] | undefined
}

/**
 * Commits the mutations as one, and says how to take them back. A purge cannot be taken back: `undo` leaves it out.
 *
 * @param left how an earlier commit left the records. One that is like that again, at whatever version, is the expected one: a
 *   task that follows another goes to the trash and comes back with that one
 * @throws whatever RecordsPort.commit may
 */
export async function applyChanges(
  wanted: readonly Mutation[],
  { records, runtime }: { readonly records: RecordsPort; readonly runtime: Pick<Runtime, 'newId'> },
  { workspaceId, via, left = [] }: ApplyContext,
): Promise<Applied> {
  const before = await recordsToUpdate(wanted, records)
  const mutations = wanted.map((mutation) => onWhatWasLeft(mutation, before, left))
  const mutationId = mutationIdOf(runtime.newId())
  const commit = () => records.commit(mutations, { workspaceId, mutationId, ...(via === undefined ? {} : { via }) })
  // It may have been written, and only the answer lost. Asked again by the same id, nothing is written a second time.
  const outcomes = await commit().catch((error: unknown) => {
    if (isPortError(error, 'net/timeout')) return commit()
    throw error
  })
  const written: (AnyRecord | null)[] = []
  for (const outcome of outcomes) {
    if (outcome.status === 'conflict') return { status: 'conflict', current: outcome.current }
    if (outcome.status === 'written') written.push(outcome.record)
  }
  return { status: 'written', records: written, undo: inversesOf(mutations, before, written) }
}

function onWhatWasLeft(mutation: Mutation, before: ReadonlyMap<Id, AnyRecord>, left: readonly (AnyRecord | null)[]): Mutation {
  if (mutation.kind !== 'update' || mutation.expect === 'any') return mutation
  const was = left.find((record) => record?.id === mutation.id)
  const now = before.get(mutation.id)
  if (!was || now === undefined || was.deletedAt !== now.deletedAt) return mutation
  return Object.keys(valuesThatChanged(was, now)).length > 0 ? mutation : { ...mutation, expect: now.version }
}

/** The records that the mutations update, as they are now: what an undo goes back to. */
export async function recordsToUpdate(
  mutations: readonly Mutation[],
  records: Pick<RecordsPort, 'getMany'>,
): Promise<ReadonlyMap<Id, AnyRecord>> {
  const found = await Promise.all(
    Array.from(idsToUpdate(mutations), ([collection, wanted]) => records.getMany(collection, wanted)),
  )
  return new Map(found.flatMap((byId) => Array.from<[Id, AnyRecord]>(byId)))
}
