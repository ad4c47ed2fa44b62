import { map, type Observable } from 'rxjs'
import type { Id } from '../../../domain/model/kernel/id'
import type { Page } from '../../../domain/model/query/ast'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { RecordsPort } from '../../../ports/records.port'

/** As many as are listed; whoever has more decides on these first. */
const SHOWN = 20

/** What waits for somebody to decide, the oldest first, and how many there are. */
export function openDrafts$(records: RecordsPort, workspaceId: Id): Observable<Page<RecordOf<'drafts'>>> {
  return listed(records, workspaceId, ['open'], 'asc')
}

/** What was decided or done lately, the newest first. */
export function settledDrafts$(records: RecordsPort, workspaceId: Id): Observable<Page<RecordOf<'drafts'>>> {
  return listed(records, workspaceId, ['acted', 'accepted', 'partly-accepted', 'partly-taken-back'], 'desc')
}

function listed(
  records: RecordsPort,
  workspaceId: Id,
  values: readonly RecordOf<'drafts'>['status'][],
  direction: 'asc' | 'desc',
) {
  return records
    .watch<'drafts'>('drafts', {
      workspaceId,
      where: { op: 'in', field: 'status', values },
      orderBy: [{ field: 'createdAt', direction, empty: 'last' }],
      limit: SHOWN,
      count: 'exact',
    })
    .pipe(map(({ value }) => value))
}
