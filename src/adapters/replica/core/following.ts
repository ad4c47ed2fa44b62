import type { MutationId } from '../../../domain/model/records/meta'
import type { CollectionName } from '../../../domain/model/records/collections'
import type { ChangeCursor } from '../../../ports/events.port'
import type { RecordChange } from '../../shared/commits/commit-entry'
import { isTruth, type CopyRest, type DiskStep, type KeptReplica, type PartialCopy } from '../disk/replica-disk'
import type { SharedState } from './shared-state'
import { recordsOf, FEED_DEADLINE_MS } from './sending'
import type { CoreEvent } from './events'
import { inSteps, KeptPages } from './kept-pages'
import type { OutboxEntry } from './outbox-entry'
import { Reading } from './reading'
import { keyOf, type RecordKey } from './record-key'
import { Unwritten } from './unwritten'
import { withoutGone } from './given-up'

type EventOf<K extends CoreEvent['kind']> = Extract<CoreEvent, { readonly kind: K }>

/** Keeps the confirmed records: reads all of them once, then follows the feed. Only the tab leader writes them to the disk. */
export class Following {
  protected readonly shared: SharedState
  private readonly unwritten = new Unwritten()
  private cursor: ChangeCursor | null = null
  private heldNow: readonly CollectionName[] = []
  private isLost = true
  private reading: Reading | null = null
  private runs = 0
  private readonly fedAt = new Map<RecordKey, number>()
  /** When the server last answered: a tab that leads only later has yet to write it. */
  private seen: Pick<DiskStep, 'seenAt'> = {}

  constructor(shared: SharedState) {
    this.shared = shared
  }

  /** The collections that are here completely, as far as the user may read them; none until all are. */
  get held(): readonly CollectionName[] {
    return this.heldNow
  }

  /** While a first copy is under way: the collections of which everything is here, up to the feed's cursor. */
  get complete(): readonly CollectionName[] {
    return this.reading?.complete ?? []
  }

  /** Whether the records here are up to the feed's cursor. */
  get isCurrent(): boolean {
    return !this.isLost && this.reading === null
  }

  /** How many records the run has read so far, and of how many. */
  get progress(): { readonly records: number; readonly total: number | null } {
    return { records: this.reading?.seen.size ?? 0, total: this.reading?.rest?.total ?? null }
  }

  opened({ cursor, copy, held, outbox }: KeptReplica): void {
    this.cursor = cursor
    this.heldNow = cursor === null ? [] : held
    for (const { mutationId } of outbox) this.shared.durable.add(mutationId)
    this.shared.adopt({ put: outbox })
    this.isLost = cursor === null
    // Nothing says which backend acknowledged the stored entries.
    if (this.isLost) {
      this.lose()
      if (copy !== null) this.begin(copy)
    } else if (this.shared.acknowledged().length > 0) this.shared.do({ kind: 'wake', to: 'confirm', afterMs: FEED_DEADLINE_MS })
  }

  leads(): void {
    if (!this.shared.isLeader) return
    const settled = this.unwritten.takeSettled()
    if (settled.length > 0) this.shared.change({ remove: settled })
    const missed = this.unwritten.take()
    if (missed === 'all') this.writeAll()
    // For the disk only: the rows shown may be newer, because they were read while the feed had a gap.
    else if (missed !== null) {
      const put = withoutGone(this.shared.queue.all(), missed.changes ?? [])
      this.shared.adopt({ put })
      const step = { ...missed, ...this.seen, ...(put.length > 0 && { outbox: { put } }) }
      this.shared.do({ kind: 'keep', step, mutationIds: [] })
    }
  }

  /** The feed has a gap: everything is read again, and the records here stay on the screen meanwhile. */
  lose(): void {
    this.isLost = true
    this.reading = null
    this.shared.seenInFeed.clear()
    // A different backend may have acknowledged these: they are sent again, and idempotency keys prevent a second write.
    const put = this.shared.acknowledged().map((entry): OutboxEntry => ({ ...entry, state: { kind: 'waiting' } }))
    if (put.length > 0) this.shared.change({ put })
  }

  fed(event: EventOf<'fed'>): void {
    const { reading } = this
    if (reading !== null) {
      reading.later.push(event)
      this.showAtOnce([event])
    } else if (this.isLost) this.begin({ cursor: event.cursor, rest: null })
    else this.follow(event)
  }

  private showAtOnce(events: readonly EventOf<'fed'>[]): void {
    const { rules, rows } = this.shared
    for (const event of events) {
      const shown = this.reading?.shownOf(event, (changes) => rules.altersSight(changes, rows)) ?? []
      if (shown.length > 0) this.shared.adopt({}, shown)
    }
  }

  read({ run, records, collection }: EventOf<'read'>): void {
    if (this.reading?.run !== run) return
    const changes = records.map((record): RecordChange => ({ collection, id: record.id, record }))
    for (const change of changes) this.reading.seen.add(keyOf(change))
    this.reading.kept.add(changes)
    this.shared.adopt({}, changes)
  }

  readTo({ run, rest }: EventOf<'read-to'>): void {
    const { reading, shared } = this
    if (reading?.run !== run) return
    const before = reading.complete
    reading.rest = rest
    const { cursor, kept, later } = reading
    if (shared.isLeader) for (const step of kept.steps({ cursor, rest })) shared.do({ kind: 'keep', step, mutationIds: [] })
    const completed = reading.complete.filter((collection) => !before.includes(collection))
    if (completed.length === 0) return
    // What an earlier run left may be gone, and a page be older than what the feed has brought since.
    shared.adopt({}, this.unseen(reading.seen, new Set(completed)))
    this.showAtOnce(later)
  }

  readAll({ run, held, at }: EventOf<'read-all'>): void {
    const { reading } = this
    if (reading?.run !== run) return
    const remove = idsOf(
      this.shared.settling(this.shared.acknowledged().filter((entry) => reading.settles.includes(entry.mutationId))),
    )
    const changes = this.unseen(reading.seen, new Set([...held, ...this.heldNow]))
    this.reading = null
    this.isLost = false
    this.heldNow = held
    this.cursor = reading.cursor
    this.shared.adopt({}, changes)
    this.seen = { seenAt: at }
    this.write(this.seen, remove, changes)
    const last = { cursor: this.cursor, held, ...this.seen }
    const steps = this.shared.isLeader ? reading.kept.end(changes, last) : null
    if (steps === null) this.writeAll()
    else for (const step of steps) this.shared.do({ kind: 'keep', step, mutationIds: [] })
    for (const event of reading.later) this.fed(event)
  }

  /** Reads the records of commits that the feed has not brought in time. */
  confirm(): void {
    const records = this.shared
      .acknowledged()
      .flatMap(({ mutations }) => mutations.map(({ collection, id }) => ({ collection, id })))
    if (records.length === 0) return
    if (this.shared.isUp && this.isCurrent) this.shared.do({ kind: 'confirm', asOf: this.shared.moment, records })
    this.shared.do({ kind: 'wake', to: 'confirm', afterMs: FEED_DEADLINE_MS })
  }

  confirmed({ asOf, changes }: EventOf<'confirmed'>): void {
    if (!this.isCurrent) return
    // Changes that the feed brought since the request may be newer than this answer.
    const sure = new Map(
      changes.filter((change) => (this.fedAt.get(keyOf(change)) ?? 0) <= asOf).map((change) => [keyOf(change), change]),
    )
    const isIn = (entry: OutboxEntry) => entry.mutations.every((mutation) => sure.has(keyOf(mutation)))
    const done = this.shared.settling(
      this.shared.acknowledged().filter((entry) => this.shared.answeredAt(entry) <= asOf && isIn(entry)),
    )
    const keys = new Set(done.flatMap(({ mutations }) => mutations.map(keyOf)))
    this.write({ changes: [...sure.values()].filter((change) => keys.has(keyOf(change))) }, idsOf(done))
  }

  /** A step of another tab: what the tab leader wrote, this tab need not write. */
  otherTabWrote(step: DiskStep): void {
    const { afresh, cursor, outbox } = step
    if (isTruth(step)) this.reading?.kept.giveUp()
    this.unwritten.isSettled(outbox?.remove ?? [])
    if (afresh === true) this.unwritten.foreign()
    else if (cursor !== undefined && cursor !== null) this.unwritten.isWritten(cursor, this.cursor)
  }

  protected follow(event: EventOf<'fed'>): void {
    const { changes, cursor, mutationIds, at } = event
    const { shared } = this
    shared.moment += 1
    const done = this.broughtBy(event)
    if (shared.acknowledged().length === done.length) this.fedAt.clear()
    else for (const change of changes) this.fedAt.set(keyOf(change), shared.moment)
    for (const id of mutationIds) if (shared.queue.get(id)?.state.kind === 'waiting') shared.seenInFeed.add(id)
    const isOtherSight = shared.rules.altersSight(changes, shared.rows)
    this.cursor = cursor
    this.seen = { seenAt: at }
    // The user may read other rows now: until all is read again the disk is incomplete, and no tab may resume from it.
    this.write({ changes, cursor: isOtherSight ? null : cursor, ...this.seen }, idsOf(done))
    if (!shared.isLeader && !isOtherSight) this.unwritten.add({ changes, cursor })
    if (!isOtherSight) return
    if (!shared.isLeader) this.unwritten.all()
    this.readAnew()
  }

  /**
   * The commits that the feed has brought by now. A commit is recognised in one of two ways:
   * - By its id. Every commit answered before it is then in the feed too, because the feed is in order; except after a replayed
   *   commit, because nobody knows which commits it came after.
   * - By all of its records, each at the version that this commit or a later one gave it. One record is not enough: half a commit
   *   would count as seen. An older version does not count.
   */
  protected broughtBy({ changes, mutationIds }: EventOf<'fed'>): readonly OutboxEntry[] {
    const { shared } = this
    const acknowledged = shared.acknowledged()
    const named = acknowledged.filter(({ mutationId }) => mutationIds.includes(mutationId))
    const isTimely = ({ mutationId }: OutboxEntry): boolean => !shared.replayed.has(mutationId)
    const last = Math.max(-1, ...named.filter(isTimely).map((entry) => shared.answeredAt(entry)))
    const isNamed = (entry: OutboxEntry): boolean => named.includes(entry) || shared.answeredAt(entry) <= last
    if (acknowledged.every(isNamed)) return acknowledged
    const versions = new Map(changes.map((change) => [keyOf(change), change.record?.version]))
    const leftBy = (entry: OutboxEntry): readonly RecordKey[] => {
      const recordOf = recordsOf(entry, entry.state.kind === 'acknowledged' ? entry.state.records : [])
      const keys = entry.mutations.map(keyOf)
      return keys.filter((key) => recordOf(key) !== null && recordOf(key)?.version === versions.get(key))
    }
    const records = new Map<RecordKey, number>()
    for (const entry of acknowledged.filter(isTimely)) {
      for (const key of leftBy(entry)) records.set(key, Math.max(records.get(key) ?? -1, shared.answeredAt(entry)))
    }
    const brought = acknowledged.filter((entry) => {
      if (isNamed(entry)) return true
      const [at, own] = [shared.answeredAt(entry), leftBy(entry)]
      return entry.mutations.map(keyOf).every((key) => own.includes(key) || at <= (records.get(key) ?? -1))
    })
    return shared.settling(brought)
  }

  private readAnew(): void {
    if (this.cursor !== null && this.reading === null) this.begin({ cursor: this.cursor, rest: null })
  }

  /** @param from where a copy was interrupted; without a rest, all is read */
  private begin({ cursor, rest }: Pick<PartialCopy, 'cursor'> & { readonly rest: CopyRest | null }): void {
    this.runs += 1
    const { shared } = this
    const isFirst = this.heldNow.length === 0
    const kept = new KeptPages(!isFirst ? 'off' : rest === null ? 'none' : 'some')
    const seen = (rest?.held ?? []).flatMap((collection) => [...shared.overlay.truths(collection)].map(keyOf))
    const settles = idsOf(shared.acknowledged())
    this.reading = new Reading({ run: this.runs, cursor, settles, kept, isFirst, rest, seen })
    shared.do({ kind: 'read', run: this.runs, rest })
  }

  /** The server has these commits, and their changes are among the records here. */
  settle(ids: readonly MutationId[]): void {
    this.write({}, ids)
  }

  /** Replaces everything on the disk by what is here: another tab may have written records that this one never saw. */
  private writeAll(): void {
    const { shared, cursor, heldNow: held } = this
    if (!shared.isLeader || !this.isCurrent) {
      this.unwritten.all()
      return
    }
    const rows = held.flatMap((collection) => [...shared.overlay.truths(collection)])
    for (const [index, step] of inSteps(rows, { cursor, held, ...this.seen }).entries())
      shared.do({ kind: 'keep', step: index === 0 ? { ...step, afresh: true } : step, mutationIds: [] })
  }

  /** Newly confirmed records: shown here, and written to the disk if this tab leads. */
  protected write(step: DiskStep, remove: readonly MutationId[] = [], changes = step.changes ?? []): void {
    const left = this.shared.queue.all().filter(({ mutationId }) => !remove.includes(mutationId))
    if (this.shared.isLeader) this.shared.change({ put: withoutGone(left, changes), remove }, step)
    else {
      this.shared.adopt({ remove }, step.changes)
      this.unwritten.settle(remove)
    }
  }

  /** Records that are here and were on no page: they are gone, or the user may no longer read them. */
  private unseen(seen: ReadonlySet<RecordKey>, collections: ReadonlySet<CollectionName>): readonly RecordChange[] {
    const gone: RecordChange[] = []
    for (const collection of collections) {
      for (const { id } of this.shared.overlay.truths(collection)) {
        if (!seen.has(keyOf({ collection, id }))) gone.push({ collection, id, record: null })
      }
    }
    return gone
  }
}

function idsOf(entries: readonly OutboxEntry[]): readonly MutationId[] {
  return entries.map(({ mutationId }) => mutationId)
}
