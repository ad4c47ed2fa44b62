import type { MutationId } from '../../../domain/model/records/meta'
import type { Mutation, Outcome } from '../../../domain/model/records/mutation'
import type { AnyRecord, CollectionName } from '../../../domain/model/records/collections'
import { Delivering } from './delivering'
import { SharedState } from './shared-state'
import type { CoreEvent, Effect } from './events'
import { Following } from './following'
import { OtherTabs } from './other-tabs'
import type { OutboxEntry, Undelivered } from './outbox-entry'
import { refusalOf } from './local-answer'
import { retarget } from './queue'
import type { Rows, Rules } from './rules'
import { Sending } from './sending'
import type { DeliveryState } from './delivery-state'
import { Waiting } from './waiting'

type EventOf<K extends CoreEvent['kind']> = Extract<CoreEvent, { readonly kind: K }>

/** The parts of the core; tests replace them with faulty ones. */
export interface CoreParts {
  readonly Sending: typeof Sending
  readonly Following: typeof Following
}

/**
 * One workspace of one user in one tab: events in, effects out, and nothing else. It promises that an answered commit is shown
 * and stays on the disk until the server has it; that the server carries out each commit once, in order; and that the rows shown
 * are the confirmed records with the pending commits applied.
 */
export class ReplicaCore {
  readonly shared: SharedState
  readonly following: Following
  readonly waiting: Waiting
  readonly sending: Sending
  private readonly delivering: Delivering
  private readonly otherTabs: OtherTabs
  private isOver = false

  constructor(rows: Rows, rules: Rules, parts: CoreParts = { Sending, Following }) {
    this.shared = new SharedState(rows, rules)
    this.waiting = new Waiting(this.shared)
    this.sending = new parts.Sending(this.shared, this.waiting)
    this.following = new parts.Following(this.shared)
    this.delivering = new Delivering({ shared: this.shared, sending: this.sending, held: () => this.held })
    this.otherTabs = new OtherTabs(this)
  }

  /** Oldest first. Acknowledged entries are included until the feed has brought them. */
  get outbox(): readonly OutboxEntry[] {
    return this.shared.queue.all()
  }

  /** Whether a file or call may be delivered now, and if not, why. */
  deliveryStateOf(entry: Undelivered): DeliveryState {
    return this.delivering.deliveryStateOf(entry)
  }

  /** Whether pending entries can be sent now, as far as is known. */
  get isSending(): boolean {
    return this.sending.isReachable
  }

  get held(): readonly CollectionName[] {
    return this.following.held
  }

  /** The collections that queries can be answered from; more than `held` while a first copy is under way. */
  get answerable(): readonly CollectionName[] {
    return this.held.length > 0 ? this.held : this.following.complete
  }

  /** The mutations with each expected version replaced by the server's own for the same record state. */
  aimed(mutations: readonly Mutation[]): readonly Mutation[] {
    return retarget(mutations, (mutation, version) => this.sending.given.of(mutation, version))
  }

  handle(event: CoreEvent): readonly Effect[] {
    if (this.isOver) return []
    this.react(event)
    if (!this.isOver) {
      this.settleWaiting()
      this.sending.pump()
      this.delivering.pump()
    }
    return this.shared.take()
  }

  protected react(event: CoreEvent): void {
    switch (event.kind) {
      case 'opened':
        this.following.opened(event.kept)
        break
      case 'connection':
        this.connectionChanged(event.isUp)
        break
      case 'lead':
        this.shared.isLeader = event.isLeader
        this.following.leads()
        break
      case 'written':
        this.written(event)
        break
      case 'deferred':
        this.delivering.defer(event)
        break
      case 'passed':
        this.sending.passed(event)
        break
      case 'called-off':
        this.calledOff(event.mutationId)
        break
      case 'late':
        this.waiting.becomeLate(event.mutationId)
        break
      case 'overdue':
        this.overdue(event)
        break
      case 'kept':
        this.kept(event.mutationIds)
        break
      case 'unkept':
        this.unkept(event)
        break
      case 'woken':
        this.woken(event.to)
        break
      case 'tab-step':
        if (event.step === 'wiped') this.end()
        else this.otherTabs.apply(event.step)
        break
      case 'denied':
        this.end()
        this.shared.do({ kind: 'wipe' })
        break
      default:
        this.settle(event)
    }
  }

  private settle(
    event: EventOf<
      | ('answered' | 'failed' | 'resumable' | 'stored' | 'called' | 'undelivered' | 'retry' | 'discard' | 'resolve')
      | ('fed' | 'gap' | 'read' | 'read-to' | 'read-all' | 'confirmed')
    >,
  ): void {
    switch (event.kind) {
      case 'resumable':
        return this.delivering.resumable(event)
      case 'stored':
        return this.delivering.stored(event)
      case 'called':
        return this.delivering.called(event)
      case 'undelivered':
        return this.delivering.undelivered(event)
      case 'answered':
        return this.sending.answered(event)
      case 'failed':
        return this.sending.failed(event)
      case 'retry':
        return this.delivering.retry(event)
      case 'discard':
        return this.delivering.discard(event)
      case 'resolve':
        return this.sending.resolve(event)
      case 'fed':
        return this.following.fed(event)
      case 'gap':
        this.sending.doubt()
        return this.following.lose()
      case 'read':
        return this.following.read(event)
      case 'read-to':
        return this.following.readTo(event)
      case 'read-all':
        return this.following.readAll(event)
      case 'confirmed':
        return this.following.confirmed(event)
    }
  }

  protected written({ at, mutationId, via, mutations }: EventOf<'written'>): void {
    const { shared, waiting } = this
    waiting.add(mutationId)
    const known = shared.queue.get(mutationId)
    if (known !== null) {
      this.answerAgain(known)
      return
    }
    const done = this.sending.done.get(mutationId)
    if (done !== undefined) {
      waiting.answer(mutationId, { kind: 'outcomes', outcomes: done.map(asReplay) })
      return
    }
    const aimed = this.aimed(mutations)
    const before = aimed.map(({ collection, id }) => shared.rows.get(collection, id))
    const order = shared.queue.nextOrder(Date.parse(at))
    const state = { kind: 'waiting' } as const
    const entry: OutboxEntry = {
      mutationId,
      order,
      at,
      via,
      mutations: aimed,
      before,
      state,
      isAwaited: this.sending.isReachable,
    }
    const refusal = this.sending.isReachable ? null : refusalOf(entry, shared)
    if (refusal === null) shared.change({ put: [entry] })
    else waiting.answer(mutationId, refusal)
  }

  /** The same commit was called again while it is pending. */
  private answerAgain(entry: OutboxEntry): void {
    const { mutationId, state } = entry
    if (state.kind === 'acknowledged') {
      const outcomes = state.records.map((record): Written => ({ status: 'written', record, replayed: true }))
      this.waiting.answer(mutationId, { kind: 'outcomes', outcomes })
    } else if (state.kind === 'refused') this.waiting.answer(mutationId, { kind: 'error', error: state.error })
    else if (!this.sending.isReachable || state.kind === 'conflicted') this.waiting.settleOffline(entry, OFFLINE, true)
  }

  private woken(to: EventOf<'woken'>['to']): void {
    if (to === 'send') this.sending.resume()
    else if (to === 'deliver') this.delivering.resume()
    else this.following.confirm()
  }

  private connectionChanged(isUp: boolean): void {
    this.shared.isUp = isUp
    if (isUp) {
      this.sending.connected()
      this.delivering.resume()
      this.following.confirm()
    }
  }

  /** Answers stored commits locally when the connection is slow or missing, so that no caller waits for it. */
  private settleWaiting(): void {
    const { shared, waiting, sending } = this
    for (const id of waiting.all()) {
      const entry = shared.queue.get(id)
      if (entry === null || !shared.durable.has(id)) continue
      const mayAnswer = sending.isReachable || sending.isSent(id)
      if (!mayAnswer || waiting.isDue(entry)) waiting.settleOffline(entry, OFFLINE)
    }
  }

  private calledOff(mutationId: MutationId): void {
    const entry = this.shared.queue.get(mutationId)
    if (!this.waiting.isHere(mutationId)) return
    if (entry?.state.kind === 'waiting') this.sending.forgo(entry)
    this.waiting.answer(mutationId, { kind: 'error', error: { code: 'call/cancelled', details: {} } })
  }

  private overdue({ mutationId, error }: EventOf<'overdue'>): void {
    const entry = this.shared.queue.get(mutationId)
    if (entry !== null && this.waiting.isHere(mutationId)) this.waiting.settleOffline(entry, error)
  }

  private kept(mutationIds: readonly MutationId[]): void {
    for (const id of mutationIds) {
      const entry = this.shared.queue.get(id)
      if (entry !== null) this.shared.durable.add(id)
      this.shared.unkept.delete(id)
    }
    this.delivering.kept(mutationIds)
  }

  /** A commit that cannot be stored is refused offline. Online it is sent all the same: the server's answer is as good. */
  private unkept(event: EventOf<'unkept'>): void {
    const { error } = event
    for (const id of this.delivering.unkept(event)) {
      if (this.waiting.isHere(id) && !this.shared.isUp) {
        this.shared.adopt({ remove: [id] })
        this.waiting.answer(id, { kind: 'error', error })
      } else if (this.shared.queue.get(id) !== null) {
        this.shared.durable.add(id)
        this.shared.unkept.add(id)
      }
    }
  }

  /** Stops showing and sending this workspace. */
  private end(): void {
    this.isOver = true
    const error = { code: 'access/denied', details: { action: 'commit' } } as const
    for (const id of this.waiting.all()) this.waiting.answer(id, { kind: 'error', error })
    this.delivering.end(error)
  }
}

const OFFLINE = { code: 'net/offline', details: {} } as const

type Written = Outcome<AnyRecord>

function asReplay(outcome: Written): Written {
  return outcome.status === 'written' ? { ...outcome, replayed: true } : outcome
}
