import type { MutationId } from '../../../domain/model/records/meta'
import type { CollectionName } from '../../../domain/model/records/collections'
import { retryWaitMs } from '../../shared/retry-wait'
import { isRejection } from '../../shared/rejections'
import { errorOf } from '../port-error-data'
import type { Desk } from './desk'
import type { CoreEvent } from './events'
import { isUndelivered, type OutboxEntry, type PortErrorData, type Undelivered } from './outbox-entry'
import type { Sending } from './sending'
import { announcementOf, standingOf, type Standing } from './standing'

type EventOf<K extends CoreEvent['kind']> = Extract<CoreEvent, { readonly kind: K }>

/** More deliveries at once would only slow each of them down. */
const AT_ONCE = 2

export interface DeliveringParts {
  readonly desk: Desk
  readonly sending: Sending
  /** The collections that the replica holds completely. */
  readonly held: () => readonly CollectionName[]
}

/** Delivers files and calls, each as soon as it may go. */
export class Delivering {
  private readonly desk: Desk
  private readonly sending: Sending
  private readonly held: DeliveringParts['held']
  /** Entries whose caller waits for them to be durable, with the entry that had the same id before. */
  private readonly asked = new Map<MutationId, OutboxEntry | null>()
  private readonly underWay = new Set<MutationId>()
  /** How often each delivery failed: one that keeps failing must not hold up the others. */
  private readonly failed = new Map<MutationId, number>()
  private isPaused = false
  private failures = 0

  constructor({ desk, sending, held }: DeliveringParts) {
    this.desk = desk
    this.sending = sending
    this.held = held
  }

  standingOf(entry: Undelivered): Standing {
    const { desk } = this
    return standingOf(entry, {
      outbox: desk.queue.all(),
      fileOf: (id) => (this.held().includes('files') ? desk.rows.get('files', id) : undefined),
      maySend: desk.isUp && desk.isLeader,
    })
  }

  defer({ at, mutationId, work }: EventOf<'deferred'>): void {
    const { desk } = this
    const known = desk.queue.get(mutationId)
    if (!this.asked.has(mutationId)) this.asked.set(mutationId, known)
    const isAgain = known !== null && !(work.kind === 'file' && isUndelivered(known))
    if (isAgain) {
      if (desk.durable.has(mutationId)) this.kept([mutationId])
      return
    }
    const order = desk.queue.nextOrder(Date.parse(at))
    const empty = { mutations: [], before: [], state: { kind: 'waiting' }, isAwaited: false } as const
    desk.change({ put: [{ mutationId, order, at, via: 'app', ...empty, work }] })
  }

  kept(mutationIds: readonly MutationId[]): void {
    for (const mutationId of mutationIds) {
      if (this.asked.delete(mutationId)) this.desk.do({ kind: 'answer', mutationId, answer: { kind: 'outcomes', outcomes: [] } })
    }
  }

  /** Refuses the entries that could not be stored. @returns the ids of the others */
  unkept({ mutationIds, error }: EventOf<'unkept'>): readonly MutationId[] {
    return mutationIds.filter((mutationId) => {
      const before = this.asked.get(mutationId)
      if (before === undefined) return true
      this.desk.adopt(before === null ? { remove: [mutationId] } : { put: [before] })
      this.refuse(mutationId, error)
      return false
    })
  }

  /** This tab may not use the workspace any more. */
  end(error: PortErrorData): void {
    for (const mutationId of this.asked.keys()) this.refuse(mutationId, error)
  }

  /** The connection is back, or the pause is over. */
  resume(): void {
    this.isPaused = false
  }

  /** Starts every delivery that may go now. */
  pump(): void {
    const { desk, underWay } = this
    for (const mutationId of underWay) {
      if (desk.queue.get(mutationId) !== null) continue
      underWay.delete(mutationId)
      desk.do({ kind: 'stop', mutationId })
    }
    if (!desk.isLeader) return
    const failedOf = ({ mutationId }: OutboxEntry): number => this.failed.get(mutationId) ?? 0
    const undelivered = desk.queue.all().filter(isUndelivered)
    for (const entry of undelivered.toSorted((a, b) => failedOf(a) - failedOf(b))) {
      const { mutationId } = entry
      if (underWay.has(mutationId) || !desk.durable.has(mutationId)) continue
      const { kind } = this.standingOf(entry)
      if (kind === 'done') desk.change({ remove: [mutationId] })
      else if (kind === 'ready' && !this.isPaused && underWay.size < AT_ONCE) {
        underWay.add(mutationId)
        desk.do({ kind: 'deliver', entry })
      }
    }
  }

  resumable({ mutationId, resume }: EventOf<'resumable'>): void {
    const entry = this.desk.queue.get(mutationId)
    if (entry === null || !isUndelivered(entry) || entry.work.kind !== 'file') return
    this.desk.change({ put: [{ ...entry, work: { ...entry.work, resume } }] })
  }

  /** The file goes on as a commit under its own id, so that its record becomes ready once, however often the bytes were sent. */
  stored({ mutationId, at }: EventOf<'stored'>): void {
    const { desk } = this
    const entry = this.ended(mutationId)
    this.failures = 0
    if (entry?.work.kind !== 'file') return
    const { id } = entry.work
    const order = desk.queue.nextOrder(Date.parse(at))
    const ready = { kind: 'update', collection: 'files', id, patch: { status: 'ready' }, expect: 'any' } as const
    const before = [desk.rows.get('files', id)]
    const work = { ...entry.work, resume: null }
    desk.change({ put: [{ ...entry, order, mutations: [ready], before, state: { kind: 'waiting' }, work }] })
  }

  called({ mutationId, refusal }: EventOf<'called'>): void {
    const entry = this.ended(mutationId)
    this.failures = 0
    if (entry === null) return
    if (refusal === null) this.desk.change({ remove: [mutationId] })
    else this.desk.change({ put: [{ ...entry, state: { kind: 'declined', refusal } }] })
  }

  undelivered({ mutationId, error }: EventOf<'undelivered'>): void {
    const entry = this.ended(mutationId)
    if (entry === null) return
    this.failed.set(mutationId, (this.failed.get(mutationId) ?? 0) + 1)
    // The server no longer has what was sent: the next attempt starts from the first byte.
    if (error.code === 'file/missing' && entry.work.kind === 'file' && entry.work.resume !== null) {
      this.desk.change({ put: [{ ...entry, work: { ...entry.work, resume: null } }] })
    } else if (isRejection(error)) this.desk.change({ put: [{ ...entry, state: { kind: 'refused', error } }] })
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
    const { queue } = this.desk
    const work = queue.get(mutationId)?.work
    const announcement = this.announcementOf(mutationId)
    this.sending.discard({ mutationId })
    if (announcement !== null) this.sending.discard({ mutationId: announcement })
    if (work?.kind !== 'file' || queue.get(mutationId) !== null) return
    const isAnnounced = announcement === null || queue.get(announcement) !== null
    if (isAnnounced) this.desk.do({ kind: 'call-off', file: work })
  }

  private announcementOf(mutationId: MutationId): MutationId | null {
    const work = this.desk.queue.get(mutationId)?.work
    return work?.kind === 'file' ? (announcementOf(work, this.desk.queue.all())?.mutationId ?? null) : null
  }

  private ended(mutationId: MutationId): Undelivered | null {
    this.underWay.delete(mutationId)
    const entry = this.desk.queue.get(mutationId)
    return entry !== null && isUndelivered(entry) ? entry : null
  }

  private refuse(mutationId: MutationId, error: PortErrorData): void {
    this.asked.delete(mutationId)
    this.desk.do({ kind: 'answer', mutationId, answer: { kind: 'error', error } })
  }

  private pause(error: PortErrorData): void {
    const afterMs = retryWaitMs(errorOf(error), this.failures)
    this.failures += 1
    this.isPaused = true
    this.desk.do({ kind: 'wake', to: 'deliver', afterMs })
  }
}
