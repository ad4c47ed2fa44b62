import { combineLatest, distinctUntilChanged, map, of, switchMap, type Observable } from 'rxjs'
import { portError } from '../../domain/model/errors/port-error'
import type { Id } from '../../domain/model/kernel/id'
import { isSame } from '../../domain/model/records/merge-fields'
import type { MutationId } from '../../domain/model/records/meta'
import type { DeferredWork, DroppedWork, PendingCommit, SyncPort, SyncState } from '../../ports/sync.port'
import type { OutboxEntry } from '../replica/core/outbox-entry'
import type { ReplicaConnection } from '../replica/open-replica'
import type { DeferredItem } from './deferred-item'
import type { Door } from './door'
import { announcementOf } from './standing'

/** What the replicas have still to send, and beside it what waits with them. A file and the commit that announces it are one. */
export class DeferredSync implements SyncPort {
  private readonly replica: ReplicaConnection
  private readonly door: Door

  constructor(replica: ReplicaConnection, door: Door) {
    this.replica = replica
    this.door = door
  }

  deferred(workspaceId: Id): Observable<readonly DeferredWork[]> {
    return this.door.work$.pipe(
      switchMap((work) => work?.list(workspaceId) ?? of([])),
      distinctUntilChanged((one, other) => isSame(one, other)),
    )
  }

  state(workspaceId: Id): Observable<SyncState> {
    const { sync } = this.replica
    return combineLatest([sync.state(workspaceId), sync.outbox(workspaceId), this.deferred(workspaceId)]).pipe(
      map(([state, commits, deferred]) => countedIn(state, commits, deferred)),
      distinctUntilChanged((one, other) => isSame(one, other)),
    )
  }

  outbox(workspaceId: Id): Observable<readonly PendingCommit[]> {
    return combineLatest([this.replica.sync.outbox(workspaceId), this.deferred(workspaceId)]).pipe(
      map(([commits, deferred]) => commits.filter((commit) => !isAnnouncement(commit, deferred))),
      distinctUntilChanged((one, other) => isSame(one, other)),
    )
  }

  get dropped$(): Observable<readonly DroppedWork[]> {
    return this.replica.sync.dropped$
  }

  async unsent(): Promise<number> {
    const work = await this.door.existing()
    const commits = await this.replica.sync.unsent()
    return commits + (work === null ? 0 : work.size - (await this.announcements(work.all)))
  }

  async retry(mutationId: MutationId): Promise<void> {
    const work = await this.door.existing()
    if ((await work?.retry(mutationId)) !== true) await this.replica.sync.retry(mutationId)
  }

  async discard(mutationId: MutationId): Promise<void> {
    const work = await this.door.existing()
    if ((await work?.discard(mutationId)) !== true) await this.replica.sync.discard(mutationId)
  }

  resolve(mutationId: MutationId, keep: Parameters<SyncPort['resolve']>[1]): Promise<void> {
    return this.replica.sync.resolve(mutationId, keep)
  }

  discardUnreadable(workspaceId: Id): Promise<void> {
    return this.replica.sync.discardUnreadable(workspaceId)
  }

  async bytes(mutationId: MutationId): Promise<Blob> {
    const work = await this.door.existing()
    if (work === null) throw portError('file/missing', { path: '' })
    return work.bytes((_, id) => id === mutationId)
  }

  async export(workspaceId: Id): Promise<Blob> {
    const commits = await this.replica.sync.export(workspaceId)
    const work = await this.door.existing()
    const items = work?.all.filter((item) => item.workspaceId === workspaceId) ?? []
    if (items.length === 0) return commits
    const all = [...(JSON.parse(await commits.text()) as readonly unknown[]), ...items]
    return new Blob([JSON.stringify(all, null, 2)], { type: commits.type })
  }

  private async announcements(items: readonly DeferredItem[]): Promise<number> {
    const { owner, options } = this.replica.replicas
    if (owner === null) return 0
    const outboxes = new Map<Id, readonly OutboxEntry[]>()
    for (const { workspaceId } of items) {
      if (!outboxes.has(workspaceId)) outboxes.set(workspaceId, (await options.disks.outbox({ ...owner, workspaceId })).outbox)
    }
    return items.filter(
      ({ workspaceId, what }) => what.kind === 'file' && announcementOf(what, outboxes.get(workspaceId) ?? []) !== null,
    ).length
  }
}

function isAnnouncement({ mutations: [first, ...more] }: PendingCommit, deferred: readonly DeferredWork[]): boolean {
  if (first?.collection !== 'files' || more.length > 0) return false
  return deferred.some(({ what }) => what.kind === 'file' && what.id === first.id)
}

function countedIn(state: SyncState, commits: readonly PendingCommit[], deferred: readonly DeferredWork[]): SyncState {
  const announcements = commits.filter((commit) => isAnnouncement(commit, deferred))
  const counted = (kind: 'waiting' | 'refused', isCounted: (each: DeferredWork) => boolean): number =>
    state[kind] - announcements.filter((commit) => commit.state.kind === kind).length + deferred.filter(isCounted).length
  return {
    ...state,
    waiting: counted('waiting', ({ state: { kind } }) => kind === 'waiting' || kind === 'sending'),
    refused: counted('refused', ({ state: { kind } }) => kind === 'refused' || kind === 'declined'),
  }
}
