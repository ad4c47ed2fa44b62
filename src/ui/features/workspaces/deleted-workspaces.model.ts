import { from, map, switchMap, type Observable } from 'rxjs'
import { may } from '../../../domain/model/access/policy'
import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import { LIMITS } from '../../../domain/model/records/limits'
import type { RecordsPort } from '../../../ports/records.port'

/** Workspaces in the trash that the user may bring back, the latest first. */
export function deletedWorkspaces$(records: RecordsPort, userId: Id): Observable<readonly RecordOf<'workspaces'>[]> {
  return records
    .watch('workspaces', {
      workspaceId: null,
      trash: 'only',
      orderBy: [{ field: 'deletedAt', direction: 'desc', empty: 'last' }],
      limit: LIMITS.pageSizeMost,
    })
    .pipe(
      map((live) => live.value.items),
      switchMap((workspaces) => from(restorable(records, workspaces, userId))),
    )
}

async function restorable(
  records: RecordsPort,
  workspaces: readonly RecordOf<'workspaces'>[],
  userId: Id,
): Promise<readonly RecordOf<'workspaces'>[]> {
  const mine = await Promise.all(
    workspaces.map(async ({ id: workspaceId }) => {
      const where = { op: 'eq', field: 'userId', value: userId } as const
      const [member] = (await records.list('members', { workspaceId, where, limit: 1 })).items
      return member !== undefined && may(member.role, 'workspaces.restore')
    }),
  )
  return workspaces.filter((_, index) => mine[index] === true)
}
