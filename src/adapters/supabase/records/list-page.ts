import { portError } from '../../../domain/model/errors/port-error'
import type { AnyOrder, AnyQuery, AnyRow } from '../../../domain/model/query/any-query'
import type { Page } from '../../../domain/model/query/ast'
import { effectiveOrders, listingKey } from '../../../domain/model/query/canonical-key'
import { decodeCursor, encodeCursor } from '../../../domain/model/query/keyset'
import { comparePlaces, compareRows, placeOf, type Place } from '../../../domain/model/query/order'
import type { ReadableName } from '../../../domain/model/records/collections'
import type { Supabase } from '../client'
import { and, askable } from './filter'
import { isPlace, phasesOf, type Phase } from './compile-order'
import { plansOf, type Plan } from './plan'
import { countRows, fetchRows } from './rest'
import type { SearchWay } from './search-ways'

/** Rows a request fetches when most of them may not be meant. */
const SIEVE = 500

interface Ask {
  readonly supabase: Supabase
  readonly collection: ReadableName
  readonly signal: AbortSignal
}

/**
 * @param searched which way what the query searches for is come by
 * @throws query/bad-cursor, net/*, auth/signed-out, access/denied
 */
export async function listPage(ask: Ask, query: AnyQuery, searched: SearchWay): Promise<Page<AnyRow>> {
  const { collection } = ask
  const orders = effectiveOrders(query.orderBy ?? [])
  const listing = listingKey(collection, query)
  const start = query.after === undefined ? null : decodeCursor(listing, query.after, orders.length)
  if (start !== null && !isPlace(collection, orders, start)) throw portError('query/bad-cursor', {})

  const wanted = { orders, start, limit: query.limit + 1, count: query.count === 'exact' }
  const parts = await Promise.all(plansOf(collection, query, searched).map((plan) => answer(ask, plan, wanted)))
  const [only] = parts
  const rows =
    only !== undefined && parts.length === 1 ? only.rows : parts.flatMap((part) => part.rows).toSorted(compareRows(orders))
  const items = rows.slice(0, query.limit)
  const last = items.at(-1)
  return {
    items,
    next: last === undefined || rows.length <= items.length ? null : encodeCursor(listing, placeOf(orders, last)),
    total: wanted.count ? parts.reduce((sum, { total }) => sum + total, 0) : null,
  }
}

interface Wanted {
  readonly orders: readonly AnyOrder[]
  readonly start: Place | null
  readonly limit: number
  readonly count: boolean
}

async function answer(
  ask: Ask,
  plan: Plan,
  wanted: Wanted,
): Promise<{ readonly rows: readonly AnyRow[]; readonly total: number }> {
  if (plan.keep === null) return exactly(ask, plan, wanted)
  const [rows, total] = await Promise.all([
    sieved(ask, plan, wanted),
    wanted.count ? sieved(ask, plan, { ...wanted, start: null, limit: Infinity }).then(({ length }) => length) : 0,
  ])
  return { rows, total }
}

async function exactly(ask: Ask, plan: Plan, { orders, start, limit, count }: Wanted) {
  const phases = phasesOf(ask.collection, orders, start)
  const [whole] = phases
  const asked = { ...ask, source: plan.source }
  if (start === null && whole !== undefined && phases.length === 1) {
    const { rows, total } = await fetchRows(ask.supabase, { ...asked, filter: plan.filter }, { order: whole.order, limit, count })
    return { rows, total: total ?? 0 }
  }
  // Both are waited for from the start: a rejection that nobody waits for yet is told as an uncaught error.
  const [rows, total] = await Promise.all([
    phaseByPhase(asked, plan, { phases, orders, start, limit }),
    count ? countRows(ask.supabase, { ...asked, filter: plan.filter }) : 0,
  ])
  return { rows, total }
}

interface Phases extends Omit<Wanted, 'count'> {
  readonly phases: readonly Phase[]
}

async function phaseByPhase(
  asked: Ask & Pick<Plan, 'source'>,
  plan: Plan,
  { phases, orders, start, limit }: Phases,
): Promise<readonly AnyRow[]> {
  const rows: AnyRow[] = []
  for (const phase of phases) {
    if (rows.length >= limit) break
    const filter = and([plan.filter, phase.filter])
    rows.push(...(await behind(asked, { ...phase, filter }, { orders, start, limit: limit - rows.length })))
  }
  return rows
}

/** Rows of a phase. Where the place is too long to be asked for, those before it come too, and are passed over. */
async function behind(
  asked: Ask & Pick<Plan, 'source'>,
  phase: Phase,
  { orders, start, limit }: Omit<Wanted, 'count'>,
): Promise<readonly AnyRow[]> {
  const { filter, isExact } = askable(phase.filter)
  const { order } = phase
  if (isExact || start === null) {
    return (await fetchRows(asked.supabase, { ...asked, filter }, { order, limit, count: false })).rows
  }
  const compare = comparePlaces(orders)
  const found: AnyRow[] = []
  for (let offset = 0; ; offset += SIEVE) {
    const { rows } = await fetchRows(asked.supabase, { ...asked, filter }, { order, limit: SIEVE, offset, count: false })
    found.push(...rows.filter((row) => compare(placeOf(orders, row), start) > 0))
    if (rows.length < SIEVE || found.length >= limit) return found.slice(0, limit)
  }
}

/** Goes through more rows than are meant, and keeps those that are. */
async function sieved(ask: Ask, plan: Plan, { orders, start, limit }: Wanted): Promise<readonly AnyRow[]> {
  const kept: AnyRow[] = []
  let from = start
  for (;;) {
    const { rows } = await exactly(ask, plan, { orders, start: from, limit: SIEVE, count: false })
    for (const row of rows) if (plan.keep === null || plan.keep(row)) kept.push(row)
    const last = rows.at(-1)
    if (last === undefined || rows.length < SIEVE || kept.length >= limit) return kept.slice(0, limit)
    from = placeOf(orders, last)
  }
}
