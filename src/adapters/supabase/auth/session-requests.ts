import { Subject, type Observable } from 'rxjs'
import { troubleAnswer } from '../line/heard-answer'
import type { Ending } from './kept-session'

const ENDINGS: Readonly<Record<string, Ending>> = {
  session_expired: 'expired',
  session_not_found: 'revoked',
  refresh_token_not_found: 'revoked',
  refresh_token_already_used: 'revoked',
  user_not_found: 'revoked',
  user_banned: 'revoked',
}

/**
 * What supabase-js keeps to itself about the life of a session, read off its requests as they pass. It also ends a session for
 * every refusal of a new token that it does not know as passing (402, 404, 429): here none ends but by the words for it.
 */
export class SessionRequests {
  /** Hot. Why Supabase Auth will not go on with the session; told before supabase-js has seen the answer. */
  readonly ended$: Observable<Ending>
  /** Hot. Why the token could not be renewed for now; supabase-js goes on trying for half a minute and says nothing meanwhile. */
  readonly failed$: Observable<unknown>
  private readonly endings = new Subject<Ending>()
  private readonly failures = new Subject<unknown>()

  constructor() {
    this.ended$ = this.endings.asObservable()
    this.failed$ = this.failures.asObservable()
  }

  watch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
    return async (input, init) => {
      const asks = askedIn(input)
      if (asks === null) return fetch(input, init)
      const answer = await fetch(input, init).catch((cause: unknown) => {
        if (asks === 'renewal') this.failures.next(cause)
        throw cause
      })
      const body: unknown = await answer
        .clone()
        .json()
        .catch(() => null)
      if (answer.ok && isSession(body)) return byThisClock(answer, body)
      const ending = answer.ok || asks === 'other' ? undefined : ENDINGS[codeIn(body)]
      if (ending !== undefined) this.endings.next(ending)
      if (asks !== 'renewal' || ending !== undefined) return answer
      const isKnown = answer.status === 429 || answer.status >= 500
      this.failures.next({ status: isKnown ? answer.status : 503, message: answer.statusText })
      return troubleAnswer(answer.status)
    }
  }
}

type Asked = 'user' | 'renewal' | 'other'

function askedIn(input: RequestInfo | URL): Asked | null {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input)
  if (!pathname.includes('/auth/v1/')) return null
  if (pathname.endsWith('/auth/v1/user')) return 'user'
  return pathname.endsWith('/auth/v1/token') && searchParams.get('grant_type') === 'refresh_token' ? 'renewal' : 'other'
}

function codeIn(body: unknown): string {
  // Newer versions of the API name it `code`, where older ones have the status.
  const found: unknown = Reflect.get(Object(body), 'error_code') ?? Reflect.get(Object(body), 'code')
  return typeof found === 'string' ? found : ''
}

/** supabase-js takes anything else for the end of the session. */
function isSession(body: unknown): body is object {
  return typeof Reflect.get(Object(body), 'access_token') === 'string'
}

/**
 * When a token runs out is told by the clock of the backend, and supabase-js compares it with this device's: one that is a
 * quarter of an hour fast would renew each token with every request. Without it, supabase-js counts from now.
 */
function byThisClock(answer: Response, session: object): Response {
  if (typeof Reflect.get(session, 'expires_in') !== 'number') return answer
  return Response.json({ ...session, expires_at: undefined }, { status: answer.status })
}
