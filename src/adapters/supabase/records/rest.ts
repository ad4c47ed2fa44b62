import { portError } from '../../../domain/model/errors/port-error'
import { type Id, isId } from '../../../domain/model/kernel/id'
import type { AnyRow } from '../../../domain/model/query/ast'
import type { ReadableName } from '../../../domain/model/records/collections'
import type { Database } from '../client'
import { type DatabaseRow, recordOf, selectOf } from './codec'
import { clausesOf, type Filter, isNone } from './filter'
import type { Source } from './plan'

export interface RowRequest {
  readonly collection: ReadableName
  readonly source: Source
  readonly filter: Filter
  readonly signal: AbortSignal
}

export interface FoundRows {
  readonly rows: readonly AnyRow[]
  /** The number of all rows that match the filter; `null` when it was not requested. */
  readonly total: number | null
}

/** @throws net/*, auth/signed-out, access/denied */
export async function fetchRows(
  supabase: Database,
  request: RowRequest,
  how: { readonly order: string; readonly limit: number; readonly offset?: number; readonly count: boolean },
): Promise<FoundRows> {
  const { collection, filter, signal } = request
  if (isNone(filter)) return { rows: [], total: how.count ? 0 : null }
  const query = filtered(requestOf(supabase, request, how.count ? { count: 'exact' } : {}), filter)
  // The client joins these parts into exactly this `order` again.
  for (const part of how.order.split(',')) {
    const [column = '', direction, empty] = part.split('.')
    query.order(column, {
      ascending: direction !== 'desc',
      ...(empty === undefined ? {} : { nullsFirst: empty === 'nullsfirst' }),
    })
  }
  if (how.offset !== undefined) query.range(how.offset, how.offset + how.limit - 1)
  const { data, error, count, status } = await query.limit(how.limit).abortSignal(signal)
  if (error !== null) throw supabase.portError('rest', error, { status, collection })
  const rows: unknown = data
  // Something else that answers in JSON in the project's place.
  if (!Array.isArray(rows)) throw portError('net/unavailable', {}, rows)
  return { rows: rows.map((row: DatabaseRow) => recordOf(collection, row)), total: how.count ? counted(count) : null }
}

/** The number of rows that match the filter, without fetching any. */
export async function countRows(supabase: Database, request: RowRequest): Promise<number> {
  const { collection, filter, signal, source } = request
  if (isNone(filter)) return 0
  if (source.kind === 'function') {
    const { total } = await fetchRows(supabase, request, { order: 'id.asc', limit: 1, count: true })
    return total ?? 0
  }
  const query = filtered(requestOf(supabase, request, { count: 'exact', head: true }), filter)
  const { error, count, status } = await query.abortSignal(signal)
  if (error !== null) throw supabase.portError('rest', error, { status, collection })
  return counted(count)
}

/** PostgREST always returns a requested count; something in its place does not. */
function counted(count: number | null): number {
  if (count === null) throw portError('net/unavailable', {})
  return count
}

function requestOf(
  { client }: Database,
  { collection, source }: RowRequest,
  options: { readonly count?: 'exact'; readonly head?: true },
) {
  const columns = selectOf(collection)
  return source.kind === 'table'
    ? client.from(source.name).select(columns, options)
    : // With GET the conditions become part of the statement and the planner can inline the function; a body would hide them.
      client.rpc(source.name, source.args, { ...options, get: true }).select(columns)
}

function filtered<R extends { or(clause: string): R }>(request: R, filter: Filter): R {
  return clausesOf(filter).reduce((narrowed, clause) => narrowed.or(clause), request)
}

/** @throws access/denied when the user is not an active member, net/* */
export async function demandWorkspace(backend: Database, id: Id): Promise<void> {
  const { data, error, status } = await backend.client.from('workspaces').select('id').eq('id', id)
  if (error !== null) throw backend.portError('rest', error, { status })
  if (data.length === 0) throw portError('access/denied', { action: 'read' })
}

/** The workspaces that the user is an active member of. @throws auth/signed-out, net/* */
export async function myWorkspaces(backend: Database, signal: AbortSignal): Promise<readonly Id[]> {
  const { data, error, status } = await backend.client.from('workspaces').select('id').abortSignal(signal)
  if (error !== null) throw backend.portError('rest', error, { status })
  const rows: unknown = data
  // Something else that answers in JSON in the project's place.
  if (!Array.isArray(rows)) throw portError('net/unavailable', {}, rows)
  return rows.map((row: { readonly id: unknown }) => row.id).filter(isId)
}
