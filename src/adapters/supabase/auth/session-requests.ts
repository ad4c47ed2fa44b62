import { Subject, type Observable } from 'rxjs'
import type { Ending } from './kept-session'

const ENDINGS: Readonly<Record<string, Ending>> = {
  session_expired: 'expired',
  session_not_found: 'revoked',
  refresh_token_not_found: 'revoked',
  refresh_token_already_used: 'revoked',
  user_not_found: 'revoked',
  user_banned: 'revoked',
}

/** What supabase-js keeps to itself about the life of a session, read off its requests as they pass. */
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
      if (asks === 'renewal' && answer.status >= 500) {
        this.failures.next({ status: answer.status, message: answer.statusText })
      }
      if (answer.status >= 400 && answer.status < 500) {
        const ending = ENDINGS[await codeOf(answer.clone())]
        if (ending !== undefined) this.endings.next(ending)
      }
      return answer
    }
  }
}

function askedIn(input: RequestInfo | URL): 'user' | 'renewal' | null {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input)
  if (pathname.endsWith('/auth/v1/user')) return 'user'
  return pathname.endsWith('/auth/v1/token') && searchParams.get('grant_type') === 'refresh_token' ? 'renewal' : null
}

async function codeOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null)
  if (typeof body !== 'object' || body === null) return ''
  // Newer versions of the API name it `code`, where older ones have the status.
  const found: unknown = 'error_code' in body ? body.error_code : 'code' in body ? body.code : ''
  return typeof found === 'string' ? found : ''
}
