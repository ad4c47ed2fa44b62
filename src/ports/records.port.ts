import type { Observable } from 'rxjs'
import type { Id } from '../domain/model/kernel/id'
import type { Page, PageCursor, Query } from '../domain/model/query/ast'
import type { AnyRecord, CollectionName, ReadableName, RowOf } from '../domain/model/records/collections'
import type { ClientVia, MutationId } from '../domain/model/records/meta'
import type { Mutation, OutcomeOf } from '../domain/model/records/mutation'
import type { CallOptions } from './call-options'

/**
 * Reading and writing records, one workspace for each call.
 *
 * Every member may reject with `auth/signed-out`, `access/denied`, `call/cancelled`, `net/*` and `internal/unexpected`; the
 * TSDoc names the other codes.
 */
export interface RecordsPort {
  readonly capabilities: RecordsCapabilities

  /** The row, trashed or live; `null` when the caller can read none. */
  get<K extends ReadableName>(collection: K, id: Id, options?: CallOptions): Promise<RowOf<K> | null>

  /** The rows that exist and may be read, by id. */
  getMany<K extends ReadableName>(collection: K, ids: readonly Id[], options?: CallOptions): Promise<ReadonlyMap<Id, RowOf<K>>>

  /**
   * One page, in the total order of the query. Following `next` gives every row once while nothing is written.
   * @throws query/bad-cursor, record/invalid (a field the collection does not have)
   */
  list<K extends ReadableName>(collection: K, query: Query<RowOf<K>>, options?: CallOptions): Promise<Page<RowOf<K>>>

  /**
   * A page of each of these collections in one request, for copying a workspace: what `list` answers to
   * `everythingIn(workspaceId, limit, after)`, but for pages that end earlier, perhaps before their first record, when the answer
   * grows too large. Continue with the `next` of all that have one.
   * @throws query/bad-cursor
   */
  listEach(
    collections: readonly CollectionName[],
    page: EachPage,
    options?: CallOptions,
  ): Promise<ReadonlyMap<CollectionName, Page<AnyRecord>>>

  /**
   * Cold. Emits a first page, and then one for every change that alters it, in commit order. Changes that reach this device
   * together may share a page, and a page never shows a part of a commit. While the connection holds, a commit of this device
   * is in the page before the commit resolves. Unchanged rows keep their identity. Never completes. Trouble with the connection
   * shows as `freshness: 'stale'`, not as an error; it errors only with `auth/signed-out`, `access/denied`,
   * `capability/missing`, `query/bad-cursor` or `record/invalid`.
   */
  watch<K extends ReadableName>(collection: K, query: Query<RowOf<K>>): Observable<Live<Page<RowOf<K>>>>

  /** As `watch`, for one row; `null` while the caller can read none. */
  watchOne<K extends ReadableName>(collection: K, id: Id): Observable<Live<RowOf<K> | null>>

  /**
   * The one write path: all mutations or none, in order, at one version. Repeating a `mutationId` changes nothing and gives the
   * first answer with `replayed: true`. If one mutation conflicts, nothing is written, and the others answer `rolled-back`.
   *
   * @param mutations 1 to 500
   * @throws record/invalid, record/missing, record/duplicate, record/in-use, workspace/last-owner, store/full
   */
  commit<const M extends readonly Mutation[]>(
    mutations: M,
    options: CommitOptions,
  ): Promise<{ readonly [I in keyof M]: OutcomeOf<M[I]> }>
}

export interface EachPage {
  readonly workspaceId: Id
  /** The most records of one collection; thousands where the backend gives as many. */
  readonly limit: number
  /** A collection that is not among them begins, with its total. */
  readonly after?: ReadonlyMap<CollectionName, PageCursor>
}

export interface CommitOptions extends CallOptions {
  readonly workspaceId: Id
  readonly mutationId: MutationId
  /** What the records were written through, as their author stamps say. Default: `app`. */
  readonly via?: ClientVia
  /**
   * A commit of the same person that may still be on its way: this one is done behind it. As long as that one is not written,
   * nothing is, and all mutations answer `rolled-back`.
   */
  readonly after?: MutationId
}

export interface Live<T> {
  readonly value: T
  /** `stale`: the connection is down or a gap is being refetched; `value` is the last known. */
  readonly freshness: 'live' | 'stale'
}

export interface RecordsCapabilities {
  readonly liveQueries: 'push' | 'poll'
  /** The largest `limit` honoured; larger ones are clamped. */
  readonly maxPageSize: number
  /** Whether this device answers offline from its replica. What the replica lacks is `net/offline`. */
  readonly readsOffline: boolean
  /**
   * Whether commits are accepted offline. Such a commit resolves with its expected outcome as soon as it is stored on this
   * device, and is sent, once, when there is a connection. A connection that is too slow to answer counts as none; what this
   * device's rules refuse then, the server still decides. `SyncPort` reports the outcome.
   */
  readonly writesOffline: boolean
}
