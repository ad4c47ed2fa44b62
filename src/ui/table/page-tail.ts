import { BehaviorSubject, catchError, EMPTY, finalize, from, map, of, switchMap, type Observable } from 'rxjs'
import type { CallOptions } from '../../ports/call-options'
import type { Page, PageCursor } from '../../domain/model/query/ast'
import type { Live } from '../../ports/records.port'

/** The pages behind a live first page, fetched as they are wanted, for backends that do not give a whole list at once. */
export class PageTail<Row> {
  private readonly wanted = new BehaviorSubject(0)
  private isLoading = false

  /** One more page; nothing while one is on its way. */
  loadMore(): void {
    if (this.isLoading) return
    this.wanted.next(this.wanted.value + 1)
  }

  /** The first page with those wanted so far joined to it: at once while there are none, then whenever one more came. */
  behind(live: Live<Page<Row>>, fetchPage: FetchPage<Row>): Observable<Live<Page<Row>>> {
    if (live.value.next === null) return of(live)
    const fetched: Page<Row>[] = []
    return this.wanted.pipe(
      switchMap((count) => {
        if (count === 0) return of(live)
        this.isLoading = true
        const left = new AbortController()
        // Not `request$`: it would be one more part of the first screen's JavaScript.
        return from(joined(live.value, { count, fetched, fetchPage, options: left })).pipe(
          map((value) => ({ ...live, value })),
          // What is there stays, and the next scroll asks again; that the connection is down the first page's freshness says.
          catchError(() => EMPTY),
          finalize(() => {
            this.isLoading = false
            left.abort()
          }),
        )
      }),
    )
  }
}

type FetchPage<Row> = (after: PageCursor, options: CallOptions) => Promise<Page<Row>>

interface Tail<Row> {
  readonly count: number
  /** What is fetched is put here, so that one more page costs one more call. */
  readonly fetched: Page<Row>[]
  readonly fetchPage: FetchPage<Row>
  readonly options: CallOptions
}

async function joined<Row>(first: Page<Row>, { count, fetched, fetchPage, options }: Tail<Row>): Promise<Page<Row>> {
  let last = fetched.at(-1) ?? first
  while (fetched.length < count && last.next !== null) {
    last = await fetchPage(last.next, options)
    fetched.push(last)
  }
  return { items: [first, ...fetched].flatMap((page) => page.items), next: last.next, total: first.total }
}
