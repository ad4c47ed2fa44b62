import { combineLatest, map, switchMap, type Observable } from 'rxjs'
import type { Id } from '../../../../domain/model/kernel/id'
import type { Condition, Order, Page, Query } from '../../../../domain/model/query/ast'
import type { RecordOf, RowOf } from '../../../../domain/model/records/collections'
import type { Subject } from '../../../../domain/model/records/subject'
import type { Live, RecordsPort } from '../../../../ports/records.port'
import { PageTail } from '../../../table/page-tail'
import type { Loaded, TimelineSources } from './timeline.model'

export interface TimelineState {
  readonly sources: TimelineSources
  readonly isStale: boolean
}

export interface Timeline {
  /** Cold. Follows every change; errors as `RecordsPort.watch` does. */
  readonly state$: Observable<TimelineState>
  /** The next page of whatever has one. */
  loadMore(): void
}

const PAGE = 50

type Told = 'notes' | 'tasks' | 'files' | 'activities'

/** All that is known about one record, live: the first page of each collection, earlier ones as they are asked for. */
export function timeline(records: RecordsPort, workspaceId: Id, subject: Subject): Timeline {
  const tails: Pick<PageTail<unknown>, 'loadMore'>[] = []

  function follow<K extends Told>(collection: K, query: Query<RowOf<K>>): Observable<Live<Page<RowOf<K>>>> {
    const tail = new PageTail<RowOf<K>>()
    tails.push(tail)
    return records
      .watch<K>(collection, query)
      .pipe(switchMap((live) => tail.behind(live, (after) => records.list<K>(collection, { ...query, after }))))
  }

  const about = { op: 'has', field: 'subjects', value: subject } as const
  const ofRecord: Condition<RecordOf<'files'>> = {
    op: 'and',
    of: [
      { op: 'eq', field: 'subject', value: subject },
      { op: 'eq', field: 'status', value: 'ready' },
    ],
  }
  const newest = { field: 'createdAt', direction: 'desc', empty: 'last' } as const
  const latest: Order<RecordOf<'activities'>> = { field: 'at', direction: 'desc', empty: 'last' }
  const state$ = combineLatest({
    notes: follow('notes', { workspaceId, where: about, orderBy: [newest], limit: PAGE }),
    tasks: follow('tasks', { workspaceId, where: about, orderBy: [newest], limit: PAGE }),
    files: follow('files', { workspaceId, where: ofRecord, orderBy: [newest], limit: PAGE }),
    activities: follow('activities', { workspaceId, where: about, orderBy: [latest], limit: PAGE }),
  }).pipe(
    map(({ notes, tasks, files, activities }) => ({
      sources: { notes: loaded(notes), tasks: loaded(tasks), files: loaded(files), activities: loaded(activities) },
      isStale: [notes, tasks, files, activities].some(({ freshness }) => freshness === 'stale'),
    })),
  )
  return { state$, loadMore: () => tails.forEach((tail) => tail.loadMore()) }
}

function loaded<R>({ value }: Live<Page<R>>): Loaded<R> {
  return { items: value.items, hasMore: value.next !== null }
}
