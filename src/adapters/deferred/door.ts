import { BehaviorSubject, distinctUntilChanged, filter, map, type Observable, type Subscription } from 'rxjs'
import { asPortError, portError } from '../../domain/model/errors/port-error'
import type { Id } from '../../domain/model/kernel/id'
import type { Session } from '../../domain/model/session/session'
import type { FileRef } from '../../ports/files.port'
import type { ReplicaOwner } from '../replica/disk/replica-disks'
import type { ReplicaConnection } from '../replica/open-replica'
import type { DeferredStores } from './deferred-store'
import type { DeferredWork } from './deferred-work'

/** The way to what waits of whoever is signed in. Its code is fetched when there is something, or something has to. */
export class Door {
  private readonly replica: ReplicaConnection
  private readonly stores: DeferredStores
  private readonly works = new BehaviorSubject<DeferredWork | null>(null)
  /** Replays the latest; null while nothing waits. */
  readonly work$: Observable<DeferredWork | null> = this.works.asObservable()
  private readonly watching: Subscription
  private owner: ReplicaOwner | null = null
  private opening: Promise<DeferredWork | null> = Promise.resolve(null)

  constructor(replica: ReplicaConnection, stores: DeferredStores) {
    this.replica = replica
    this.stores = stores
    const { auth } = replica.ports
    this.watching = auth.session$
      .pipe(
        filter(({ status }) => status !== 'unknown'),
        distinctUntilChanged((a, b) => userOf(a) === userOf(b)),
        map((session) => this.enter(session)),
      )
      .subscribe()
  }

  get isDown(): boolean {
    return !this.replica.replicas.isUp
  }

  /** Has the file to wait: for the connection, or for the record that announces it? */
  mustWait({ workspaceId, path }: FileRef): boolean {
    const outbox = this.replica.replicas.all.find(({ place }) => place.workspaceId === workspaceId)?.core.outbox ?? []
    const id = path.slice(path.lastIndexOf('/') + 1)
    const isUnsent = outbox.some(
      ({ mutations, state }) => state.kind !== 'acknowledged' && mutations.some((mutation) => mutation.id === id),
    )
    return this.isDown || isUnsent
  }

  /** Before what refers to records that were just written here. */
  sent(workspaceId: Id): Promise<void> {
    return this.replica.replicas.sent(workspaceId)
  }

  /** null: nothing waits. */
  existing(): Promise<DeferredWork | null> {
    return this.opening
  }

  /** @throws auth/signed-out, store/full, store/corrupt; net/unavailable: its code cannot be fetched */
  async work(): Promise<DeferredWork> {
    const { owner } = this
    const known = await this.opening
    if (known !== null) return known
    if (owner === null) throw portError('auth/signed-out', { reason: 'none' })
    if (this.works.value === null) this.opening = this.open(owner, true)
    const made = await this.opening
    if (made === null) throw portError('internal/unexpected', { source: 'deferred' })
    return made
  }

  async close(): Promise<void> {
    this.watching.unsubscribe()
    await this.leave()
  }

  private enter(session: Session): void {
    const before = this.owner
    const userId = userOf(session)
    this.owner = userId === null ? null : { backend: this.replica.replicas.options.backend, userId }
    const left = this.leave()
    const isLeaving = session.status === 'signed-out' && session.reason === 'user'
    // Who leaves leaves nothing behind; who was only cut off finds it again.
    if (before !== null && isLeaving) void left.then(() => this.stores.wipe(before)).catch(() => undefined)
    const { owner } = this
    // What cannot be opened is not in the way of what can.
    if (owner !== null) this.opening = left.then(() => this.open(owner, false)).catch(() => null)
  }

  private async open(owner: ReplicaOwner, make: boolean): Promise<DeferredWork | null> {
    const store = await this.stores.open(owner, make)
    if (store === null) return null
    const { replicas, ports, sync } = this.replica
    const { DeferredWork: Work } = await codeOf(import('./deferred-work'))
    const decide = (kind: 'retry' | 'discard', mutationId: Parameters<typeof sync.retry>[0]) => sync[kind](mutationId)
    const work = await Work.begin({ store, replicas, records: ports.records, decide })
    this.works.next(work)
    return work
  }

  private async leave(): Promise<void> {
    const last = this.opening
    this.opening = Promise.resolve(null)
    const work = await last.catch(() => null)
    this.works.next(null)
    await work?.close()
  }
}

function userOf(session: Session): Id | null {
  return session.status === 'signed-in' ? session.user.id : null
}

async function codeOf<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    throw portError('net/unavailable', {}, asPortError(error, 'deferred'))
  }
}
