import { createHmac, timingSafeEqual } from 'node:crypto'

/** @typedef {{ readonly role: string, readonly exp: number, readonly sub?: string }} Claims */

/**
 * What a token of the local backend says, if it is one of ours and still good.
 *
 * @param {unknown} token
 * @param {string} secret
 * @returns {Claims}
 * @throws an Error whose message begins with the name hosted gives the trouble
 */
export function readToken(token, secret) {
  const [head, body, signature] = String(token).split('.')
  if (signature === undefined) throw new Error('MalformedJWT: The token provided is not a valid JWT')
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest()
  const given = Buffer.from(signature, 'base64url')
  const isSigned = parse(head).alg === 'HS256' && given.length === expected.length && timingSafeEqual(expected, given)
  if (!isSigned) throw new Error('JwtSignatureError: Failed to validate JWT signature')
  const claims = parse(body)
  if (typeof claims.role !== 'string' || typeof claims.exp !== 'number') {
    throw new Error('InvalidJWTToken: Fields `role` and `exp` are required in JWT')
  }
  if (claims.exp * 1000 <= Date.now()) throw new Error('InvalidJWTToken: Token has expired')
  return claims
}

function parse(part) {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    throw new Error('MalformedJWT: The token provided is not a valid JWT')
  }
}
