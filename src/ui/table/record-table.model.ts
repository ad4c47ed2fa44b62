import { BehaviorSubject, catchError, defer, from, map, of, scan, startWith, switchMap, type Observable } from 'rxjs'
import { asPortError, portError, type PortError } from '../../domain/model/errors/port-error'
import type { AnyQuery, Page, PageCursor } from '../../domain/model/query/ast'
import type { Id } from '../../domain/model/kernel/id'
import { FIRST_ROWS } from '../../domain/model/records/limits'
import type { ReadableName, RowOf } from '../../domain/model/records/collections'
import { queryOf } from '../../domain/model/records/check-query'
import type { ViewField } from '../../domain/model/views/view-field'
import type { Live, RecordsPort } from '../../ports/records.port'
import { orSimilar$ } from '../search/or-similar'
import type { GroupValue, ListGroup, Listing } from './list-groups'
import { listQuery, sortAfter, sortOf, type ListLens, type ListView, type ListViews } from './list-view'
import { PageTail } from './page-tail'
import type { CallOptions } from '../../ports/call-options'

export type TableState<Row> =
  | { readonly status: 'loading'; readonly view: ListView }
  | { readonly status: 'failed'; readonly view: ListView; readonly error: PortError }
  | ReadyTable<Row>

export interface ReadyTable<Row> {
  readonly status: 'ready'
  readonly view: ListView
  /** Those loaded so far, in order. */
  readonly rows: readonly Row[]
  /** Where the rows of each value stand; `null`: the rows are not put together by a value. */
  readonly groups: readonly ListGroup[] | null
  /** All that match. */
  readonly total: number
  /** Nothing matches the search as it was typed; these are like it. */
  readonly isSimilar: boolean
  readonly freshness: 'live' | 'stale'
  /** False while the rows still answer the view before this one. */
  readonly isCurrent: boolean
}

export interface RecordTable<Row> {
  /** Cold; replays. Never errors: a refused query is a state. */
  readonly state$: Observable<TableState<Row>>
  view(): ListView
  show(view: ListView): void
  /** Changes a part of what is shown. */
  change(part: Partial<ListView>): void
  search(text: string): void
  sortBy(field: string, add: boolean): void
  /** Fetches the next page if there is one; asking again before it came is harmless. */
  loadMore(): void
  /** After a short beginning: asks for the list as it is asked for without one. */
  loadRest(): void
  retry(): void
  /** The query of what is shown, for work over all that match, loaded or not. */
  query(limit: number): Promise<AnyQuery>
}

export interface RecordTableInput<K extends ReadableName> {
  readonly collection: K
  readonly workspaceId: Id
  readonly views: ListViews
  /** Asked anew whenever the list is. */
  readonly lens: () => TableLens
  /** Begins with a screenful, where the backend would give the whole list: what cannot be seen yet need not be worked out first. */
  readonly beginsShort?: boolean
}

export interface TableLens extends ListLens {
  /** The values that rows can be put together by, in the order of their heads. */
  readonly groupValues: (field: ViewField) => readonly GroupValue[]
}

/** A list of one collection or view as a table shows it: one live page as large as the backend gives, more at its end. */
export function recordTable<K extends ReadableName>(
  { collection, workspaceId, views, lens, beginsShort = false }: RecordTableInput<K>,
  records: RecordsPort,
): RecordTable<RowOf<K>> {
  type Row = RowOf<K>
  const { maxPageSize } = records.capabilities
  let pages = new PageTail<Row>()
  /** Work over all that match is over what is shown. */
  let isSimilarShown = false
  const isShort = new BehaviorSubject(beginsShort && maxPageSize > FOUND_ROWS)

  function whole$(view: ListView, similar: boolean): Observable<Listing<Row>> {
    return rows$(query$(view, similar)).pipe(
      map(({ value: { items, total }, freshness }) => ({ rows: items, groups: null, total: total ?? items.length, freshness })),
    )
  }

  function rows$(listed$: Observable<AnyQuery>): Observable<Live<Page<Row>>> {
    const tail = new PageTail<Row>()
    pages = tail
    return listed$.pipe(
      switchMap((listed) => {
        const query = queryOf(collection, listed)
        const fetchPage = (after: PageCursor, options: CallOptions) => records.list(collection, { ...query, after }, options)
        return records.watch(collection, query).pipe(switchMap((live) => tail.behind(live, fetchPage)))
      }),
    )
  }

  /** A promise: nobody groups a list before it is there. */
  function grouped$(view: ListView, field: ViewField, similar: boolean): Observable<Listing<Row>> {
    const values = lens().groupValues(field)
    return query$(view, similar).pipe(
      switchMap(async (query) => ({ query, ...(await groupedCode()) })),
      switchMap(({ query, groupedListing$ }) =>
        groupedListing$(
          query,
          { field, values },
          {
            ask$: (asked) => records.watch(collection, queryOf(collection, asked)),
            askOn$: (asked) => rows$(of(asked)),
          },
        ),
      ),
    )
  }

  function found$(view: ListView): Observable<Answer<Row>> {
    const field = view.group === null ? undefined : lens().fields.get(view.group)
    const ask = (similar: boolean) => (field === undefined ? whole$(view, similar) : grouped$(view, field, similar))
    return orSimilar$(view.search, ask, ({ total }) => total === 0).pipe(
      map(({ found, isSimilar }) => {
        isSimilarShown = isSimilar
        return { ...found, isSimilar }
      }),
    )
  }

  function query$(view: ListView, similar: boolean): Observable<AnyQuery> {
    return isShort.pipe(
      switchMap((short) => {
        const limit = short ? FIRST_ROWS : rowsAhead(view, maxPageSize)
        const query = listQuery(view, lens(), { workspaceId, limit, similar })
        return query instanceof Promise ? from(query) : of(query)
      }),
    )
  }

  function loadRest(): void {
    if (isShort.value) isShort.next(false)
  }

  const state$ = views.view$.pipe(
    // Whoever types wants the answer to what is typed now: the query before it is given up.
    switchMap((view) => {
      // Deferred, so that a view the collection cannot answer becomes a state like any other refusal.
      return defer(() => found$(view)).pipe(
        map((answer): Step<Row> => ({ kind: 'answered', view, answer })),
        catchError((error: unknown) => of<Step<Row>>({ kind: 'refused', view, error: asPortError(error, 'table') })),
        startWith<Step<Row>>({ kind: 'requested', view }),
      )
    }),
    scan(nextState<Row>, { status: 'loading', view: views.view() }),
  )
  const change = (part: Partial<ListView>) => views.show({ ...views.view(), ...part })

  return {
    state$,
    view: views.view,
    show: views.show,
    change,
    search: (search) => change({ search }),
    sortBy: (field, add) => change({ sort: sortAfter(sortOf(views.view(), lens()), field, add) }),
    loadMore: () => (isShort.value ? loadRest() : pages.loadMore()),
    loadRest,
    retry: () => change({}),
    query: async (limit) => listQuery(views.view(), lens(), { workspaceId, limit, similar: isSimilarShown }),
  }
}

/** What is found is read from its top, and asked for anew at every key: the rest comes when somebody scrolls there. */
const FOUND_ROWS = 1000

/** A list is there as a whole, as far as the backend gives it: one can go to any place of it at once. */
function rowsAhead({ search }: ListView, maxPageSize: number): number {
  return search.trim() === '' ? maxPageSize : Math.min(maxPageSize, FOUND_ROWS)
}

type Answer<Row> = Listing<Row> & Pick<ReadyTable<Row>, 'isSimilar'>

/** Rejects with `net/unavailable`. */
async function groupedCode() {
  return import('./grouped-listing').catch((error: unknown) => {
    throw portError('net/unavailable', {}, error)
  })
}

type Step<Row> =
  | { readonly kind: 'requested'; readonly view: ListView }
  | { readonly kind: 'answered'; readonly view: ListView; readonly answer: Answer<Row> }
  | { readonly kind: 'refused'; readonly view: ListView; readonly error: PortError }

function nextState<Row>(before: TableState<Row>, step: Step<Row>): TableState<Row> {
  const { view } = step
  switch (step.kind) {
    case 'requested':
      // The rows of before stay until those of now are there: a table that blinks cannot be read.
      return before.status === 'ready' ? { ...before, view, isCurrent: false } : { status: 'loading', view }
    case 'answered':
      return { status: 'ready', view, ...step.answer, isCurrent: true }
    case 'refused':
      return { status: 'failed', view, error: step.error }
  }
}
