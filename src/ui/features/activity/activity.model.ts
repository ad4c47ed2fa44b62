import { map, switchMap, type Observable } from 'rxjs'
import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import { queryOf } from '../../../domain/model/records/check-query'
import type { RecordsPort } from '../../../ports/records.port'
import { PageTail } from '../../table/page-tail'
import { activityCondition, type ActivityFilter } from './activity-filter'

export interface ActivityState {
  /** The latest first. */
  readonly items: readonly RecordOf<'activities'>[]
  readonly hasMore: boolean
  readonly isStale: boolean
}

export interface ActivityStream {
  /** Cold. Follows what happens; errors as `RecordsPort.watch` does. */
  readonly state$: Observable<ActivityState>
  /** The page before the earliest. */
  loadMore(): void
}

export interface ActivityStreamOf {
  readonly workspaceId: Id
  readonly timeZone: string
  readonly filter: ActivityFilter
}

const PAGE = 50

/** What happens in the workspace, live. */
export function activityStream(records: RecordsPort, { workspaceId, timeZone, filter }: ActivityStreamOf): ActivityStream {
  const where = activityCondition(filter, timeZone)
  const query = queryOf('activities', {
    workspaceId,
    ...(where === null ? {} : { where }),
    orderBy: [{ field: 'at', direction: 'desc', empty: 'last' }],
    limit: PAGE,
  })
  const tail = new PageTail<RecordOf<'activities'>>()
  const state$ = records.watch('activities', query).pipe(
    switchMap((live) => tail.behind(live, (after) => records.list('activities', { ...query, after }))),
    map(({ value, freshness }) => ({ items: value.items, hasMore: value.next !== null, isStale: freshness === 'stale' })),
  )
  return { state$, loadMore: () => tail.loadMore() }
}

/** What came after what one reads: not put before their eyes until they want it. */
export function heldBack<A extends { readonly id: Id }>(
  items: readonly A[],
  newestRead: Id | null,
): { readonly shown: readonly A[]; readonly fresh: number } {
  const fresh =
    newestRead === null
      ? 0
      : Math.max(
          0,
          items.findIndex(({ id }) => id === newestRead),
        )
  return { shown: items.slice(fresh), fresh }
}
