import { defer, EMPTY, from, merge, of, switchMap, takeUntil, type Observable } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import type { AnyQuery, Page, Query } from '../../domain/model/query/ast'
import { checkQuery } from '../../domain/model/records/check-query'
import type { ReadableName, RowOf } from '../../domain/model/records/collections'
import { LIMITS } from '../../domain/model/records/limits'
import type { Mutation, OutcomeOf } from '../../domain/model/records/mutation'
import type { CallOptions } from '../../ports/call-options'
import type { CommitOptions, Live, RecordsPort } from '../../ports/records.port'
import type { Backend } from '../shared/backend/backend'
import type { Heads } from './backend/heads'
import type { ShownList } from '../shared/store/head-question'
import { listingFor } from '../shared/commits/reader'
import { loadCommits } from '../shared/backend/load-commits'
import type { Device } from './device'
import { liveOver } from './live'
import { findRow, livePage, livePageOverAll, liveRow, pageOverAll } from './read-live'

export class MemoryRecords implements RecordsPort {
  readonly capabilities = {
    liveQueries: 'push',
    maxPageSize: LIMITS.liveRecords,
    readsOffline: false,
    writesOffline: false,
  } as const
  private readonly backend: Backend
  private readonly device: Device
  private readonly heads: Heads | null

  /** @param heads `null`: nothing is stored */
  constructor(backend: Backend, device: Device, heads: Heads | null) {
    this.backend = backend
    this.device = device
    this.heads = heads
  }

  get<K extends ReadableName>(collection: K, id: Id, options?: CallOptions): Promise<RowOf<K> | null> {
    return this.read({ collection, workspaceId: null }, options, (userId) =>
      findRow(this.backend.readersOf(userId), { collection, id }),
    )
  }

  getMany<K extends ReadableName>(collection: K, ids: readonly Id[], options?: CallOptions): Promise<ReadonlyMap<Id, RowOf<K>>> {
    return this.read({ collection, workspaceId: null }, options, (userId) => {
      const readers = this.backend.readersOf(userId)
      const found = new Map<Id, RowOf<K>>()
      for (const id of ids) {
        const row = findRow(readers, { collection, id })
        if (row !== null) found.set(id, row)
      }
      return found
    })
  }

  list<K extends ReadableName>(collection: K, query: Query<RowOf<K>>, options?: CallOptions): Promise<Page<RowOf<K>>> {
    const { workspaceId } = query
    return this.read({ collection, workspaceId }, options, (userId) => {
      const checkedQuery = checked(collection, query)
      if (checkedQuery.workspaceId === null)
        return pageOverAll(this.backend.readersOf(userId), { collection, query: checkedQuery })
      return listingFor(this.backend.readerOf(checkedQuery.workspaceId, userId, 'read'), collection).page(checkedQuery)
    })
  }

  /** Used to make copies, which this data does not need: its code is loaded with that of writing. */
  async listEach(...call: Parameters<RecordsPort['listEach']>): ReturnType<RecordsPort['listEach']> {
    return (await loadCommits()).listEach(this, ...call)
  }

  watch<K extends ReadableName>(collection: K, query: Query<RowOf<K>>): Observable<Live<Page<RowOf<K>>>> {
    return defer(() => {
      const checkedQuery = checked(collection, query)
      const { workspaceId } = checkedQuery
      if (workspaceId !== null) return this.livePage({ collection, query: checkedQuery, workspaceId })
      return this.live({ workspaceId, collection }, (userId) =>
        livePageOverAll(this.backend, userId, { collection, query: checkedQuery }),
      )
    })
  }

  watchOne<K extends ReadableName>(collection: K, id: Id): Observable<Live<RowOf<K> | null>> {
    return this.live({ workspaceId: null, collection }, (userId) => liveRow(this.backend, userId, { collection, id }))
  }

  async commit<const M extends readonly Mutation[]>(
    mutations: M,
    options: CommitOptions,
  ): Promise<{ readonly [I in keyof M]: OutcomeOf<M[I]> }> {
    const { workspaceId, mutationId, via = 'app', after } = options
    const outcomes = await this.device.wire.call({ writes: true, options }, async () => {
      const { id: userId } = await this.device.user()
      const commits = await loadCommits()
      return commits.commit(this.backend, { workspaceId, userId, mutations, mutationId, via, after })
    })
    // The outcomes come in the order of the mutations, each with a record of its mutation's collection.
    return outcomes as unknown as { readonly [I in keyof M]: OutcomeOf<M[I]> }
  }

  private livePage<K extends ReadableName>(
    request: Omit<ShownList, 'userId'> & { readonly collection: K },
  ): Observable<Live<Page<RowOf<K>>>> {
    const read = (userId: Id) => {
      this.heads?.show({ ...request, userId })
      return livePage(this.backend, userId, request)
    }
    return this.live(request, read, (userId) => this.heads?.first({ ...request, userId }))
  }

  private live<T>(
    { workspaceId, collection }: { readonly workspaceId: Id | null; readonly collection: ReadableName },
    read: (userId: Id) => Observable<T>,
    first?: (userId: Id) => Promise<T | null> | undefined,
  ): Observable<Live<T>> {
    return liveOver(this.device, (userId) => {
      const wait = this.backend.ready(workspaceId, collection)
      if (wait === null) return read(userId)
      const ready$ = from(wait)
      const first$ = from(first?.(userId) ?? EMPTY).pipe(
        switchMap((value) => (value === null ? EMPTY : of(value))),
        takeUntil(ready$),
      )
      return merge(first$, ready$.pipe(switchMap(() => read(userId))))
    })
  }

  private read<T>(
    { workspaceId, collection }: { readonly workspaceId: Id | null; readonly collection: ReadableName },
    options: CallOptions | undefined,
    perform: (userId: Id) => T,
  ): Promise<T> {
    return this.device.wire.call({ writes: false, options }, async () => {
      const { id } = await this.device.user()
      await this.backend.ready(workspaceId, collection)
      return perform(id)
    })
  }
}

/** @throws record/invalid */
function checked<K extends ReadableName>(collection: K, query: Query<RowOf<K>>): AnyQuery {
  // Past this point no code knows the row's type: every `Query` is an `AnyQuery`.
  const anyQuery = query as unknown as AnyQuery
  checkQuery(collection, anyQuery)
  return anyQuery.limit > LIMITS.liveRecords ? { ...anyQuery, limit: LIMITS.liveRecords } : anyQuery
}
