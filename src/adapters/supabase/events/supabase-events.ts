import {
  concat,
  concatMap,
  filter,
  finalize,
  ignoreElements,
  map,
  NEVER,
  type Observable,
  type Subscription,
  switchMap,
  tap,
} from 'rxjs'
import type { Id } from '../../../domain/model/kernel/id'
import type { Topics as TopicMap, TopicName } from '../../../domain/model/realtime/topics'
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
import { changesIn } from '../../shared/feed/changes-in'
import type { CommitFeed } from '../../shared/feed/commit-feed'
import { type DatabaseRow, recordOf } from '../records/codec'
import type { Topics } from '../topics/topic'
import { postBroadcast, readMessage, readPeer } from './messages'

export interface EventsDependencies {
  readonly backend: Supabase
  readonly session: SupabaseSession
  readonly runtime: Runtime
  readonly connection$: Observable<Connection>
  readonly feed: CommitFeed<DatabaseRow>
  readonly topics: Topics
  /** This tab, as other connections see it. */
  readonly connectionId: Id
}

/**
 * Changes come from the feed; presence and messages come from private topics of the realtime service. A message's sender is
 * whom it names: the service checks membership, not names.
 */
export class SupabaseEvents implements EventsPort {
  readonly capabilities = { resume: true, presence: true, broadcast: 'acknowledged' } as const
  readonly connection$: Observable<Connection>
  private readonly dependencies: EventsDependencies
  private readonly connecting: Subscription

  constructor(dependencies: EventsDependencies) {
    this.dependencies = dependencies
    this.connection$ = dependencies.connection$
    const { realtime } = dependencies.backend.client
    // A broken socket is the first sign of a lost connection, so the socket opens as soon as somebody is signed in.
    this.connecting = dependencies.session.session$.subscribe(({ status }) => {
      if (status === 'signed-in') realtime.connect()
    })
  }

  changes<K extends CollectionName>(
    workspaceId: Id,
    collections: readonly K[],
    from: ChangeCursor | 'now',
  ): Observable<Change<K>> {
    const wanted: ReadonlySet<CollectionName> = new Set(collections)
    const changes$ = this.dependencies.feed.steps(workspaceId, from).pipe(concatMap((step) => changesIn(step, wanted, recordOf)))
    return changes$ as Observable<Change<K>> // of the requested collections
  }

  messages<N extends TopicName, M extends MessageName<N>>(topic: N, key: TopicKey, message: M): Observable<Message<N, M>> {
    const { session, topics, connectionId } = this.dependencies
    return forUser(session.session$, () =>
      topics.use(nameOf(topic, key)).pipe(
        switchMap(({ broadcasts$ }) => broadcasts$),
        filter(({ event }) => event === message),
        concatMap(({ payload }) => {
          const received = readMessage(topic, message, payload)
          return received === null || received.connectionId === connectionId
            ? []
            : [{ from: received.from, payload: received.payload }]
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
    const { connectionId } = this.dependencies
    return postBroadcast(this.dependencies, { topic: nameOf(topic, key), event: message }, ({ id }) => ({
      from: id,
      connectionId,
      payload,
    }))
  }

  peers<N extends TopicName>(topic: N, key: TopicKey): Observable<readonly Peer<TopicMap[N]['presence']>[]> {
    const { session, topics } = this.dependencies
    return forUser(session.session$, () =>
      topics.use(nameOf(topic, key)).pipe(
        switchMap(({ presences$ }) => presences$),
        map((presences) =>
          [...presences].flatMap(([connectionId, presence]) => {
            const peer = readPeer(topic, presence)
            return peer === null ? [] : [{ connectionId, ...peer }]
          }),
        ),
      ),
    )
  }

  announce<N extends TopicName>(topic: N, key: TopicKey, state$: Observable<TopicMap[N]['presence']>): Observable<never> {
    const { session, topics } = this.dependencies
    return forUser(session.session$, (userId) =>
      topics.use(nameOf(topic, key)).pipe(
        switchMap((joined) => {
          const self = {}
          // A state stream may complete while its owner stays present: its last value holds until the unsubscribe.
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

/** The backend's policies rely on this form. */
function nameOf(topic: TopicName, { workspaceId, about }: TopicKey): string {
  return `ws:${workspaceId}:room:${topic}${about === null ? '' : `:${about}`}`
}
