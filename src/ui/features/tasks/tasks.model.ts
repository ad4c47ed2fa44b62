import { combineLatest, distinctUntilChanged, map, of, startWith, switchMap, type Observable } from 'rxjs'
import { isId, type Id } from '../../../domain/model/kernel/id'
import type { Page, Query } from '../../../domain/model/query/ast'
import type { RecordOf } from '../../../domain/model/records/collections'
import { LIMITS } from '../../../domain/model/records/limits'
import type { Subject } from '../../../domain/model/records/subject'
import { listPages } from '../../../domain/use-cases/records/list-pages'
import { subjectNames } from '../../../domain/use-cases/records/subject-names'
import type { RecordsPort } from '../../../ports/records.port'
import type { CallOptions } from '../../../ports/call-options'
import { request$ } from '../../app/request'

/** Whose tasks: one's own, everybody's, nobody's, or a member's. */
export type Whose = 'mine' | 'all' | 'nobody' | Id

export function readWhose(text: string | null): Whose {
  return text === 'all' || text === 'nobody' || isId(text) ? text : 'mine'
}

export interface TaskScope {
  readonly workspaceId: Id
  readonly me: Id
  readonly whose: Whose
  /** Only those about this record. */
  readonly about?: Subject | null
}

/** What is to be done, what is due first at the front; what has no day comes last. */
export function openTasks$(records: RecordsPort, scope: TaskScope): Observable<Page<RecordOf<'tasks'>>> {
  return watched$(records, scope, 'open')
}

/** What was done, the latest first. */
export function doneTasks$(records: RecordsPort, scope: TaskScope): Observable<Page<RecordOf<'tasks'>>> {
  return watched$(records, scope, 'done')
}

function watched$(records: RecordsPort, scope: TaskScope, what: 'open' | 'done'): Observable<Page<RecordOf<'tasks'>>> {
  return records.watch('tasks', tasksQuery(scope, what)).pipe(map(({ value }) => value))
}

function tasksQuery({ workspaceId, me, whose, about = null }: TaskScope, what: 'open' | 'done'): Query<RecordOf<'tasks'>> {
  const assigneeId = whose === 'mine' ? me : whose === 'nobody' ? null : whose
  const status =
    what === 'done'
      ? ({ op: 'eq', field: 'status', value: 'done' } as const)
      : ({ op: 'in', field: 'status', values: ['open', 'snoozed'] } as const)
  const theirs = whose === 'all' ? [] : [{ op: 'eq', field: 'assigneeId', value: assigneeId as Id } as const]
  const onIt = about === null ? [] : [{ op: 'has', field: 'subjects', value: about } as const]
  return {
    workspaceId,
    where: { op: 'and', of: [status, ...theirs, ...onIt] },
    orderBy:
      what === 'done'
        ? [{ field: 'completedAt', direction: 'desc', empty: 'last' }]
        : [{ field: 'dueOn', direction: 'asc', empty: 'last' }],
    limit: what === 'done' ? LIMITS.pageSize : LIMITS.pageSizeMost,
    count: 'exact',
  }
}

/** All that the screen asks for, those it did not fetch as well; what is done behind what is still to be done. */
export async function* taskIds(scope: TaskScope & { readonly withDone: boolean }, records: RecordsPort, signal: AbortSignal) {
  for (const what of scope.withDone ? (['open', 'done'] as const) : (['open'] as const)) {
    const query = { ...tasksQuery(scope, what), limit: records.capabilities.maxPageSize }
    for await (const tasks of listPages('tasks', query, { records, signal })) yield tasks.map(({ id }) => id)
  }
}

export type SubjectNames = ReadonlyMap<Subject, string>

/** What the records that these tasks are about are called. What is not known, or may not be read, has no name. */
export function subjectNames$(records: RecordsPort, tasks$: Observable<readonly RecordOf<'tasks'>[]>): Observable<SubjectNames> {
  return tasks$.pipe(
    map((tasks) => [...new Set(tasks.flatMap(({ subjects }) => subjects))].toSorted()),
    distinctUntilChanged((one, other) => one.join() === other.join()),
    switchMap((subjects) =>
      subjects.length === 0 ? of(NO_NAMES) : request$((options) => namesOf(records, subjects, options)).pipe(startWith(NO_NAMES)),
    ),
  )
}

const NO_NAMES: SubjectNames = new Map()

export async function namesOf(records: RecordsPort, subjects: readonly Subject[], options: CallOptions): Promise<SubjectNames> {
  try {
    return await subjectNames(subjects, records, options)
  } catch {
    return NO_NAMES // the connection is down: the tasks say enough without
  }
}

export interface TasksState {
  readonly open: Page<RecordOf<'tasks'>>
  /** Null while they are not shown. */
  readonly done: Page<RecordOf<'tasks'>> | null
  readonly names: SubjectNames
}

export function tasksState$(records: RecordsPort, scope: TaskScope & { readonly withDone: boolean }): Observable<TasksState> {
  const lists$ = combineLatest({
    open: openTasks$(records, scope),
    done: scope.withDone ? doneTasks$(records, scope) : of(null),
  })
  return combineLatest({
    lists: lists$,
    names: subjectNames$(records, lists$.pipe(map(({ open, done }) => [...open.items, ...(done?.items ?? [])]))),
  }).pipe(map(({ lists, names }) => ({ ...lists, names })))
}
