import * as v from 'valibot'
import { portError } from '../../domain/model/errors/port-error'
import type { Runtime } from '../../ports/runtime.port'
import { DEFAULT_TIMEOUT_MS } from '../shared/call'
import { parsedJson } from '../shared/parsed-json'
import { authSettings, type AuthSettings } from './auth/auth-settings'
import type { SupabaseProject } from './client'
import { isJson } from './connection/classify-answer'
import { SCHEMA_VERSION } from './schema-version'

/** What a probe with the publishable key finds at an address. */
export type Probe =
  | { readonly status: 'ready'; readonly settings: AuthSettings }
  /** No answer, or one from a gateway in front of the project. */
  | { readonly status: 'unreachable'; readonly httpStatus: number | null }
  | { readonly status: 'not-supabase' }
  | { readonly status: 'wrong-key' }
  /** A project without Portside's tables. */
  | { readonly status: 'no-schema' }
  | { readonly status: 'older' | 'newer'; readonly found: string; readonly expected: string }

export interface ProbeOptions {
  readonly runtime: Runtime
  readonly fetch?: typeof fetch
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
}

/** Requests the project's auth settings and schema version at the same time. Never rejects. */
export async function probeBackend(project: SupabaseProject, options: ProbeOptions): Promise<Probe> {
  const giveUp = new AbortController()
  const abort = (): void => giveUp.abort()
  const cancel = options.runtime.schedule(options.timeoutMs ?? DEFAULT_TIMEOUT_MS, abort)
  options.signal?.addEventListener('abort', abort)
  const send: Send = (path, init) => request(project, path, { ...init, signal: giveUp.signal, send: options.fetch ?? fetch })
  const [settings, info] = await Promise.all([
    send('auth/v1/settings', { method: 'GET' }),
    send('rest/v1/rpc/backend_info', { method: 'POST', body: '{}' }),
  ])
  cancel()
  options.signal?.removeEventListener('abort', abort)
  const unreachable = [settings, info].find(({ status }) => status === null || status >= 500 || LATER.has(status))
  if (unreachable !== undefined) return { status: 'unreachable', httpStatus: unreachable.status }
  if (settings.body !== null && (settings.status === 401 || settings.status === 403)) return { status: 'wrong-key' }
  const offered = v.safeParse(authSettings, settings.body)
  if (!offered.success) return { status: 'not-supabase' }
  const version = v.safeParse(backendInfo, info.body)
  if (!version.success) return { status: 'no-schema' }
  const found = version.output.schema
  if (found === SCHEMA_VERSION) return { status: 'ready', settings: offered.output }
  return { status: isOlder(found, SCHEMA_VERSION) ? 'older' : 'newer', found, expected: SCHEMA_VERSION }
}

/** Payment required, request timeout, too many requests. */
const LATER: ReadonlySet<number> = new Set([402, 408, 429])

/**
 * Whether the probe says for sure that the app can use the project or not. For somebody who has used the project before, any
 * other finding is something in between: a project does not turn into another website.
 */
export function isConclusive({ status }: Probe): boolean {
  return status === 'ready' || status === 'older' || status === 'newer'
}

const backendInfo = v.object({ schema: v.string() })

interface Answer {
  /** `null`: no answer, or an incomplete one. */
  readonly status: number | null
  /** `null`: not JSON. */
  readonly body: unknown
}

type Send = (path: string, init: Pick<RequestInit, 'method' | 'body'>) => Promise<Answer>

async function request(
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

/** Versions are integers, increased with each change that an app must know of. */
function isOlder(version: string, than: string): boolean {
  return Number(version) < Number(than)
}

/** The auth settings of a project that the app can use. @throws net/*, backend/not-configured, backend/schema-mismatch */
export function demandReady(probe: Probe): AuthSettings {
  switch (probe.status) {
    case 'ready':
      return probe.settings
    case 'unreachable':
      if (probe.httpStatus !== null) throw portError('net/unavailable', { status: probe.httpStatus })
      // Only a browser can tell that the device is offline; otherwise the backend is unavailable.
      throw isBrowserOffline() ? portError('net/offline', {}) : portError('net/unavailable', {})
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

function isBrowserOffline(): boolean {
  return typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine
}
