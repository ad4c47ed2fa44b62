import {
  concatMap,
  filter,
  finalize,
  ignoreElements,
  map,
  NEVER,
  concat,
  switchMap,
  tap,
  type Observable,
  type Subscription,
} from 'rxjs'
import type { Id } from '../../../domain/model/kernel/id'
import type { TopicName, Topics as TopicMap } from '../../../domain/model/realtime/topics'
import type { CollectionName } from '../../../domain/model/records/collections'
import type {
  Change,
  ChangeCursor,
  Connection,
  EventsPort,
  Message,
  MessageName,
  Peer,
  TopicKey,
} from '../../../ports/events.port'
import type { Runtime } from '../../../ports/runtime.port'
import { forUser } from '../../shared/signed-in'
import type { SupabaseSession } from '../auth/session'
import type { Supabase } from '../client'
import type { SupabaseFeed } from '../feed/supabase-feed'
import type { Topics } from '../topics/topics'
import { postBroadcast } from './post-broadcast'
import { readMessage, readPeer } from './shapes'
import { tellChanges } from './tell-changes'

export interface EventsPlace {
  readonly backend: Supabase
  readonly session: SupabaseSession
  readonly runtime: Runtime
  readonly connection$: Observable<Connection>
  readonly feed: SupabaseFeed
  readonly topics: Topics
  /** This tab, as the others see it. */
  readonly connectionId: Id
}

/**
 * Changes come by the feed; who is here and what they say in passing by private topics of the realtime service. Who a
 * message is from is what its sender says: the service vouches for membership, not for names.
 */
export class SupabaseEvents implements EventsPort {
  readonly capabilities = { resume: true, presence: true, broadcast: 'acknowledged' } as const
  readonly connection$: Observable<Connection>
  private readonly place: EventsPlace
  private readonly connecting: Subscription

  constructor(place: EventsPlace) {
    this.place = place
    this.connection$ = place.connection$
    const { realtime } = place.backend.client
    // A socket that breaks is the first to know that the connection is gone, so there is one as soon as somebody is here.
    this.connecting = place.session.session$.subscribe(({ status }) => {
      if (status === 'signed-in') realtime.connect()
    })
  }

  changes<K extends CollectionName>(
    workspaceId: Id,
    collections: readonly K[],
    from: ChangeCursor | 'now',
  ): Observable<Change<K>> {
    const wanted: ReadonlySet<CollectionName> = new Set(collections)
    const told$ = this.place.feed.steps(workspaceId, from).pipe(concatMap((step) => tellChanges(step, wanted)))
    return told$ as Observable<Change<K>> // of the collections asked for
  }

  messages<N extends TopicName, M extends MessageName<N>>(topic: N, key: TopicKey, message: M): Observable<Message<N, M>> {
    const { session, topics, connectionId } = this.place
    return forUser(session.session$, () =>
      topics.use(nameOf(topic, key)).pipe(
        switchMap(({ broadcasts$ }) => broadcasts$),
        filter(({ event }) => event === message),
        concatMap(({ payload }) => {
          const heard = readMessage(topic, message, payload)
          return heard === null || heard.connectionId === connectionId ? [] : [{ from: heard.from, payload: heard.payload }]
        }),
      ),
    )
  }

  send<N extends TopicName, M extends MessageName<N>>(
    topic: N,
    key: TopicKey,
    message: M,
    payload: TopicMap[N]['messages'][M],
  ): Promise<void> {
    const { connectionId } = this.place
    return postBroadcast(this.place, { topic: nameOf(topic, key), event: message }, ({ id }) => ({
      from: id,
      connectionId,
      payload,
    }))
  }

  peers<N extends TopicName>(topic: N, key: TopicKey): Observable<readonly Peer<TopicMap[N]['presence']>[]> {
    const { session, topics } = this.place
    return forUser(session.session$, () =>
      topics.use(nameOf(topic, key)).pipe(
        switchMap(({ presences$ }) => presences$),
        map((presences) =>
          [...presences].flatMap(([connectionId, told]) => {
            const peer = readPeer(topic, told)
            return peer === null ? [] : [{ connectionId, ...peer }]
          }),
        ),
      ),
    )
  }

  announce<N extends TopicName>(topic: N, key: TopicKey, state$: Observable<TopicMap[N]['presence']>): Observable<never> {
    const { session, topics } = this.place
    return forUser(session.session$, (userId) =>
      topics.use(nameOf(topic, key)).pipe(
        switchMap((joined) => {
          const self = {}
          // A state stream may complete while one is still present: its last value stands until the leave.
          return concat(state$, NEVER).pipe(
            tap((state) => joined.announce(self, { userId, state })),
            finalize(() => joined.announce(self, null)),
          )
        }),
        ignoreElements(),
      ),
    )
  }

  close(): void {
    this.connecting.unsubscribe()
  }
}

/** The policies of the backend know this shape. */
function nameOf(topic: TopicName, { workspaceId, about }: TopicKey): string {
  return `ws:${workspaceId}:room:${topic}${about === null ? '' : `:${about}`}`
}
