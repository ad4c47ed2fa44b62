import { Subject } from 'rxjs'
import { WebSocket } from 'ws'
import { browserRuntime } from '../../../../src/adapters/browser/runtime'
import { capabilitiesOf } from '../../../../src/adapters/supabase/auth/auth-settings'
import { StoredSessions } from '../../../../src/adapters/supabase/auth/stored-sessions'
import { SessionRequests } from '../../../../src/adapters/supabase/auth/session-requests'
import { SupabaseSession } from '../../../../src/adapters/supabase/auth/session'
import { SupabaseAuth } from '../../../../src/adapters/supabase/auth/supabase-auth'
import { openSupabase } from '../../../../src/adapters/supabase/client'
import { storageKeyOf } from '../../../../src/adapters/supabase/storage-key'
import type { Session } from '../../../../src/domain/model/session/session'
import { BrowserStore } from '../../../harness/browser-store'

const PROJECT = { url: 'https://abc.supabase.co', publishableKey: 'sb_publishable_abc' }

export const USER = { id: '01900000-0000-7000-8000-000000000001', email: 'ada@example.com', user_metadata: { name: 'Ada' } }

export interface Asked {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
}

/** What Supabase Auth answers, by method and path below `/auth/v1`; an error: nothing, the connection is down. */
export type Answers = Readonly<Record<string, (asked: Asked) => Response | object>>

/** The adapter over answers that a test gives, in a browser of its own. */
export function authStand(answers: Answers, providers: readonly string[] = []) {
  const asked: Asked[] = []
  const runtime = browserRuntime()
  const store = new BrowserStore().openTab()
  const storedSessions = new StoredSessions(store, storageKeyOf(PROJECT.url))
  const checks$ = new Subject<void>()
  const line: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const path = `${request.method} ${pathname.slice('/auth/v1'.length)}${search}`
    const text = await request.text()
    const call = { path, body: text === '' ? {} : (JSON.parse(text) as Asked['body']) }
    asked.push(call)
    const found = Object.entries(answers).find(([start]) => path.startsWith(start))?.[1]
    const answer = found?.(call) ?? refusal(404, 'not_there')
    if (answer instanceof Error) throw answer
    return answer instanceof Response ? answer : Response.json(answer)
  }
  const requests = new SessionRequests()
  const backend = openSupabase(PROJECT, {
    storage: store,
    fetch: requests.watch(line),
    transport: WebSocket,
  })
  const session = new SupabaseSession(backend, { store, storedSessions, requests, runtime, checks$ })
  const external = { email: true, ...Object.fromEntries(providers.map((name) => [name, true])) }
  const capabilities = capabilitiesOf({ external, disable_signup: false })
  const auth = new SupabaseAuth({ backend, session, storedSessions, capabilities, runtime, appUrl: 'https://app.example' })
  return {
    auth,
    session,
    asked,
    /** Lets the adapter ask whether the session still is one. */
    check: () => checks$.next(),
    now: (): Session => {
      let latest: Session = { status: 'unknown' }
      auth.session$.subscribe((seen) => (latest = seen)).unsubscribe()
      return latest
    },
    /** What is kept, as text: where tokens are allowed to be. */
    store,
    close: async () => {
      session.close()
      await backend.client.auth.dispose()
    },
  }
}

/** A session as Supabase Auth hands it out. */
export function sessionOf(claims: object = {}, more: { readonly user?: object; readonly livesMs?: number } = {}) {
  const livesS = Math.round((more.livesMs ?? 900_000) / 1000)
  const expiresAt = Math.round(Date.now() / 1000) + livesS
  const payload = { sub: USER.id, role: 'authenticated', session_id: 'a-session', aal: 'aal1', exp: expiresAt, ...claims }
  return {
    access_token: ['{"alg":"none"}', JSON.stringify(payload), 'signature'].map(base64Url).join('.'),
    refresh_token: 'a-refresh-token',
    token_type: 'bearer',
    expires_in: livesS,
    expires_at: expiresAt,
    user: { ...USER, ...more.user },
  }
}

export function refusal(status: number, code: string, message = code): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status })
}

function base64Url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
