import type { MutationId } from '../../../domain/model/records/meta'
import type { CollectionName } from '../../../domain/model/records/collections'
import { retryWaitMs } from '../../shared/retry-wait'
import { isRejection } from '../../shared/rejections'
import { errorOf } from '../port-error-data'
import type { SharedState } from './shared-state'
import type { CoreEvent } from './events'
import { isUndelivered, type OutboxEntry, type PortErrorData, type Undelivered } from './outbox-entry'
import type { Sending } from './sending'
import { announcementOf, deliveryStateOf, type DeliveryState } from './delivery-state'

type EventOf<K extends CoreEvent['kind']> = Extract<CoreEvent, { readonly kind: K }>

/** More deliveries at once would only slow each of them down. */
const AT_ONCE = 2

export interface DeliveringParts {
  readonly shared: SharedState
  readonly sending: Sending
  /** The collections that the replica holds completely. */
  readonly held: () => readonly CollectionName[]
}

/** Delivers files and calls, each as soon as it may go. */
export class Delivering {
  private readonly shared: SharedState
  private readonly sending: Sending
  private readonly held: DeliveringParts['held']
  /** Entries whose caller waits for them to be durable, with the entry that had the same id before. */
  private readonly awaitingStorage = new Map<MutationId, OutboxEntry | null>()
  private readonly underWay = new Set<MutationId>()
  /** How often each delivery failed: one that keeps failing must not hold up the others. */
  private readonly failed = new Map<MutationId, number>()
  private isPaused = false
  private failures = 0

  constructor({ shared, sending, held }: DeliveringParts) {
    this.shared = shared
    this.sending = sending
    this.held = held
  }

  deliveryStateOf(entry: Undelivered): DeliveryState {
    const { shared } = this
    return deliveryStateOf(entry, {
      outbox: shared.queue.all(),
      fileOf: (id) => (this.held().includes('files') ? shared.rows.get('files', id) : undefined),
      maySend: shared.isUp && shared.isLeader,
    })
  }

  defer({ at, mutationId, work }: EventOf<'deferred'>): void {
    const { shared } = this
    const known = shared.queue.get(mutationId)
    if (!this.awaitingStorage.has(mutationId)) this.awaitingStorage.set(mutationId, known)
    const isAgain = known !== null && !(work.kind === 'file' && isUndelivered(known))
    if (isAgain) {
      if (shared.durable.has(mutationId)) this.kept([mutationId])
      return
    }
    const order = shared.queue.nextOrder(Date.parse(at))
    const empty = { mutations: [], before: [], state: { kind: 'waiting' }, isAwaited: false } as const
    shared.change({ put: [{ mutationId, order, at, via: 'app', ...empty, work }] })
  }

  kept(mutationIds: readonly MutationId[]): void {
    for (const mutationId of mutationIds) {
      if (this.awaitingStorage.delete(mutationId))
        this.shared.do({ kind: 'answer', mutationId, answer: { kind: 'outcomes', outcomes: [] } })
    }
  }

  /** Refuses the entries that could not be stored. @returns the ids of the others */
  unkept({ mutationIds, error }: EventOf<'unkept'>): readonly MutationId[] {
    return mutationIds.filter((mutationId) => {
      const before = this.awaitingStorage.get(mutationId)
      if (before === undefined) return true
      this.shared.adopt(before === null ? { remove: [mutationId] } : { put: [before] })
      this.refuse(mutationId, error)
      return false
    })
  }

  /** This tab may not use the workspace any more. */
  end(error: PortErrorData): void {
    for (const mutationId of this.awaitingStorage.keys()) this.refuse(mutationId, error)
  }

  /** The connection is back, or the pause is over. */
  resume(): void {
    this.isPaused = false
  }

  /** Starts every delivery that may go now. */
  pump(): void {
    const { shared, underWay } = this
    for (const mutationId of underWay) {
      if (shared.queue.get(mutationId) !== null) continue
      underWay.delete(mutationId)
      shared.do({ kind: 'stop', mutationId })
    }
    if (!shared.isLeader) return
    const failedOf = ({ mutationId }: OutboxEntry): number => this.failed.get(mutationId) ?? 0
    const undelivered = shared.queue.all().filter(isUndelivered)
    for (const entry of undelivered.toSorted((a, b) => failedOf(a) - failedOf(b))) {
      const { mutationId } = entry
      if (underWay.has(mutationId) || !shared.durable.has(mutationId)) continue
      const { kind } = this.deliveryStateOf(entry)
      if (kind === 'done') shared.change({ remove: [mutationId] })
      else if (kind === 'ready' && !this.isPaused && underWay.size < AT_ONCE) {
        underWay.add(mutationId)
        shared.do({ kind: 'deliver', entry })
      }
    }
  }

  resumable({ mutationId, resume }: EventOf<'resumable'>): void {
    const entry = this.shared.queue.get(mutationId)
    if (entry === null || !isUndelivered(entry) || entry.work.kind !== 'file') return
    this.shared.change({ put: [{ ...entry, work: { ...entry.work, resume } }] })
  }

  /** The file goes on as a commit under its own id, so that its record becomes ready once, however often the bytes were sent. */
  stored({ mutationId, at }: EventOf<'stored'>): void {
    const { shared } = this
    const entry = this.ended(mutationId)
    this.failures = 0
    if (entry?.work.kind !== 'file') return
    const { id } = entry.work
    const order = shared.queue.nextOrder(Date.parse(at))
    const ready = { kind: 'update', collection: 'files', id, patch: { status: 'ready' }, expect: 'any' } as const
    const before = [shared.rows.get('files', id)]
    const work = { ...entry.work, resume: null }
    shared.change({ put: [{ ...entry, order, mutations: [ready], before, state: { kind: 'waiting' }, work }] })
  }

  called({ mutationId, refusal }: EventOf<'called'>): void {
    const entry = this.ended(mutationId)
    this.failures = 0
    if (entry === null) return
    if (refusal === null) this.shared.change({ remove: [mutationId] })
    else this.shared.change({ put: [{ ...entry, state: { kind: 'declined', refusal } }] })
  }

  undelivered({ mutationId, error }: EventOf<'undelivered'>): void {
    const entry = this.ended(mutationId)
    if (entry === null) return
    this.failed.set(mutationId, (this.failed.get(mutationId) ?? 0) + 1)
    // The server no longer has what was sent: the next attempt starts from the first byte.
    if (error.code === 'file/missing' && entry.work.kind === 'file' && entry.work.resume !== null) {
      this.shared.change({ put: [{ ...entry, work: { ...entry.work, resume: null } }] })
    } else if (isRejection(error)) this.shared.change({ put: [{ ...entry, state: { kind: 'refused', error } }] })
    else this.pause(error)
  }

  /** Tries again. A file and the commit that announces it are retried together. */
  retry({ mutationId }: { readonly mutationId: MutationId }): void {
    const announcement = this.announcementOf(mutationId)
    if (announcement !== null) this.sending.retry({ mutationId: announcement })
    this.sending.retry({ mutationId })
  }

  /** Discards the entry. */
  discard({ mutationId }: { readonly mutationId: MutationId }): void {
    const { queue } = this.shared
    const work = queue.get(mutationId)?.work
    const announcement = this.announcementOf(mutationId)
    this.sending.discard({ mutationId })
    if (announcement !== null) this.sending.discard({ mutationId: announcement })
    if (work?.kind !== 'file' || queue.get(mutationId) !== null) return
    const isAnnounced = announcement === null || queue.get(announcement) !== null
    if (isAnnounced) this.shared.do({ kind: 'call-off', file: work })
  }

  private announcementOf(mutationId: MutationId): MutationId | null {
    const work = this.shared.queue.get(mutationId)?.work
    return work?.kind === 'file' ? (announcementOf(work, this.shared.queue.all())?.mutationId ?? null) : null
  }

  private ended(mutationId: MutationId): Undelivered | null {
    this.underWay.delete(mutationId)
    const entry = this.shared.queue.get(mutationId)
    return entry !== null && isUndelivered(entry) ? entry : null
  }

  private refuse(mutationId: MutationId, error: PortErrorData): void {
    this.awaitingStorage.delete(mutationId)
    this.shared.do({ kind: 'answer', mutationId, answer: { kind: 'error', error } })
  }

  private pause(error: PortErrorData): void {
    const afterMs = retryWaitMs(errorOf(error), this.failures)
    this.failures += 1
    this.isPaused = true
    this.shared.do({ kind: 'wake', to: 'deliver', afterMs })
  }
}
