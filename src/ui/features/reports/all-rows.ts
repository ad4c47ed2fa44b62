import { map, of, switchMap, type Observable } from 'rxjs'
import type { Query } from '../../../domain/model/query/ast'
import type { RowOf, ViewName } from '../../../domain/model/records/collections'
import type { RecordsPort } from '../../../ports/records.port'

/** All rows of a view that a query asks for, live: however many pages they take, each of them is followed. */
export function allRows$<K extends ViewName>(records: RecordsPort, view: K, query: Query<RowOf<K>>): Observable<readonly RowOf<K>[]> {
  return records.watch(view, query).pipe(
    switchMap(({ value: { items, next } }) =>
      next === null
        ? of(items)
        : allRows$(records, view, { ...query, after: next }).pipe(map((rest) => [...items, ...rest])),
    ),
  )
}
