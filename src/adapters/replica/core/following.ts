import type { MutationId } from '../../../domain/model/records/meta'
import type { CollectionName } from '../../../domain/model/records/collections'
import type { ChangeCursor } from '../../../ports/events.port'
import type { RecordChange } from '../../shared/commits/commit-entry'
import type { DiskStep, KeptReplica } from '../disk/replica-disk'
import type { Desk } from './desk'
import { recordsOf, TOLD_WITHIN_MS } from './sending'
import type { CoreEvent } from './events'
import type { OutboxEntry } from './outbox-entry'
import { keyOf, type RecordKey } from './record-key'
import { Unwritten } from './unwritten'

type EventOf<K extends CoreEvent['kind']> = Extract<CoreEvent, { readonly kind: K }>

/** All that is held, being read page by page. */
interface Reading {
  readonly run: number
  /** Taken before the first page, so that nothing falls between the pages and the feed. */
  readonly cursor: ChangeCursor
  readonly seen: Set<RecordKey>
  /** What the feed told meanwhile: a page may be older, so this is applied upon all of them. */
  readonly later: EventOf<'fed'>[]
  /** Acknowledged before it began: in the pages. */
  readonly settles: readonly MutationId[]
}

/** Keeps the server's truth: read as a whole once, then followed. Only the leading tab writes it to the disk. */
export class Following {
  protected readonly desk: Desk
  private readonly unwritten = new Unwritten()
  private cursor: ChangeCursor | null = null
  private heldNow: readonly CollectionName[] = []
  private isLost = true
  private reading: Reading | null = null
  private runs = 0
  private readonly fedAt = new Map<RecordKey, number>()

  constructor(desk: Desk) {
    this.desk = desk
  }

  /** The collections of which every record is here that the reader may see; none until all of them are. */
  get held(): readonly CollectionName[] {
    return this.heldNow
  }

  /** Does what is here go on from where the feed stands? */
  get isCurrent(): boolean {
    return !this.isLost && this.reading === null
  }

  /** How many records were read so far; `null`: they are not being read. */
  get readSoFar(): number | null {
    return this.reading?.seen.size ?? null
  }

  opened({ cursor, held, outbox }: KeptReplica): void {
    this.cursor = cursor
    this.isLost = cursor === null
    this.heldNow = cursor === null ? [] : held
    for (const { mutationId } of outbox) this.desk.durable.add(mutationId)
    this.desk.adopt({ put: outbox })
    if (this.desk.acknowledged().length > 0) this.desk.do({ kind: 'wake', to: 'ask', afterMs: TOLD_WITHIN_MS })
  }

  leads(): void {
    if (!this.desk.isLeader) return
    // The pages so far were read for what is shown only.
    if (this.reading !== null) this.begin(this.reading.cursor, this.reading.later)
    const settled = this.unwritten.takeSettled()
    if (settled.length > 0) this.desk.change({ remove: settled })
    const missed = this.unwritten.take()
    if (missed === 'all') this.readAnew()
    else if (missed !== null) this.desk.change({}, missed)
  }

  /** What was missed nobody can say: all is read again, and what is here stays shown meanwhile. */
  lose(): void {
    this.isLost = true
    this.reading = null
    // The backend may be another than the one that acknowledged these: it is asked again, and knows what it has done.
    const put = this.desk.acknowledged().map((entry): OutboxEntry => ({ ...entry, state: { kind: 'waiting' } }))
    if (put.length > 0) this.desk.change({ put })
  }

  fed(event: EventOf<'fed'>): void {
    if (this.reading !== null) this.reading.later.push(event)
    else if (this.isLost) this.begin(event.cursor)
    else this.follow(event)
  }

  read({ run, records, collection }: EventOf<'read'>): void {
    if (this.reading?.run !== run) return
    const changes = records.map((record): RecordChange => ({ collection, id: record.id, record }))
    for (const change of changes) this.reading.seen.add(keyOf(change))
    this.write({ changes })
  }

  readAll({ run, held, at }: EventOf<'read-all'>): void {
    const { reading } = this
    if (reading?.run !== run) return
    const remove = reading.settles.filter((id) => this.desk.queue.get(id)?.state.kind === 'acknowledged')
    const changes = this.unseen(reading.seen, new Set([...held, ...this.heldNow]))
    this.reading = null
    this.isLost = false
    this.heldNow = held
    this.cursor = reading.cursor
    this.write({ changes, cursor: reading.cursor, held, seenAt: at }, remove)
    if (!this.desk.isLeader) this.unwritten.all()
    for (const event of reading.later) this.fed(event)
  }

  /** What the feed has not told of for a while is asked for. */
  ask(): void {
    const records = this.desk
      .acknowledged()
      .flatMap(({ mutations }) => mutations.map(({ collection, id }) => ({ collection, id })))
    if (records.length === 0) return
    if (this.desk.isUp && this.isCurrent) this.desk.do({ kind: 'ask', asOf: this.desk.moment, records })
    this.desk.do({ kind: 'wake', to: 'ask', afterMs: TOLD_WITHIN_MS })
  }

  told({ asOf, changes }: EventOf<'told'>): void {
    if (!this.isCurrent) return
    // What the feed told of since it was asked may be newer than this.
    const sure = new Map(
      changes.filter((change) => (this.fedAt.get(keyOf(change)) ?? 0) <= asOf).map((change) => [keyOf(change), change]),
    )
    const isIn = (entry: OutboxEntry) => entry.mutations.every((mutation) => sure.has(keyOf(mutation)))
    const done = this.desk.acknowledged().filter((entry) => this.desk.answeredAt(entry) <= asOf && isIn(entry))
    const keys = new Set(done.flatMap(({ mutations }) => mutations.map(keyOf)))
    this.write({ changes: [...sure.values()].filter((change) => keys.has(keyOf(change))) }, idsOf(done))
  }

  /** A step of another tab: if it leads, what it wrote need not be written here. */
  heard({ cursor, outbox }: DiskStep): void {
    this.unwritten.isSettled(outbox?.remove ?? [])
    if (cursor !== undefined && cursor !== null) this.unwritten.isWritten(cursor, this.cursor)
  }

  protected follow(event: EventOf<'fed'>): void {
    const { changes, cursor, mutationIds, at } = event
    const { desk } = this
    desk.moment += 1
    for (const change of changes) this.fedAt.set(keyOf(change), desk.moment)
    const done = this.toldBy(event)
    if (desk.acknowledged().length === done.length) this.fedAt.clear()
    for (const id of mutationIds) if (desk.queue.get(id)?.state.kind === 'waiting') desk.told.add(id)
    const isOtherSight = desk.rules.altersSight(changes, desk.rows)
    this.cursor = cursor
    this.write({ changes, cursor, seenAt: at }, idsOf(done))
    if (!desk.isLeader) this.unwritten.add({ changes, cursor })
    if (isOtherSight) this.readAnew()
  }

  /** What the server had answered before something that it tells of now, it did before: commits are told in order. */
  private toldBy(event: EventOf<'fed'>): readonly OutboxEntry[] {
    const acknowledged = this.desk.acknowledged()
    const told = acknowledged.filter((entry) => this.isTold(entry, event)).map((entry) => this.desk.answeredAt(entry))
    return acknowledged.filter((entry) => this.desk.answeredAt(entry) <= Math.max(-1, ...told))
  }

  /** Has the feed told what the commit did? Not by any record that comes, which may be one from before it. */
  protected isTold(entry: OutboxEntry, { changes, mutationIds }: EventOf<'fed'>): boolean {
    if (entry.state.kind !== 'acknowledged') return false
    const recordOf = recordsOf(entry, entry.state.records)
    const isIts = (change: RecordChange) => change.record !== null && recordOf(keyOf(change))?.version === change.record.version
    const its = new Set(changes.filter(isIts).map(keyOf))
    // Every record of it, or a commit would be seen by half.
    return mutationIds.includes(entry.mutationId) || entry.mutations.every((mutation) => its.has(keyOf(mutation)))
  }

  private readAnew(): void {
    if (this.cursor !== null && this.reading === null) this.begin(this.cursor)
  }

  private begin(cursor: ChangeCursor, later: EventOf<'fed'>[] = []): void {
    this.runs += 1
    const settles = idsOf(this.desk.acknowledged())
    this.reading = { run: this.runs, cursor, seen: new Set(), later, settles }
    this.desk.do({ kind: 'read', run: this.runs })
  }

  /** New truth, shown here, and written where this tab leads. */
  protected write(step: DiskStep, remove: readonly MutationId[] = []): void {
    if (this.desk.isLeader) this.desk.change({ remove }, step)
    else {
      this.desk.adopt({ remove }, step.changes)
      this.unwritten.settle(remove)
    }
  }

  /** What is here of these collections and was in none of the pages: it is gone, or not for this reader. */
  private unseen(seen: ReadonlySet<RecordKey>, collections: ReadonlySet<CollectionName>): readonly RecordChange[] {
    const gone: RecordChange[] = []
    for (const collection of collections) {
      for (const { id } of this.desk.overlay.truths(collection)) {
        if (!seen.has(keyOf({ collection, id }))) gone.push({ collection, id, record: null })
      }
    }
    return gone
  }
}

function idsOf(entries: readonly OutboxEntry[]): readonly MutationId[] {
  return entries.map(({ mutationId }) => mutationId)
}
