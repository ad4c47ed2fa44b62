import { workspaceOfKey } from '../../../model/api/api-key'
import { isPortError } from '../../../model/errors/port-error'
import type { Id } from '../../../model/kernel/id'
import type { OAuthServer } from './oauth-server'
import { isRefresh, unprovenRefresh } from './tokens'

/** Ends a grant by either of its tokens (RFC 7009). Whoever has none of the client's own is told nothing, and nothing is done. */
export async function revoke(form: URLSearchParams, server: OAuthServer): Promise<void> {
  const named = await grantOf(form.get('token') ?? '', server)
  if (named === null) return
  const { key, now } = await server.grants.find(named.workspaceId, named.id)
  if (key?.grant.clientHash === (await server.sha256(form.get('client_id') ?? '')))
    await server.grants.revoke(named.workspaceId, named.id, now)
}

async function grantOf(token: string, server: OAuthServer): Promise<{ readonly workspaceId: Id; readonly id: Id } | null> {
  if (await isRefresh(token, server)) return unprovenRefresh(token)
  const workspaceId = workspaceOfKey(token)
  if (workspaceId === null) return null
  try {
    return { workspaceId, id: (await server.access.open(token)).key.id }
  } catch (error) {
    if (isPortError(error, 'auth/signed-out')) return null
    throw error
  }
}
