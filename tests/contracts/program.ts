import type { FunctionInput, FunctionName, FunctionOutput } from '../../src/domain/model/functions/catalogue'
import { newMutationId, type Actor, type Stage } from '../harness/stage'

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

export type Ask = (method: string, path: string, body?: object, headers?: Readonly<Record<string, string>>) => Promise<Reply>

/** A function's output, called as somebody. */
export function callerOf({ world }: Stage, actor: Actor) {
  return async <N extends FunctionName>(name: N, input: FunctionInput<N>): Promise<FunctionOutput<N>> => {
    const answer = await actor.ports.functions.call(name, input, { mutationId: newMutationId(world) })
    if (!answer.ok) throw new Error(answer.refusal)
    return answer.value
  }
}

/** A program with a key that somebody made for it. */
export async function program(
  stage: Stage,
  actor: Actor,
  {
    name = 'Till',
    scope,
    robot = null,
    expiresAt = null,
  }: Partial<FunctionInput<'create-api-key'>> & { readonly scope: 'read' | 'write' | 'import' },
) {
  const input = { workspaceId: stage.workspaceId, name, scope, robot, expiresAt }
  const { key, keyId } = await callerOf(stage, actor)('create-api-key', input)
  const authorization = { authorization: `Bearer ${key}` }
  return {
    key,
    keyId,
    ask: keyOf(stage, key),
    send: (method: string, path: string, body?: Blob) =>
      stage.world.program(`/v1${path}`, { method, headers: authorization, ...(body && { body }) }),
    async follow(after?: string): Promise<EventStream> {
      const accept = { accept: 'text/event-stream', ...(after !== undefined && { 'last-event-id': after }) }
      const stream = new EventStream(await stage.world.program('/v1/changes', { headers: { ...authorization, ...accept } }))
      await stream.until(stage, (text) => text.includes('event: begin'))
      return stream
    },
  }
}

export function keyOf({ world }: Stage, key: string): Ask {
  return async (method, path, body, headers = {}) => {
    const response = await world.program(`/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
}

/** What comes by server-sent events, as text. */
class EventStream {
  private readonly reader
  private readonly decoder = new TextDecoder()
  private text = ''
  private reading: ReturnType<ReadableStreamDefaultReader<Uint8Array>['read']> | null = null

  constructor(response: Response) {
    if (response.body === null) throw new Error('no stream')
    this.reader = response.body.getReader()
  }

  /** All that has come, once it says this. Time goes on meanwhile. */
  async until({ world }: Stage, says: (text: string) => boolean): Promise<string> {
    while (!says(this.text)) {
      this.reading ??= this.reader.read()
      const later = world.advance(1000).then(() => null)
      const part = await Promise.race([this.reading, later])
      // One clock, moved on by one at a time.
      await later
      if (part === null) continue
      this.reading = null
      if (part.done) throw new Error(`the stream ended: ${this.text}`)
      this.text += this.decoder.decode(part.value, { stream: true })
    }
    return this.text
  }

  close(): Promise<void> {
    return this.reader.cancel()
  }
}
