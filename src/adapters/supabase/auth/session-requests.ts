import { Subject, type Observable } from 'rxjs'
import { unavailableAnswer } from '../connection/classify-answer'
import type { Ending } from './stored-sessions'

const ENDINGS: Readonly<Record<string, Ending>> = {
  session_expired: 'expired',
  session_not_found: 'revoked',
  refresh_token_not_found: 'revoked',
  refresh_token_already_used: 'revoked',
  user_not_found: 'revoked',
  user_banned: 'revoked',
}

/**
 * Watches supabase-js's auth requests for what it does not report: why a session ended, and why a token could not be renewed.
 * supabase-js also ends a session on any refused renewal whose status it does not know as temporary (402, 404, 429); here a
 * session ends only when Supabase Auth says so in a code.
 */
export class SessionRequests {
  /** Hot. Why Supabase Auth ended the session; emits before supabase-js sees the answer. */
  readonly ended$: Observable<Ending>
  /** Hot. Why the token cannot be renewed at present; supabase-js retries silently for half a minute. */
  readonly failed$: Observable<unknown>
  private readonly endings = new Subject<Ending>()
  private readonly failures = new Subject<unknown>()

  constructor() {
    this.ended$ = this.endings.asObservable()
    this.failed$ = this.failures.asObservable()
  }

  watch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
    return async (input, init) => {
      const kind = requestKind(input)
      if (kind === null) return fetch(input, init)
      const answer = await fetch(input, init).catch((cause: unknown) => {
        if (kind === 'renewal') this.failures.next(cause)
        throw cause
      })
      const body: unknown = await answer
        .clone()
        .json()
        .catch(() => null)
      if (answer.ok && isSession(body)) return withoutExpiryTime(answer, body)
      const ending = answer.ok || kind === 'other' ? undefined : ENDINGS[codeIn(body)]
      if (ending !== undefined) this.endings.next(ending)
      if (kind !== 'renewal' || ending !== undefined) return answer
      const isKnown = answer.status === 429 || answer.status >= 500
      this.failures.next({ status: isKnown ? answer.status : 503, message: answer.statusText })
      return unavailableAnswer(answer.status)
    }
  }
}

type AuthRequest = 'user' | 'renewal' | 'other'

function requestKind(input: RequestInfo | URL): AuthRequest | null {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input)
  if (!pathname.includes('/auth/v1/')) return null
  if (pathname.endsWith('/auth/v1/user')) return 'user'
  return pathname.endsWith('/auth/v1/token') && searchParams.get('grant_type') === 'refresh_token' ? 'renewal' : 'other'
}

function codeIn(body: unknown): string {
  // Newer versions of the API name it `code`; older ones use `code` for the status.
  const found: unknown = Reflect.get(Object(body), 'error_code') ?? Reflect.get(Object(body), 'code')
  return typeof found === 'string' ? found : ''
}

/** supabase-js treats any other body as the end of the session. */
function isSession(body: unknown): body is object {
  return typeof Reflect.get(Object(body), 'access_token') === 'string'
}

/**
 * `expires_at` is a time on the backend's clock, and supabase-js compares it with this device's: on a device a quarter of an
 * hour fast, every request would renew the token. Without it, supabase-js counts from now.
 */
function withoutExpiryTime(answer: Response, session: object): Response {
  if (typeof Reflect.get(session, 'expires_in') !== 'number') return answer
  return Response.json({ ...session, expires_at: undefined }, { status: answer.status })
}
