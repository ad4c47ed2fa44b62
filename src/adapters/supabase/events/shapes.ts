import * as v from 'valibot'
import type { TopicName, Topics } from '../../../domain/model/realtime/topics'
import type { Message, MessageName, Peer } from '../../../ports/events.port'

/** Other clients wrote what comes in a topic, and one of them may be hostile: only what has the right shape comes in. */
const id = v.pipe(v.string(), v.uuid())
const line = v.pipe(v.string(), v.maxLength(200))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const SHAPES = {
  workspace: {
    presence: v.object({ memberId: id, screen: line, editing: v.nullable(line) }),
    messages: { 'import-progress': v.object({ importId: id, done: count, total: count }) },
  },
  record: {
    presence: v.object({ memberId: id, editing: v.nullable(line) }),
    messages: { typing: v.object({ field: line }) },
  },
} as const

const message = v.object({ from: id, connectionId: id, payload: v.unknown() })
const peer = v.object({ userId: id, state: v.unknown() })

export interface HeardMessage<N extends TopicName, M extends MessageName<N>> extends Message<N, M> {
  readonly connectionId: string
}

/** `null`: nobody of ours wrote that. */
export function readMessage<N extends TopicName, M extends MessageName<N>>(
  topic: N,
  name: M,
  told: unknown,
): HeardMessage<N, M> | null {
  const shapes: Readonly<Record<string, v.GenericSchema>> = SHAPES[topic].messages
  const [whole, shape] = [v.safeParse(message, told), shapes[name]]
  if (!whole.success || shape === undefined) return null
  const payload = v.safeParse(shape, whole.output.payload)
  if (!payload.success) return null
  return { ...whole.output, payload: payload.output } as HeardMessage<N, M> // by its shape
}

/** `null`: nobody of ours wrote that. */
export function readPeer<N extends TopicName>(topic: N, told: unknown): Omit<Peer<Topics[N]['presence']>, 'connectionId'> | null {
  const whole = v.safeParse(peer, told)
  if (!whole.success) return null
  const state = v.safeParse(SHAPES[topic].presence, whole.output.state)
  if (!state.success) return null
  return { userId: whole.output.userId, state: state.output } as Omit<Peer<Topics[N]['presence']>, 'connectionId'> // by its shape
}
