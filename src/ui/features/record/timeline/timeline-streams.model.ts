import { combineLatest, map, of, switchMap, type Observable } from 'rxjs'
import type { Verb } from '../../../../domain/model/activity/activity'
import { VERBS_OF } from '../../../../domain/model/activity/activity-kinds'
import type { Id } from '../../../../domain/model/kernel/id'
import type { NoteKind } from '../../../../domain/model/notes/note'
import type { AnyCondition } from '../../../../domain/model/query/any-query'
import type { Page, Query } from '../../../../domain/model/query/ast'
import type { RecordOf, RowOf } from '../../../../domain/model/records/collections'
import { queryOf } from '../../../../domain/model/records/query-of'
import type { Subject } from '../../../../domain/model/records/subject'
import type { Live, RecordsPort } from '../../../../ports/records.port'
import { PageTail } from '../../../table/page-tail'
import type { TimelineFilter } from './timeline-filter'
import type { Loaded, TimelineSources } from './timeline.model'

export interface TimelineState {
  readonly sources: TimelineSources
  /** Stands at the top, whatever its day. */
  readonly pinned: readonly RecordOf<'notes'>[]
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

type Told = 'notes' | 'tasks' | 'files' | 'activities'

export interface TimelineOf {
  readonly workspaceId: Id
  readonly subject: Subject
  readonly filter: TimelineFilter
}

/**
 * What is known about one record, live: the first page of each collection that the filter wants, earlier ones as they are
 * asked for. What it does not want is not asked for, so that a page is full of what it does.
 */
export function timeline(records: RecordsPort, { workspaceId, subject, filter }: TimelineOf): Timeline {
  const tails: Pick<PageTail<unknown>, 'loadMore'>[] = []
  const wanted = WANTED[filter]

  function follow<K extends Told>(collection: K, where: AnyCondition, field: string): Observable<Loaded<RowOf<K>>> {
    const tail = new PageTail<RowOf<K>>()
    tails.push(tail)
    const orderBy = [{ field, direction: 'desc', empty: 'last' }] as const
    const query = queryOf(collection, { workspaceId, where, orderBy, limit: PAGE })
    return records.watch<K>(collection, query).pipe(
      switchMap((live) => tail.behind(live, (after) => records.list<K>(collection, { ...query, after }))),
      map(loaded),
    )
  }

  const about: AnyCondition = { op: 'has', field: 'subjects', value: subject }
  const both = (...all: readonly AnyCondition[]): AnyCondition => ({ op: 'and', of: all })
  const { notes, verbs } = wanted
  const ofRecord = both({ op: 'eq', field: 'subject', value: subject }, { op: 'eq', field: 'status', value: 'ready' })
  const ofKind = notes === 'all' ? about : both(about, { op: 'in', field: 'kind', values: notes })
  const ofVerb = verbs === 'all' ? about : both(about, { op: 'in', field: 'verb', values: verbs })
  const pinned: Query<RecordOf<'notes'>> = {
    workspaceId,
    where: {
      op: 'and',
      of: [
        { op: 'has', field: 'subjects', value: subject },
        { op: 'eq', field: 'pinned', value: true },
      ],
    },
    limit: PINNED_MOST,
  }
  const state$ = combineLatest({
    notes: notes.length === 0 ? of(NOTHING) : follow('notes', ofKind, 'createdAt'),
    tasks: wanted.tasks ? follow('tasks', about, 'createdAt') : of(NOTHING),
    files: wanted.files ? follow('files', ofRecord, 'createdAt') : of(NOTHING),
    activities: verbs.length === 0 ? of(NOTHING) : follow('activities', ofVerb, 'at'),
    pinned: notes.length === 0 ? of([]) : records.watch('notes', pinned).pipe(map(({ value }) => value.items)),
  }).pipe(
    map(({ pinned: top, ...sources }) => ({
      sources,
      pinned: notes === 'all' ? top : top.filter(({ kind }) => notes.includes(kind)),
    })),
  )
  return { state$, loadMore: () => tails.forEach((tail) => tail.loadMore()) }
}

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
