import { defer, Subject, type Observable } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import type { AnyRow, Page, Query } from '../../domain/model/query/ast'
import { canonicalKey } from '../../domain/model/query/canonical-key'
import type { AnyRecord, CollectionName, ReadableName, RowOf } from '../../domain/model/records/collections'
import { LIMITS } from '../../domain/model/records/limits'
import type { Mutation, OutcomeOf } from '../../domain/model/records/mutation'
import type { CallOptions } from '../../ports/call-options'
import type { CommitOptions, EachPage, Live, RecordsPort } from '../../ports/records.port'
import type { Runtime } from '../../ports/runtime.port'
import type { ChangeFeed } from '../shared/feed/change-feed'
import { LiveQueries } from '../shared/live/live-queries'
import { keepPage, keepRow } from '../shared/live/live-read'
import type { CloudflareSession } from './auth/cloudflare-session'
import type { Calls } from './calls'
import type { RecordCalls } from './protocol'
import { checked, known } from '../shared/checked-query'

export interface RecordsDependencies {
  readonly calls: Calls
  readonly session: Pick<CloudflareSession, 'session$' | 'user'>
  readonly feed: ChangeFeed
  readonly runtime: Runtime
}

/** Records of the objects that have them: a call each, and live queries over the feed. */
export class CloudflareRecords implements RecordsPort {
  readonly capabilities = {
    liveQueries: 'push',
    maxPageSize: LIMITS.pageSizeMost,
    readsOffline: false,
    writesOffline: false,
  } as const
  private readonly dependencies: RecordsDependencies
  private readonly live: LiveQueries
  private readonly memberships = new Subject<void>()

  constructor(dependencies: RecordsDependencies) {
    this.dependencies = dependencies
    const { session, feed, runtime } = dependencies
    const memberships = { changes$: this.memberships.asObservable(), read: () => this.call('workspaces', {}, undefined) }
    this.live = new LiveQueries({ session$: session.session$, feed, memberships, runtime })
  }

  /** To be called when a function may have written. Resolves when this tab's live queries show it, memberships included. */
  async functionAnswered(): Promise<void> {
    this.memberships.next()
    await this.live.changed()
  }

  async get<K extends ReadableName>(collection: K, id: Id, options?: CallOptions): Promise<RowOf<K> | null> {
    return (await this.getMany(collection, [id], options)).get(id) ?? null
  }

  async getMany<K extends ReadableName>(
    collection: K,
    ids: readonly Id[],
    options?: CallOptions,
  ): Promise<ReadonlyMap<Id, RowOf<K>>> {
    const rows = await this.call('getMany', { collection: known(collection), ids }, options)
    return new Map((rows as readonly AnyRow[]).map((row) => [row.id, row as unknown as RowOf<K>])) // rows of this collection
  }

  async list<K extends ReadableName>(collection: K, query: Query<RowOf<K>>, options?: CallOptions): Promise<Page<RowOf<K>>> {
    const page = await this.call('list', { collection, query: checked(collection, query, LIMITS.pageSizeMost) }, options)
    return page as unknown as Page<RowOf<K>> // rows of this collection
  }

  async listEach(
    collections: readonly CollectionName[],
    { workspaceId, limit, after = new Map() }: EachPage,
    options?: CallOptions,
  ): Promise<ReadonlyMap<CollectionName, Page<AnyRecord>>> {
    const asked = { collections: collections.map(known), workspaceId, limit, after: Object.fromEntries(after) }
    const pages = await this.call('listEach', asked, options)
    return new Map(Object.entries(pages)) as unknown as ReadonlyMap<CollectionName, Page<AnyRecord>> // as they were asked for
  }

  watch<K extends ReadableName>(collection: K, query: Query<RowOf<K>>): Observable<Live<Page<RowOf<K>>>> {
    return defer(() => {
      const checkedQuery = checked(collection, query, LIMITS.pageSizeMost)
      const live$ = this.live.watch<Page<AnyRow>>({
        key: canonicalKey(collection, checkedQuery),
        collection,
        id: null,
        workspaceId: () => checkedQuery.workspaceId,
        read: async (signal) =>
          (await this.call('list', { collection, query: checkedQuery }, { signal })) as unknown as Page<AnyRow>,
        keep: keepPage,
      })
      return live$ as unknown as Observable<Live<Page<RowOf<K>>>> // rows of this collection
    })
  }

  watchOne<K extends ReadableName>(collection: K, id: Id): Observable<Live<RowOf<K> | null>> {
    return defer(() => {
      const live$ = this.live.watch<AnyRow | null>({
        key: `${known(collection)} ${id}`,
        collection,
        id,
        // A workspace is in itself, so its feed can be followed before it is read.
        workspaceId: (row) => (row === undefined && collection === 'workspaces' ? id : (row?.workspaceId ?? null)),
        read: (signal) => this.get(collection, id, { signal }),
        keep: keepRow,
      })
      return live$ as unknown as Observable<Live<RowOf<K> | null>> // a row of this collection
    })
  }

  async commit<const M extends readonly Mutation[]>(
    mutations: M,
    { workspaceId, mutationId, via = 'app', after, ...options }: CommitOptions,
  ): Promise<{ readonly [I in keyof M]: OutcomeOf<M[I]> }> {
    const { outcomes } = await this.live.sending(mutationId, async () => {
      const answer = await this.call('commit', { workspaceId, mutations, mutationId, via, after }, options)
      return { ...answer, touched: answer.touched?.map(([collection, id]) => ({ collection, id })) ?? null }
    })
    // The outcomes come in the order of the mutations, each with a record of its mutation's collection.
    return outcomes as unknown as { readonly [I in keyof M]: OutcomeOf<M[I]> }
  }

  /** Every call of the port is repeatable: reads, and commits by their mutation id. */
  private async call<N extends keyof RecordCalls>(
    name: N,
    input: RecordCalls[N]['input'],
    options: CallOptions | undefined,
  ): Promise<RecordCalls[N]['answer']> {
    const { calls, session } = this.dependencies
    await session.user()
    return calls.call('records', name, input, { options, isRepeatable: true })
  }
}
