import { portError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import type { AnyOrder, AnyQuery, AnyRow, Page } from '../../../domain/model/query/ast'
import { effectiveOrders, listingKey } from '../../../domain/model/query/canonical-key'
import {
  comparePositions,
  compareRows,
  decodeCursor,
  encodeCursor,
  type Position,
  positionOf,
} from '../../../domain/model/query/order'
import type { ReadableName } from '../../../domain/model/records/collections'
import type { Database } from '../client'
import { snakeCase } from './columns'
import { compileCondition } from './compile-condition'
import { isPosition, type Phase, phasesOf } from './compile-order'
import { and, supportedPart } from './filter'
import { type ListPlan, plansOf } from './plan'
import { countRows, fetchRows } from './rest'
import type { SearchWay } from './search-ways'
import { valueGroups } from './value-groups'

/** Rows a request fetches when most of them may be filtered out here. */
const SCAN_ROWS = 500

interface ListRequest {
  readonly supabase: Database
  readonly collection: ReadableName
  readonly signal: AbortSignal
  /** Whether one page probably has all rows: they are then the total, and nothing is counted. */
  readonly isProbablyWhole?: boolean
}

/**
 * @param searched how to find the rows that match the query's search
 * @throws query/bad-cursor, net/*, auth/signed-out, access/denied
 */
export async function listPage(request: ListRequest, query: AnyQuery, searched: SearchWay): Promise<Page<AnyRow>> {
  const { collection } = request
  const orders = effectiveOrders(query.orderBy ?? [])
  const listing = listingKey(collection, query)
  const start = query.after === undefined ? null : decodeCursor(listing, query.after, orders.length)
  if (start !== null && !isPosition(collection, orders, start)) throw portError('query/bad-cursor', {})

  const wanted = { orders, start, limit: query.limit + 1, count: query.count === 'exact' }
  const parts = await Promise.all(plansOf(collection, query, searched).map((plan) => answer(request, plan, wanted)))
  const [only] = parts
  const rows =
    only !== undefined && parts.length === 1 ? only.rows : parts.flatMap((part) => part.rows).toSorted(compareRows(orders))
  const items = rows.slice(0, query.limit)
  const last = items.at(-1)
  return {
    items,
    next: last === undefined || rows.length <= items.length ? null : encodeCursor(listing, positionOf(orders, last)),
    total: wanted.count ? parts.reduce((sum, { total }) => sum + total, 0) : null,
  }
}

interface Wanted {
  readonly orders: readonly AnyOrder[]
  readonly start: Position | null
  readonly limit: number
  readonly count: boolean
}

async function answer(
  request: ListRequest,
  plan: ListPlan,
  wanted: Wanted,
): Promise<{ readonly rows: readonly AnyRow[]; readonly total: number }> {
  if (plan.keep === null) return exactRows(request, plan, wanted)
  const [rows, total] = await Promise.all([
    scan(request, plan, wanted),
    wanted.count ? scan(request, plan, { ...wanted, start: null, limit: Infinity }).then(({ length }) => length) : 0,
  ])
  return { rows, total }
}

async function exactRows(request: ListRequest, plan: ListPlan, { orders, start, limit, count }: Wanted) {
  const phases = phasesOf(request.collection, orders, start)
  const [onlyPhase] = phases
  const rowRequest = { ...request, source: plan.source }
  if (start === null && onlyPhase !== undefined && phases.length === 1) {
    const fetch = (counts: boolean) =>
      fetchRows(request.supabase, { ...rowRequest, filter: plan.filter }, { order: onlyPhase.order, limit, count: counts })
    if (count && request.isProbablyWhole === true) {
      const { rows } = await fetch(false)
      if (rows.length < limit) return { rows, total: rows.length }
    }
    const { rows, total } = await fetch(count)
    return { rows, total: total ?? 0 }
  }
  // Await both together: a rejection that nothing awaits yet is reported as uncaught.
  const [rows, total] = await Promise.all([
    phaseByPhase(rowRequest, plan, { phases, orders, start, limit }),
    count ? countRows(request.supabase, { ...rowRequest, filter: plan.filter }) : 0,
  ])
  return { rows, total }
}

interface Phases extends Omit<Wanted, 'count'> {
  readonly phases: readonly Phase[]
}

async function phaseByPhase(
  request: ListRequest & Pick<ListPlan, 'source'>,
  plan: ListPlan,
  { phases, orders, start, limit }: Phases,
): Promise<readonly AnyRow[]> {
  const rows: AnyRow[] = []
  for (const phase of phases) {
    if (rows.length >= limit) break
    const filter = and([plan.filter, phase.filter])
    rows.push(...(await rowsAfter(request, { ...phase, filter }, { orders, start, limit: limit - rows.length })))
  }
  return rows
}

/** The rows of a phase after the start. If the start is too long for a URL, the rows before it are fetched too and skipped. */
async function rowsAfter(
  request: ListRequest & Pick<ListPlan, 'source'>,
  phase: Phase,
  { orders, start, limit }: Omit<Wanted, 'count'>,
): Promise<readonly AnyRow[]> {
  const { filter, isExact } = supportedPart(phase.filter)
  const { order } = phase
  if (isExact || start === null) {
    return (await fetchRows(request.supabase, { ...request, filter }, { order, limit, count: false })).rows
  }
  const compare = comparePositions(orders)
  const found: AnyRow[] = []
  for (let offset = 0; ; offset += SCAN_ROWS) {
    const { rows } = await fetchRows(request.supabase, { ...request, filter }, { order, limit: SCAN_ROWS, offset, count: false })
    found.push(...rows.filter((row) => compare(positionOf(orders, row), start) > 0))
    if (rows.length < SCAN_ROWS || found.length >= limit) return found.slice(0, limit)
  }
}

/** Fetches more rows than wanted and keeps those that match. */
async function scan(request: ListRequest, plan: ListPlan, { orders, start, limit }: Wanted): Promise<readonly AnyRow[]> {
  const matching: AnyRow[] = []
  let from = start
  for (;;) {
    const { rows } = await exactRows(request, plan, { orders, start: from, limit: SCAN_ROWS, count: false })
    for (const row of rows) if (plan.keep === null || plan.keep(row)) matching.push(row)
    const last = rows.at(-1)
    if (last === undefined || rows.length < SCAN_ROWS || matching.length >= limit) return matching.slice(0, limit)
    from = positionOf(orders, last)
  }
}

/** @throws net/*, auth/signed-out */
export async function readMany(
  supabase: Database,
  { collection, ids, signal }: { readonly collection: ReadableName; readonly ids: readonly Id[]; readonly signal: AbortSignal },
): Promise<ReadonlyMap<Id, AnyRow>> {
  const source = { kind: 'table', name: snakeCase(collection) } as const
  const pages = await Promise.all(
    valueGroups(ids.filter((id) => typeof id === 'string')).map((values) => {
      const filter = compileCondition(collection, { op: 'in', field: 'id', values })
      return fetchRows(supabase, { collection, source, filter, signal }, { order: 'id.asc', limit: values.length, count: false })
    }),
  )
  return new Map(pages.flatMap(({ rows }) => rows.map((row) => [row.id, row])))
}
