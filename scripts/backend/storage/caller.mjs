import { become, rolledBack } from '../as-caller.mjs'
import { callerOf } from '../claims.mjs'
import { refusals } from './refusal.mjs'

/** @typedef {{ readonly role: string, readonly sub?: string }} Caller claims of a token */

/** The database roles that a request may take. */
const ROLES = new Set(['anon', 'authenticated', 'service_role'])

/**
 * The caller of a request: by the secret key, the token, or the publishable key alone.
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
    await becomeFor(tx, { caller, operation })
    return work(tx)
  })
  return /** @type {T} */ (answer)
}

/**
 * As `asCaller`, but nothing of it is kept: may the caller do it?
 *
 * @param {import('postgres').Sql} sql
 * @param {{ readonly caller: Caller, readonly operation: string }} as
 * @param {(tx: import('postgres').TransactionSql) => Promise<unknown>} work
 * @returns {Promise<void>}
 */
export function rehearse(sql, as, work) {
  return rolledBack(sql, async (tx) => {
    await becomeFor(tx, as)
    await work(tx)
  })
}

/**
 * @param {import('postgres').TransactionSql} tx
 * @param {{ readonly caller: Caller, readonly operation: string }} as
 */
function becomeFor(tx, { caller, operation }) {
  return become(tx, caller, { 'storage.operation': `storage.${operation}`, 'storage.allow_delete_query': 'true' })
}
