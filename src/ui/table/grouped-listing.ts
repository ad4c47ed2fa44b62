import { combineLatest, map, of, switchMap, type Observable } from 'rxjs'
import { fold } from '../../domain/model/kernel/text-fold'
import type { AnyCondition, AnyOrder, AnyQuery, Page } from '../../domain/model/query/ast'
import { readField } from '../../domain/model/query/field-reader'
import type { ViewField } from '../../domain/model/views/view-field'
import type { Live } from '../../ports/records.port'
import { countryName } from '../text/format'
import { spokenLanguage } from '../text/in-language'
import { tablesText } from '../text/tables'
import type { GroupValue, ListGroup, Listing } from './list-groups'

interface Asking<Row> {
  /** One live page. */
  readonly ask$: (query: AnyQuery) => Observable<Live<Page<Row>>>
  /** The first page, and those behind it as they are wanted. */
  readonly askOn$: (query: AnyQuery) => Observable<Live<Page<Row>>>
}

interface GroupedBy {
  readonly field: ViewField
  /** Those that there are, where they are few and known. */
  readonly values: readonly GroupValue[]
}

/** The rows of a query, put together by a field. */
export function groupedListing$<Row extends object>(
  query: AnyQuery,
  { field, values }: GroupedBy,
  asking: Asking<Row>,
): Observable<Listing<Row>> {
  return field.grouping === 'order' ? inRuns$(query, field, asking) : byValue$(query, { field, values }, asking)
}

/** One live page a value: what is counted is counted by the backend, whatever was fetched. */
function byValue$<Row>(query: AnyQuery, { field, values }: GroupedBy, { ask$ }: Asking<Row>): Observable<Listing<Row>> {
  const pages = values.map((value, index) => ask$(ofGroup(query, field, value, values.slice(0, index))))
  return combineLatest(pages).pipe(map((lives) => together(values, lives)))
}

/** The rows in the order of the field. How many hold what the last of them holds is asked for, where more are behind it. */
function inRuns$<Row extends object>(query: AnyQuery, field: ViewField, asking: Asking<Row>): Observable<Listing<Row>> {
  return asking.askOn$(inOrderOf(query, field)).pipe(
    switchMap(({ value: page, freshness }) => {
      const groups = runsOf(page.items, field)
      const [before, last] = [groups.slice(0, -1), groups.at(-1)]
      const listing = { rows: page.items, groups, total: page.total ?? page.items.length, freshness }
      if (last === undefined || page.next === null) return of(listing)
      return asking
        .ask$({ ...ofGroup(query, field, last), limit: 1 })
        .pipe(map(({ value: { total } }) => ({ ...listing, groups: [...before, { ...last, total: total ?? last.total }] })))
    }),
  )
}

function together<Row>(values: readonly GroupValue[], lives: readonly Live<Page<Row>>[]): Listing<Row> {
  const rows: Row[] = []
  const groups: ListGroup[] = []
  let total = 0
  for (const [index, value] of values.entries()) {
    const page = lives[index]?.value
    if (page === undefined || page.items.length === 0) continue
    const matching = page.total ?? page.items.length
    groups.push({ ...value, start: rows.length, shown: page.items.length, total: matching })
    for (const row of page.items) rows.push(row)
    total += matching
  }
  return { rows, groups, total, freshness: lives.some(({ freshness }) => freshness === 'stale') ? 'stale' : 'live' }
}

/**
 * The query with only the rows of one value in it. A row that holds several values, such as tags, stands with the first of them in
 * the order of the groups: so it can be chosen once, and the groups add up to the list.
 *
 * @param before the values of the groups before it
 */
function ofGroup(query: AnyQuery, field: ViewField, { value }: GroupValue, before: readonly GroupValue[] = []): AnyQuery {
  if (field.field === null) return query
  const isValue = valueCondition(field.field, field, value, before)
  return { ...query, where: query.where === undefined ? isValue : { op: 'and', of: [query.where, isValue] } }
}

function valueCondition(name: string, field: ViewField, value: GroupValue['value'], before: readonly GroupValue[]): AnyCondition {
  if (value === null) return { op: 'eq', field: name, value }
  if (field.type === 'references') {
    const has = (each: GroupValue['value']): AnyCondition[] => (each === null ? [] : [{ op: 'has', field: name, value: each }])
    const earlier = before.flatMap((group) => has(group.value)).map((each): AnyCondition => ({ op: 'not', of: each }))
    return { op: 'and', of: [...has(value), ...earlier] }
  }
  if (field.grouping === 'order' && field.type === 'text' && typeof value === 'string') {
    // As text is ordered, and so put together: whatever its case.
    return {
      op: 'and',
      of: [
        { op: 'gte', field: name, value },
        { op: 'lte', field: name, value },
      ],
    }
  }
  return { op: 'eq', field: name, value }
}

/** The query in the order of a field, so that rows that hold the same follow one another. */
function inOrderOf(query: AnyQuery, { orderBy, field }: ViewField): AnyQuery {
  const names = [orderBy, field].filter((name) => name !== null)
  const orders = [...new Set(names)].map((name): AnyOrder => ({ field: name, direction: 'asc', empty: 'last' }))
  return { ...query, orderBy: [...orders, ...(query.orderBy ?? [])] }
}

/** Rows that hold the same, where they follow one another. */
function runsOf(rows: readonly object[], field: ViewField): readonly ListGroup[] {
  const runs: ListGroup[] = []
  for (const [index, row] of rows.entries()) {
    const value = textIn(row, field.field)
    const last = runs.at(-1)
    if (last !== undefined && isSameValue(last.value, value, field)) {
      runs[runs.length - 1] = { ...last, shown: last.shown + 1, total: last.total + 1 }
    } else {
      const name = (field.nameField === undefined ? value : textIn(row, field.nameField)) ?? tablesText.groupEmpty
      const label = field.key === 'country' ? countryName(name, spokenLanguage()) : name
      runs.push({ value, label, start: index, shown: 1, total: 1 })
    }
  }
  return runs
}

function textIn(row: object, name: string | null): string | null {
  const held = name === null ? null : readField(row, name)
  return typeof held === 'string' && held !== '' ? held : null
}

function isSameValue(a: GroupValue['value'], b: string | null, { type }: ViewField): boolean {
  return a === b || (type === 'text' && typeof a === 'string' && b !== null && fold(a) === fold(b))
}
