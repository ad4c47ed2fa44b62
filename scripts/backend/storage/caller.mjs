import { callerOf } from '../claims.mjs'
import { refusals } from './refusal.mjs'

/** @typedef {{ readonly role: string, readonly sub?: string }} Caller claims of a token */

/** What a request may become in the database. */
const ROLES = new Set(['anon', 'authenticated', 'service_role'])

/**
 * Who asks: by the secret key, by the token, or by the publishable key alone.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @returns {Caller}
 * @throws {import('./refusal.mjs').Refusal} for a token that is forged or too old
 */
export function demandCaller(headers) {
  const caller = readCaller(headers)
  if (!ROLES.has(caller.role)) throw refusals.badToken('unknown role')
  return caller
}

/** @param {import('node:http').IncomingHttpHeaders} headers */
function readCaller(headers) {
  try {
    return callerOf(headers)
  } catch (error) {
    throw refusals.badToken(error instanceof Error ? error.message : 'Invalid JWT')
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
