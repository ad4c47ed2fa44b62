import { defer, Subject, type Observable } from 'rxjs'
import { portError } from '../../../domain/model/errors/port-error'
import { isId, type Id } from '../../../domain/model/kernel/id'
import type { AnyQuery, AnyRow, Page, Query } from '../../../domain/model/query/ast'
import { canonicalKey } from '../../../domain/model/query/canonical-key'
import { checkQuery, everythingIn } from '../../../domain/model/records/check-query'
import type { AnyRecord, CollectionName, ReadableName, RowOf } from '../../../domain/model/records/collections'
import { LIMITS } from '../../../domain/model/records/limits'
import type { Mutation, OutcomeOf } from '../../../domain/model/records/mutation'
import type { CallOptions } from '../../../ports/call-options'
import type { CommitOptions, EachPage, Live, RecordsPort } from '../../../ports/records.port'
import type { Runtime } from '../../../ports/runtime.port'
import { runCall } from '../../shared/call'
import type { SupabaseSession } from '../auth/session'
import type { ChangeFeed } from '../../shared/feed/change-feed'
import type { Supabase } from '../client'
import { untilLive } from '../../shared/prefetched'
import type { Start } from '../start/start'
import { commit } from './commit'
import { copyPages } from './copy-pages'
import { listPage, readMany } from './list-page'
import { keepPage, keepRow } from '../../shared/live/live-read'
import { LiveQueries } from '../../shared/live/live-queries'
import { SearchWays } from './search-ways'
import { SharedAnswers } from './shared-answers'
import { demandWorkspace, myWorkspaces } from './rest'
import { checked, known } from '../../shared/checked-query'

export interface RecordsDependencies {
  readonly backend: Supabase
  readonly session: Pick<SupabaseSession, 'session$' | 'as'>
  readonly feed: ChangeFeed
  readonly start: Start
  readonly runtime: Runtime
}

/** Records over PostgREST: reads by filters, writes through one commit function. */
export class SupabaseRecords implements RecordsPort {
  readonly capabilities = {
    liveQueries: 'push',
    maxPageSize: LIMITS.pageSizeMost,
    readsOffline: false,
    writesOffline: false,
  } as const
  private readonly dependencies: RecordsDependencies
  private readonly live: LiveQueries
  private readonly ways: SearchWays
  private readonly workspaceChecks = new SharedAnswers()
  private readonly memberships = new Subject<void>()

  constructor(dependencies: RecordsDependencies) {
    this.dependencies = dependencies
    const { session, feed, start, runtime } = dependencies
    const read = async (): Promise<readonly Id[]> =>
      (await start.workspaceIds()) ?? this.call(undefined, (signal) => myWorkspaces(dependencies.backend, signal))
    this.ways = new SearchWays(runtime)
    const memberships = { changes$: this.memberships.asObservable(), read }
    this.live = new LiveQueries({ session$: session.session$, feed, memberships, runtime })
  }

  /** To be called when a function may have written. Resolves when this tab's live queries show it, memberships included. */
  async functionAnswered(): Promise<void> {
    this.dependencies.start.forget()
    this.memberships.next()
    await this.live.changed()
  }

  async get<K extends ReadableName>(collection: K, id: Id, options?: CallOptions): Promise<RowOf<K> | null> {
    return (await this.getMany(collection, [id], options)).get(id) ?? null
  }

  getMany<K extends ReadableName>(collection: K, ids: readonly Id[], options?: CallOptions): Promise<ReadonlyMap<Id, RowOf<K>>> {
    return this.call(options, async (signal) => {
      const found = await readMany(this.dependencies.backend, { collection: known(collection), ids, signal })
      return found as unknown as ReadonlyMap<Id, RowOf<K>> // read as rows of this collection
    })
  }

  list<K extends ReadableName>(collection: K, query: Query<RowOf<K>>, options?: CallOptions): Promise<Page<RowOf<K>>> {
    return this.call(options, async (signal) => {
      const page = await this.page(collection, checked(collection, query, LIMITS.pageSizeMost), { signal })
      return page as unknown as Page<RowOf<K>> // read as rows of this collection
    })
  }

  listEach(
    collections: readonly CollectionName[],
    page: EachPage,
    options?: CallOptions,
  ): Promise<ReadonlyMap<CollectionName, Page<AnyRecord>>> {
    return this.call(options, async (signal) => {
      const { workspaceId, limit, after = new Map() } = page
      if (!isId(workspaceId)) throw portError('access/denied', { action: 'read' })
      checkQuery('workspaces', everythingIn(workspaceId, limit))
      const { backend, start, runtime } = this.dependencies
      const asked = { collections: collections.map(known), workspaceId, limit, after, signal, turn: runtime.turn }
      return (await start.copy(collections, page)) ?? copyPages(backend, asked)
    })
  }

  watch<K extends ReadableName>(collection: K, query: Query<RowOf<K>>): Observable<Live<Page<RowOf<K>>>> {
    return defer(() => {
      const checkedQuery = checked(collection, query, LIMITS.pageSizeMost)
      const { start } = this.dependencies
      let isProbablyWhole = false
      const read = async (signal: AbortSignal): Promise<Page<AnyRow>> => {
        const atStart = collection === 'workspaces' && query.workspaceId === null ? await start.workspaces(checkedQuery) : null
        if (atStart !== null) return atStart
        const page = await this.page(collection, checkedQuery, { signal, isProbablyWhole })
        // As it was the last time.
        isProbablyWhole = page.next === null
        return page
      }
      const live$ = this.live.watch({
        key: canonicalKey(collection, checkedQuery),
        collection,
        id: null,
        workspaceId: () => checkedQuery.workspaceId,
        read: (gone) => this.call({ signal: gone }, read),
        keep: keepPage,
      })
      const head = (): Promise<Page<AnyRow> | null> => start.head(collection, checkedQuery)
      const shown$ = start.isHeaded(collection, checkedQuery) ? untilLive(live$, head) : live$
      return shown$ as unknown as Observable<Live<Page<RowOf<K>>>> // read as rows of this collection
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
        read: async (signal) =>
          (collection === 'workspaces' ? await this.dependencies.start.workspace(id) : null) ??
          this.get(collection, id, { signal }),
        keep: keepRow,
      })
      return live$ as unknown as Observable<Live<RowOf<K> | null>> // read as a row of this collection
    })
  }

  async commit<const M extends readonly Mutation[]>(
    mutations: M,
    options: CommitOptions,
  ): Promise<{ readonly [I in keyof M]: OutcomeOf<M[I]> }> {
    const { backend, start, runtime } = this.dependencies
    start.forget()
    const { outcomes } = await this.live.sending(options.mutationId, () =>
      this.call(options, (signal) => commit(backend, mutations, { ...options, signal, turn: runtime.turn })),
    )
    // The outcomes come in the order of the mutations, each with a record of its mutation's collection.
    return outcomes as unknown as { readonly [I in keyof M]: OutcomeOf<M[I]> }
  }

  private async page(
    collection: ReadableName,
    query: AnyQuery,
    how: { readonly signal: AbortSignal; readonly isProbablyWhole?: boolean },
  ): Promise<Page<AnyRow>> {
    const { backend } = this.dependencies
    const { workspaceId } = query
    if (workspaceId !== null && !isId(workspaceId)) throw portError('access/denied', { action: 'read' })
    const since = this.workspaceChecks.begin()
    const searched = await this.ways.of(backend, collection, query, how.signal)
    const page = await listPage({ supabase: backend, collection, ...how }, query, searched)
    // Row level security hides rows without an error: an empty page is checked against the workspace.
    if (page.items.length === 0 && workspaceId !== null) {
      await this.workspaceChecks.of(workspaceId, since, () => demandWorkspace(backend, workspaceId))
    }
    return page
  }

  /** Every call of the port is repeatable: reads, and commits by their mutation id. */
  private call<T>(options: CallOptions | undefined, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const plan = { runtime: this.dependencies.runtime, options, isRepeatable: true, source: 'supabase' }
    return runCall(plan, (signal) => this.dependencies.session.as(() => work(signal)))
  }
}
