import { RETRY_MS } from '../../../model/api/grant'
import { isPortError } from '../../../model/errors/port-error'
import { base64urlOfHex } from '../../../model/kernel/base64url'
import type { Instant } from '../../../model/kernel/instant'
import { type Code, readCode } from './codes'
import { type GrantedKey, type OAuthServer, resourceOf } from './oauth-server'
import { accessToken, isRefresh, ofGeneration, refreshToken, unprovenRefresh } from './tokens'

/** What a token endpoint refuses with: OAuth 2.1, 3.2.4, and RFC 8707, 2. */
export type TokenError = 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type' | 'invalid_target'

export interface Tokens {
  readonly access_token: string
  readonly token_type: 'Bearer'
  /** Seconds. */
  readonly expires_in: number
  readonly refresh_token: string
  readonly scope: string
}

export async function tokensFor(form: URLSearchParams, server: OAuthServer): Promise<Tokens | TokenError> {
  if ([...form.keys()].some((name) => name !== 'resource' && form.getAll(name).length > 1)) return 'invalid_request'
  const clientId = form.get('client_id')
  if (clientId === null) return 'invalid_client'
  if (form.getAll('resource').some((each) => each !== resourceOf(server.issuer))) return 'invalid_target'
  const clientHash = await server.sha256(clientId)
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return exchanged(form, { clientHash, server })
    case 'refresh_token':
      return renewed(form.get('refresh_token') ?? '', { clientHash, server })
    case null:
      return 'invalid_request'
    default:
      return 'unsupported_grant_type'
  }
}

interface Asked {
  readonly clientHash: string
  readonly server: OAuthServer
}

async function exchanged(form: URLSearchParams, { clientHash, server }: Asked): Promise<Tokens | TokenError> {
  const { grants } = server
  const code = await readCode(form.get('code') ?? '', server)
  if (code === null) return 'invalid_grant'
  const { workspaceId, grantId } = code
  const { key: known, now } = await grants.find(workspaceId, grantId)
  // Somebody has used it before: whichever of the two was the thief, neither goes on.
  if (known !== null) return over(code, { now, server })
  const isTheirs = code.clientHash === clientHash && code.redirectUri === form.get('redirect_uri')
  const isInTime = now < code.expiresAt && (code.until === null || now < code.until)
  if (!isTheirs || !isInTime || !(await isVerifier(form.get('code_verifier') ?? '', code, server))) return 'invalid_grant'
  if (code.resource !== null && code.resource !== resourceOf(server.issuer)) return 'invalid_target'
  const key = await ofGeneration(keyOf(code, now), 1, { now, secrets: server })
  if (!(await grants.add(key))) return over(code, { now, server })
  return tokensOf(key, { now, server })
}

function keyOf({ grantId, workspaceId, memberId, name, clientHash, host, scope, until }: Code, now: Instant): GrantedKey {
  return {
    id: grantId,
    workspaceId,
    name,
    memberId,
    scope,
    ending: '',
    hash: '',
    createdAt: now,
    createdBy: memberId,
    expiresAt: null,
    lastUsedAt: null,
    revokedAt: null,
    grant: { clientHash, host, until, generation: 0, renewedAt: now },
  }
}

/** RFC 7636, 4.6. */
async function isVerifier(verifier: string, { challenge }: Code, { sha256 }: OAuthServer): Promise<boolean> {
  return /^[\w.~-]{43,128}$/.test(verifier) && base64urlOfHex(await sha256(verifier)) === challenge
}

async function renewed(text: string, { clientHash, server }: Asked): Promise<Tokens | TokenError> {
  const said = unprovenRefresh(text)
  if (said === null || !(await isRefresh(text, server))) return 'invalid_grant'
  const { key, now } = await server.grants.find(said.workspaceId, said.id)
  if (key === null || key.revokedAt !== null || key.grant.clientHash !== clientHash) return 'invalid_grant'
  const { generation, until, renewedAt } = key.grant
  if (until !== null && now >= until) return 'invalid_grant'
  if (said.generation === generation) {
    const next = await ofGeneration(key, generation + 1, { now, secrets: server })
    if (await server.grants.renew(next, generation)) return tokensOf(next, { now, server })
    // The same was asked twice at once: the other's answer is given here, too.
    return renewed(text, { clientHash, server })
  }
  // The answer may have been lost. Whoever else has the token is found out when one of the two renews once more.
  const isAgain = said.generation === generation - 1 && Date.parse(now) - Date.parse(renewedAt) <= RETRY_MS
  return isAgain ? tokensOf(key, { now, server }) : over({ ...said, grantId: said.id }, { now, server })
}

interface Seen {
  readonly now: Instant
  readonly server: OAuthServer
}

/** Ends what came of a code or a token that was used twice. */
async function over({ workspaceId, grantId }: Pick<Code, 'workspaceId' | 'grantId'>, { now, server }: Seen): Promise<TokenError> {
  await server.grants.revoke(workspaceId, grantId, now)
  return 'invalid_grant'
}

/** Given out if they open something: their member may have gone meanwhile, or the workspace. */
async function tokensOf(key: GrantedKey, { now, server }: Seen): Promise<Tokens | TokenError> {
  const { generation } = key.grant
  const access = await accessToken(key, generation, server)
  try {
    await server.access.open(access)
  } catch (error) {
    if (!isPortError(error, 'auth/signed-out')) throw error
    return over({ workspaceId: key.workspaceId, grantId: key.id }, { now, server })
  }
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: Math.floor((Date.parse(key.expiresAt ?? now) - Date.parse(now)) / 1000),
    refresh_token: await refreshToken(key, generation, server),
    scope: scopeText(key),
  }
}

/** Each scope includes those before it. */
function scopeText({ scope }: GrantedKey): string {
  return scope === 'read' ? 'read' : 'read write'
}
