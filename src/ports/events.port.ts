import type { Observable } from 'rxjs'
import type { PortError } from '../domain/model/errors/port-error'
import type { Brand } from '../domain/model/kernel/brand'
import type { Id } from '../domain/model/kernel/id'
import type { Instant } from '../domain/model/kernel/instant'
import type { Topics, TopicName } from '../domain/model/realtime/topics'
import type { CollectionName, RecordOf } from '../domain/model/records/collections'
import type { MutationId } from '../domain/model/records/meta'

/** Opaque; only the backend can order them. */
export type ChangeCursor = Brand<string, 'ChangeCursor'>

/** What happens elsewhere, as it happens. */
export interface EventsPort {
  readonly capabilities: EventsCapabilities

  /** Hot, replays the latest, never errors or completes. */
  readonly connection$: Observable<Connection>

  /**
   * Cold. Emits the commits after `from`, and then each new one: at least once, in commit order, each record as of that commit
   * or a later one. `now` may be the position of another subscription of this tab. A cursor that is too old, or of another
   * backend, yields `gap` and is no error. Never completes; errors only with `auth/signed-out` and `access/denied`.
   */
  changes<K extends CollectionName>(workspaceId: Id, collections: readonly K[], from: ChangeCursor | 'now'): Observable<Change<K>>

  /** Subscribing joins the topic; earlier messages are not replayed, and a sender does not get its own. */
  messages<N extends TopicName, M extends MessageName<N>>(topic: N, key: TopicKey, message: M): Observable<Message<N, M>>

  /** Resolves when the backend has accepted it. @throws access/denied, capability/missing, net/* */
  send<N extends TopicName, M extends MessageName<N>>(
    topic: N,
    key: TopicKey,
    message: M,
    payload: Topics[N]['messages'][M],
  ): Promise<void>

  /** Everyone present, oneself included, one entry for each connection; emits at once and on each change. */
  peers<N extends TopicName>(topic: N, key: TopicKey): Observable<readonly Peer<Topics[N]['presence']>[]>

  /**
   * Subscribing makes this tab present with the latest of `state$`; unsubscribing leaves. Of several subscriptions of one tab
   * the last value set holds, until its own subscription ends. Never emits.
   */
  announce<N extends TopicName>(topic: N, key: TopicKey, state$: Observable<Topics[N]['presence']>): Observable<never>
}

/** Which instance of a topic: the workspace, and what in it (a record's subject), or null for the workspace itself. */
export interface TopicKey {
  readonly workspaceId: Id
  readonly about: string | null
}

export type MessageName<N extends TopicName> = Extract<keyof Topics[N]['messages'], string>

export interface Message<N extends TopicName, M extends MessageName<N>> {
  readonly from: Id
  readonly payload: Topics[N]['messages'][M]
}

export interface Peer<P> {
  /** One tab or device of the user. */
  readonly connectionId: string
  readonly userId: Id
  readonly state: P
}

export type Connection =
  | { readonly status: 'connecting'; readonly attempt: number }
  | { readonly status: 'online'; readonly since: Instant }
  | { readonly status: 'offline'; readonly retryAt: Instant | null; readonly cause: PortError }

export type Change<K extends CollectionName> =
  | ({ readonly [N in K]: { readonly kind: 'upserted'; readonly collection: N; readonly record: RecordOf<N> } }[K] & ChangeMeta)
  | ({ readonly kind: 'deleted'; readonly collection: K; readonly id: Id } & ChangeMeta)
  /** Changes may have been missed: refetch what is shown. Always sent after a reconnect that cannot resume. */
  | { readonly kind: 'gap'; readonly reason: 'reconnected' | 'expired' | 'overflow' | 'resubscribed' }
  /** Everything up to `cursor` has been delivered. */
  | { readonly kind: 'caught-up'; readonly cursor: ChangeCursor }

interface ChangeMeta {
  readonly cursor: ChangeCursor
  readonly mutationId: MutationId | null
}

export interface EventsCapabilities {
  /** Whether `changes` can resume from a cursor after the connection was down. */
  readonly resume: boolean
  readonly presence: boolean
  readonly broadcast: 'none' | 'fire-and-forget' | 'acknowledged'
}
