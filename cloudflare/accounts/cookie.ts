import { SESSION_MS } from './sessions'

const NAME = 'portside'
/** Where a browser may lack TLS. */
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** The token in the request's cookie; `null`: there is none. */
export function tokenIn({ headers }: Request): string | null {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([name]) => name === NAME)?.[1] ?? null
}

/** The `set-cookie` of an answer. @param token `null` clears it */
export function cookieWith(token: string | null, { url }: Request): string {
  const { protocol, hostname } = new URL(url)
  const secure = protocol === 'http:' && LOCAL.test(hostname) ? '' : '; Secure'
  const maxAge = token === null ? 0 : SESSION_MS / 1000
  return `${NAME}=${token ?? ''}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}
