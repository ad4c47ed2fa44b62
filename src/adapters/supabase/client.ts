import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { PortError } from '../../domain/model/errors/port-error'
import { vendorError } from './errors'
import type { About, Service } from './failure'
import { storageKeyOf } from './storage-key'

export interface SupabaseProject {
  /** The project's own address: `https://<ref>.supabase.co`. */
  readonly url: string
  /** `sb_publishable_…`: it names the project and opens nothing. */
  readonly publishableKey: string
}

/** What a browser has and a test brings. */
export interface SupabasePlace {
  /** Where the session is kept: shared by the tabs of one browser. */
  readonly storage?: SessionStorage
  /** The line every request goes over. */
  readonly fetch?: typeof fetch
  /** The WebSocket to use where there is no global one. */
  readonly transport?: unknown
}

export interface SessionStorage {
  getItem(key: string): string | null | Promise<string | null>
  setItem(key: string, value: string): void | Promise<void>
  removeItem(key: string): void | Promise<void>
}

/** One project as one tab knows it. All adapters of the set share it, and with it the session that no port hands out. */
export interface Supabase {
  readonly client: SupabaseClient
  /** What a part of the vendor's client threw or answered, as an error of the catalogue. */
  portError(service: Service, error: unknown, about?: About): PortError
}

export function openSupabase({ url, publishableKey }: SupabaseProject, place: SupabasePlace = {}): Supabase {
  const waits = new Map<Service, number>()
  const client = createClient(url, publishableKey, {
    auth: {
      flowType: 'pkce',
      storageKey: storageKeyOf(url),
      // Redirects are finished by `AuthPort.completeRedirect`, when the screen for them is there.
      detectSessionInUrl: false,
      ...(place.storage === undefined ? {} : { storage: place.storage }),
    },
    // `runCall` is the only one that repeats calls.
    db: { retry: false },
    global: { fetch: heeding(waits, place.fetch ?? ((...call) => fetch(...call))) },
    ...(place.transport === undefined ? {} : { realtime: { transport: place.transport as typeof WebSocket } }),
  })
  return {
    client,
    portError: (service, error, about) => vendorError(service, error, { retryAfterMs: waits.get(service) ?? null, ...about }),
  }
}

const SERVICES: Readonly<Record<string, Service>> = {
  auth: 'auth',
  rest: 'rest',
  storage: 'storage',
  functions: 'functions',
  realtime: 'realtime',
}

/** Remembers how long a service asked to be left alone: the vendor's clients drop that header. */
function heeding(waits: Map<Service, number>, line: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await line(input, init)
    const waitMs = answer.status === 429 ? retryAfterMs(answer.headers.get('retry-after')) : null
    const service = waitMs === null ? undefined : SERVICES[serviceIn(input)]
    if (service !== undefined && waitMs !== null) waits.set(service, waitMs)
    return answer
  }
}

function serviceIn(input: RequestInfo | URL): string {
  const address = input instanceof Request ? input.url : input
  return new URL(address).pathname.split('/')[1] ?? ''
}

/** @returns milliseconds of a Retry-After header in seconds; `null` when it has none */
export function retryAfterMs(header: string | null): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds * 1000) : null
}
