import * as v from 'valibot'
import { asPortError, portError } from '../../domain/model/errors/port-error'
import type { Runtime } from '../../ports/runtime.port'
import { runCall } from '../shared/call'
import { valueIn } from './faults'
import { API } from './protocol'
import { SCHEMA_VERSION } from './schema-version'

const shape = v.object({ version: v.number(), mail: v.boolean() })

export type Health = v.InferOutput<typeof shape>

export interface ProbeOptions {
  readonly url: string
  readonly fetch: typeof fetch
  readonly runtime: Runtime
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
  /** Called with what a Worker that can be used says of itself. */
  readonly onFound?: (health: Health) => void
}

/** @throws net/*, backend/schema-mismatch */
export async function probe({ url, fetch: send, runtime, signal, timeoutMs }: ProbeOptions): Promise<Health> {
  const options = { ...(signal === undefined ? {} : { signal }), ...(timeoutMs === undefined ? {} : { timeoutMs }) }
  const value = await runCall({ runtime, options, isRepeatable: false, source: 'cloudflare' }, async (inner) => {
    const answer = await send(`${url}${API}/health`, { signal: inner }).catch((error: unknown) => {
      inner.throwIfAborted()
      throw portError('net/offline', {}, error)
    })
    return valueIn(answer)
  })
  const health = v.safeParse(shape, value)
  if (!health.success) throw portError('net/unavailable', {}, health.issues)
  const { version } = health.output
  if (version !== SCHEMA_VERSION)
    throw portError('backend/schema-mismatch', { expected: String(SCHEMA_VERSION), found: String(version) })
  return health.output
}

/** `null`: the backend can be used. */
export async function problemOf(options: ProbeOptions) {
  try {
    const health = await probe(options)
    options.onFound?.(health)
    return null
  } catch (error) {
    return asPortError(error, 'cloudflare')
  }
}

/** `null`: none, or of another version. */
export function healthIn(value: unknown): Health | null {
  const health = v.safeParse(shape, value)
  return health.success && health.output.version === SCHEMA_VERSION ? health.output : null
}
