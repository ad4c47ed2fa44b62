import { REALTIME_SUBSCRIBE_STATES, type RealtimeChannel } from '@supabase/supabase-js'
import { BehaviorSubject, Observable, ReplaySubject, Subject } from 'rxjs'
import type { PortError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import type { Runtime } from '../../../ports/runtime.port'
import { LatestByOwner } from '../../shared/latest-value'
import { withJitter } from '../../shared/retry-wait'
import type { Supabase } from '../client'
import { Pace } from './pace'

/** Pause before rejoining after the backend closed the channel, as it does when a token expires. */
const REJOIN_MS = 1000

export interface TopicDependencies {
  readonly backend: Supabase
  readonly runtime: Runtime
  /** This tab, as other connections see it. */
  readonly connectionId: Id
}

export interface Broadcast {
  readonly event: string
  readonly payload: unknown
}

/** By connection id. Other clients write the values, so their shape is unchecked. */
export type Presences = ReadonlyMap<string, unknown>

/** A tab's membership in one private topic. It rejoins for as long as it is used. */
export class Topic {
  /** Hot, replays the latest. */
  readonly isJoined$: Observable<boolean>
  readonly broadcasts$: Observable<Broadcast>
  /** Hot, replays the latest once there is one. While the connection is down, the last known. */
  readonly presences$: Observable<Presences>
  /** Hot, replays. The backend's policies do not let this user join. */
  readonly denied$: Observable<PortError>
  private readonly name: string
  private readonly dependencies: TopicDependencies
  private readonly joined = new BehaviorSubject(false)
  private readonly broadcasts = new Subject<Broadcast>()
  private readonly presences = new ReplaySubject<Presences>(1)
  private readonly denied = new ReplaySubject<PortError>(1)
  private readonly pace: Pace
  private channel: RealtimeChannel | null = null
  private isWanted = true
  /** What this tab announces; undefined: it is not present. */
  private readonly states = new LatestByOwner<object>()
  private cancelRejoin = (): void => undefined

  /** @param free resolves when the tab has left the channel of this name that it had joined before */
  constructor(name: string, dependencies: TopicDependencies, free: Promise<unknown>) {
    this.name = name
    this.dependencies = dependencies
    this.isJoined$ = this.joined.asObservable()
    this.broadcasts$ = this.broadcasts.asObservable()
    this.presences$ = this.presences.asObservable()
    this.denied$ = this.denied.asObservable()
    this.pace = new Pace(dependencies.runtime, () => this.sendState())
    void free.then(() => this.join())
  }

  /**
   * Announces this state for `who`; `null` withdraws it. Others see the latest state, as often as the backend's rate limit
   * allows.
   */
  announce(who: object, state: object | null): void {
    const before = this.states.latest
    if (state === null) this.states.remove(who)
    else this.states.set(who, state)
    if (this.states.latest !== before && this.isWanted && this.joined.value) this.pace.request()
  }

  /** Resolves when the channel has been left. */
  async close(): Promise<void> {
    this.isWanted = false
    this.cancelRejoin()
    this.pace.close()
    await this.leave()
  }

  private async join(): Promise<void> {
    const { client } = this.dependencies.backend
    // The backend authorises the token it gets now, not one from an earlier join.
    await client.realtime.setAuth()
    if (!this.isWanted) return
    const presence = { key: this.dependencies.connectionId, enabled: true }
    const channel = client.channel(this.name, { config: { private: true, broadcast: { self: false, ack: false }, presence } })
    this.channel = channel
    channel.on('broadcast', { event: '*' }, ({ event, payload }) => this.broadcasts.next({ event, payload }))
    channel.on('presence', { event: 'sync' }, () => this.presences.next(presencesIn(channel)))
    channel.subscribe((status, error) => {
      // A channel that was left reports its closing once more.
      if (channel === this.channel) this.onStatus(status, error)
    })
  }

  private onStatus(status: REALTIME_SUBSCRIBE_STATES, error: Error | undefined): void {
    const isJoined = status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED
    if (isJoined || this.joined.value) this.joined.next(isJoined)
    if (isJoined) {
      // A new join starts a new rate limit, and the backend has forgotten this tab's state.
      this.pace.reset()
      if (this.states.latest !== undefined) this.pace.request()
    } else if (status === REALTIME_SUBSCRIBE_STATES.CLOSED) {
      // Closed by the backend, for instance after a token expired. The client itself recovers from errors.
      const { runtime } = this.dependencies
      this.cancelRejoin = runtime.schedule(withJitter(REJOIN_MS, runtime), () => void this.leave().then(() => this.join()))
    } else if (error !== undefined) {
      const failure = this.dependencies.backend.portError('realtime', error, { action: 'listen' })
      if (failure.code === 'access/denied') this.denied.next(failure)
    }
  }

  private sendState(): void {
    const { channel } = this
    const state = this.states.latest
    if (channel === null || !this.joined.value) return
    void (state === undefined ? channel.untrack() : channel.track(state))
  }

  private async leave(): Promise<void> {
    const { channel } = this
    this.channel = null
    if (channel !== null) await this.dependencies.backend.client.removeChannel(channel)
  }
}

/** A connection should be present once; if it is twice, the last state counts. */
function presencesIn(channel: RealtimeChannel): Presences {
  return new Map(Object.entries(channel.presenceState()).map(([key, states]) => [key, states.at(-1)]))
}

/** The topics of one tab. The first user joins a topic, and the last one leaves it. */
export class Topics {
  private readonly dependencies: TopicDependencies
  private readonly open = new Map<string, { readonly topic: Topic; users: number }>()
  private readonly leaving = new Map<string, Promise<void>>()

  constructor(dependencies: TopicDependencies) {
    this.dependencies = dependencies
  }

  /** Cold. Emits the topic at once. Errors with `access/denied` when this user may not join it. Never completes. */
  use(name: string): Observable<Topic> {
    return new Observable((observer) => {
      const entry = this.open.get(name) ?? { topic: this.make(name), users: 0 }
      this.open.set(name, entry)
      entry.users += 1
      observer.next(entry.topic)
      const denial = entry.topic.denied$.subscribe((error) => observer.error(error))
      return () => {
        denial.unsubscribe()
        entry.users -= 1
        if (entry.users === 0) this.drop(name, entry.topic)
      }
    })
  }

  close(): void {
    for (const [name, { topic }] of this.open) this.drop(name, topic)
  }

  private make(name: string): Topic {
    return new Topic(name, this.dependencies, this.leaving.get(name) ?? Promise.resolve())
  }

  private drop(name: string, topic: Topic): void {
    if (this.open.get(name)?.topic !== topic) return
    this.open.delete(name)
    // supabase-js has one channel for each topic: the next join waits until this one has left.
    const left = topic.close().finally(() => {
      if (this.leaving.get(name) === left) this.leaving.delete(name)
    })
    this.leaving.set(name, left)
  }
}
