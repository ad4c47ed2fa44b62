import { portError } from '../../../domain/model/errors/port-error'
import { isId, type Id } from '../../../domain/model/kernel/id'
import type { Supabase } from '../client'

/** @throws access/denied when the user is not an active member, net/* */
export async function demandWorkspace(backend: Supabase, id: Id): Promise<void> {
  const { data, error, status } = await backend.client.from('workspaces').select('id').eq('id', id)
  if (error !== null) throw backend.portError('rest', error, { status })
  if (data.length === 0) throw portError('access/denied', { action: 'read' })
}

/** The workspaces that the user is an active member of. @throws auth/signed-out, net/* */
export async function myWorkspaces(backend: Supabase, signal: AbortSignal): Promise<readonly Id[]> {
  const { data, error, status } = await backend.client.from('workspaces').select('id').abortSignal(signal)
  if (error !== null) throw backend.portError('rest', error, { status })
  const rows: unknown = data
  // Something else that answers in JSON in the project's place.
  if (!Array.isArray(rows)) throw portError('net/unavailable', {}, rows)
  return rows.map((row: { readonly id: unknown }) => row.id).filter(isId)
}
