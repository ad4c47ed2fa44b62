import { REALTIME_SUBSCRIBE_STATES, type RealtimeChannel } from '@supabase/supabase-js'
import { BehaviorSubject, ReplaySubject, Subject, type Observable } from 'rxjs'
import type { PortError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import type { Runtime } from '../../../ports/runtime.port'
import { LatestSaid } from '../../shared/latest-said'
import type { Supabase } from '../client'
import { Pace } from './pace'

/** How long it waits before it joins again after the backend has put it out, as it does when a token has run out. */
const REJOIN_MS = 1000

export interface TopicPlace {
  readonly backend: Supabase
  readonly runtime: Runtime
  /** This tab, as the others see it. */
  readonly connectionId: Id
}

export interface Broadcast {
  readonly event: string
  readonly payload: unknown
}

/** By connection. Other clients wrote it: nothing is known of its shape. */
export type Presences = ReadonlyMap<string, unknown>

/** One private topic as one tab has joined it. It joins again for as long as it is wanted. */
export class Topic {
  /** Hot, replays the latest. */
  readonly isJoined$: Observable<boolean>
  readonly broadcasts$: Observable<Broadcast>
  /** Hot, replays the latest once it is known. While the connection is down, the last known. */
  readonly presences$: Observable<Presences>
  /** Hot, replays. The policies of the backend do not let this user in. */
  readonly denied$: Observable<PortError>
  private readonly name: string
  private readonly place: TopicPlace
  private readonly joined = new BehaviorSubject(false)
  private readonly broadcasts = new Subject<Broadcast>()
  private readonly presences = new ReplaySubject<Presences>(1)
  private readonly denied = new ReplaySubject<PortError>(1)
  private readonly pace: Pace
  private channel: RealtimeChannel | null = null
  private isWanted = true
  /** What this tab says of itself; nothing: it is not present. */
  private readonly states = new LatestSaid<object>()
  private cancelRejoin = (): void => undefined

  /** @param free resolves when the tab has left the topic of this name that it had joined before */
  constructor(name: string, place: TopicPlace, free: Promise<unknown>) {
    this.name = name
    this.place = place
    this.isJoined$ = this.joined.asObservable()
    this.broadcasts$ = this.broadcasts.asObservable()
    this.presences$ = this.presences.asObservable()
    this.denied$ = this.denied.asObservable()
    this.pace = new Pace(place.runtime, () => this.tell())
    void free.then(() => this.join())
  }

  /**
   * Present with this state from now on; `null` takes back what this one said. The others hear of the latest, as often as the
   * backend lets it.
   */
  announce(who: object, state: object | null): void {
    const before = this.states.latest
    if (state === null) this.states.takeBack(who)
    else this.states.say(who, state)
    if (this.states.latest !== before && this.isWanted && this.joined.value) this.pace.ask()
  }

  /** @returns when it has been left */
  async close(): Promise<void> {
    this.isWanted = false
    this.cancelRejoin()
    this.pace.close()
    await this.leave()
  }

  private async join(): Promise<void> {
    const { client } = this.place.backend
    // The backend decides by the token it is given now, not by one that it knew.
    await client.realtime.setAuth()
    if (!this.isWanted) return
    const presence = { key: this.place.connectionId, enabled: true }
    const channel = client.channel(this.name, { config: { private: true, broadcast: { self: false, ack: false }, presence } })
    this.channel = channel
    channel.on('broadcast', { event: '*' }, ({ event, payload }) => this.broadcasts.next({ event, payload }))
    channel.on('presence', { event: 'sync' }, () => this.presences.next(presencesIn(channel)))
    channel.subscribe((status, error) => {
      // One that was left says once more that it is closed.
      if (channel === this.channel) this.heed(status, error)
    })
  }

  private heed(status: REALTIME_SUBSCRIBE_STATES, error: Error | undefined): void {
    const isJoined = status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED
    if (isJoined || this.joined.value) this.joined.next(isJoined)
    if (isJoined) {
      // The backend counts anew for whoever joins anew, and knows nothing more of their state.
      this.pace.reset()
      if (this.states.latest !== undefined) this.pace.ask()
    } else if (status === REALTIME_SUBSCRIBE_STATES.CLOSED) {
      // Put out: by a token that ran out, say. Of a failure the client recovers by itself.
      this.cancelRejoin = this.place.runtime.schedule(REJOIN_MS, () => void this.leave().then(() => this.join()))
    } else if (error !== undefined) {
      const failure = this.place.backend.portError('realtime', error, { action: 'listen' })
      if (failure.code === 'access/denied') this.denied.next(failure)
    }
  }

  private tell(): void {
    const { channel } = this
    const state = this.states.latest
    if (channel === null || !this.joined.value) return
    void (state === undefined ? channel.untrack() : channel.track(state))
  }

  private async leave(): Promise<void> {
    const { channel } = this
    this.channel = null
    if (channel !== null) await this.place.backend.client.removeChannel(channel)
  }
}

/** A connection is there once; if it should be there twice, what it said last counts. */
function presencesIn(channel: RealtimeChannel): Presences {
  return new Map(Object.entries(channel.presenceState()).map(([key, states]) => [key, states.at(-1)]))
}
