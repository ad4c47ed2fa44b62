import {
  combineLatest,
  defer,
  distinctUntilChanged,
  filter,
  map,
  merge,
  of,
  share,
  switchMap,
  take,
  takeUntil,
  type Observable,
} from 'rxjs'
import { type Verb, VERBS_OF } from '../../../../domain/model/activity/activity'
import type { Id } from '../../../../domain/model/kernel/id'
import type { NoteKind } from '../../../../domain/model/notes/note'
import type { AnyCondition, Page } from '../../../../domain/model/query/ast'
import type { RecordOf, RowOf } from '../../../../domain/model/records/collections'
import { queryOf } from '../../../../domain/model/records/check-query'
import type { Subject } from '../../../../domain/model/records/subject'
import type { Live, RecordsPort } from '../../../../ports/records.port'
import { PageTail } from '../../../table/page-tail'
import type { TimelineFilter, Loaded, TimelineSources } from './timeline.model'

export interface TimelineState {
  readonly sources: TimelineSources
  /** Stands at the top, whatever its day. */
  readonly pinned: readonly RecordOf<'notes'>[]
  /** Offline: what was last seen, and what this device holds. */
  readonly isLastSeen: boolean
}

export interface Timeline {
  /** Cold. Follows every change; errors as `RecordsPort.watch` does. */
  readonly state$: Observable<TimelineState>
  /** The next page of whatever has one. */
  loadMore(): void
}

const PAGE = 50
/** As many as stand at the top; nobody pins more to be seen at once. */
const PINNED_MOST = 20

type TimelineCollection = 'notes' | 'tasks' | 'files' | 'activities'

export interface TimelineOf {
  readonly workspaceId: Id
  readonly subject: Subject
  readonly filter: TimelineFilter
  /** Replays the latest. */
  readonly isOffline$: Observable<boolean>
}

/**
 * What is known about one record, live: the first page of each collection that the filter wants, earlier ones as they are
 * asked for. What it does not want is not asked for, so that a page is full of what it does.
 */
export function timeline(records: RecordsPort, { workspaceId, subject, filter: kinds, isOffline$ }: TimelineOf): Timeline {
  let tails: Pick<PageTail<unknown>, 'loadMore'>[] = []
  const merged$ = subjects$(records, workspaceId, subject)
  const state$ = emptyWhileOffline$(merged$, isOffline$, [subject]).pipe(
    distinctUntilChanged((before, after) => before.join() === after.join()),
    switchMap((subjects) => {
      tails = []
      return stateOf(records, { workspaceId, subjects, filter: kinds, tails, isOffline$ })
    }),
  )
  return { state$, loadMore: () => tails.forEach((tail) => tail.loadMore()) }
}

/** The record and, as long as they are merged into it, those that went into it: their past is its past. */
function subjects$(records: RecordsPort, workspaceId: Id, subject: Subject): Observable<readonly Subject[]> {
  const where: AnyCondition = {
    op: 'and',
    of: [
      { op: 'eq', field: 'kept', value: subject },
      { op: 'eq', field: 'status', value: 'merged' },
    ],
  }
  return records
    .watch('merges', queryOf('merges', { workspaceId, where, limit: MERGES_MOST }))
    .pipe(map(({ value }) => [...new Set([subject, ...value.items.flatMap(({ subjects }) => subjects)])]))
}

/** The source; offline, until it emits, the empty value: a collection that the device does not hold must not delay the others. */
function emptyWhileOffline$<T>(source$: Observable<T>, isOffline$: Observable<boolean>, nothing: T): Observable<T> {
  return defer(() => {
    const shared$ = source$.pipe(share())
    const nothing$ = isOffline$.pipe(
      filter((isOffline) => isOffline),
      take(1),
      map(() => nothing),
      takeUntil(shared$),
    )
    return merge(nothing$, shared$)
  })
}

interface StateOf {
  readonly workspaceId: Id
  readonly subjects: readonly Subject[]
  readonly filter: TimelineFilter
  readonly isOffline$: Observable<boolean>
  /** Filled in: what has more to load. */
  readonly tails: Pick<PageTail<unknown>, 'loadMore'>[]
}

function stateOf(
  records: RecordsPort,
  { workspaceId, subjects, filter: kinds, tails, isOffline$ }: StateOf,
): Observable<TimelineState> {
  const wanted = WANTED[kinds]

  function follow<K extends TimelineCollection>(collection: K, where: AnyCondition, field: string): Observable<Loaded<RowOf<K>>> {
    const tail = new PageTail<RowOf<K>>()
    tails.push(tail)
    const orderBy = [{ field, direction: 'desc', empty: 'last' }] as const
    const query = queryOf(collection, { workspaceId, where, orderBy, limit: PAGE })
    return records.watch<K>(collection, query).pipe(
      switchMap((live) => tail.behind(live, (after, options) => records.list<K>(collection, { ...query, after }, options))),
      map(loaded),
    )
  }

  const about = anyOf(subjects.map((value) => ({ op: 'has', field: 'subjects', value })))
  const both = (...all: readonly AnyCondition[]): AnyCondition => ({ op: 'and', of: all })
  const { notes, verbs } = wanted
  const ofRecord = both({ op: 'in', field: 'subject', values: subjects }, { op: 'eq', field: 'status', value: 'ready' })
  const ofKind = notes === 'all' ? about : both(about, { op: 'in', field: 'kind', values: notes })
  const ofVerb = verbs === 'all' ? about : both(about, { op: 'in', field: 'verb', values: verbs })
  const isPinned: AnyCondition = { op: 'eq', field: 'pinned', value: true }
  const pinned = queryOf('notes', { workspaceId, where: both(about, isPinned), limit: PINNED_MOST })
  return combineLatest({
    notes: notes.length === 0 ? of(NOTHING) : follow('notes', ofKind, 'createdAt'),
    tasks: wanted.tasks ? follow('tasks', about, 'createdAt') : of(NOTHING),
    files: wanted.files ? follow('files', ofRecord, 'createdAt') : of(NOTHING),
    activities: verbs.length === 0 ? of(NOTHING) : emptyWhileOffline$(follow('activities', ofVerb, 'at'), isOffline$, NOTHING),
    isLastSeen: isOffline$,
    pinned: notes.length === 0 ? of([]) : records.watch('notes', pinned).pipe(map(({ value }) => value.items)),
  }).pipe(
    map(({ pinned: top, isLastSeen, ...sources }) => ({
      sources,
      isLastSeen,
      pinned: notes === 'all' ? top : top.filter(({ kind }) => notes.includes(kind)),
    })),
  )
}

function anyOf(conditions: readonly AnyCondition[]): AnyCondition {
  const [only] = conditions
  return only !== undefined && conditions.length === 1 ? only : { op: 'or', of: conditions }
}

/** Merges into one record, one after the other, that are shown. */
const MERGES_MOST = 50

const NOTHING = { items: [], hasMore: false } as const

interface Wanted {
  readonly notes: 'all' | readonly NoteKind[]
  readonly tasks: boolean
  readonly files: boolean
  readonly verbs: 'all' | readonly Verb[]
}

const NONE: Wanted = { notes: [], tasks: false, files: false, verbs: [] }

const WANTED: Readonly<Record<TimelineFilter, Wanted>> = {
  all: { notes: 'all', tasks: true, files: true, verbs: 'all' },
  notes: { ...NONE, notes: ['note', 'email'] },
  calls: { ...NONE, notes: ['call'] },
  meetings: { ...NONE, notes: ['meeting'] },
  tasks: { ...NONE, tasks: true },
  files: { ...NONE, files: true },
  stages: { ...NONE, verbs: VERBS_OF.stages },
  changes: { ...NONE, verbs: [...VERBS_OF.changes, ...VERBS_OF.records] },
}

function loaded<R>({ value }: Live<Page<R>>): Loaded<R> {
  return { items: value.items, hasMore: value.next !== null }
}
