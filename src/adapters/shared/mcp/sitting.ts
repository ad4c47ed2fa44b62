import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import { LIMITS } from '../../../domain/model/records/limits'
import type { ApiSession } from '../../../domain/use-cases/api/api-session'

/** Whoever writes nothing for so long begins anew. */
const PAUSE_MS = 30 * 60 * 1000

/** What this key has been writing until now, without a pause; `null`: it begins anew. */
export async function sittingOf(session: ApiSession): Promise<Id | null> {
  const last = await lastOf(session)
  return last !== null && session.now() - Date.parse(last.createdAt) <= PAUSE_MS ? last.sittingId : null
}

/** All of the key's last sitting, whenever that was. */
export async function lastSitting(session: ApiSession): Promise<readonly RecordOf<'drafts'>[]> {
  const last = await lastOf(session)
  if (last?.sittingId == null) return []
  const { items } = await session.records.list('drafts', {
    workspaceId: session.workspaceId,
    where: { op: 'eq', field: 'sittingId', value: last.sittingId },
    limit: LIMITS.pageSizeMost,
  })
  return items
}

async function lastOf({ records, workspaceId, key }: ApiSession): Promise<RecordOf<'drafts'> | null> {
  const { items } = await records.list('drafts', {
    workspaceId,
    where: {
      op: 'and',
      of: [
        { op: 'eq', field: 'keyId', value: key.id },
        { op: 'neq', field: 'sittingId', value: null },
      ],
    },
    orderBy: [{ field: 'createdAt', direction: 'desc', empty: 'last' }],
    limit: 1,
  })
  return items[0] ?? null
}
