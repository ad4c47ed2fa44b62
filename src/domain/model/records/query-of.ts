import type { AnyQuery } from '../query/any-query'
import type { Query } from '../query/ast'
import { checkQuery } from './check-query'
import type { ReadableName, RowOf } from './collections'

/**
 * A query put together at run time, as one that the port takes.
 * @throws record/invalid as `checkQuery`
 */
export function queryOf<K extends ReadableName>(collection: K, query: AnyQuery): Query<RowOf<K>> {
  checkQuery(collection, query)
  return query as Query<RowOf<K>> // checked in the line above: every field is one of K's, every test fits its kind
}
