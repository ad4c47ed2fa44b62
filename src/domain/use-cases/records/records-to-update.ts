import type { Id } from '../../model/kernel/id'
import type { AnyRecord } from '../../model/records/collections'
import type { Mutation, WritableName } from '../../model/records/mutation'
import type { RecordsPort } from '../../../ports/records.port'

/** The records that the mutations update, as they stand now: what an undo goes back to. */
export async function recordsToUpdate(
  mutations: readonly Mutation[],
  records: Pick<RecordsPort, 'getMany'>,
): Promise<ReadonlyMap<Id, AnyRecord>> {
  const ids = new Map<WritableName, Id[]>()
  for (const { kind, collection, id } of mutations) {
    if (kind !== 'update') continue
    const wanted = ids.get(collection)
    if (wanted === undefined) ids.set(collection, [id])
    else wanted.push(id)
  }
  const found = await Promise.all(Array.from(ids, ([collection, wanted]) => records.getMany(collection, wanted)))
  return new Map(found.flatMap((byId) => Array.from<[Id, AnyRecord]>(byId)))
}
