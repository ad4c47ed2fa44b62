import { defer, EMPTY, from, merge, of, switchMap, tap, type Observable } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import type { AnyQuery, AnyRow, Page } from '../../domain/model/query/ast'
import type { ReadableName } from '../../domain/model/records/collections'
import type { Live } from '../../ports/records.port'

/** Answers that a backend gave before it was asked, a moment ago. `null`: none to this question. Neither rejects. */
export interface Prefetched {
  /** The first page of a list; it may be shorter than what is asked for. */
  page(collection: ReadableName, query: AnyQuery): Promise<Page<AnyRow> | null>
  row(collection: ReadableName, id: Id): Promise<AnyRow | null>
}

/** Shows the prefetched answer, as stale, until there is another. */
export function untilLive<T>(live$: Observable<Live<T>>, prefetched: () => Promise<T | null> | undefined): Observable<Live<T>> {
  return defer(() => {
    let isThere = false
    const first$ = from(prefetched() ?? EMPTY).pipe(
      switchMap((value) => (value === null || isThere ? EMPTY : of({ value, freshness: 'stale' as const }))),
    )
    return merge(first$, live$.pipe(tap(() => (isThere = true))))
  })
}
