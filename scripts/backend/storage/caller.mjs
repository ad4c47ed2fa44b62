import { createHmac, timingSafeEqual } from 'node:crypto'
import { refusals } from './refusal.mjs'

/** @typedef {{ readonly role: 'anon' | 'authenticated' | 'service_role', readonly sub?: string }} Caller claims of a token */
/** @typedef {{ readonly jwtSecret: string, readonly publishableKey?: string, readonly secretKey?: string }} Trust */

const ROLES = new Set(['anon', 'authenticated', 'service_role'])

/**
 * Who asks: by the bearer token, or by the API key where there is no token.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {Trust} trust
 * @returns {Caller} the claims of the token
 * @throws {import('./refusal.mjs').Refusal} for a token that is forged or too old
 */
export function callerOf(headers, trust) {
  const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? String(headers.apikey ?? '')
  if (bearer === '' || bearer === trust.publishableKey) return { role: 'anon' }
  if (bearer === trust.secretKey) return { role: 'service_role' }
  return verified(bearer, trust.jwtSecret)
}

/**
 * @param {string} token
 * @param {string} secret
 */
function verified(token, secret) {
  const [head = '', body = '', signature = ''] = token.split('.')
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest()
  const given = Buffer.from(signature, 'base64url')
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected) && read(head).alg === 'HS256'
  if (!isOurs) throw refusals.badToken('signature verification failed')
  const claims = read(body)
  if (typeof claims.exp === 'number' && claims.exp * 1000 <= Date.now())
    throw refusals.badToken('"exp" claim timestamp check failed')
  if (!ROLES.has(claims.role)) throw refusals.badToken('unknown role')
  return /** @type {Caller} */ (claims)
}

/**
 * @param {string} part
 * @returns {Record<string, any>}
 */
function read(part) {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) ?? {}
  } catch {
    return {}
  }
}

/**
 * Runs queries as the caller, so that row level security decides, and tells the policies which operation asks.
 *
 * @template T
 * @param {import('postgres').Sql} sql
 * @param {{ readonly caller: Caller, readonly operation: string }} as
 * @param {(tx: import('postgres').TransactionSql) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function asCaller(sql, { caller, operation }, work) {
  const answer = await sql.begin(async (tx) => {
    await tx`select
      set_config('role', ${caller.role}, true),
      set_config('request.jwt.claims', ${JSON.stringify(caller)}, true),
      set_config('request.jwt.claim.sub', ${caller.sub ?? ''}, true),
      set_config('request.jwt.claim.role', ${caller.role}, true),
      set_config('storage.operation', ${`storage.${operation}`}, true),
      set_config('storage.allow_delete_query', 'true', true)`
    return work(tx)
  })
  return /** @type {T} */ (answer)
}

/** Ends a rehearsal, so that nothing of it is kept. */
const REHEARSED = new Error('rehearsed')

/**
 * As `asCaller`, but nothing of it is kept: may the caller do it?
 *
 * @param {import('postgres').Sql} sql
 * @param {{ readonly caller: Caller, readonly operation: string }} as
 * @param {(tx: import('postgres').TransactionSql) => Promise<unknown>} work
 * @returns {Promise<void>}
 */
export async function rehearse(sql, as, work) {
  try {
    await asCaller(sql, as, async (tx) => {
      await work(tx)
      throw REHEARSED
    })
  } catch (error) {
    if (error !== REHEARSED) throw error
  }
}
