import { portError } from '../../domain/model/errors/port-error'
import type { AnyQuery, Query } from '../../domain/model/query/ast'
import { checkQuery } from '../../domain/model/records/check-query'
import type { ReadableName, RowOf } from '../../domain/model/records/collections'
import { REGISTRY } from '../../domain/model/registry/registry'

/** The query with no larger a page than a set gives. @throws record/invalid */
export function checked<K extends ReadableName>(collection: K, query: Query<RowOf<K>>, mostRecords: number): AnyQuery {
  // Past this point no code knows the row's type: every `Query` is an `AnyQuery`.
  return checkedAny(collection, query as unknown as AnyQuery, mostRecords)
}

/** As `checked`, for a query that came from elsewhere. @throws record/invalid */
export function checkedAny(collection: ReadableName, query: AnyQuery, mostRecords: number): AnyQuery {
  checkQuery(collection, query)
  return query.limit > mostRecords ? { ...query, limit: mostRecords } : query
}

/** The collection, which code that no compiler saw may have named. @throws record/invalid */
export function known<K extends ReadableName>(collection: K): K {
  if (Object.hasOwn(REGISTRY, collection)) return collection
  throw portError('record/invalid', { fields: { collection: { rule: 'choice' } } })
}
