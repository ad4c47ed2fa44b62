import { filter, from, map, merge, startWith, Subscription, switchMap, type Observable } from 'rxjs'
import { isPortError, portError } from '../../domain/model/errors/port-error'
import type { Id } from '../../domain/model/kernel/id'
import { instantOf } from '../../domain/model/kernel/instant'
import type { MutationId } from '../../domain/model/records/meta'
import { mutationIdOf } from '../../domain/model/records/mutation-id'
import type { FileRef, ResumeToken } from '../../ports/files.port'
import type { RecordsPort } from '../../ports/records.port'
import type { DeferredCall, DeferredState, DeferredWork as Told } from '../../ports/sync.port'
import { retryWaitMs, withJitter } from '../shared/retry-wait'
import { isRejection } from '../shared/rejections'
import { errorData, errorOf } from '../replica/port-error-data'
import type { ReplicaWorkspace } from '../replica/replica-workspace'
import type { Replicas } from '../replica/replicas'
import type { DeferredItem, ItemRefusal, KeptFile } from './deferred-item'
import type { DeferredStore } from './deferred-store'
import { Delivery } from './delivery'
import { KeptItems } from './kept-items'
import { announcementOf, standingOf, type Standing } from './standing'

export interface WorkParts {
  readonly store: DeferredStore
  readonly replicas: Replicas
  /** With the outbox: what a delivery brings about is written through it. */
  readonly records: RecordsPort
  /** Of a commit that is on its way. */
  readonly decide: (kind: 'retry' | 'discard', mutationId: MutationId) => Promise<void>
}

/** More at once only make each slower. */
const SENT_AT_ONCE = 2

/** The files and calls of one person that wait, each delivered when its time has come, by the tab that leads its workspace. */
export class DeferredWork {
  private readonly parts: WorkParts
  private readonly items: KeptItems
  private readonly subscriptions = new Subscription()
  private readonly deliveries = new Map<MutationId, Delivery>()
  /** How often each failed: what fails again and again is not in the way of the rest. */
  private readonly failed = new Map<MutationId, number>()
  private failures = 0
  private endPause: (() => void) | null = null

  private constructor(parts: WorkParts) {
    this.parts = parts
    this.items = new KeptItems(parts.store)
  }

  /** @throws store/full, store/corrupt, backend/schema-mismatch */
  static async begin(parts: WorkParts): Promise<DeferredWork> {
    const work = new DeferredWork(parts)
    await work.items.load()
    const { replicas, store } = parts
    const ports$ = replicas.options.ports.events.connection$.pipe(filter(({ status }) => status === 'online'))
    const around$ = replicas.opens$.pipe(
      startWith(undefined),
      switchMap(() => merge(...replicas.all.map((at) => at.changed$))),
    )
    work.subscriptions.add(ports$.subscribe(() => work.resume()))
    work.subscriptions.add(around$.subscribe(() => work.pump()))
    work.subscriptions.add(store.others$.pipe(switchMap(() => from(work.items.load()))).subscribe(() => work.pump()))
    work.pump()
    return work
  }

  get size(): number {
    return this.items.all.length
  }

  get all(): readonly DeferredItem[] {
    return this.items.all
  }

  /** Replays the latest. */
  list(workspaceId: Id): Observable<readonly Told[]> {
    return this.items.changed$.pipe(
      startWith(undefined),
      map(() => this.items.of(workspaceId).map((item) => this.told(item))),
    )
  }

  async keepFile({ workspaceId, path }: FileRef, body: Blob, resume: ResumeToken | null): Promise<void> {
    const id = path.slice(path.lastIndexOf('/') + 1) as Id
    const name = this.at(workspaceId)?.core.desk.rows.get('files', id)?.name ?? id
    const mutationId = this.items.fileAt(path)?.mutationId ?? mutationIdOf(this.runtime.newId())
    const what: KeptFile = { kind: 'file', id, name, path, sizeBytes: body.size, resume, isStored: false }
    await this.items.put(this.item(mutationId, workspaceId, what), body)
    this.pump()
  }

  async keepCall(mutationId: MutationId, what: DeferredCall): Promise<void> {
    if (this.items.get(mutationId) === null) await this.items.put(this.item(mutationId, what.input.workspaceId, what))
    this.pump()
  }

  /** @throws file/missing */
  async bytes(isMeant: (file: KeptFile, mutationId: MutationId) => boolean): Promise<Blob> {
    const found = this.items.all.find(({ what, mutationId }) => what.kind === 'file' && isMeant(what, mutationId))
    const bytes = found === undefined ? null : await this.parts.store.bytes(found.mutationId)
    if (bytes === null) throw portError('file/missing', { path: '' })
    return bytes
  }

  has(path: string): boolean {
    return this.items.fileAt(path) !== null
  }

  /** @returns false: it is none of these */
  async retry(mutationId: MutationId): Promise<boolean> {
    const item = this.items.get(mutationId)
    if (item === null) return false
    const announcement = this.announcement(item)
    if (announcement !== null) await this.parts.decide('retry', announcement)
    await this.items.put({ ...item, refusal: null })
    this.pump()
    return true
  }

  /** @returns false: it is none of these */
  async discard(mutationId: MutationId): Promise<boolean> {
    const item = this.items.get(mutationId)
    if (item === null) return false
    this.deliveries.get(mutationId)?.stop()
    const announcement = this.announcement(item)
    await this.items.remove([mutationId])
    if (announcement !== null) await this.parts.decide('discard', announcement)
    else if (item.what.kind === 'file') await this.delivery(item).callOff(item.what)
    return true
  }

  async close(): Promise<void> {
    this.subscriptions.unsubscribe()
    this.endPause?.()
    for (const delivery of this.deliveries.values()) delivery.stop()
    await this.items.close()
  }

  private get runtime() {
    return this.parts.replicas.options.runtime
  }

  private at(workspaceId: Id): ReplicaWorkspace | null {
    return this.parts.replicas.all.find(({ place }) => place.workspaceId === workspaceId) ?? null
  }

  private item(mutationId: MutationId, workspaceId: Id, what: DeferredItem['what']): DeferredItem {
    const nowMs = this.runtime.now()
    const last = Math.max(this.at(workspaceId)?.core.outbox.at(-1)?.order ?? 0, this.items.of(workspaceId).at(-1)?.order ?? 0)
    return { mutationId, workspaceId, order: Math.max(nowMs, last + 1), at: instantOf(nowMs), what, refusal: null }
  }

  private announcement({ what, workspaceId }: DeferredItem): MutationId | null {
    const outbox = this.at(workspaceId)?.core.outbox ?? []
    return what.kind === 'file' ? (announcementOf(what, outbox)?.mutationId ?? null) : null
  }

  private standing(item: DeferredItem): Standing {
    const at = this.at(item.workspaceId)
    return standingOf(item, {
      outbox: at === null || !at.isOpen ? null : at.core.outbox,
      items: this.items.of(item.workspaceId),
      fileOf: (id) => (at?.holds('files') === true ? at.core.desk.rows.get('files', id) : undefined),
      maySend: at !== null && at.isUp && at.core.desk.isLeader,
    })
  }

  private told(item: DeferredItem): Told {
    const { mutationId, at, what } = item
    if (what.kind === 'call') return { mutationId, at, what, state: this.stateOf(item) }
    const { kind, id, name, path, sizeBytes } = what
    return { mutationId, at, what: { kind, id, name, path, sizeBytes }, state: this.stateOf(item) }
  }

  private stateOf(item: DeferredItem): DeferredState {
    const percent = this.deliveries.get(item.mutationId)?.percent
    if (percent !== undefined) return { kind: 'sending', percent }
    const standing = this.standing(item)
    if (standing.kind === 'refused') return { kind: 'refused', error: errorOf(standing.error) }
    return standing.kind === 'declined' ? standing : { kind: 'waiting' }
  }

  private pump(): void {
    const wiped = this.items.all.filter(({ workspaceId }) => this.at(workspaceId)?.isWiped === true)
    for (const item of wiped) this.drop(item)
    if (wiped.length > 0) void this.items.remove(wiped.map(({ mutationId }) => mutationId)).catch(() => undefined)
    const failedOf = ({ mutationId }: DeferredItem): number => this.failed.get(mutationId) ?? 0
    for (const item of this.items.all.toSorted((a, b) => failedOf(a) - failedOf(b))) {
      if (this.deliveries.has(item.mutationId) || wiped.includes(item)) continue
      const { kind } = this.standing(item)
      if (kind === 'done') void this.items.remove([item.mutationId]).catch(() => undefined)
      else if (kind === 'ready' && this.endPause === null && this.deliveries.size < SENT_AT_ONCE) this.start(item)
    }
    this.items.touch()
  }

  /** A file whose announcement was never sent is told of by that. */
  private drop(item: DeferredItem): void {
    if (this.announcement(item) !== null) return
    const { workspaceId } = item
    this.parts.replicas.drop(workspaceId, { commits: [], deferred: [this.told(item)] })
  }

  private delivery(item: DeferredItem): Delivery {
    const { replicas, records, store } = this.parts
    const { ports, runtime } = replicas.options
    return new Delivery(item, {
      ports: { ...ports, records },
      runtime,
      store,
      put: (next) => this.items.put(next),
      moved: () => this.items.touch(),
    })
  }

  private start(item: DeferredItem): void {
    const delivery = this.delivery(item)
    this.deliveries.set(item.mutationId, delivery)
    void this.deliver(item, delivery)
  }

  private async deliver({ mutationId }: DeferredItem, delivery: Delivery): Promise<void> {
    try {
      const refusal = await delivery.run()
      this.failures = 0
      if (refusal === null) await this.items.remove([mutationId])
      else await this.refuse(mutationId, refusal)
    } catch (error) {
      await this.settleFailed(mutationId, error).catch(() => undefined)
    } finally {
      this.deliveries.delete(mutationId)
      this.pump()
    }
  }

  private async settleFailed(mutationId: MutationId, error: unknown): Promise<void> {
    const item = this.items.get(mutationId)
    this.failed.set(mutationId, (this.failed.get(mutationId) ?? 0) + 1)
    if (item === null || isPortError(error, 'call/cancelled')) return
    const isExpired = isPortError(error, 'file/missing') && item.what.kind === 'file' && item.what.resume !== null
    // What was sent is gone: the next try begins anew.
    if (isExpired && item.what.kind === 'file') await this.items.put({ ...item, what: { ...item.what, resume: null } })
    else if (isRejection(errorData(error))) await this.refuse(mutationId, { kind: 'refused', error: errorData(error) })
    else this.pause(error)
  }

  private async refuse(mutationId: MutationId, refusal: ItemRefusal): Promise<void> {
    const item = this.items.get(mutationId)
    if (item !== null) await this.items.put({ ...item, refusal })
  }

  private pause(error: unknown): void {
    const afterMs = withJitter(retryWaitMs(error, this.failures), this.runtime)
    this.failures += 1
    this.endPause?.()
    this.endPause = this.runtime.schedule(afterMs, () => this.resume())
  }

  private resume(): void {
    this.endPause?.()
    this.endPause = null
    this.pump()
  }
}
