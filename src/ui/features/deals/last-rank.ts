import type { Id } from '../../../domain/model/kernel/id'
import type { RecordsPort } from '../../../ports/records.port'

/** The rank of the last deal in a stage, the trash included, so that what is restored finds its place free; null: none. */
export async function lastRank(records: RecordsPort, workspaceId: Id, stageId: Id): Promise<string | null> {
  const last = await records.list('deals', {
    workspaceId,
    where: { op: 'eq', field: 'stageId', value: stageId },
    orderBy: [{ field: 'rank', direction: 'desc', empty: 'last' }],
    trash: 'include',
    limit: 1,
  })
  return last.items[0]?.rank ?? null
}
