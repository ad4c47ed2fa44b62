import * as v from 'valibot'
import type { TopicName, Topics } from './topics'

/** Other clients write what is in a topic, and one of them may be hostile: only what matches its schema is accepted. */
const id = v.pipe(v.string(), v.uuid())
const shortText = v.pipe(v.string(), v.maxLength(200))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const SHAPES = {
  workspace: {
    presence: v.object({ memberId: id, screen: shortText, editing: v.nullable(shortText) }),
    messages: { 'import-progress': v.object({ importId: id, done: count, total: count }) },
  },
  record: {
    presence: v.object({ memberId: id, editing: v.nullable(shortText) }),
    messages: { typing: v.object({ field: shortText }) },
  },
} as const

/** `null`: not a valid message of this topic. */
export function readPayload<N extends TopicName, M extends keyof Topics[N]['messages']>(
  topic: N,
  name: M,
  received: unknown,
): Topics[N]['messages'][M] | null {
  const shapes: Readonly<Record<PropertyKey, v.GenericSchema>> = SHAPES[topic].messages
  const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined
  const payload = shape === undefined ? null : v.safeParse(shape, received)
  return payload?.success === true ? (payload.output as Topics[N]['messages'][M]) : null // checked by its schema
}

/** `null`: not a valid presence of this topic. */
export function readPresence<N extends TopicName>(topic: N, received: unknown): Topics[N]['presence'] | null {
  const state = v.safeParse(SHAPES[topic].presence, received)
  return state.success ? (state.output as Topics[N]['presence']) : null // checked by its schema
}
