import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { PortError } from '../../domain/model/errors/port-error'
import type { SessionStore } from '../shared/session-store'
import { vendorError } from './errors'
import type { About, Service } from './failure'
import { SCHEMA_VERSION } from './schema-version'
import { storageKeyOf } from './storage-key'

export interface SupabaseProject {
  /** The project's own address: `https://<ref>.supabase.co`. */
  readonly url: string
  /** `sb_publishable_…`: names the project and grants nothing. */
  readonly publishableKey: string
}

/** Parts of the environment that tests replace. */
export interface SupabaseEnvironment {
  /** Where the session is stored, shared by the tabs of a browser. */
  readonly storage?: Pick<SessionStore, 'getItem' | 'setItem' | 'removeItem'>
  /** Sends every request. */
  readonly fetch?: typeof fetch
  /** The WebSocket to use where there is no global one. */
  readonly transport?: unknown
}

/** The project's database, as whoever asks: a person by their session, a program by its key. */
export interface Database extends Pick<Supabase, 'portError'> {
  readonly client: Pick<SupabaseClient, 'from' | 'rpc'>
}

/** A tab's client for one project. All adapters of the set share it, and with it the session, which no port exposes. */
export interface Supabase {
  readonly client: SupabaseClient
  readonly url: string
  /** Auth over the same connection, with a session of its own that is not stored. */
  detachedAuth(): SupabaseClient['auth']
  /** Translates what a part of the vendor's client threw or returned into an error of the catalogue. */
  portError(service: Service, error: unknown, about?: About): PortError
}

export function openSupabase({ url, publishableKey }: SupabaseProject, environment: SupabaseEnvironment = {}): Supabase {
  const retryAfter = new RetryAfter()
  const global = {
    // The schema version of this app; see `private.demand_schema`. Proxies and CORS let only known header names through.
    headers: { 'X-Client-Info': `portside/${SCHEMA_VERSION}` },
    fetch: retryAfter.watch(environment.fetch ?? ((...call) => fetch(...call))),
  }
  const realtime =
    environment.transport === undefined ? {} : { realtime: { transport: environment.transport as typeof WebSocket } }
  const client = createClient(url, publishableKey, {
    auth: {
      flowType: 'pkce',
      storageKey: storageKeyOf(url),
      // `AuthPort.completeRedirect` finishes redirects, once the screen for them is shown.
      detectSessionInUrl: false,
      ...(environment.storage === undefined ? {} : { storage: environment.storage }),
    },
    // Only `runCall` repeats calls.
    db: { retry: false },
    global,
    ...realtime,
  })
  return {
    client,
    url,
    detachedAuth: () => {
      const auth = { ...NOT_STORED, storageKey: `${storageKeyOf(url)}-detached` }
      return createClient(url, publishableKey, { auth, global, ...realtime }).auth
    },
    portError: (service, error, about) => vendorError(service, error, { retryAfterMs: retryAfter.of(service), ...about }),
  }
}

const NOT_STORED = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } as const

/** How long each service of a project asked clients to wait, which the vendor's clients discard. */
class RetryAfter {
  private readonly waits = new Map<Service, number>()

  /** Milliseconds of the service's last wait; `null`: none so far. */
  of(service: Service): number | null {
    return this.waits.get(service) ?? null
  }

  /** The same `fetch`, with each answer recorded here. */
  watch(send: typeof fetch): typeof fetch {
    return async (input, init) => {
      const answer = await send(input, init)
      const waitMs = answer.status === 429 ? retryAfterMs(answer.headers.get('retry-after')) : null
      const service = waitMs === null ? undefined : serviceAt(input)
      if (service !== undefined && waitMs !== null) this.waits.set(service, waitMs)
      return answer
    }
  }
}

/** @returns the milliseconds of a Retry-After header in seconds; `null` if it has none */
export function retryAfterMs(header: string | null): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds * 1000) : null
}

const SERVICES: readonly Service[] = ['auth', 'rest', 'storage', 'functions', 'realtime']

/** The service that a request is for: the first segment of its path. */
export function serviceAt(input: RequestInfo | URL): Service | undefined {
  const first = new URL(input instanceof Request ? input.url : input).pathname.split('/')[1]
  return SERVICES.find((service) => service === first)
}
