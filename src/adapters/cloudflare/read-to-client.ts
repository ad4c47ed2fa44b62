import * as v from 'valibot'
import { parsedJson } from '../shared/parsed-json'
import type { ToClient } from './protocol'

const touched = v.nullable(v.array(v.tuple([v.string(), v.string()])))
const peer = v.object({ connectionId: v.string(), userId: v.string(), state: v.unknown() })

const message = v.variant('kind', [
  v.object({ kind: v.literal('commit'), before: v.string(), after: v.string(), mutationId: v.string(), touched }),
  v.object({ kind: v.literal('peers'), room: v.string(), peers: v.array(peer) }),
  v.object({ kind: v.literal('message'), room: v.string(), message: v.string(), from: v.string(), payload: v.unknown() }),
])

/** `null`: of a newer backend, or of none. */
export function readToClient(text: unknown): ToClient | null {
  const parsed = v.safeParse(message, typeof text === 'string' ? parsedJson(text) : null)
  return parsed.success ? (parsed.output as ToClient) : null // checked by its schema, but for brands
}
