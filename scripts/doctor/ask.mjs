const PATIENCE_MS = 20_000

/**
 * @typedef {{ readonly status: number, readonly headers: Headers, readonly text: string, readonly json: any }} Answer
 * @typedef {(path: string, how?: { method?: string, headers?: Record<string, string>, body?: unknown }) => Promise<Answer>} Ask
 */

/**
 * Asks one origin; an answer with status 0 is none. Redirects are answers.
 *
 * @param {{ url: string, key?: string, token?: string }} options
 * @returns {Ask}
 */
export function asker({ url, key, token }) {
  const own = {
    ...(key === undefined ? {} : { apikey: key }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }
  return async (path, { method = 'GET', headers = {}, body } = {}) => {
    try {
      const response = await fetch(url + path, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: { ...own, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      return { status: response.status, headers: response.headers, text, json: parsed(text) }
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error
      return { status: 0, headers: new Headers(), text: String(cause?.code ?? cause?.message ?? cause), json: null }
    }
  }
}

/** PostgreSQL's own word for what a role may not touch. */
export function isForbidden({ json }) {
  return json?.code === '42501'
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
