import {
  TIMELINE_COLLECTIONS,
  type TimelineCollection,
  ACTIVITY_KINDS,
  VERBS_OF,
  type ActivityKind,
} from '../../../domain/model/activity/activity'
import { isId, type Id } from '../../../domain/model/kernel/id'
import type { PlainDate } from '../../../domain/model/kernel/instant'
import { dayIn, isPlainDate } from '../../../domain/model/kernel/plain-date'
import { startOfDay } from '../../../domain/model/kernel/wall-time'
import type { AnyCondition } from '../../../domain/model/query/ast'
import { map, switchMap, type Observable } from 'rxjs'
import type { RecordOf } from '../../../domain/model/records/collections'
import { queryOf } from '../../../domain/model/records/check-query'
import type { RecordsPort } from '../../../ports/records.port'
import { PageTail } from '../../table/page-tail'

/** What of the stream one wants to see. Null: all of it. */
export interface ActivityFilter {
  readonly member: Id | null
  readonly kind: ActivityKind | null
  readonly collection: TimelineCollection | null
  /** Both days are part of it. */
  readonly from: PlainDate | null
  readonly to: PlainDate | null
}

const NAMES = ['member', 'kind', 'collection', 'from', 'to'] as const

/** As the link says; what it says and nobody knows is left out. */
export function readActivityFilter(params: URLSearchParams): ActivityFilter {
  const [member, kind, collection, from, to] = NAMES.map((name) => params.get(name))
  return {
    member: isId(member) ? member : null,
    kind: ACTIVITY_KINDS.find((each) => each === kind) ?? null,
    collection: TIMELINE_COLLECTIONS.find((each) => each === collection) ?? null,
    from: isPlainDate(from) ? from : null,
    to: isPlainDate(to) ? to : null,
  }
}

export function writeActivityFilter(params: URLSearchParams, filter: ActivityFilter): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of NAMES) {
    const value = filter[name]
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return next
}

export function isActivityFiltered(filter: ActivityFilter): boolean {
  return NAMES.some((name) => filter[name] !== null)
}

const DAY_MS = 86_400_000

/** The filter as the backend is asked. Its days are those of the workspace. */
export function activityCondition({ member, kind, collection, from, to }: ActivityFilter, timeZone: string): AnyCondition | null {
  const of: AnyCondition[] = []
  if (member !== null) of.push({ op: 'eq', field: 'actorId', value: member })
  if (kind !== null) of.push({ op: 'in', field: 'verb', values: VERBS_OF[kind] })
  if (collection !== null) of.push({ op: 'eq', field: 'objectCollection', value: collection })
  if (from !== null) of.push({ op: 'gte', field: 'at', value: startOfDay(from, timeZone) })
  if (to !== null) of.push({ op: 'lt', field: 'at', value: startOfDay(dayAfter(to), timeZone) })
  return of.length === 0 ? null : { op: 'and', of }
}

function dayAfter(day: PlainDate): PlainDate {
  return dayIn('UTC', Date.parse(day) + DAY_MS)
}

export interface ActivityState {
  /** The latest first. */
  readonly items: readonly RecordOf<'activities'>[]
  readonly hasMore: boolean
  readonly isStale: boolean
}

interface ActivityStream {
  /** Cold. Follows what happens; errors as `RecordsPort.watch` does. */
  readonly state$: Observable<ActivityState>
  /** The page before the earliest. */
  loadMore(): void
}

interface ActivityStreamOf {
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
    switchMap((live) => tail.behind(live, (after, options) => records.list('activities', { ...query, after }, options))),
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
