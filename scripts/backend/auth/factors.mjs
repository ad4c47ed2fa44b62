import { randomUUID } from 'node:crypto'
import { mintToken, readToken } from '../claims.mjs'
import { Refused } from './refusal.mjs'
import { isCode, newSecret } from './totp.mjs'

/** As in the hosted service. */
const CHALLENGE_LIVES_MS = 5 * 60_000

/**
 * The second factors that lite lacks: enrolling, challenging and verifying an authenticator app, with the effects on the
 * person's sessions.
 *
 * @param {{ sql: import('postgres').Sql, clock: { now(): number } }} context
 */
export function factorShims({ sql, clock }) {
  /** @type {Map<string, { factorId: string, expiresAt: number }>} */
  const challenges = new Map()

  const enrol = async (call) => {
    const { sub, aal, email } = await callerOf(call)
    const [verified] = await sql`select 1 from auth.mfa_factors where user_id = ${sub} and status = 'verified'`
    if (verified !== undefined && aal !== 'aal2') throw new Refused(403, 'insufficient_aal', 'AAL2 required to enroll')
    if (call.body.factor_type !== 'totp') throw new Refused(400, 'validation_failed', 'factor_type needs to be totp')
    const [id, secret, name = null] = [randomUUID(), newSecret(), call.body.friendly_name]
    await sql`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
      values (${id}, ${sub}, ${name}, 'totp', 'unverified', ${secret}, now(), now())`
    const issuer = encodeURIComponent(call.body.issuer ?? 'localhost')
    const uri = `otpauth://totp/${issuer}:${encodeURIComponent(email)}?algorithm=SHA1&digits=6&issuer=${issuer}&period=30&secret=${secret}`
    return { id, type: 'totp', friendly_name: name, totp: { qr_code: '<svg xmlns="http://www.w3.org/2000/svg"/>', secret, uri } }
  }

  const challenge = async (call, factorId) => {
    await factorOf(call, factorId)
    const [id, expiresAt] = [randomUUID(), clock.now() + CHALLENGE_LIVES_MS]
    challenges.set(id, { factorId, expiresAt })
    return { id, type: 'totp', expires_at: Math.floor(expiresAt / 1000) }
  }

  const verify = async (call, factorId) => {
    const { claims, secret } = await factorOf(call, factorId)
    const asked = challenges.get(call.body.challenge_id)
    if (asked?.factorId !== factorId || asked.expiresAt <= clock.now()) {
      throw new Refused(422, 'mfa_challenge_expired', 'MFA challenge has expired, verify against another challenge')
    }
    if (!isCode(secret, String(call.body.code), clock.now())) {
      throw new Refused(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
    }
    challenges.delete(call.body.challenge_id)
    const { sub, session_id: session } = claims
    await sql.begin(async (tx) => {
      await tx`update auth.mfa_factors set status = 'verified', updated_at = now() where id = ${factorId}`
      await tx`delete from auth.mfa_factors where user_id = ${sub} and status = 'unverified'`
      await tx`update auth.sessions set aal = 'aal2' where id = ${session}`
      // Sign out everybody who had only the password.
      const over = await tx`delete from auth.sessions where user_id = ${sub} and aal is distinct from 'aal2' returning id`
      await tx`delete from auth.refresh_tokens where session_id::text = any (${over.map(({ id }) => String(id))})`
    })
    return sessionOf(call, claims)
  }

  const sessionOf = async (call, { iat, exp, ...claims }) => {
    const [kept] = await sql`select token from auth.refresh_tokens
      where session_id::text = ${claims.session_id} and revoked is not true order by created_at desc limit 1`
    const user = await (await call.ask('GET', '/user')).json()
    const lifeSeconds = exp - iat
    return {
      access_token: mintToken(claims, { lifeSeconds }),
      token_type: 'bearer',
      expires_in: lifeSeconds,
      expires_at: Math.floor(Date.now() / 1000) + lifeSeconds,
      refresh_token: kept.token,
      user,
    }
  }

  const unenrol = async (call, factorId) => {
    const { claims, status } = await factorOf(call, factorId)
    if (status === 'verified' && claims.aal !== 'aal2') throw new Refused(422, 'insufficient_aal', 'AAL2 required to unenroll')
    await sql`delete from auth.mfa_factors where id = ${factorId}`
    await sql`update auth.sessions set aal = 'aal1' where user_id = ${claims.sub} and ${status} = 'verified'`
    return { id: factorId }
  }

  const factorOf = async (call, factorId) => {
    const claims = await callerOf(call)
    const [factor] =
      await sql`select status, secret from auth.mfa_factors where id::text = ${factorId} and user_id = ${claims.sub}`
    if (factor === undefined) throw new Refused(404, 'mfa_factor_not_found', 'Factor not found')
    return { claims, ...factor }
  }

  const callerOf = async ({ token }) => {
    const claims = claimsIn(token)
    const [session] = await sql`select 1 from auth.sessions where id::text = ${claims.session_id ?? ''}`
    if (session === undefined) throw new Refused(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
    return claims
  }

  const routes = [
    [/^POST \/factors$/, enrol],
    [/^POST \/factors\/([\w-]+)\/challenge$/, challenge],
    [/^POST \/factors\/([\w-]+)\/verify$/, verify],
    [/^DELETE \/factors\/([\w-]+)$/, unenrol],
  ]
  return {
    /** @returns {((call: import('./shims.mjs').Call) => Promise<Response>) | null} */
    find(route) {
      for (const [pattern, act] of routes) {
        const [, factorId] = pattern.exec(route) ?? [null]
        if (pattern.test(route)) return async (call) => Response.json(await act(call, factorId))
      }
      return null
    },
    reset: () => challenges.clear(),
  }
}

function claimsIn(token) {
  try {
    return readToken(token)
  } catch {
    throw new Refused(401, 'bad_jwt', 'invalid JWT')
  }
}
