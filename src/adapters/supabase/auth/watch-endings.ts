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
 * Reads, as answers pass, why Supabase Auth will not go on with a session: supabase-js only tells that it is over.
 *
 * @param onEnding called before supabase-js has seen the answer
 */
export function watchEndings(fetch: typeof globalThis.fetch, onEnding: (ending: Ending) => void): typeof globalThis.fetch {
  return async (input, init) => {
    const answer = await fetch(input, init)
    if (answer.status >= 400 && answer.status < 500 && asksForSession(input)) {
      const ending = ENDINGS[await codeOf(answer.clone())]
      if (ending !== undefined) onEnding(ending)
    }
    return answer
  }
}

function asksForSession(input: RequestInfo | URL): boolean {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input)
  if (pathname.endsWith('/auth/v1/user')) return true
  return pathname.endsWith('/auth/v1/token') && searchParams.get('grant_type') === 'refresh_token'
}

async function codeOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null)
  if (typeof body !== 'object' || body === null) return ''
  // Newer versions of the API name it `code`, where older ones have the status.
  const found: unknown = 'error_code' in body ? body.error_code : 'code' in body ? body.code : ''
  return typeof found === 'string' ? found : ''
}
