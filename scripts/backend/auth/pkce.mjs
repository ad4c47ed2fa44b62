import { createHash, randomUUID } from 'node:crypto'

/** As in the hosted service: a code that is not redeemed soon expires. */
const CODE_LIVES_MS = 5 * 60_000
const MARK = 'pkce_'

/**
 * The part of PKCE that lite lacks: a link requested with a challenge gives a code instead of a session, and the code gives a
 * session to the client that knows the challenge's secret.
 *
 * @typedef {{ challenge: string, method: string }} Challenge
 */
export class Pkce {
  /** @type {Map<string, Challenge>} by the token of the mailed link */
  #asked = new Map()
  /** @type {Map<string, Challenge & { session: object, madeAt: number }>} by the code */
  #codes = new Map()

  /** @param {Challenge | null} challenge @returns {string} the token as it is mailed */
  mark(token, challenge) {
    if (challenge === null) return token
    this.#asked.set(token, challenge)
    return MARK + token
  }

  /** lite's own token. */
  bare(token) {
    return token?.startsWith(MARK) ? token.slice(MARK.length) : token
  }

  isMarked(token) {
    return token?.startsWith(MARK) && this.#asked.has(this.bare(token))
  }

  /** @returns {string} the code for a session that the link of this token gave */
  codeFor(token, session) {
    const code = randomUUID()
    this.#codes.set(code, { ...this.#asked.get(this.bare(token)), session, madeAt: Date.now() })
    this.#asked.delete(this.bare(token))
    return code
  }

  knows(code) {
    return this.#codes.has(code)
  }

  /** @returns {object | null} the session, once, for the right secret */
  redeem(code, secret) {
    const { challenge, method, session, madeAt } = this.#codes.get(code)
    const proof = method.toLowerCase() === 's256' ? createHash('sha256').update(String(secret)).digest('base64url') : secret
    if (proof !== challenge || Date.now() - madeAt > CODE_LIVES_MS) return null
    this.#codes.delete(code)
    return session
  }

  forget() {
    this.#asked.clear()
    this.#codes.clear()
  }
}
