import { map, type Observable } from 'rxjs'
import type { Heirs } from '../../../../domain/model/functions/catalogue'
import type { Id } from '../../../../domain/model/kernel/id'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { LIMITS } from '../../../../domain/model/records/limits'
import type { RecordsPort } from '../../../../ports/records.port'
import type { CallOptions } from '../../../../ports/call-options'

/** Invitations nobody has accepted, the latest first. */
export function invitations$(records: RecordsPort, workspaceId: Id): Observable<readonly RecordOf<'invitations'>[]> {
  return records
    .watch('invitations', {
      workspaceId,
      where: { op: 'in', field: 'status', values: ['pending', 'expired'] },
      orderBy: [{ field: 'updatedAt', direction: 'desc', empty: 'last' }],
      limit: LIMITS.pageSizeMost,
    })
    .pipe(map((live) => live.value.items))
}

/** One that came with a restored member: nobody has sent it here yet, and there is no link that it could be accepted by. */
export function isUnsent({ memberId, invitedBy }: RecordOf<'invitations'>): boolean {
  return memberId !== null && invitedBy === null
}

export type Belongings = { readonly [K in keyof Heirs]: number }

/** How much a member has to hand over. */
export async function belongingsOf(
  records: RecordsPort,
  { workspaceId, id: memberId }: Pick<RecordOf<'members'>, 'workspaceId' | 'id'>,
  options: CallOptions,
): Promise<Belongings> {
  const owned = { workspaceId, limit: 1, count: 'exact', where: { op: 'eq', field: 'ownerId', value: memberId } } as const
  const [people, companies, deals, tasks] = await Promise.all([
    records.list('people', owned, options),
    records.list('companies', owned, options),
    records.list('deals', owned, options),
    records.list(
      'tasks',
      {
        workspaceId,
        limit: 1,
        count: 'exact',
        where: {
          op: 'and',
          of: [
            { op: 'eq', field: 'assigneeId', value: memberId },
            { op: 'not', of: { op: 'in', field: 'status', values: ['done', 'cancelled'] } },
          ],
        },
      },
      options,
    ),
  ])
  return { people: people.total ?? 0, companies: companies.total ?? 0, deals: deals.total ?? 0, tasks: tasks.total ?? 0 }
}
