import { combineLatest, distinctUntilChanged, from, map, of, startWith, switchMap, type Observable } from 'rxjs'
import { isId, type Id } from '../../../domain/model/kernel/id'
import type { Page } from '../../../domain/model/query/ast'
import type { RecordOf } from '../../../domain/model/records/collections'
import { LIMITS } from '../../../domain/model/records/limits'
import { readSubject, type Subject, type SubjectCollection } from '../../../domain/model/records/subject'
import type { RecordsPort } from '../../../ports/records.port'

/** Whose tasks: one's own, everybody's, nobody's, or a member's. */
export type Whose = 'mine' | 'all' | 'nobody' | Id

export function readWhose(text: string | null): Whose {
  return text === 'all' || text === 'nobody' || isId(text) ? text : 'mine'
}

interface Asked {
  readonly workspaceId: Id
  readonly me: Id
  readonly whose: Whose
}

/** What is to be done, what is due first at the front; what has no day comes last. */
export function openTasks$(records: RecordsPort, asked: Asked): Observable<Page<RecordOf<'tasks'>>> {
  return watched$(records, asked, 'open')
}

/** What was done, the latest first. */
export function doneTasks$(records: RecordsPort, asked: Asked): Observable<Page<RecordOf<'tasks'>>> {
  return watched$(records, asked, 'done')
}

function watched$(
  records: RecordsPort,
  { workspaceId, me, whose }: Asked,
  what: 'open' | 'done',
): Observable<Page<RecordOf<'tasks'>>> {
  const assigneeId = whose === 'mine' ? me : whose === 'nobody' ? null : whose
  const status =
    what === 'done'
      ? ({ op: 'eq', field: 'status', value: 'done' } as const)
      : ({ op: 'in', field: 'status', values: ['open', 'snoozed'] } as const)
  return records
    .watch<'tasks'>('tasks', {
      workspaceId,
      where: whose === 'all' ? status : { op: 'and', of: [status, { op: 'eq', field: 'assigneeId', value: assigneeId as Id }] },
      orderBy:
        what === 'done'
          ? [{ field: 'completedAt', direction: 'desc', empty: 'last' }]
          : [{ field: 'dueOn', direction: 'asc', empty: 'last' }],
      limit: what === 'done' ? LIMITS.pageSize : LIMITS.pageSizeMost,
      count: 'exact',
    })
    .pipe(map(({ value }) => value))
}

export type SubjectNames = ReadonlyMap<Subject, string>

/** What the records that these tasks are about are called. What is not known, or may not be read, has no name. */
export function subjectNames$(records: RecordsPort, tasks$: Observable<readonly RecordOf<'tasks'>[]>): Observable<SubjectNames> {
  return tasks$.pipe(
    map((tasks) => [...new Set(tasks.flatMap(({ subjects }) => subjects))].toSorted()),
    distinctUntilChanged((one, other) => one.join() === other.join()),
    switchMap((subjects) => (subjects.length === 0 ? of(NO_NAMES) : from(namesOf(records, subjects)).pipe(startWith(NO_NAMES)))),
  )
}

const NO_NAMES: SubjectNames = new Map()

export async function namesOf(records: RecordsPort, subjects: readonly Subject[]): Promise<SubjectNames> {
  const read = subjects.map((subject) => ({ subject, ...readSubject(subject) }))
  const idsIn = (collection: SubjectCollection) => read.flatMap((one) => (one.collection === collection ? [one.id] : []))
  try {
    const [people, companies, deals] = await Promise.all([
      records.getMany('personRows', idsIn('people')),
      records.getMany('companies', idsIn('companies')),
      records.getMany('dealRows', idsIn('deals')),
    ])
    return new Map(
      read.flatMap(({ subject, collection, id }) => {
        const name =
          collection === 'people' ? people.get(id)?.name : collection === 'deals' ? deals.get(id)?.title : companies.get(id)?.name
        return name === undefined ? [] : [[subject, name] as const]
      }),
    )
  } catch {
    return NO_NAMES // the line is down: the tasks say enough without
  }
}

export interface TasksState {
  readonly open: Page<RecordOf<'tasks'>>
  /** Null while they are not shown. */
  readonly done: Page<RecordOf<'tasks'>> | null
  readonly names: SubjectNames
}

export function tasksState$(records: RecordsPort, asked: Asked & { readonly withDone: boolean }): Observable<TasksState> {
  const lists$ = combineLatest({
    open: openTasks$(records, asked),
    done: asked.withDone ? doneTasks$(records, asked) : of(null),
  })
  return combineLatest({
    lists: lists$,
    names: subjectNames$(records, lists$.pipe(map(({ open, done }) => [...open.items, ...(done?.items ?? [])]))),
  }).pipe(map(({ lists, names }) => ({ ...lists, names })))
}
