import { createHmac, timingSafeEqual } from 'node:crypto'
import { KEYS } from './keys.mjs'

/**
 * The claims of a token, if it is one of ours and still valid.
 *
 * @throws Error whose message a hosted service would give
 */
export function readToken(token, nowMs = Date.now()) {
  const [head, body, signature] = String(token).split('.')
  if (!signature) throw new Error('MalformedJWT: The token provided is not a valid JWT')
  const wanted = createHmac('sha256', KEYS.jwt).update(`${head}.${body}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (parsePart(head).alg !== 'HS256' || given.length !== wanted.length || !timingSafeEqual(wanted, given)) {
    throw new Error('JwtSignatureError: Failed to validate JWT signature')
  }
  const claims = parsePart(body)
  if (!claims.role || !claims.exp) throw new Error('InvalidJWTToken: Fields `role` and `exp` are required in JWT')
  if (claims.exp * 1000 <= nowMs) throw new Error('InvalidJWTToken: Token has expired')
  return claims
}

/** Signs claims as the auth service does. */
export function mintToken(claims, { lifeSeconds = 3600, nowMs = Date.now() } = {}) {
  const iat = Math.floor(nowMs / 1000)
  const signed = [
    { alg: 'HS256', typ: 'JWT' },
    { aud: 'authenticated', iat, exp: iat + lifeSeconds, ...claims },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${signed}.${createHmac('sha256', KEYS.jwt).update(signed).digest('base64url')}`
}

/**
 * The caller of a request. The secret key is the service itself, whatever token comes with it; the publishable key alone is
 * `anon`, as at the hosted gateway.
 *
 * @returns {{ role: string, sub?: string, session_id?: string }}
 * @throws Error when the key is unknown or the token does not hold
 */
export function callerOf(headers, query = new URLSearchParams()) {
  const key = headers.apikey ?? query.get('apikey')
  const bearer = /^Bearer\s+(.+)$/i.exec(headers.authorization ?? '')?.[1]
  if (key === KEYS.secret || (key === undefined && bearer === KEYS.secret)) return { role: 'service_role' }
  if (bearer !== undefined && !bearer.startsWith('sb_')) return readToken(bearer)
  if (key === KEYS.publishable || bearer === KEYS.publishable) return { role: 'anon' }
  throw new Error('No API key found in request')
}

function parsePart(part) {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    throw new Error('MalformedJWT: The token provided is not a valid JWT')
  }
}
