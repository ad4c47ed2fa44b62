import { readToken } from '../claims.mjs'
import { Refused } from './refusal.mjs'

/** As in the hosted service with `secure_password_change`: an older session has to prove again whose it is. */
const RECENT_MS = 24 * 60 * 60_000
const CODE_LIVES_MS = 60 * 60_000

/**
 * The check that lite lacks: changing the password needs a mailed code if the session began a day ago or earlier.
 *
 * @param {{ sql: import('postgres').Sql, clock: { now(): number } }} context
 */
export function reauthentication({ sql, clock }) {
  /** @type {Map<string, { code: string, sentAt: number }>} by address */
  const codes = new Map()

  const isRecent = async (session) => {
    const [begun] = await sql`select created_at from auth.sessions where id::text = ${session ?? ''}`
    return begun !== undefined && clock.now() - new Date(begun.created_at).getTime() < RECENT_MS
  }

  return {
    /** @param {string} address @param {string} code of the mail that is about to be sent */
    mailed: (address, code) => codes.set(address, { code, sentAt: clock.now() }),

    /** @param {import('./shims.mjs').Call} call to change the account */
    async demand({ token, body }) {
      if (body.password === undefined) return
      const { session_id: session, email } = readToken(token)
      if (await isRecent(session)) return
      if (!body.nonce) throw new Refused(400, 'reauthentication_needed', 'Password update requires reauthentication')
      const kept = codes.get(email)
      if (kept?.code !== String(body.nonce) || clock.now() - kept.sentAt > CODE_LIVES_MS) {
        throw new Refused(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
      }
      codes.delete(email)
    },

    reset: () => codes.clear(),
  }
}
