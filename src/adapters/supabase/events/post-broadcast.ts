import type { User } from '../../../domain/model/session/session'
import type { Runtime } from '../../../ports/runtime.port'
import { runCall } from '../../shared/call'
import type { SupabaseSession } from '../auth/session'
import type { Supabase } from '../client'

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
