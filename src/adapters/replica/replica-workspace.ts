import { asPortError, type PortError } from '../../domain/model/errors/port-error'
import { instantOf, type Instant } from '../../domain/model/kernel/instant'
import type { AnyRecord, ReadableName } from '../../domain/model/records/collections'
import type { MutationId } from '../../domain/model/records/meta'
import type { Outcome } from '../../domain/model/records/mutation'
import type { ChangeCursor } from '../../ports/events.port'
import type { Live } from '../../ports/records.port'
import { DEFAULT_TIMEOUT_MS } from '../shared/call'
import { every } from '../shared/every'
import type { CoreEvent, WrittenCommit } from './core/events'
import { isUndelivered } from './core/outbox-entry'
import { ReplicaCore } from './core/replica-core'
import { Deliveries } from './deliveries'
import type { UnreadableEntry, DiskStep } from './disk/replica-disk'
import { Doing, freshId } from './doing'
import { DomainRules } from './domain-rules'
import { FirstFill } from './first-fill'
import { followed } from './followed'
import { heldBy, isAnswerable } from './held-collections'
import { commitOwn } from './held-commit'
import { KeptWork } from './kept-work'
import { OpenCommits, type OpenCommit } from './open-commits'
import { openingDeadline } from './opening-deadline'
import { ReplicaHeads } from './replica-heads'
import { ShownRows } from './shown-rows'
import type { WorkspaceContext } from './workspace-context'
import {
  BehaviorSubject,
  distinctUntilChanged,
  filter,
  firstValueFrom,
  map,
  merge,
  startWith,
  Subject,
  Subscription,
  type Observable,
} from 'rxjs'

/** One workspace of one user in this tab: joins the core to the ports, the disk and the other tabs. */
export class ReplicaWorkspace {
  readonly context: WorkspaceContext
  readonly core: ReplicaCore
  readonly rows: ShownRows
  private readonly commits: OpenCommits
  private readonly doing: Doing
  readonly work: KeptWork
  readonly fill: FirstFill
  readonly heads: ReplicaHeads
  private readonly changes = new Subject<void>()
  /** Hot. Emits after every event that may change the rows shown, their freshness or the outbox. */
  readonly changed$: Observable<void> = this.changes.asObservable()
  private readonly stages = new BehaviorSubject<'opening' | 'open' | 'over'>('opening')
  private readonly subscriptions = new Subscription()
  private readonly isUp$: Observable<boolean>
  private readonly events: CoreEvent[] = []
  private fedTo: ChangeCursor | 'now' = 'now'
  private isCaughtUp = false
  /** When the server last answered. */
  seenAt: Instant | null = null
  /** The latest write did not fit on this device. */
  isFull = false
  /** Of the outbox. */
  unreadable: readonly UnreadableEntry[] = []
  /** Why nothing can be stored here; null: no known reason. */
  trouble: PortError | null = null
  /** The workspace was wiped from this device. */
  isWiped = false

  constructor(context: WorkspaceContext) {
    const { workspaceId, userId, ports, runtime, answeredWithinMs } = context
    this.context = context
    this.rows = new ShownRows(workspaceId, userId)
    this.core = new ReplicaCore(this.rows, new DomainRules(workspaceId, userId, runtime))
    this.commits = new OpenCommits(runtime, answeredWithinMs, (event) => this.handle(event))
    this.isUp$ = ports.events.connection$.pipe(
      map(({ status }) => status !== 'offline'),
      distinctUntilChanged(),
    )
    this.fill = new FirstFill(runtime, () => this.changes.next())
    this.heads = new ReplicaHeads(this)
    const handle = (event: CoreEvent): void => this.handle(event)
    const deliveries = new Deliveries({
      context,
      handle,
      moved: () => this.changes.next(),
      commit: async (mutation) => (this.isOver ? undefined : commitOwn(this, mutation)),
    })
    this.work = new KeptWork({ context, core: this.core, commits: this.commits, deliveries })
    this.doing = new Doing({
      context,
      isUp$: this.isUp$,
      commits: this.commits,
      deliveries,
      handle,
      isLong: () => this.fill.end(),
    })
    void this.open()
  }

  get isOpening(): boolean {
    return this.stages.value === 'opening'
  }

  get isOver(): boolean {
    return this.stages.value === 'over'
  }

  /** Of what is shown from here. */
  get freshness(): Live<unknown>['freshness'] {
    const { isCurrent, complete } = this.core.following
    return this.core.shared.isUp && this.isCaughtUp && (isCurrent || complete.length > 0) ? 'live' : 'stale'
  }

  /** Whether any commit is not with the server yet. */
  get hasUnsent(): boolean {
    return this.core.outbox.some((entry) => entry.state.kind === 'waiting' && !isUndelivered(entry))
  }

  /** Can this be answered from here? */
  holds(name: ReadableName): boolean {
    return this.stages.value === 'open' && this.isLeased() && isAnswerable(name, this.core.answerable)
  }

  /** Whether the rows shown are those on the disk. Only the leader writes what the server confirms, each step as it is shown. */
  get showsWhatIsKept(): boolean {
    return this.core.shared.isLeader && this.core.following.isCurrent && !this.isFull
  }

  get isUp(): boolean {
    return this.core.shared.isUp
  }

  /** Whether every collection that a commit may touch is held. */
  get isWhole(): boolean {
    const role = this.rows.role
    return role !== null && heldBy(role).every((collection) => this.core.held.includes(collection))
  }

  /** RecordsPort.commit for held collections. */
  commit(commit: OpenCommit): Promise<readonly Outcome<AnyRecord>[]> {
    return this.commits.open(commit)
  }

  /** Resolves once the server has all that was written here and can be sent now. */
  async sent(): Promise<void> {
    const isDone = (): boolean => this.isOver || !this.hasUnsent || !this.core.isSending
    const done$ = this.changes.pipe(startWith(undefined), filter(isDone))
    await firstValueFrom(merge(done$, every(this.context.runtime, DEFAULT_TIMEOUT_MS)))
  }

  /** Resolves once the stored replica is open. */
  async opened(): Promise<void> {
    await firstValueFrom(this.stages.pipe(filter((stage) => stage !== 'opening')))
  }

  /** Shows a commit that did not go through the outbox. */
  passed(commit: WrittenCommit, records: readonly (AnyRecord | null)[]): void {
    this.handle({ kind: 'passed', at: this.now(), ...commit, records })
  }

  private now(): Instant {
    return instantOf(this.context.runtime.now())
  }

  /** Applies a person's decision about a pending entry. */
  decide(event: Extract<CoreEvent, { readonly kind: 'retry' | 'discard' }>): void {
    this.handle(event)
  }

  resolve(mutationId: MutationId, keep: 'mine' | 'theirs' | readonly string[]): void {
    this.handle({ kind: 'resolve', mutationId, keep, freshId: freshId(this.context.runtime) })
  }

  /** @throws store/corrupt, call/cancelled */
  async forgetUnreadable(): Promise<void> {
    const remove = this.unreadable.map(({ mutationId }) => mutationId)
    await this.context.disk.write({ outbox: { remove } })
    this.unreadable = []
    this.changes.next()
  }

  private applyTabStep(step: DiskStep | 'wiped'): void {
    const gone = step === 'wiped' ? [] : (step.outbox?.remove ?? [])
    this.unreadable = this.unreadable.filter(({ mutationId }) => !gone.includes(mutationId))
    this.handle({ kind: 'tab-step', step })
  }

  /** Handles events one after the other: a reaction to something shown comes after the event that showed it. */
  private handle(event: CoreEvent): void {
    if (this.events.push(event) > 1) return
    try {
      for (let next = this.events[0]; next !== undefined; next = this.events[0]) {
        if (!this.isOver) this.react(next)
        this.events.shift()
      }
    } finally {
      this.events.length = 0
    }
  }

  private react(event: CoreEvent): void {
    const effects = this.core.handle(event)
    this.isWiped ||= effects.some(({ kind }) => kind === 'wipe') || (event.kind === 'tab-step' && event.step === 'wiped')
    if (event.kind === 'kept' || event.kind === 'unkept') {
      this.isFull = event.kind === 'unkept' && event.error.code === 'store/full'
    }
    if (this.isWiped) this.end()
    if (this.core.held.length > 0) this.fill.end()
    // Shows rows before it answers: the caller finds them there.
    this.changes.next()
    for (const effect of effects) this.doing.perform(effect)
    this.heads.plan()
  }

  async close(): Promise<void> {
    this.end()
    this.commits.cancelAll()
    await this.context.disk.close()
  }

  private async open(): Promise<void> {
    const { disk, leads$, runtime } = this.context
    const deadline = openingDeadline({ runtime, isUp$: this.isUp$ }, (error) => this.end(error))
    this.subscriptions.add(deadline.cancel)
    try {
      const kept = await disk.open(
        (collection, records) => {
          deadline.extend()
          this.rows.apply(records.map((record) => ({ collection, id: record.id, record })))
        },
        (heads, seenAt) => {
          this.seenAt = seenAt
          if (this.isLeased()) this.heads.opened(heads)
        },
      )
      deadline.cancel()
      if (this.isOver) return await disk.close()
      this.seenAt = kept.seenAt
      this.unreadable = kept.unreadable
      this.fedTo = kept.cursor ?? kept.copy?.cursor ?? 'now'
      if (kept.cursor === null && kept.copy === null) this.fill.begin()
      this.handle({ kind: 'opened', kept })
    } catch (error) {
      // The server can be asked without the disk.
      this.end(asPortError(error, 'replica'))
      return
    }
    this.stages.next('open')
    this.subscriptions.add(disk.others$.subscribe((step) => this.applyTabStep(step)))
    this.subscriptions.add(this.isUp$.subscribe((isUp) => this.connectionChanged(isUp)))
    this.subscriptions.add(leads$.subscribe((isLeader) => this.handle({ kind: 'lead', isLeader })))
    this.subscriptions.add(this.follow())
  }

  private connectionChanged(isUp: boolean): void {
    if (!isUp) {
      this.isCaughtUp = false
      this.fill.end()
    }
    this.handle({ kind: 'connection', isUp })
  }

  private follow(): Subscription {
    const fed$ = followed(this.context, this.isUp$, () => this.fedTo)
    return fed$.subscribe((batch) => {
      if (batch.kind !== 'fed') {
        this.handle(batch)
        return
      }
      this.fedTo = batch.fed.cursor
      this.isCaughtUp = true
      this.seenAt = this.now()
      this.handle({ kind: 'fed', at: this.seenAt, ...batch.fed })
    })
  }

  /** How long a replica may be shown without any answer from the server. */
  private isLeased(): boolean {
    if (this.isCaughtUp) return true
    return this.seenAt !== null && this.context.runtime.now() - Date.parse(this.seenAt) < LEASE_MS
  }

  private end(trouble: PortError | null = null): void {
    if (this.isOver) return
    this.trouble = trouble
    this.stages.next('over')
    this.subscriptions.unsubscribe()
    this.fill.end()
    this.heads.close()
    this.doing.end()
    this.changes.next()
  }
}

const LEASE_MS = 14 * 24 * 60 * 60 * 1000
