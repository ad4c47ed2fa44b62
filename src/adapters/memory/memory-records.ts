import { concat, defer, distinctUntilChanged, filter, map, of, type Observable } from 'rxjs'

import type { Id } from '../../domain/model/kernel/id'
import type { Page, Query } from '../../domain/model/query/ast'
import type { ReadableName, RowOf } from '../../domain/model/records/collections'
import { LIMITS } from '../../domain/model/records/limits'
import type { Mutation, OutcomeOf } from '../../domain/model/records/mutation'
import type { CallOptions } from '../../ports/call-options'
import type { CommitOptions, Live, RecordsPort } from '../../ports/records.port'
import type { Backend } from './backend/backend'
import { readRows } from './backend/read-rows'
import type { WorkspaceState } from './backend/workspace-state'
import type { Device } from './device'
import { naivePage } from './naive-query'

export class MemoryRecords implements RecordsPort {
  readonly capabilities = { liveQueries: 'push', maxPageSize: LIMITS.liveRecords } as const
  private readonly backend: Backend
  private readonly device: Device

  constructor(backend: Backend, device: Device) {
    this.backend = backend
    this.device = device
  }

  get<K extends ReadableName>(collection: K, id: Id, options?: CallOptions): Promise<RowOf<K> | null> {
    return this.device.wire.call({ writes: false, options }, async () => this.find(collection, id))
  }

  getMany<K extends ReadableName>(collection: K, ids: readonly Id[], options?: CallOptions): Promise<ReadonlyMap<Id, RowOf<K>>> {
    return this.device.wire.call({ writes: false, options }, async () => {
      const found = new Map<Id, RowOf<K>>()
      for (const id of ids) {
        const row = this.find(collection, id)
        if (row !== null) found.set(id, row)
      }
      return found
    })
  }

  list<K extends ReadableName>(collection: K, query: Query<RowOf<K>>, options?: CallOptions): Promise<Page<RowOf<K>>> {
    return this.device.wire.call({ writes: false, options }, async () => this.page(collection, query))
  }

  watch<K extends ReadableName>(collection: K, query: Query<RowOf<K>>): Observable<Live<Page<RowOf<K>>>> {
    return defer(() => {
      const again$ = this.backend.entries$.pipe(
        filter((entry) => query.workspaceId === null || entry.workspaceId === query.workspaceId),
        map(() => this.page(collection, query)),
      )
      return concat(of(this.page(collection, query)), again$).pipe(
        distinctUntilChanged(isSamePage),
        map((value) => ({ value, freshness: 'live' as const })),
      )
    })
  }

  watchOne<K extends ReadableName>(collection: K, id: Id): Observable<Live<RowOf<K> | null>> {
    return defer(() => {
      const again$ = this.backend.entries$.pipe(map(() => this.find(collection, id)))
      return concat(of(this.find(collection, id)), again$).pipe(
        distinctUntilChanged((a, b) => isSameRow(a, b)),
        map((value) => ({ value, freshness: 'live' as const })),
      )
    })
  }

  async commit<const M extends readonly Mutation[]>(
    mutations: M,
    options: CommitOptions,
  ): Promise<{ readonly [I in keyof M]: OutcomeOf<M[I]> }> {
    const { workspaceId, mutationId, via = 'app' } = options
    const outcomes = await this.device.wire.call({ writes: true, options }, () =>
      this.backend.commit({ workspaceId, userId: this.device.userId(), mutations, mutationId, via }),
    )
    return outcomes as unknown as { readonly [I in keyof M]: OutcomeOf<M[I]> }
  }

  private find<K extends ReadableName>(collection: K, id: Id): RowOf<K> | null {
    for (const workspace of this.backend.openTo(this.device.userId())) {
      for (const row of readRows(workspace, collection)) if (row.id === id) return row
    }
    return null
  }

  private page<K extends ReadableName>(collection: K, query: Query<RowOf<K>>): Page<RowOf<K>> {
    const userId = this.device.userId()
    const opened: WorkspaceState[] =
      query.workspaceId === null
        ? [...this.backend.openTo(userId)]
        : [this.backend.open(query.workspaceId, userId, 'read').workspace]
    return naivePage(
      opened.flatMap((workspace) => [...readRows(workspace, collection)]),
      query,
    )
  }
}

function isSamePage<T extends object>(a: Page<T>, b: Page<T>): boolean {
  return (
    a.total === b.total &&
    a.next === b.next &&
    a.items.length === b.items.length &&
    a.items.every((row, index) => isSameRow(row, b.items[index] ?? null))
  )
}

function isSameRow(a: object | null, b: object | null): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
