import * as v from 'valibot'
import type { TopicName, Topics } from '../../../domain/model/realtime/topics'
import type { User } from '../../../domain/model/session/session'
import type { Message, MessageName, Peer } from '../../../ports/events.port'
import type { Runtime } from '../../../ports/runtime.port'
import { runCall } from '../../shared/call'
import type { SupabaseSession } from '../auth/session'
import type { Supabase } from '../client'

/** Other clients write a topic's messages, and one of them may be hostile: only what matches its schema is accepted. */
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

const envelopeShape = v.object({ from: id, connectionId: id, payload: v.unknown() })
const peer = v.object({ userId: id, state: v.unknown() })

export interface ReceivedMessage<N extends TopicName, M extends MessageName<N>> extends Message<N, M> {
  readonly connectionId: string
}

/** `null`: not a valid message of this topic. */
export function readMessage<N extends TopicName, M extends MessageName<N>>(
  topic: N,
  name: M,
  received: unknown,
): ReceivedMessage<N, M> | null {
  const shapes: Readonly<Record<string, v.GenericSchema>> = SHAPES[topic].messages
  const [envelope, shape] = [v.safeParse(envelopeShape, received), shapes[name]]
  if (!envelope.success || shape === undefined) return null
  const payload = v.safeParse(shape, envelope.output.payload)
  if (!payload.success) return null
  return { ...envelope.output, payload: payload.output } as ReceivedMessage<N, M> // checked by its schema
}

/** `null`: not a valid presence of this topic. */
export function readPeer<N extends TopicName>(
  topic: N,
  received: unknown,
): Omit<Peer<Topics[N]['presence']>, 'connectionId'> | null {
  const envelope = v.safeParse(peer, received)
  if (!envelope.success) return null
  const state = v.safeParse(SHAPES[topic].presence, envelope.output.state)
  if (!state.success) return null
  return { userId: envelope.output.userId, state: state.output } as Omit<Peer<Topics[N]['presence']>, 'connectionId'> // checked by its schema
}

export interface BroadcastDependencies {
  readonly backend: Supabase
  readonly session: SupabaseSession
  readonly runtime: Runtime
}

/**
 * Sends one message to a private topic over HTTP, which unlike the socket reports the outcome.
 *
 * @throws access/denied, auth/signed-out, net/*
 */
export function postBroadcast(
  { backend, session, runtime }: BroadcastDependencies,
  { topic, event }: { readonly topic: string; readonly event: string },
  messageFrom: (user: User) => object,
): Promise<void> {
  const { realtime } = backend.client
  const address = `${realtime.httpEndpoint}/${encodeURIComponent(topic)}/events/${encodeURIComponent(event)}?private=true`
  return runCall({ runtime, options: undefined, isRepeatable: false, source: 'supabase' }, (signal) =>
    session.as(async (user) => {
      const request = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(messageFrom(user)),
        signal,
      }
      const answer = await realtime.fetch(address, request).catch((error: unknown) => {
        throw backend.portError('realtime', error)
      })
      if (answer.ok) return
      const message = await answer.text().catch(() => '')
      throw backend.portError('realtime', { message }, { status: answer.status, action: 'send' })
    }),
  )
}
