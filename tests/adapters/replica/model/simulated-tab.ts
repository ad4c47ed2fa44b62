import type { Answer, CoreEvent, Effect } from '../../../../src/adapters/replica/core/events'
import type { OutboxEntry, Undelivered } from '../../../../src/adapters/replica/core/outbox-entry'
import type { Rows, Rules } from '../../../../src/adapters/replica/core/rules'
import type { RecordChange } from '../../../../src/adapters/shared/commits/commit-entry'
import { instantOf } from '../../../../src/domain/model/kernel/instant'
import type { Id } from '../../../../src/domain/model/kernel/id'
import type { CollectionName } from '../../../../src/domain/model/records/collections'
import type { MutationId } from '../../../../src/domain/model/records/meta'
import type { Mutation } from '../../../../src/domain/model/records/mutation'
import type { PageCursor } from '../../../../src/domain/model/query/ast'
import type { CopyRest } from '../../../../src/adapters/replica/disk/replica-disk'
import type { ChangeCursor } from '../../../../src/ports/events.port'
import { SimulatedDeliveries } from './simulated-deliveries'
import { ModelRows } from './model-rows'
import { keyOf } from './oracle-rules'
import type { DiskReader, SimulatedDisk } from './simulated-disk'
import { positionOf, SimulatedFeed, type FeedEvent } from './simulated-feed'
import type { ConnectionError, SimulatedConnection } from './simulated-connection'
import type { SimulatedServer } from './simulated-server'
import type { VirtualTime } from './virtual-time'

/** The part of the core that a tab drives. Tests replace it with a faulty one. */
export interface Core {
  handle(event: CoreEvent): readonly Effect[]
  readonly entries: readonly OutboxEntry[]
  readonly isCurrent: boolean
}

export type CoreMaker = (rows: Rows, rules: Rules) => Core

export interface TabContext {
  readonly server: SimulatedServer
  readonly connection: SimulatedConnection
  readonly disk: SimulatedDisk
  readonly time: VirtualTime
  readonly userId: Id
  readonly rules: Rules
  readonly makeCore: CoreMaker
  readonly saysEachCommit: boolean
  readonly hasFiles: boolean
  /** Milliseconds that the device's clock is off. */
  readonly skewMs: () => number
  readonly newId: () => Id
  /** Before the core learns that something was missed. */
  readonly onMissed: (tab: SimulatedTab) => void
  readonly onAnswer: (tab: SimulatedTab, mutationId: MutationId, answer: Answer) => void
  /** It is about to go. */
  readonly onDeliver: (tab: SimulatedTab, entry: Undelivered) => void
  /** After each event: nothing may be wrong then. */
  readonly onSettled: (tab: SimulatedTab, event: CoreEvent) => void
}

const HELD: readonly CollectionName[] = ['members', 'companies', 'tags']
const HELD_WITH_FILES: readonly CollectionName[] = [...HELD, 'files']
const PAGE = 3
/** Where a collection goes on of which nothing has been read. */
const START = '' as PageCursor
const LATE_MS = 50
const OVERDUE_MS = 8_000
const RETRY_MS = 900
const EPOCH_MS = Date.parse('2026-01-01T00:00:00.000Z')

/** One open page of the app: does what the core asks for, over a connection and on a disk that may fail at any point. */
export class SimulatedTab implements DiskReader {
  readonly rows = new ModelRows()
  readonly core: Core
  isGone = false
  isLeader = false
  /** Everything of the workspace is to be gone. */
  isWiped = false
  /** The feed could not say once what happened meanwhile. */
  hasMissed = false
  readonly awaited = new Set<MutationId>()
  private readonly context: TabContext
  private feed: SimulatedFeed | null = null
  private fed: { changes: RecordChange[]; mutationIds: MutationId[] } = { changes: [], mutationIds: [] }
  private reading = 0
  private cursor: ChangeCursor | null = null
  private readonly waking = new Map<string, number>()
  private readonly toKeep = new Set<MutationId>()
  private readonly deliveries: SimulatedDeliveries
  /** The newest version of each record that this tab has read, and the records of which the feed brought an older one since. */
  private readonly confirmedVersions = new Map<string, number>()
  private readonly olderInFeed = new Set<string>()

  constructor(context: TabContext) {
    this.context = context
    this.deliveries = new SimulatedDeliveries(this, context)
    this.core = context.makeCore(this.rows, context.rules)
    const { kept, rows } = context.disk.open(this)
    for (const changes of rows.values()) this.rows.apply(changes)
    this.handle({ kind: 'opened', kept })
    this.handle({ kind: 'connection', isUp: context.connection.isOnline })
    this.follow(kept.cursor ?? kept.copy?.cursor ?? null)
  }

  /** Of the backend, as far as the feed has reported it. */
  get lineage(): number | null {
    return this.cursor === null ? null : positionOf(this.cursor).lineage
  }

  commit(mutationId: MutationId, mutations: readonly Mutation[]): void {
    this.awaited.add(mutationId)
    this.handle({ kind: 'written', at: this.now(), mutationId, mutations, via: 'app' })
    this.later(LATE_MS, () => {
      if (this.awaited.has(mutationId)) this.handle({ kind: 'late', mutationId })
    })
    this.later(OVERDUE_MS, () => {
      if (!this.awaited.has(mutationId)) return
      this.handle({ kind: 'overdue', mutationId, error: { code: 'net/timeout', details: { afterMs: OVERDUE_MS } } })
    })
  }

  /** A file or a call is to wait. */
  defer(mutationId: MutationId, work: Undelivered['work']): void {
    this.awaited.add(mutationId)
    if (work.kind === 'file') this.toKeep.add(mutationId)
    this.handle({ kind: 'deferred', at: this.now(), mutationId, work })
  }

  handle(event: CoreEvent): void {
    if (this.isGone) return
    if (event.kind === 'confirmed')
      for (const change of event.changes) this.confirmedVersions.set(keyOf(change), Number(change.record?.version))
    if (event.kind === 'fed') for (const change of event.changes) this.compare(change)
    for (const effect of this.core.handle(event)) this.do(effect)
    this.context.onSettled(this, event)
  }

  /** Whether the feed brought an older version of the record than this tab has read. */
  hasOlderInFeed(key: string): boolean {
    return this.olderInFeed.has(key)
  }

  setConnection(isUp: boolean): void {
    if (!isUp) this.feed?.interrupt()
    this.handle({ kind: 'connection', isUp })
    if (isUp) this.feed?.wake()
  }

  lead(): void {
    this.isLeader = true
    this.handle({ kind: 'lead', isLeader: true })
  }

  /** Somebody said that there is news. */
  hint(): void {
    this.feed?.wake()
  }

  tabStep(step: Parameters<DiskReader['tabStep']>[0]): void {
    if (step === 'wiped') this.isWiped = true
    this.handle({ kind: 'tab-step', step })
    if (step === 'wiped') this.end()
  }

  /** However it ends: nothing of it happens any more. */
  end(): void {
    this.isGone = true
    this.feed?.stop()
    this.context.disk.close(this)
  }

  private compare(change: RecordChange): void {
    const key = keyOf(change)
    if (Number(change.record?.version) < (this.confirmedVersions.get(key) ?? 0)) this.olderInFeed.add(key)
    else this.olderInFeed.delete(key)
  }

  private do(effect: Effect): void {
    const { connection, server, userId, disk } = this.context
    if (effect.kind === 'keep') {
      const { mutationIds } = effect
      const bytes = mutationIds.filter((mutationId) => this.toKeep.delete(mutationId))
      disk.write(this, effect.step, () => this.handle({ kind: 'kept', mutationIds }), bytes)
    } else if (effect.kind === 'send') {
      const { mutationId, mutations } = effect
      connection.call(
        () => server.commit(userId, mutationId, mutations),
        (reply) => {
          if (reply.kind === 'ok') this.handle({ kind: 'answered', mutationId, outcomes: reply.value, freshId: this.freshId() })
          else this.handle({ kind: 'failed', mutationId, error: dataOf(reply.error) })
        },
      )
    } else if (effect.kind === 'answer') this.answered(effect.mutationId, effect.answer)
    else if (effect.kind === 'read') this.read(effect)
    else if (effect.kind === 'confirm') this.confirm(effect)
    else if (effect.kind === 'wake') this.wake(effect)
    else if (effect.kind === 'deliver') this.deliveries.start(effect.entry)
    else if (effect.kind === 'stop') this.deliveries.stop(effect.mutationId)
    // Of what was called off nobody here asks what becomes of its record.
    else if (effect.kind === 'call-off') return
    else this.wipe()
  }

  private answered(mutationId: MutationId, answer: Answer): void {
    this.awaited.delete(mutationId)
    this.context.onAnswer(this, mutationId, answer)
  }

  private wipe(): void {
    this.isWiped = true
    this.feed?.stop()
    this.context.disk.write(this, 'wiped', () => this.end())
  }

  private wake({ to, afterMs }: Extract<Effect, { readonly kind: 'wake' }>): void {
    const round = (this.waking.get(to) ?? 0) + 1
    this.waking.set(to, round)
    this.later(afterMs, () => {
      if (this.waking.get(to) === round) this.handle({ kind: 'woken', to })
    })
  }

  private follow(from: ChangeCursor | null): void {
    this.cursor = from
    const { server, connection, time, userId, saysEachCommit } = this.context
    this.feed?.stop()
    this.feed = new SimulatedFeed({
      server,
      connection,
      time,
      userId,
      from,
      saysEachCommit,
      emit: (tabStep) => this.receive(tabStep),
      fail: (error) => {
        if (error.code === 'access/denied') this.handle({ kind: 'denied' })
        // Signed in anew, one goes on from where one was.
        else this.later(RETRY_MS, () => this.follow(this.cursor))
      },
    })
  }

  private receive(tabStep: FeedEvent): void {
    if (tabStep.kind === 'gap') {
      this.fed = { changes: [], mutationIds: [] }
      this.hasMissed = true
      this.context.onMissed(this)
      this.handle({ kind: 'gap' })
    } else if (tabStep.kind === 'caught-up') {
      const { fed } = this
      this.cursor = tabStep.cursor
      this.fed = { changes: [], mutationIds: [] }
      this.handle({ kind: 'fed', ...fed, cursor: tabStep.cursor, at: this.now() })
    } else {
      const { collection } = tabStep
      if (tabStep.kind === 'upserted') this.fed.changes.push({ collection, id: tabStep.record.id, record: tabStep.record })
      else this.fed.changes.push({ collection, id: tabStep.id, record: null })
      if (tabStep.mutationId !== null && this.fed.mutationIds.at(-1) !== tabStep.mutationId)
        this.fed.mutationIds.push(tabStep.mutationId)
    }
  }

  /** The collections side by side, each page by page. */
  private read({ run, rest: resumed }: Extract<Effect, { readonly kind: 'read' }>): void {
    this.reading = run
    const held = resumed?.held ?? (this.context.hasFiles ? HELD_WITH_FILES : HELD)
    const after = new Map(Object.entries(resumed?.after ?? Object.fromEntries(held.map((name) => [name, START]))))
    for (const [collection, from] of after)
      this.readFrom(run, collection as CollectionName, from === START ? null : (from as string as Id), (next) => {
        if (next === null) after.delete(collection)
        else after.set(collection, next as string as PageCursor)
        const rest: CopyRest = { held, after: Object.fromEntries(after), total: 0 }
        if (after.size === 0) this.handle({ kind: 'read-all', run, held, at: this.now() })
        else this.handle({ kind: 'read-to', run, rest })
      })
  }

  private readFrom(run: number, collection: CollectionName, after: Id | null, read: (next: Id | null) => void): void {
    const { server, connection, userId } = this.context
    if (this.isGone || this.reading !== run) return
    connection.call(
      () => server.page(userId, collection, { after, limit: PAGE }),
      (reply) => {
        if (this.isGone || this.reading !== run) return
        if (reply.kind === 'failed') {
          if (reply.error.code === 'access/denied') this.handle({ kind: 'denied' })
          else this.later(RETRY_MS, () => this.readFrom(run, collection, after, read))
          return
        }
        const { records, next } = reply.value
        this.handle({ kind: 'read', run, collection, records })
        read(next)
        if (next !== null) this.readFrom(run, collection, next, read)
      },
    )
  }

  private confirm({ asOf, records }: Extract<Effect, { readonly kind: 'confirm' }>): void {
    const { server, connection, userId } = this.context
    connection.call(
      () => server.getMany(userId, records.map(keyOf)),
      (reply) => {
        if (reply.kind === 'failed') return
        const changes = records.map((at) => ({ ...at, record: reply.value.get(keyOf(at)) ?? null }))
        this.handle({ kind: 'confirmed', asOf, changes })
      },
    )
  }

  private later(ms: number, run: () => void): void {
    this.context.time.after(ms, () => {
      if (!this.isGone) run()
    })
  }

  now() {
    return instantOf(EPOCH_MS + this.context.time.now + this.context.skewMs())
  }

  private freshId(): MutationId {
    return this.context.newId() as string as MutationId
  }
}

function dataOf({ code, details }: ConnectionError) {
  return { code, details } as Extract<CoreEvent, { readonly kind: 'failed' }>['error']
}
