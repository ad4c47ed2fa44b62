import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose'
import { portError } from '../../../src/domain/model/errors/port-error'
import { isId, type Id } from '../../../src/domain/model/kernel/id'
import type { Settings } from './settings'

/** Whose the token is, and of which session; that the session is still alive, the database is asked. */
export interface TokenClaims {
  readonly userId: Id
  readonly sessionId: Id
}

export type TokenSettings = Pick<Settings, 'backendUrl' | 'jwtSecret' | 'jwtIssuer'>
export type VerifyToken = (request: Request) => Promise<TokenClaims>

const AUDIENCE = 'authenticated'
/** Of clocks of different machines. */
const TOLERANCE_SECONDS = 5

/**
 * Checks a caller's token: signature, time, audience, and that it is a signed-in person's, neither a service key nor an
 * anonymous guest. Which algorithms are taken depends on what keys there are, never on what the token says.
 */
export function tokenVerifier({ backendUrl, jwtSecret, jwtIssuer }: TokenSettings): VerifyToken {
  const rules = { audience: AUDIENCE, requiredClaims: ['exp', 'sub', 'session_id'], clockTolerance: TOLERANCE_SECONDS }
  const verify = jwtSecret === null ? byPublicKeys(backendUrl, { ...rules, issuer: jwtIssuer }) : bySecret(jwtSecret, rules)
  return async (request) => {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
    if (token === undefined) throw portError('auth/signed-out', { reason: 'none' })
    return claimsOf(await verify(token).catch(refuse))
  }
}

type Verify = (token: string) => Promise<JWTPayload>

function bySecret(secret: string, rules: JWTVerifyOptions): Verify {
  const key = new TextEncoder().encode(secret)
  return async (token) => (await jwtVerify(token, key, { ...rules, algorithms: ['HS256'] })).payload
}

function byPublicKeys(backendUrl: string, rules: JWTVerifyOptions): Verify {
  const keys = createRemoteJWKSet(new URL(`${backendUrl}/auth/v1/.well-known/jwks.json`))
  return async (token) => (await jwtVerify(token, keys, { ...rules, algorithms: ['ES256', 'RS256', 'EdDSA'] })).payload
}

/** That the keys could not be had is not the caller's fault. */
function refuse(cause: unknown): never {
  if (cause instanceof errors.JWTExpired) throw portError('auth/signed-out', { reason: 'expired' })
  const isTheirs =
    cause instanceof errors.JOSEError && !(cause instanceof errors.JWKSTimeout) && cause.code !== 'ERR_JOSE_GENERIC'
  throw isTheirs ? portError('auth/signed-out', { reason: 'none' }) : portError('net/unavailable', {}, cause)
}

function claimsOf(claims: JWTPayload): TokenClaims {
  const { sub, session_id: sessionId, role, is_anonymous: isAnonymous } = claims
  const isPerson = role === AUDIENCE && isAnonymous !== true
  if (!isPerson || !isId(sub) || !isId(sessionId)) throw portError('auth/signed-out', { reason: 'none' })
  return { userId: sub, sessionId }
}
