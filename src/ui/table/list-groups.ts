import type { AnyCondition, AnyQuery } from '../../domain/model/query/ast'
import type { ViewField } from '../../domain/model/views/view-field'

/** A value that rows are put together by; `null`: those that have none. */
export interface GroupValue {
  readonly value: string | boolean | null
  readonly label: string
}

/** The rows of one value, where they stand among all that are shown. */
export interface ListGroup extends GroupValue {
  /** The first of its rows among those shown. */
  readonly start: number
  /** How many of its rows are shown; `total` is how many match. */
  readonly shown: number
  readonly total: number
}

/** The query with only the rows of one value in it. */
export function ofGroup(query: AnyQuery, field: ViewField, { value }: GroupValue): AnyQuery {
  if (field.field === null) return query
  const isValue: AnyCondition = { op: 'eq', field: field.field, value }
  return { ...query, where: query.where === undefined ? isValue : { op: 'and', of: [query.where, isValue] } }
}
