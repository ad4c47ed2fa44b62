import { distinctUntilChanged, filter, map, Subject, type Observable, type Subscription } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import type { Session } from '../../domain/model/session/session'
import type { Ports } from '../../ports/ports'
import type { Runtime } from '../../ports/runtime.port'
import type { PageMemory } from './disk/page-memory'
import type { ReplicaDisks, ReplicaOwner } from './disk/replica-disks'
import { ReplicaWorkspace } from './replica-workspace'
import type { Tabs } from './tabs/tabs'
import { countUnsent } from './unsent'

export interface ReplicaOptions {
  /** The set behind it. */
  readonly ports: Ports
  readonly runtime: Runtime
  readonly disks: ReplicaDisks
  readonly tabs: Tabs
  /** Names the backend among those this browser knows. */
  readonly backend: string
  /** Of one workspace, in memory. */
  readonly mostRecords?: number
}

/** What a tab can hold beside its screens, by measurement. */
const MOST_RECORDS = 150_000

/** The workspaces of whoever is signed in, each opened when it is first asked about. */
export class Replicas {
  readonly options: ReplicaOptions
  private readonly open = new Map<string, ReplicaWorkspace>()
  private readonly opens = new Subject<void>()
  /** Hot. Another workspace was opened, or those of somebody else were closed. */
  readonly opens$: Observable<void> = this.opens.asObservable()
  private readonly watching: Subscription
  private userId: Id | null = null
  private isLineUp = true

  constructor(options: ReplicaOptions) {
    this.options = options
    this.watching = options.ports.auth.session$
      .pipe(
        filter(({ status }) => status !== 'unknown'),
        distinctUntilChanged((a, b) => userOf(a) === userOf(b) && a.status === b.status),
        map((session) => this.enter(session)),
      )
      .subscribe()
    this.watching.add(options.ports.events.connection$.subscribe(({ status }) => (this.isLineUp = status !== 'offline')))
  }

  get owner(): ReplicaOwner | null {
    return this.userId === null ? null : { backend: this.options.backend, userId: this.userId }
  }

  get isUp(): boolean {
    return this.isLineUp
  }

  get all(): readonly ReplicaWorkspace[] {
    return [...this.open.values()]
  }

  of(userId: Id, workspaceId: Id): ReplicaWorkspace {
    const key = `${userId}/${workspaceId}`
    const known = this.open.get(key)
    if (known !== undefined) return known
    const { ports, runtime, disks, tabs, backend, mostRecords = MOST_RECORDS } = this.options
    const disk = disks.disk({ backend, userId, workspaceId })
    const leads$ = tabs.lead(`${backend}/${userId}/${workspaceId}`)
    const pages = this.pages(userId)
    const made = new ReplicaWorkspace({ workspaceId, userId, ports, runtime, disk, pages, mostRecords, leads$ })
    this.open.set(key, made)
    this.opens.next()
    return made
  }

  pages(userId: Id): PageMemory {
    const { disks, backend } = this.options
    return disks.pages({ backend, userId })
  }

  async close(): Promise<void> {
    this.watching.unsubscribe()
    await this.closeAll()
  }

  private enter(session: Session): void {
    const before = this.owner
    this.userId = userOf(session)
    if (before === null || before.userId === this.userId) return
    const isLeaving = session.status === 'signed-out' && session.reason === 'user'
    void this.leave(before, isLeaving).catch(() => undefined)
  }

  /** Who leaves leaves nothing behind; who was cut off finds again what was never sent, and fetches the rest. */
  private async leave(owner: ReplicaOwner, isLeaving: boolean): Promise<void> {
    const { disks } = this.options
    await this.closeAll()
    if (isLeaving || (await countUnsent(disks, owner)) === 0) await disks.wipe(owner)
  }

  private async closeAll(): Promise<void> {
    const closing = this.all.map((workspace) => workspace.close())
    this.open.clear()
    this.opens.next()
    await Promise.all(closing)
  }
}

function userOf(session: Session): Id | null {
  return session.status === 'signed-in' ? session.user.id : null
}
