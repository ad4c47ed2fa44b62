import * as v from 'valibot'
import { readPayload, readPresence } from '../../../domain/model/realtime/topic-shapes'
import type { TopicName, Topics } from '../../../domain/model/realtime/topics'
import type { User } from '../../../domain/model/session/session'
import type { Message, MessageName, Peer } from '../../../ports/events.port'
import type { Runtime } from '../../../ports/runtime.port'
import { runCall } from '../../shared/call'
import type { SupabaseSession } from '../auth/session'
import type { Supabase } from '../client'

const id = v.pipe(v.string(), v.uuid())
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
  const envelope = v.safeParse(envelopeShape, received)
  const payload = envelope.success ? readPayload(topic, name, envelope.output.payload) : null
  return envelope.success && payload !== null ? ({ ...envelope.output, payload } as ReceivedMessage<N, M>) : null
}

/** `null`: not a valid presence of this topic. */
export function readPeer<N extends TopicName>(
  topic: N,
  received: unknown,
): Omit<Peer<Topics[N]['presence']>, 'connectionId'> | null {
  const envelope = v.safeParse(peer, received)
  if (!envelope.success) return null
  const state = readPresence(topic, envelope.output.state)
  if (state === null) return null
  return { userId: envelope.output.userId, state } as Omit<Peer<Topics[N]['presence']>, 'connectionId'>
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
