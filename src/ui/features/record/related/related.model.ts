import { map, type Observable } from 'rxjs'
import type { Id } from '../../../../domain/model/kernel/id'
import type { Page } from '../../../../domain/model/query/ast'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { LIMITS } from '../../../../domain/model/records/limits'
import type { Subject } from '../../../../domain/model/records/subject'
import type { DealRow, PersonRow } from '../../../../domain/model/records/views'
import type { RecordsPort } from '../../../../ports/records.port'

/** As many as a side column shows before it only counts. */
export const SHOWN = 10

/** All the deals of a company, or those that a person takes part in, in whatever role. */
export function dealsOf$(
  records: RecordsPort,
  workspaceId: Id,
  { collection, id }: { readonly collection: 'people' | 'companies'; readonly id: Id },
): Observable<Page<DealRow>> {
  return records
    .watch<'dealRows'>('dealRows', {
      workspaceId,
      where: collection === 'people' ? { op: 'has', field: 'personIds', value: id } : { op: 'eq', field: 'companyId', value: id },
      orderBy: [{ field: 'createdAt', direction: 'desc', empty: 'last' }],
      limit: LIMITS.pageSizeMost,
      count: 'exact',
    })
    .pipe(map((live) => live.value))
}

export function peopleOf$(records: RecordsPort, workspaceId: Id, companyId: Id): Observable<Page<PersonRow>> {
  return records
    .watch<'personRows'>('personRows', {
      workspaceId,
      where: { op: 'eq', field: 'companyId', value: companyId },
      orderBy: [{ field: 'name', direction: 'asc', empty: 'last' }],
      limit: LIMITS.pageSizeMost,
      count: 'exact',
    })
    .pipe(map((live) => live.value))
}

/** Those that are to be done, the most pressing first. */
export function openTasksOf$(records: RecordsPort, workspaceId: Id, subject: Subject): Observable<Page<RecordOf<'tasks'>>> {
  return records
    .watch<'tasks'>('tasks', {
      workspaceId,
      where: {
        op: 'and',
        of: [
          { op: 'has', field: 'subjects', value: subject },
          { op: 'in', field: 'status', values: ['open', 'snoozed'] },
        ],
      },
      orderBy: [{ field: 'dueOn', direction: 'asc', empty: 'last' }],
      limit: SHOWN,
      count: 'exact',
    })
    .pipe(map((live) => live.value))
}

/** Those whose bytes are there, newest first. */
export function filesOf$(records: RecordsPort, workspaceId: Id, subject: Subject): Observable<Page<RecordOf<'files'>>> {
  return records
    .watch<'files'>('files', {
      workspaceId,
      where: {
        op: 'and',
        of: [
          { op: 'eq', field: 'subject', value: subject },
          { op: 'eq', field: 'status', value: 'ready' },
        ],
      },
      orderBy: [{ field: 'createdAt', direction: 'desc', empty: 'last' }],
      limit: SHOWN,
      count: 'exact',
    })
    .pipe(map((live) => live.value))
}
