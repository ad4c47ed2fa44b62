import { REALTIME_SUBSCRIBE_STATES, type RealtimeChannel } from '@supabase/supabase-js'
import { WebSocket } from 'ws'

export interface ChannelMessage {
  readonly event: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** What the channel hears, growing. */
export function messagesOn(channel: RealtimeChannel): readonly ChannelMessage[] {
  const messages: ChannelMessage[] = []
  channel.on('broadcast', { event: '*' }, (message) => messages.push(message as unknown as ChannelMessage))
  return messages
}

/** Resolves once joined, with the states from then on. */
export function joined(channel: RealtimeChannel | undefined): Promise<readonly string[]> {
  const states: string[] = []
  return new Promise((resolve, reject) => {
    channel?.subscribe((state, error) => {
      states.push(state)
      if (state === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve(states)
      else reject(new Error(`${state} ${error?.message ?? ''}`))
    })
  })
}

/** Who is present, each with when they last said so. */
export function statesOf(channel: RealtimeChannel): object {
  const entries = Object.entries(channel.presenceState<{ readonly at: string }>())
  return Object.fromEntries(entries.map(([key, metas]) => [key, metas.map(({ at }) => at)]))
}

/** The status that a socket is refused with; 101 when it opens. */
export function statusOf(address: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address)
    socket.once('unexpected-response', (_, { statusCode }) => resolve(statusCode))
    socket.once('open', () => resolve(101))
  })
}
