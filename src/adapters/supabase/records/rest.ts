import { portError } from '../../../domain/model/errors/port-error'
import type { AnyRow } from '../../../domain/model/query/any-query'
import type { ReadableName } from '../../../domain/model/records/collections'
import type { Supabase } from '../client'
import { recordOf, selectOf, type DatabaseRow } from './codec'
import { clausesOf, isNone, type Filter } from './filter'
import type { Source } from './plan'

export interface Asked {
  readonly collection: ReadableName
  readonly source: Source
  readonly filter: Filter
  readonly signal: AbortSignal
}

export interface Answered {
  readonly rows: readonly AnyRow[]
  /** Of all rows that meet the filter; `null` when it was not asked for. */
  readonly total: number | null
}

/** @throws net/*, auth/signed-out, access/denied */
export async function fetchRows(
  supabase: Supabase,
  asked: Asked,
  how: { readonly order: string; readonly limit: number; readonly offset?: number; readonly count: boolean },
): Promise<Answered> {
  const { collection, filter, signal } = asked
  if (isNone(filter)) return { rows: [], total: how.count ? 0 : null }
  const request = filtered(requestOf(supabase, asked, how.count ? { count: 'exact' } : {}), filter)
  // PostgREST's own `order` is taken whole: what the client would make of its parts is the same.
  for (const part of how.order.split(',')) {
    const [column = '', direction, empty] = part.split('.')
    request.order(column, {
      ascending: direction !== 'desc',
      ...(empty === undefined ? {} : { nullsFirst: empty === 'nullsfirst' }),
    })
  }
  if (how.offset !== undefined) request.range(how.offset, how.offset + how.limit - 1)
  const { data, error, count, status } = await request.limit(how.limit).abortSignal(signal)
  if (error !== null) throw supabase.portError('rest', error, { status, collection })
  const rows: unknown = data
  // Something that stands in the place of the project, and speaks JSON.
  if (!Array.isArray(rows)) throw portError('net/unavailable', {}, rows)
  return { rows: rows.map((row: DatabaseRow) => recordOf(collection, row)), total: how.count ? counted(count) : null }
}

/** How many rows meet the filter, without any of them. */
export async function countRows(supabase: Supabase, asked: Asked): Promise<number> {
  const { collection, filter, signal, source } = asked
  if (isNone(filter)) return 0
  if (source.kind === 'function') {
    const { total } = await fetchRows(supabase, asked, { order: 'id.asc', limit: 1, count: true })
    return total ?? 0
  }
  const request = filtered(requestOf(supabase, asked, { count: 'exact', head: true }), filter)
  const { error, count, status } = await request.abortSignal(signal)
  if (error !== null) throw supabase.portError('rest', error, { status, collection })
  return counted(count)
}

/** PostgREST always says it where it was asked; what stands in its place does not. */
function counted(count: number | null): number {
  if (count === null) throw portError('net/unavailable', {})
  return count
}

function requestOf(
  { client }: Supabase,
  { collection, source }: Asked,
  options: { readonly count?: 'exact'; readonly head?: true },
) {
  const columns = selectOf(collection)
  return source.kind === 'table'
    ? client.from(source.name).select(columns, options)
    : // By GET, what is asked for is part of the statement, and the planner sees into the function; a body would hide it.
      client.rpc(source.name, source.args, { ...options, get: true }).select(columns)
}

function filtered<R extends { or(clause: string): R }>(request: R, filter: Filter): R {
  return clausesOf(filter).reduce((narrowed, clause) => narrowed.or(clause), request)
}
