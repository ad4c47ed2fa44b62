import { BehaviorSubject, catchError, defer, map, of, scan, startWith, switchMap, type Observable } from 'rxjs'
import { asPortError, type PortError } from '../../domain/model/errors/port-error'
import type { AnyQuery } from '../../domain/model/query/any-query'
import type { Id } from '../../domain/model/kernel/id'
import type { Page, PageCursor } from '../../domain/model/query/ast'
import type { ReadableName, RowOf } from '../../domain/model/records/collections'
import { queryOf } from '../../domain/model/records/query-of'
import type { Live, RecordsPort } from '../../ports/records.port'
import { PageTail } from './page-tail'
import { sortAfter, tableQuery, type Filter, type TableView } from './table-view'

export type TableState<Row> =
  | { readonly status: 'loading'; readonly view: TableView }
  | { readonly status: 'failed'; readonly view: TableView; readonly error: PortError }
  | ReadyTable<Row>

export interface ReadyTable<Row> {
  readonly status: 'ready'
  readonly view: TableView
  /** Those loaded so far, in order. */
  readonly rows: readonly Row[]
  /** All that match. */
  readonly total: number
  readonly freshness: 'live' | 'stale'
  /** False while the rows still answer the view before this one. */
  readonly isCurrent: boolean
}

export interface RecordTable<Row> {
  /** Cold; replays. Never errors: a refused query is a state. */
  readonly state$: Observable<TableState<Row>>
  view(): TableView
  show(view: TableView): void
  search(text: string): void
  filter(filters: readonly Filter[]): void
  sortBy(field: string, add: boolean): void
  /** Fetches the next page if there is one; asking again before it came is harmless. */
  loadMore(): void
  retry(): void
  /** The query of what is shown, for work over all that match, loaded or not. */
  query(limit: number): AnyQuery
}

export interface RecordTableInput<K extends ReadableName> {
  readonly collection: K
  readonly workspaceId: Id
  readonly view: TableView
}

/** A list of one collection or view as a table shows it: one live page as large as the backend gives, more at its end. */
export function recordTable<K extends ReadableName>(
  { collection, workspaceId, view: initial }: RecordTableInput<K>,
  records: RecordsPort,
): RecordTable<RowOf<K>> {
  type Row = RowOf<K>
  const views = new BehaviorSubject<TableView>(initial)
  const { maxPageSize } = records.capabilities
  let pages = new PageTail<Row>()

  const state$ = views.pipe(
    // Whoever types wants the answer to what is typed now: the query before it is given up.
    switchMap((view) => {
      pages = new PageTail<Row>()
      const tail = pages
      // Deferred, so that a view the collection cannot answer becomes a state like any other refusal.
      const watched$ = defer(() => {
        const query = queryOf(collection, tableQuery(view, workspaceId, rowsAhead(view, maxPageSize)))
        const fetchPage = (after: PageCursor) => records.list(collection, { ...query, after })
        return records.watch(collection, query).pipe(switchMap((live) => tail.behind(live, fetchPage)))
      })
      return watched$.pipe(
        map((live): Step<Row> => ({ kind: 'answered', view, live })),
        catchError((error: unknown) => of<Step<Row>>({ kind: 'refused', view, error: asPortError(error, 'table') })),
        startWith<Step<Row>>({ kind: 'asked', view }),
      )
    }),
    scan(nextState<Row>, { status: 'loading', view: initial }),
  )

  return {
    state$,
    view: () => views.value,
    show: (view) => views.next(view),
    search: (search) => views.next({ ...views.value, search }),
    filter: (filters) => views.next({ ...views.value, filters }),
    sortBy: (field, add) => views.next({ ...views.value, sort: sortAfter(views.value.sort, field, add) }),
    loadMore: () => pages.loadMore(),
    retry: () => views.next({ ...views.value }),
    query: (most) => tableQuery(views.value, workspaceId, most),
  }
}

/** What is found is read from its top, and asked for anew at every key: the rest comes when somebody scrolls there. */
const FOUND_ROWS = 1000

/** A list is there as a whole, as far as the backend gives it: one can go to any place of it at once. */
function rowsAhead({ search }: TableView, maxPageSize: number): number {
  return search.trim() === '' ? maxPageSize : Math.min(maxPageSize, FOUND_ROWS)
}

type Step<Row> =
  | { readonly kind: 'asked'; readonly view: TableView }
  | { readonly kind: 'answered'; readonly view: TableView; readonly live: Live<Page<Row>> }
  | { readonly kind: 'refused'; readonly view: TableView; readonly error: PortError }

function nextState<Row>(before: TableState<Row>, step: Step<Row>): TableState<Row> {
  const { view } = step
  switch (step.kind) {
    case 'asked':
      // The rows of before stay until those of now are there: a table that blinks cannot be read.
      return before.status === 'ready' ? { ...before, view, isCurrent: false } : { status: 'loading', view }
    case 'answered': {
      const { items: rows, total } = step.live.value
      return { status: 'ready', view, rows, total: total ?? rows.length, freshness: step.live.freshness, isCurrent: true }
    }
    case 'refused':
      return { status: 'failed', view, error: step.error }
  }
}
