import { createHash, randomUUID } from 'node:crypto'

/** As hosted: whoever follows the link and does not come back soon has to ask for another. */
const CODE_LIVES_MS = 5 * 60_000
const MARK = 'pkce_'

/**
 * What lite leaves out of PKCE: a link that was asked for with a challenge answers with a code in place of a session, and
 * the code is worth a session to whoever knows the secret behind the challenge.
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

  /** The token as lite knows it. */
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
