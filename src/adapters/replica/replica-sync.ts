import { distinctUntilChanged, filter, map, of, startWith, switchMap, type Observable } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import { isSame } from '../../domain/model/records/merge-fields'
import type { MutationId } from '../../domain/model/records/meta'
import { portError } from '../../domain/model/errors/port-error'
import type { DroppedWork, PendingWork, SyncPhase, SyncPort, SyncState } from '../../ports/sync.port'
import type { ReplicaWorkspace } from './replica-workspace'
import type { Replicas } from './replicas'
import { countUnsent, isUnsent } from './unsent'

/** The state and outbox of this tab's replicas, and a person's decisions about pending work. */
export class ReplicaSync implements SyncPort {
  private readonly replicas: Replicas

  constructor(replicas: Replicas) {
    this.replicas = replicas
  }

  state(workspaceId: Id): Observable<SyncState> {
    return this.follow(workspaceId, { of: stateOf, none: NO_STATE })
  }

  outbox(workspaceId: Id): Observable<readonly PendingWork[]> {
    return this.follow(workspaceId, { of: (at) => at.work.pending, none: [] })
  }

  get dropped$(): Observable<readonly DroppedWork[]> {
    return this.replicas.dropped.works$
  }

  async unsent(): Promise<number> {
    const { owner, options } = this.replicas
    return owner === null ? 0 : countUnsent(options.disks, owner)
  }

  async retry(mutationId: MutationId): Promise<void> {
    this.holderOf(mutationId)?.decide({ kind: 'retry', mutationId })
  }

  async discard(mutationId: MutationId): Promise<void> {
    this.holderOf(mutationId)?.decide({ kind: 'discard', mutationId })
  }

  async resolve(mutationId: MutationId, keep: 'mine' | 'theirs' | readonly string[]): Promise<void> {
    this.holderOf(mutationId)?.resolve(mutationId, keep)
  }

  async discardUnreadable(workspaceId: Id): Promise<void> {
    await this.replicas.all.find(({ context }) => context.workspaceId === workspaceId)?.forgetUnreadable()
  }

  async bytes(mutationId: MutationId): Promise<Blob> {
    const at = this.holderOf(mutationId)
    if (at === undefined) throw portError('file/missing', { path: '' })
    return at.work.bytes(mutationId)
  }

  async export(workspaceId: Id): Promise<Blob> {
    const { owner, options } = this.replicas
    const kept = owner === null ? null : await options.disks.outbox({ ...owner, workspaceId })
    const all = kept === null ? [] : [...kept.outbox.filter(isUnsent), ...kept.unreadable]
    return new Blob([JSON.stringify(all, null, 2)], { type: 'application/json' })
  }

  private holderOf(mutationId: MutationId): ReplicaWorkspace | undefined {
    return this.replicas.all.find(({ core }) => core.outbox.some((entry) => entry.mutationId === mutationId))
  }

  private follow<T>(workspaceId: Id, read: { readonly of: (at: ReplicaWorkspace) => T; readonly none: T }): Observable<T> {
    return this.replicas.options.ports.auth.session$.pipe(
      map((session) => (session.status === 'signed-in' ? session.user.id : null)),
      distinctUntilChanged(),
      switchMap((userId): Observable<T> => {
        if (userId === null) return of(read.none)
        const at = this.replicas.of(userId, workspaceId)
        return at.changed$.pipe(
          startWith(undefined),
          filter(() => !at.isOpening),
          map(() => read.of(at)),
          distinctUntilChanged((one, other) => isSame(one, other)),
        )
      }),
    )
  }
}

const NO_STATE: SyncState = {
  phase: { kind: 'loading', records: 0, total: null },
  waiting: 0,
  conflicted: 0,
  refused: 0,
  unreadable: 0,
  isFull: false,
  seenAt: null,
  isLeader: false,
}

function stateOf(at: ReplicaWorkspace): SyncState {
  const works = at.work.pending
  const count = (...kinds: readonly PendingWork['state']['kind'][]): number =>
    works.filter(({ state: { kind } }) => kinds.includes(kind)).length
  return {
    phase: phaseOf(at),
    waiting: count('waiting', 'sending'),
    conflicted: count('conflicted'),
    refused: count('refused', 'declined'),
    unreadable: at.unreadable.length,
    isFull: at.isFull,
    seenAt: at.seenAt,
    isLeader: at.core.shared.isLeader,
  }
}

function phaseOf(at: ReplicaWorkspace): SyncPhase {
  if (at.core.held.length > 0) return { kind: at.isWhole ? 'whole' : 'window' }
  return at.isOver ? { kind: 'window' } : { kind: 'loading', ...at.core.following.progress }
}
