import { GRANT_SCOPES, type GrantScope } from './grant'

/** What a program asks a person for: the authorization request of OAuth 2.1, 4.1.1. */
export interface AuthorizationRequest {
  readonly clientId: string
  readonly redirectUri: string
  readonly challenge: string
  readonly scope: GrantScope
  /** What it means to use; `null`: it does not say. */
  readonly resource: string | null
  readonly state: string | null
}

/** `null`: nobody can be answered. Else what is wrong, in the words of OAuth 2.1, 4.1.2.1. */
export function readRequest(search: string): AuthorizationRequest | null | Refused {
  const given = new URLSearchParams(search)
  const [clientId, redirectUri, state] = [given.get('client_id'), given.get('redirect_uri'), given.get('state')]
  if (clientId === null || redirectUri === null) return null
  const refused = (error: string): Refused => ({ clientId, redirectUri, state, error })
  if (
    ['response_type', 'client_id', 'redirect_uri', 'code_challenge', 'state', 'scope'].some(
      (name) => given.getAll(name).length > 1,
    )
  )
    return refused('invalid_request')
  if (given.get('response_type') !== 'code') return refused('unsupported_response_type')
  const challenge = given.get('code_challenge') ?? ''
  if (given.get('code_challenge_method') !== 'S256' || !isChallenge(challenge)) return refused('invalid_request')
  const resources = given.getAll('resource')
  if (resources.length > 1) return refused('invalid_target')
  const scope = scopeIn(given.get('scope'))
  if (scope === null) return refused('invalid_scope')
  return { clientId, redirectUri, challenge, scope, resource: resources[0] ?? null, state }
}

/** A request that is not as it has to be. */
export interface Refused extends Pick<AuthorizationRequest, 'clientId' | 'redirectUri' | 'state'> {
  readonly error: string
}

/** The SHA-256 of a verifier, as RFC 7636 writes it. */
export function isChallenge(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** The most that is asked for: each scope includes those before it. Words of others are left out; `null`: there are no others. */
function scopeIn(given: string | null): GrantScope | null {
  const asked = given?.split(' ').filter((word) => word !== '' && word !== 'offline_access') ?? []
  if (asked.length === 0) return 'write'
  return GRANT_SCOPES.findLast((scope) => asked.includes(scope)) ?? null
}

/** Where a program is answered. @param parts those that are `null` are left out */
export function answerUrl(redirectUri: string, parts: Readonly<Record<string, string | null>>): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(parts)) if (value !== null) url.searchParams.set(name, value)
  return url.href
}
