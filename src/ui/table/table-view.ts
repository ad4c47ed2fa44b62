import type { AnyCondition, AnyOrder, AnyQuery, AnyTest } from '../../domain/model/query/any-query'
import type { Id } from '../../domain/model/kernel/id'

/** One condition of the filter bar: a test of the query language, or the opposite of one. */
export type Filter = AnyTest | { readonly op: 'not'; readonly of: AnyTest }

export interface TableSort {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

/** What a table is asked to show. All of it is in the URL, so that a link reproduces the screen. */
export interface TableView {
  readonly search: string
  /** All of them must hold. */
  readonly filters: readonly Filter[]
  /** The first is the main one. Never empty. */
  readonly sort: readonly TableSort[]
}

/** A table shows what a person could ever scroll to in one list, as far as the backend gives so much at once. */
export function tableQuery(view: TableView, workspaceId: Id, limit: number): AnyQuery {
  const where: AnyCondition = { op: 'and', of: view.filters }
  return {
    workspaceId,
    ...(view.filters.length === 0 ? {} : { where }),
    ...(view.search.trim() === '' ? {} : { search: view.search }),
    orderBy: view.sort.map(orderOf),
    limit,
    count: 'exact',
  }
}

/** Empty fields come last either way: nobody sorts a column to see who has nothing in it. */
function orderOf({ field, direction }: TableSort): AnyOrder {
  return { field, direction, empty: 'last' }
}

/**
 * The sort after a header was pressed: up, then down. `add` makes it a further key, or turns or removes one that is
 * there: up, down, gone.
 */
export function sortAfter(sort: readonly TableSort[], field: string, add: boolean): readonly TableSort[] {
  const now = sort.find((entry) => entry.field === field)
  const turned: TableSort = { field, direction: now?.direction === 'asc' ? 'desc' : 'asc' }
  if (!add) return [turned]
  if (now === undefined) return [...sort, turned]
  if (now.direction === 'desc' && sort.length > 1) return sort.filter((entry) => entry !== now)
  return sort.map((entry) => (entry === now ? turned : entry))
}

export function isFiltered(view: TableView): boolean {
  return view.filters.length > 0 || view.search.trim() !== ''
}

/** The field a filter is about. */
export function testOf(filter: Filter): AnyTest {
  return filter.op === 'not' ? filter.of : filter
}
