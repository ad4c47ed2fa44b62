import { BehaviorSubject, type Observable } from 'rxjs'
import { portError } from '../../domain/model/errors/port-error'
import type { AnyOrder, AnyQuery } from '../../domain/model/query/ast'
import type { Id } from '../../domain/model/kernel/id'
import type { FilterContext } from '../../domain/model/views/condition-of'
import type { FieldsByKey } from '../../domain/model/views/fit'
import type { ViewField } from '../../domain/model/views/view-field'
import { NO_FILTER, type View, type ViewSort } from '../../domain/model/views/view'

/** What a list is asked to show. All of it is in the address, so that a link reproduces the screen. */
export interface ListView extends View {
  readonly search: string
  /** The saved view it began as; `null`: the one that is there without saving. */
  readonly origin: Id | null
}

/** What a list's views are read with: the fields there are, the order it usually has, and who asks. */
export interface ListLens {
  readonly fields: FieldsByKey
  /** Never empty. */
  readonly usualSort: readonly ViewSort[]
  /** Resolved anew whenever the list is asked, so that "today" is today. */
  readonly filterContext: () => FilterContext
}

export function plainView(layout: View['layout']): ListView {
  return { layout, filter: NO_FILTER, sort: [], group: null, columns: [], search: '', origin: null }
}

export function sortOf({ sort }: View, { usualSort }: ListLens): readonly ViewSort[] {
  return sort.length === 0 ? usualSort : sort
}

/**
 * A table shows what a person could ever scroll to in one list, as far as the backend gives so much at once. A promise where
 * there is a filter: the code that says what it asks comes with the first one. Rejects with `net/unavailable`.
 */
export function listQuery(
  list: ListView,
  lens: ListLens,
  { workspaceId, limit, similar = false }: Pick<AnyQuery, 'workspaceId' | 'limit' | 'similar'>,
): AnyQuery | Promise<AnyQuery> {
  const query: AnyQuery = {
    workspaceId,
    ...(list.search.trim() === '' ? {} : { search: list.search }),
    ...(similar ? { similar } : {}),
    orderBy: sortOf(list, lens).flatMap((entry) => orderOf(entry, lens)),
    limit,
    count: 'exact',
  }
  return list.filter.tests.length === 0 ? query : filtered(query, list, lens)
}

async function filtered(query: AnyQuery, { filter }: ListView, { fields, filterContext }: ListLens): Promise<AnyQuery> {
  const { conditionOf } = await import('../../domain/model/views/condition-of').catch((error: unknown) => {
    throw portError('net/unavailable', {}, error)
  })
  const where = conditionOf(filter, fields, filterContext())
  return where === null ? query : { ...query, where }
}

/**
 * Empty fields come last either way: nobody sorts a column to see who has nothing in it. Amounts are compared within their
 * currency only: rates are about, and change without the amounts.
 */
function orderOf({ field: key, direction }: ViewSort, { fields }: ListLens): readonly AnyOrder[] {
  const field = fields.get(key)
  if (field === undefined || field.orderBy === null) return []
  const order: AnyOrder = { field: field.orderBy, direction, empty: 'last' }
  return isByCurrency(field) ? [{ field: 'currency', direction: 'asc', empty: 'last' }, order] : [order]
}

/** It is an amount in the currency of its row, by which a list is ordered first. */
export function isByCurrency({ type, currencyField }: Pick<ViewField, 'type' | 'currencyField'>): boolean {
  return type === 'money' && currencyField === undefined
}

/**
 * The sort after a header was pressed: up, then down. `add` makes it a further key, or turns or removes one that is
 * there: up, down, gone.
 */
export function sortAfter(sort: readonly ViewSort[], field: string, add: boolean): readonly ViewSort[] {
  const now = sort.find((entry) => entry.field === field)
  const turned: ViewSort = { field, direction: now?.direction === 'asc' ? 'desc' : 'asc' }
  if (!add) return [turned]
  if (now === undefined) return [...sort, turned]
  if (now.direction === 'desc' && sort.length > 1) return sort.filter((entry) => entry !== now)
  return sort.map((entry) => (entry === now ? turned : entry))
}

export function isFiltered({ filter, search }: ListView): boolean {
  return filter.tests.length > 0 || search.trim() !== ''
}

/** What a list is asked to show, held outside of the list: another layout of it goes on where this one was left. */
export interface ListViews {
  /** Replays the latest. */
  readonly view$: Observable<ListView>
  view(): ListView
  show(view: ListView): void
}

export function listViews(first: ListView): ListViews {
  const views = new BehaviorSubject(first)
  return { view$: views.asObservable(), view: () => views.value, show: (view) => views.next(view) }
}
