import type { Observable } from 'rxjs'
import type { Id } from '../domain/model/kernel/id'
import type { Page, Query } from '../domain/model/query/ast'
import type { AnyRecord, CollectionName, ReadableName, RowOf } from '../domain/model/records/collections'
import type { ClientVia, MutationId } from '../domain/model/records/meta'
import type { Mutation, OutcomeOf } from '../domain/model/records/mutation'
import type { CallOptions } from './call-options'

/**
 * Reading and writing records, one workspace a call.
 *
 * Every member may reject with `auth/signed-out`, `access/denied`, `call/cancelled`, `net/*` and `internal/unexpected`;
 * the TSDoc names what else it may.
 */
export interface RecordsPort {
  readonly capabilities: RecordsCapabilities

  /** The row, trashed or live; `null` when there is none that the caller may read. */
  get<K extends ReadableName>(collection: K, id: Id, options?: CallOptions): Promise<RowOf<K> | null>

  /** Those of the rows that exist and may be read, by id. */
  getMany<K extends ReadableName>(collection: K, ids: readonly Id[], options?: CallOptions): Promise<ReadonlyMap<Id, RowOf<K>>>

  /**
   * One page, in the total order of the query. Pages joined by `next` hold every row once while nothing is written.
   * @throws query/bad-cursor, record/invalid (a field the collection does not have)
   */
  list<K extends ReadableName>(collection: K, query: Query<RowOf<K>>, options?: CallOptions): Promise<Page<RowOf<K>>>

  /**
   * A first page of each of these collections in one question, counted: what `list` answers to
   * `everythingIn(workspaceId, limit)`, which goes on behind their `next`.
   */
  listEach(
    collections: readonly CollectionName[],
    page: { readonly workspaceId: Id; readonly limit: number },
    options?: CallOptions,
  ): Promise<ReadonlyMap<CollectionName, Page<AnyRecord>>>

  /**
   * Cold. Emits a first page, then one for every change that alters it, in commit order; changes that reach this device
   * together may share one, and a commit is never halved. What this device commits is in the page before the commit is
   * answered, while the connection holds. Unchanged rows keep their identity. Never completes. Trouble with the connection shows as
   * `freshness: 'stale'`, not as an error; it errors only with `auth/signed-out`, `access/denied`, `capability/missing`,
   * `query/bad-cursor` or `record/invalid`.
   */
  watch<K extends ReadableName>(collection: K, query: Query<RowOf<K>>): Observable<Live<Page<RowOf<K>>>>

  /** As `watch`, for one row; `null` while there is none that may be read. */
  watchOne<K extends ReadableName>(collection: K, id: Id): Observable<Live<RowOf<K> | null>>

  /**
   * The one write path: all of the mutations or none, in order, at one version. The same `mutationId` again changes
   * nothing and gives the first answer with `replayed: true`. If one conflicts, nothing is written, and the others
   * answer `rolled-back`.
   *
   * @param mutations 1 to 500
   * @throws record/invalid, record/missing, record/duplicate, record/in-use, workspace/last-owner, store/full
   */
  commit<const M extends readonly Mutation[]>(
    mutations: M,
    options: CommitOptions,
  ): Promise<{ readonly [I in keyof M]: OutcomeOf<M[I]> }>
}

export interface CommitOptions extends CallOptions {
  readonly workspaceId: Id
  readonly mutationId: MutationId
  /** What the records say they were written through. Default: `app`. */
  readonly via?: ClientVia
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
  /** Does this device answer offline what it holds? What it does not hold is `net/offline`. */
  readonly readsOffline: boolean
  /**
   * Is a commit taken offline? It is answered with what it will be as soon as it is kept on this device, and is sent, once,
   * when there is a connection. So it is with a connection that does not answer before anybody notices; what the rules refuse
   * here is then still the server's to answer. What becomes of it is told by `SyncPort`.
   */
  readonly writesOffline: boolean
}
