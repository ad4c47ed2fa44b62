import { concat, concatMap, defer, filter, finalize, ignoreElements, map, NEVER, type Observable, switchMap, tap } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import { readPayload, readPresence } from '../../domain/model/realtime/topic-shapes'
import type { TopicName, Topics } from '../../domain/model/realtime/topics'
import type { AnyRecord, CollectionName } from '../../domain/model/records/collections'
import type { Change, ChangeCursor, Connection, EventsPort, Message, MessageName, Peer, TopicKey } from '../../ports/events.port'
import { changesIn } from '../shared/feed/changes-in'
import type { CommitFeed } from '../shared/feed/commit-feed'
import type { CloudflareSession } from './auth/cloudflare-session'
import type { Calls } from './calls'
import type { Sockets } from './sockets'
import type { WorkspaceSocket } from './workspace-socket'

export interface EventsDependencies {
  readonly session: Pick<CloudflareSession, 'user'>
  /** This tab, as other connections see it. */
  readonly connectionId: Id
  readonly calls: Pick<Calls, 'call'>
  readonly connection$: Observable<Connection>
  readonly feed: CommitFeed<AnyRecord>
  readonly sockets: Sockets
}

/** Changes come from the feed; presence and messages come from the rooms of a workspace's socket. */
export class CloudflareEvents implements EventsPort {
  readonly capabilities = { resume: true, presence: true, broadcast: 'acknowledged' } as const
  readonly connection$: Observable<Connection>
  private readonly dependencies: EventsDependencies

  constructor(dependencies: EventsDependencies) {
    this.dependencies = dependencies
    this.connection$ = dependencies.connection$
  }

  changes<K extends CollectionName>(
    workspaceId: Id,
    collections: readonly K[],
    from: ChangeCursor | 'now',
  ): Observable<Change<K>> {
    const wanted: ReadonlySet<CollectionName> = new Set(collections)
    const steps$ = this.dependencies.feed.steps(workspaceId, from)
    return steps$.pipe(concatMap((step) => changesIn(step, wanted, (_, record) => record))) as Observable<Change<K>>
  }

  messages<N extends TopicName, M extends MessageName<N>>(topic: N, key: TopicKey, message: M): Observable<Message<N, M>> {
    return this.inSocket(key, (socket) =>
      socket.rooms.messages(roomOf(topic, key)).pipe(
        filter((received) => received.message === message),
        concatMap(({ from, payload: received }): readonly Message<N, M>[] => {
          const payload = readPayload(topic, message, received)
          return payload === null ? [] : [{ from, payload }]
        }),
      ),
    )
  }

  async send<N extends TopicName, M extends MessageName<N>>(
    topic: N,
    key: TopicKey,
    message: M,
    payload: Topics[N]['messages'][M],
  ): Promise<void> {
    const { calls, session, connectionId } = this.dependencies
    await session.user()
    const input = { workspaceId: key.workspaceId, connectionId, room: roomOf(topic, key), message, payload }
    await calls.call('records', 'send', input, { isRepeatable: false })
  }

  peers<N extends TopicName>(topic: N, key: TopicKey): Observable<readonly Peer<Topics[N]['presence']>[]> {
    return this.inSocket(key, (socket) =>
      socket.rooms.peers(roomOf(topic, key)).pipe(
        map((peers) =>
          peers.flatMap(({ connectionId, userId, state: received }) => {
            const state = readPresence(topic, received)
            return state === null ? [] : [{ connectionId, userId, state }]
          }),
        ),
      ),
    )
  }

  announce<N extends TopicName>(topic: N, key: TopicKey, state$: Observable<Topics[N]['presence']>): Observable<never> {
    return this.inSocket(key, (socket) =>
      defer(() => {
        const self = {}
        const room = roomOf(topic, key)
        // A state stream may complete while its owner stays present: its last value holds until the unsubscribe.
        return concat(state$, NEVER).pipe(
          tap((state) => socket.rooms.announce(room, self, state)),
          finalize(() => socket.rooms.announce(room, self, null)),
          ignoreElements(),
        )
      }),
    )
  }

  private inSocket<T>({ workspaceId }: TopicKey, use: (socket: WorkspaceSocket) => Observable<T>): Observable<T> {
    return this.dependencies.sockets.use(workspaceId).pipe(switchMap(use))
  }
}

function roomOf(topic: TopicName, { about }: TopicKey): string {
  return about === null ? topic : `${topic}:${about}`
}
