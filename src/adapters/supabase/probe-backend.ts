import * as v from 'valibot'
import { portError } from '../../domain/model/errors/port-error'
import type { Runtime } from '../../ports/runtime.port'
import { DEFAULT_TIMEOUT_MS } from '../shared/call'
import { parsedJson } from '../shared/parsed-json'
import { authSettings, type AuthSettings } from './auth/auth-settings'
import type { SupabaseProject } from './client'
import { isJson } from './line/own-words'
import { SCHEMA_VERSION } from './schema-version'

/** What stands at an address, as far as a key that opens nothing can tell. */
export type Probe =
  | { readonly status: 'ready'; readonly settings: AuthSettings }
  /** No answer, or one of a gateway before it. */
  | { readonly status: 'unreachable'; readonly httpStatus: number | null }
  | { readonly status: 'not-supabase' }
  | { readonly status: 'wrong-key' }
  /** A project without Portside's tables. */
  | { readonly status: 'no-schema' }
  | { readonly status: 'older' | 'newer'; readonly found: string; readonly expected: string }

export interface ProbeLine {
  readonly runtime: Runtime
  readonly fetch?: typeof fetch
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
}

/** Asks the project for its ways in and for the version of its schema, both at once. Never rejects. */
export async function probeBackend(project: SupabaseProject, line: ProbeLine): Promise<Probe> {
  const giveUp = new AbortController()
  const abort = (): void => giveUp.abort()
  const cancel = line.runtime.schedule(line.timeoutMs ?? DEFAULT_TIMEOUT_MS, abort)
  line.signal?.addEventListener('abort', abort)
  const send: Send = (path, init) => ask(project, path, { ...init, signal: giveUp.signal, send: line.fetch ?? fetch })
  const [settings, info] = await Promise.all([
    send('auth/v1/settings', { method: 'GET' }),
    send('rest/v1/rpc/backend_info', { method: 'POST', body: '{}' }),
  ])
  cancel()
  line.signal?.removeEventListener('abort', abort)
  const unreachable = [settings, info].find(({ status }) => status === null || status >= 500 || LATER.has(status))
  if (unreachable !== undefined) return { status: 'unreachable', httpStatus: unreachable.status }
  if (settings.body !== null && (settings.status === 401 || settings.status === 403)) return { status: 'wrong-key' }
  const offered = v.safeParse(authSettings, settings.body)
  if (!offered.success) return { status: 'not-supabase' }
  const told = v.safeParse(backendInfo, info.body)
  if (!told.success) return { status: 'no-schema' }
  const found = told.output.schema
  if (found === SCHEMA_VERSION) return { status: 'ready', settings: offered.output }
  return { status: isOlder(found, SCHEMA_VERSION) ? 'older' : 'newer', found, expected: SCHEMA_VERSION }
}

/** A bill to pay, a request that took too long, too many of them. */
const LATER: ReadonlySet<number> = new Set([402, 408, 429])

/**
 * Does it say whether the app can stand on the project? To whoever has been there, all else is something on the way: a
 * project that was one does not turn into another website.
 */
export function isConclusive({ status }: Probe): boolean {
  return status === 'ready' || status === 'older' || status === 'newer'
}

const backendInfo = v.object({ schema: v.string() })

interface Answer {
  /** `null`: none came, or not all of it. */
  readonly status: number | null
  /** `null` where it is no JSON. */
  readonly body: unknown
}

type Send = (path: string, init: Pick<RequestInit, 'method' | 'body'>) => Promise<Answer>

async function ask(
  { url, publishableKey }: SupabaseProject,
  path: string,
  { send, ...init }: RequestInit & { readonly send: typeof fetch },
): Promise<Answer> {
  try {
    const headers = { apikey: publishableKey, 'content-type': 'application/json' }
    const answer = await send(new URL(path, url.endsWith('/') ? url : `${url}/`), { ...init, headers })
    const body = await answer.text()
    return { status: answer.status, body: isJson(answer.headers.get('content-type') ?? '') ? parsedJson(body) : null }
  } catch {
    return { status: null, body: null }
  }
}

/** Versions are whole numbers, counted up with each change that an app must know of. */
function isOlder(version: string, than: string): boolean {
  return Number(version) < Number(than)
}

/** What the project offers, when it is one that the app can stand on. @throws net/*, backend/not-configured, backend/schema-mismatch */
export function demandReady(probe: Probe): AuthSettings {
  switch (probe.status) {
    case 'ready':
      return probe.settings
    case 'unreachable':
      if (probe.httpStatus !== null) throw portError('net/unavailable', { status: probe.httpStatus })
      // Only a browser knows that it has no connection at all; else it is the backend that is gone.
      throw isWithoutLine() ? portError('net/offline', {}) : portError('net/unavailable', {})
    case 'not-supabase':
      throw portError('backend/not-configured', { missing: ['url'] })
    case 'wrong-key':
      throw portError('backend/not-configured', { missing: ['publishableKey'] })
    case 'no-schema':
      throw portError('backend/schema-mismatch', { expected: SCHEMA_VERSION, found: '' })
    case 'older':
    case 'newer':
      throw portError('backend/schema-mismatch', { expected: probe.expected, found: probe.found })
  }
}

function isWithoutLine(): boolean {
  return typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine
}
