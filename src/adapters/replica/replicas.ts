import { portError } from '../../domain/model/errors/port-error'
import type { Id } from '../../domain/model/kernel/id'
import type { Session } from '../../domain/model/session/session'
import type { Ports } from '../../ports/ports'
import type { Runtime } from '../../ports/runtime.port'
import type { DroppedWork } from '../../ports/sync.port'
import type { Prefetched } from '../shared/prefetched'
import type { PageMemory, ReplicaDisks, ReplicaOwner } from './disk/replica-disks'
import { NOTICED_MS } from './open-commits'
import { OtherWorkspaces } from './other-workspaces'
import { ReplicaWorkspace } from './replica-workspace'
import type { Tabs } from './tabs/web-tabs'
import { distinctUntilChanged, filter, map, Subject, take, type Observable, type Subscription, BehaviorSubject } from 'rxjs'

export interface ReplicaOptions {
  /** The ports of the backend behind it. */
  readonly ports: Ports
  /** Shown while it is not known whether the replica can answer. */
  readonly prefetched?: Prefetched | undefined
  readonly runtime: Runtime
  readonly disks: ReplicaDisks
  readonly tabs: Tabs
  /** Names the backend among those this browser knows. */
  readonly backend: string
  /** Of one workspace, in memory. */
  readonly mostRecords?: number
  /** Of the app; absent: no heads are stored. */
  readonly build?: string | undefined
  /** How long the server may take to answer a commit before this device does. Default: a wait that nobody notices. */
  readonly answeredWithinMs?: number
}

/** As many records as a tab can hold beside its screens, by measurement. */
const MOST_RECORDS = 150_000

/** The workspaces of the signed-in user, each opened when it is first needed. */
export class Replicas {
  readonly options: ReplicaOptions
  private readonly open = new Map<string, ReplicaWorkspace>()
  private readonly opens = new Subject<void>()
  /** Hot. Emits when a workspace is opened, or the workspaces of another user are closed. */
  readonly opens$: Observable<void> = this.opens.asObservable()
  readonly dropped = new Dropped()
  private readonly watching: Subscription
  private readonly others: OtherWorkspaces
  private userId: Id | null = null
  private isConnected = true

  constructor(options: ReplicaOptions) {
    this.options = options
    this.others = new OtherWorkspaces(this)
    this.watching = options.ports.auth.session$
      .pipe(
        filter(({ status }) => status !== 'unknown'),
        distinctUntilChanged((a, b) => userOf(a) === userOf(b) && a.status === b.status),
        map((session) => this.enter(session)),
      )
      .subscribe()
    this.watching.add(options.ports.events.connection$.subscribe(({ status }) => (this.isConnected = status !== 'offline')))
  }

  get owner(): ReplicaOwner | null {
    return this.userId === null ? null : { backend: this.options.backend, userId: this.userId }
  }

  get isUp(): boolean {
    return this.isConnected
  }

  get all(): readonly ReplicaWorkspace[] {
    return [...this.open.values()]
  }

  of(userId: Id, workspaceId: Id): ReplicaWorkspace {
    const key = `${userId}/${workspaceId}`
    const known = this.open.get(key)
    if (known !== undefined) {
      this.others.wanted(known)
      return known
    }
    const {
      ports,
      runtime,
      disks,
      tabs,
      backend,
      build,
      mostRecords = MOST_RECORDS,
      answeredWithinMs = NOTICED_MS,
    } = this.options
    const disk = disks.disk({ backend, userId, workspaceId })
    const leads$ = tabs.lead(`${backend}/${userId}/${workspaceId}`)
    const pages = this.pages(userId)
    const limits = { mostRecords, answeredWithinMs, build }
    const made = new ReplicaWorkspace({ workspaceId, userId, ports, runtime, disk, pages, leads$, ...limits })
    this.open.set(key, made)
    const wiped$ = made.changed$.pipe(
      filter(() => made.isWiped),
      take(1),
    )
    wiped$.subscribe(() => this.drop(made))
    this.opens.next()
    return made
  }

  /** Resolves once the server has the writes of that workspace, or they cannot be sent now. */
  async sent(workspaceId: Id): Promise<void> {
    await this.at(workspaceId)?.sent()
  }

  /** null: nobody has opened it. */
  at(workspaceId: Id): ReplicaWorkspace | null {
    return this.all.find(({ context }) => context.workspaceId === workspaceId) ?? null
  }

  /** The open replica of a workspace of the current user. @throws auth/signed-out, or why this device cannot store it */
  async keeping(workspaceId: Id): Promise<ReplicaWorkspace> {
    if (this.userId === null) throw portError('auth/signed-out', { reason: 'none' })
    const at = this.of(this.userId, workspaceId)
    await at.opened()
    if (at.isOver) throw at.trouble ?? portError('access/denied', { action: 'write' })
    return at
  }

  /** The user lost access to it. */
  private drop({ context: { workspaceId }, core, work }: ReplicaWorkspace): void {
    const workspace = core.shared.rows.get('workspaces', workspaceId)?.name ?? null
    this.dropped.add({ workspaceId, workspace, works: work.pending })
  }

  pages(userId: Id): PageMemory {
    const { disks, backend } = this.options
    return disks.pages({ backend, userId })
  }

  /** Nobody has it open any more. */
  async release(at: ReplicaWorkspace): Promise<void> {
    for (const [key, each] of this.open) if (each === at) this.open.delete(key)
    this.opens.next()
    await at.close()
  }

  async close(): Promise<void> {
    this.others.end()
    this.watching.unsubscribe()
    await this.closeAll()
  }

  private enter(session: Session): void {
    const before = this.owner
    this.userId = userOf(session)
    const reason = session.status === 'signed-out' ? session.reason : null
    const left = before === null || before.userId === this.userId ? null : before
    void this.leave(left, reason).catch(() => undefined)
  }

  /**
   * Signing out wipes everything. A revoked or missing session loses its replicas, but unsent writes stay for the next sign-in. An
   * expired session changes nothing: it does not say whose device this is.
   */
  private async leave(left: ReplicaOwner | null, reason: EndReason | null): Promise<void> {
    const { disks, backend } = this.options
    if (left !== null) this.dropped.forget()
    if (left !== null) await this.closeAll()
    if (reason === 'expired') return
    if (left !== null && reason === 'user') await disks.wipe(left)
    for (const owner of await disks.owners(backend)) if (owner.userId !== this.userId) await disks.withdraw(owner)
    if (this.userId !== null && !this.watching.closed) this.others.begin()
  }

  private async closeAll(): Promise<void> {
    this.others.end()
    const closing = this.all.map((workspace) => workspace.close())
    this.open.clear()
    this.opens.next()
    await Promise.all(closing)
  }
}

type EndReason = Extract<Session, { readonly status: 'signed-out' }>['reason']

function userOf(session: Session): Id | null {
  return session.status === 'signed-in' ? session.user.id : null
}

/** The unsent writes lost with workspaces that the user lost access to. In memory only, to tell the person. */
export class Dropped {
  private readonly works = new BehaviorSubject<readonly DroppedWork[]>([])
  /** Replays the latest. */
  readonly works$: Observable<readonly DroppedWork[]> = this.works.asObservable()

  /** Combines all losses of one workspace into one entry. */
  add(more: DroppedWork): void {
    if (more.works.length === 0) return
    const others = this.works.value.filter(({ workspaceId }) => workspaceId !== more.workspaceId)
    const known = this.works.value.find(({ workspaceId }) => workspaceId === more.workspaceId)
    this.works.next([...others, { ...more, works: [...(known?.works ?? []), ...more.works] }])
  }

  forget(): void {
    if (this.works.value.length > 0) this.works.next([])
  }
}
