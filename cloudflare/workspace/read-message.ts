import * as v from 'valibot'
import { parsedJson } from '../../src/adapters/shared/parsed-json'
import type { ToServer } from '../../src/adapters/cloudflare/protocol'

const room = v.pipe(v.string(), v.maxLength(200))

const message = v.variant('kind', [
  v.object({ kind: v.literal('join'), room }),
  v.object({ kind: v.literal('leave'), room }),
  v.object({ kind: v.literal('announce'), room, state: v.unknown() }),
])

/** `null`: nothing that a client says. */
export function readToServer(text: string): ToServer | null {
  const parsed = v.safeParse(message, parsedJson(text))
  return parsed.success ? parsed.output : null
}
