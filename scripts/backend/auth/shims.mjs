import { mailWishes } from '../lite.mjs'
import { factorShims } from './factors.mjs'
import { codeLetter, letterOf } from './letters.mjs'
import { Pkce } from './pkce.mjs'
import { reauthentication } from './reauthentication.mjs'
import { Refused, refusal } from './refusal.mjs'
import { withHostedClaims } from './session-claims.mjs'
import { isTaken, pretended } from './sign-up.mjs'

/** lite knows only the specific kinds of mailed codes; the general kind may be either of these. */
const KINDS_OF_EMAIL = ['magiclink', 'signup']

/**
 * Makes lite's auth answer as the hosted one does where they differ. Tests pin each correction, and fail once lite no longer
 * needs it.
 *
 * @param {{ sql: import('postgres').Sql, clock: { now(): number }, url: string, appUrl: string }} context
 */
export function authShims({ sql, clock, url, appUrl }) {
  const pkce = new Pkce()
  const factors = factorShims({ sql, clock })
  const again = reauthentication({ sql, clock })
  let renewed = Promise.resolve()
  /**
   * lite revokes the old token before it makes the new one, so a request in between would be told that the session has ended.
   * The hosted service locks the token's row meanwhile.
   *
   * @param {() => Promise<Response>} renew
   */
  const inTurn = (renew) => {
    const renewing = renewed.then(renew)
    renewed = renewing.then(
      () => undefined,
      () => undefined,
    )
    return renewing
  }

  /** @type {Readonly<Record<string, (call: Call) => Promise<Response>>>} by method and path below `/auth/v1` */
  const mended = {
    async 'POST /signup'(call) {
      if (await isTaken(sql, call.body.email)) return Response.json(pretended(call.body))
      return call.pass()
    },
    async 'POST /verify'(call) {
      const body = { ...call.body, ...(call.body.token_hash && { token_hash: pkce.bare(call.body.token_hash) }) }
      const kinds = body.type === 'email' ? KINDS_OF_EMAIL : [body.type]
      let reply
      for (const type of kinds) {
        reply = await call.pass({ ...body, type })
        if (reply.ok) break
      }
      return reply
    },
    async 'GET /verify'(call) {
      const token = call.query.get('token')
      if (!pkce.isMarked(token)) return call.pass()
      const redirectTo = new URL(call.query.get('redirect_to') ?? appUrl)
      const reply = await call.ask('POST', '/verify', { token_hash: pkce.bare(token), type: call.query.get('type') })
      const answer = await reply.json()
      if (reply.ok) redirectTo.searchParams.set('code', pkce.codeFor(token, answer))
      else {
        const trouble = { error: 'access_denied', error_code: answer.error_code, error_description: answer.msg }
        for (const [name, value] of Object.entries(trouble)) redirectTo.searchParams.set(name, value)
      }
      return new Response(null, { status: 303, headers: { location: redirectTo.href } })
    },
    async 'PUT /user'(call) {
      await again.demand(call)
      return call.pass()
    },
    async 'POST /token'(call) {
      if (call.query.get('grant_type') === 'refresh_token') return inTurn(() => call.pass())
      const code = call.body.auth_code
      if (call.query.get('grant_type') !== 'pkce' || !pkce.knows(code)) return call.pass()
      const session = pkce.redeem(code, call.body.code_verifier)
      return session === null
        ? refusal(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier')
        : Response.json(session)
    },
  }

  return {
    /** The mail that lite is about to send. */
    rewriteMail(mail) {
      const { redirectTo = null, challenge = null, isReauthentication = false } = mailWishes.getStore() ?? {}
      if (isReauthentication) return codeLetter(mail, (code) => again.mailed(mail.to, code))
      return letterOf(mail, { url, appUrl, redirectTo, markToken: (token) => pkce.mark(token, challenge) })
    },

    /** @param {(request: Request) => Promise<Response>} fetch lite's own */
    wrap: (fetch) => async (request) => {
      try {
        const call = await callOf(request, fetch)
        const route = `${request.method} ${call.path}`
        const mend = mended[route] ?? factors.find(route) ?? (() => call.pass())
        const wishes = {
          redirectTo: call.query.get('redirect_to'),
          challenge: challengeIn(call.body),
          isReauthentication: route === 'GET /reauthenticate',
        }
        return await mailWishes.run(wishes, async () => withHostedClaims(await mend(call), { sql, url }))
      } catch (error) {
        if (error instanceof Refused) return error.response
        throw error
      }
    },

    reset() {
      pkce.forget()
      factors.reset()
      again.reset()
    },
  }
}

/**
 * A request to auth, read once.
 *
 * @typedef {object} Call
 * @property {string} path below `/auth/v1`
 * @property {URLSearchParams} query
 * @property {string | undefined} token who asks
 * @property {any} body an empty object where it has none
 * @property {(body?: object) => Promise<Response>} pass asks lite the same, or with another body
 * @property {(method: string, path: string, body?: object) => Promise<Response>} ask asks lite something else for the same caller
 */

/** @returns {Promise<Call>} */
async function callOf(request, fetch) {
  const { origin, pathname, search, searchParams: query } = new URL(request.url)
  const text = request.method === 'GET' || request.method === 'HEAD' ? null : await request.text()
  const send = (method, target, body) => {
    const headers = new Headers(request.headers)
    headers.delete('content-length')
    return fetch(new Request(origin + target, { method, headers, ...(body === null ? {} : { body }) }))
  }
  return {
    path: pathname.slice('/auth/v1'.length),
    query,
    token: /^Bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1],
    body: bodyIn(text),
    pass: (body) => send(request.method, pathname + search, body === undefined ? text : JSON.stringify(body)),
    ask: (method, path, body) => send(method, `/auth/v1${path}`, body === undefined ? null : JSON.stringify(body)),
  }
}

function bodyIn(text) {
  if (text === null || text === '') return {}
  try {
    return JSON.parse(text) ?? {}
  } catch {
    throw new Refused(400, 'bad_json', 'Could not parse request body as JSON')
  }
}

function challengeIn({ code_challenge: challenge, code_challenge_method: method }) {
  return typeof challenge === 'string' && challenge !== '' ? { challenge, method: method ?? 'plain' } : null
}
