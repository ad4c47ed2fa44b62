import { filter, firstValueFrom, merge, NEVER, startWith, Subject, Subscription, switchMap, take, takeUntil } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import type { Ports } from '../../ports/ports'
import type { Runtime } from '../../ports/runtime.port'
import { every } from '../shared/every'
import type { ReplicaDisks, ReplicaOwner } from './disk/replica-disks'
import type { ReplicaWorkspace } from './replica-workspace'

/** Lets the first screens load before. */
const FIRST_MS = 5000
/** After this long without a change, the replica is up to date and written to the disk. */
const QUIET_MS = 3000
/** As long as one of them may take. */
const MOST_MS = 60_000

export interface WorkspacesHere {
  readonly options: { readonly ports: Pick<Ports, 'events'>; readonly runtime: Runtime; readonly disks: ReplicaDisks }
  readonly owner: ReplicaOwner | null
  /** Those that are open. */
  readonly all: readonly ReplicaWorkspace[]
  of(userId: Id, workspaceId: Id): ReplicaWorkspace
  release(at: ReplicaWorkspace): Promise<void>
}

/**
 * Synchronises the stored workspaces that are not open: once the device is online, each is opened, brought up to date and closed.
 * So data that was erased or withdrawn leaves the device even if the person never opens the workspace, and their writes are sent.
 */
export class OtherWorkspaces {
  private readonly replicas: WorkspacesHere
  private readonly unwanted = new Set<ReplicaWorkspace>()
  private readonly ends = new Subject<void>()
  private waiting = Subscription.EMPTY
  private round = 0

  constructor(replicas: WorkspacesHere) {
    this.replicas = replicas
  }

  /** Once there is a connection. */
  begin(): void {
    this.end()
    const { runtime, ports } = this.replicas.options
    const online$ = ports.events.connection$.pipe(filter(({ status }) => status === 'online'))
    const due$ = online$.pipe(
      take(1),
      switchMap(() => every(runtime, FIRST_MS).pipe(take(1))),
    )
    this.waiting = due$.subscribe(() => void this.look(this.round).catch(() => undefined))
  }

  end(): void {
    this.round += 1
    this.waiting.unsubscribe()
    this.ends.next()
    this.unwanted.clear()
  }

  /** Somebody opens it. */
  wanted(at: ReplicaWorkspace): void {
    this.unwanted.delete(at)
  }

  private async look(round: number): Promise<void> {
    const { owner, options } = this.replicas
    if (owner === null) return
    for (const { workspaceId } of await options.disks.addresses(owner)) {
      if (round !== this.round) return
      if (this.replicas.all.some(({ context }) => context.workspaceId === workspaceId)) continue
      const at = this.replicas.of(owner.userId, workspaceId)
      this.unwanted.add(at)
      const isSettled = (): boolean =>
        at.isOver || (at.freshness === 'live' && !at.core.outbox.some(({ state }) => state.kind === 'waiting'))
      const settled$ = at.changed$.pipe(
        startWith(undefined),
        switchMap(() => (isSettled() ? every(options.runtime, QUIET_MS) : NEVER)),
      )
      await firstValueFrom(merge(settled$, every(options.runtime, MOST_MS)).pipe(takeUntil(this.ends)))
      if (this.unwanted.delete(at)) await this.replicas.release(at)
    }
  }
}
