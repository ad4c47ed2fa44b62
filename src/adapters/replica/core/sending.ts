import type { AnyRecord } from '../../../domain/model/records/collections'
import type { MutationId } from '../../../domain/model/records/meta'
import type { Mutation, Outcome } from '../../../domain/model/records/mutation'
import { isUnanswered, isRejection } from '../../shared/rejections'
import { retryWaitMs } from '../../shared/retry-wait'
import { errorOf } from '../port-error-data'
import type { SharedState } from './shared-state'
import type { CoreEvent } from './events'
import { withoutGivenUp } from './given-up'
import { GivenVersions, versionFor, Recent } from './given-versions'
import { mergeDecided, mergeQueued, type MergedCommit } from './merge-queued'
import type { OutboxEntry, PortErrorData } from './outbox-entry'
import { keyOf, localVersion, type RecordKey } from './record-key'
import type { Waiting } from './waiting'

type EventOf<K extends CoreEvent['kind']> = Extract<CoreEvent, { readonly kind: K }>

/** How long the feed may take to bring an acknowledged commit. */
export const FEED_DEADLINE_MS = 3000

/** Sends the commits one after the other, in order, and handles each answer. */
export class Sending {
  readonly given = new GivenVersions()
  /** The server's answers to the latest commits of this tab. */
  readonly done = new Recent<MutationId, readonly Outcome<AnyRecord>[]>()
  protected readonly shared: SharedState
  protected readonly waiting: Waiting
  private sent: MutationId | null = null
  private doubted: MutationId | null = null
  /** Commits that got an answer that neither accepts nor rejects them. It says nothing about the others, so those go first. */
  private readonly setBack = new Set<MutationId>()
  private isPaused = false
  private failures = 0

  constructor(shared: SharedState, waiting: Waiting) {
    this.shared = shared
    this.waiting = waiting
  }

  /** Whether a commit can be sent now, as far as is known. */
  get isReachable(): boolean {
    return this.shared.isUp && !this.isPaused
  }

  isSent(mutationId: MutationId): boolean {
    return this.sent === mutationId
  }

  /** A different backend may answer from now on: the commit is sent again, and its idempotency key prevents a second write. */
  doubt(): void {
    this.doubted = this.sent
  }

  /** The connection is back, or the pause is over. */
  resume(): void {
    this.isPaused = false
  }

  connected(): void {
    this.failures = 0
    this.resume()
  }

  /** Sends the next commit that may go. */
  pump(): void {
    const { shared } = this
    if (!shared.isLeader || !this.isReachable || this.sent !== null) return
    const next = this.next()
    if (next === null) return
    const { mutationId, mutations, via } = next
    this.sent = mutationId
    shared.do({ kind: 'send', mutationId, mutations, via })
  }

  private next(): OutboxEntry | null {
    const { queue, durable } = this.shared
    const next = queue.next((id) => durable.has(id) && !this.setBack.has(id))
    if (next !== null || this.setBack.size === 0) return next
    this.setBack.clear()
    return queue.next((id) => durable.has(id))
  }

  answered({ mutationId, outcomes, freshId }: EventOf<'answered'>): void {
    const isDoubted = mutationId === this.doubted
    const entry = this.ended(mutationId)
    this.failures = 0
    if (entry === null || isDoubted) return
    if (outcomes.every(({ status }) => status === 'written')) this.acknowledge(entry, outcomes)
    else if (this.waiting.isHere(mutationId)) {
      this.forgo(entry)
      this.waiting.answer(mutationId, { kind: 'outcomes', outcomes })
    } else this.settleConflict(entry, { outcomes, freshId })
  }

  failed({ mutationId, error }: EventOf<'failed'>): void {
    const entry = this.ended(mutationId)
    const isJudged = isRejection(error)
    if (!isJudged) this.pause(error)
    if (entry === null) return
    if (isUnanswered(error)) this.lostSight(entry, error)
    else if (this.waiting.isHere(mutationId)) {
      this.forgo(entry)
      this.waiting.answer(mutationId, { kind: 'error', error })
    } else if (isJudged) this.refuse(entry, error)
    else this.setBack.add(mutationId)
  }

  passed({ mutationId, mutations, via, at, records }: EventOf<'passed'>): void {
    const order = this.shared.queue.nextOrder(Date.parse(at))
    const state = { kind: 'acknowledged', records } as const
    const entry: OutboxEntry = { mutationId, order, at, via, mutations, before: [], state, isAwaited: false }
    this.shared.adopt({ put: [entry] })
    this.shared.do({ kind: 'wake', to: 'confirm', afterMs: FEED_DEADLINE_MS })
  }

  retry({ mutationId }: { readonly mutationId: MutationId }): void {
    const entry = this.shared.queue.get(mutationId)
    const kind = entry?.state.kind
    if (entry !== null && (kind === 'refused' || kind === 'declined')) {
      this.shared.change({ put: [{ ...entry, state: { kind: 'waiting' } }] })
    }
  }

  discard({ mutationId }: { readonly mutationId: MutationId }): void {
    const entry = this.shared.queue.get(mutationId)
    if (entry !== null && entry.state.kind !== 'acknowledged' && !this.isSent(mutationId)) this.forgo(entry)
  }

  resolve({ mutationId, keep, freshId }: EventOf<'resolve'>): void {
    const entry = this.shared.queue.get(mutationId)
    if (entry?.state.kind === 'conflicted') this.replace(entry, mergeDecided(entry, entry.state, keep), freshId)
  }

  /** Discards the commit; the commits written on it expect the version from before it. */
  forgo(entry: OutboxEntry): void {
    this.shared.change({ put: this.withoutGivenUp(entry), remove: [entry.mutationId] })
  }

  private refuse(entry: OutboxEntry, error: PortErrorData): void {
    const refused: OutboxEntry = { ...entry, isAwaited: false, state: { kind: 'refused', error } }
    if (entry.work === undefined) this.shared.change({ put: [refused] })
    // The bytes stay on this device, and no other write about the file waits for a decision on them.
    else this.shared.change({ put: [...this.withoutGivenUp(entry), { ...refused, mutations: [], before: [] }] })
  }

  private withoutGivenUp(entry: OutboxEntry): readonly OutboxEntry[] {
    const before = recordsOf(entry, entry.before)
    this.given.note(entry.mutationId, (key) => ({ shown: before(key), now: before(key) }))
    return withoutGivenUp(entry, this.shared.queue.all())
  }

  /** The outcome is unknown, unless the feed has brought the commit. */
  private lostSight(entry: OutboxEntry, error: PortErrorData): void {
    const { mutationId, mutations } = entry
    if (this.shared.seenInFeed.has(mutationId)) {
      const record = (mutation: Mutation): AnyRecord | null => this.shared.overlay.truthOf(mutation)
      this.acknowledge(
        entry,
        mutations.map((mutation) => ({ status: 'written', record: record(mutation), replayed: false })),
      )
    } else if (this.waiting.isHere(mutationId)) this.waiting.settleOffline(entry, error)
  }

  protected acknowledge(entry: OutboxEntry, outcomes: readonly Outcome<AnyRecord>[]): void {
    const { mutationId } = entry
    this.done.set(mutationId, outcomes)
    const records = outcomes.map((outcome) => (outcome.status === 'written' ? outcome.record : null))
    const put = this.moved(entry, recordsOf(entry, records))
    if (outcomes.some((outcome) => outcome.status === 'written' && outcome.replayed)) this.shared.replayed.add(mutationId)
    const isInFeed = this.shared.seenInFeed.has(mutationId)
    const acknowledged: OutboxEntry = { ...entry, isAwaited: false, state: { kind: 'acknowledged', records } }
    // Earlier answers are not settled with it: it may have been carried out long ago, with its first answer lost.
    const remove = isInFeed ? [...this.shared.beneath(entry).map((earlier) => earlier.mutationId), mutationId] : []
    // From this step other tabs learn that the server has it, before their own feed may bring it.
    this.shared.change({ put: [acknowledged, ...put], remove })
    if (!isInFeed) this.shared.do({ kind: 'wake', to: 'confirm', afterMs: FEED_DEADLINE_MS })
    this.waiting.answer(mutationId, { kind: 'outcomes', outcomes })
  }

  /** A commit that no caller waits for conflicts with someone else's write. */
  private settleConflict(
    entry: OutboxEntry,
    { outcomes, freshId }: { readonly outcomes: readonly Outcome<AnyRecord>[]; readonly freshId: MutationId },
  ): void {
    if (entry.work?.kind === 'file') {
      // A person has nothing to decide: the bytes are stored, only the file's record has changed.
      this.refuse(entry, { code: 'record/missing', details: { collection: 'files', id: entry.work.id } })
      return
    }
    const reported = new Map<RecordKey, AnyRecord | null>()
    for (const [index, mutation] of entry.mutations.entries()) {
      const outcome = outcomes[index]
      if (outcome?.status === 'conflict') reported.set(keyOf(mutation), outcome.current)
    }
    // All mutations on one record get the record that the answer reported: the feed may have brought an older one so far.
    const current = entry.mutations.map((mutation) => {
      const now = reported.get(keyOf(mutation))
      return now === undefined ? this.shared.overlay.truthOf(mutation) : now
    })
    const places = [...outcomes.keys()].filter((index) => outcomes[index]?.status === 'conflict')
    const merged: MergedCommit = entry.isAwaited ? { kind: 'clash' } : this.merged(entry, { current, places })
    if (merged.kind === 'clash') {
      this.shared.change({ put: [{ ...entry, isAwaited: false, state: { kind: 'conflicted', current, places } }] })
    } else this.replace(entry, merged, freshId)
  }

  protected merged(...[entry, conflicts]: Parameters<typeof mergeQueued>): MergedCommit {
    return mergeQueued(entry, conflicts)
  }

  private replace(entry: OutboxEntry, merged: MergedCommit, freshId: MutationId): void {
    if (merged.kind !== 'again') {
      this.forgo(entry)
      return
    }
    const { mutations, before } = merged
    const fresh: OutboxEntry = { ...entry, mutationId: freshId, mutations, before, state: { kind: 'waiting' } }
    const put = this.moved(entry, leftBy(fresh))
    this.shared.change({ put: [fresh, ...put], remove: [entry.mutationId] })
  }

  /** From now on, a write on the local result of the commit counts as one on the server's, if the two are the same to it. */
  note(entry: OutboxEntry, nowOf: RecordOf): void {
    const shown = recordsOf(entry, this.shared.overlay.written(entry) ?? [])
    this.given.note(entry.mutationId, (key) => ({ shown: shown(key), now: nowOf(key) }))
  }

  /** The commits that expect the local result of this commit, changed to expect the records as they are now. */
  private moved(entry: OutboxEntry, nowOf: RecordOf): readonly OutboxEntry[] {
    this.note(entry, nowOf)
    return this.shared.queue.retargeted(localVersion(entry.mutationId), (mutation, shown) =>
      versionFor(mutation, { shown, now: nowOf(keyOf(mutation)) }),
    )
  }

  private ended(mutationId: MutationId): OutboxEntry | null {
    if (this.doubted === mutationId) this.doubted = null
    if (this.sent === mutationId) this.sent = null
    const entry = this.shared.queue.get(mutationId)
    return entry?.state.kind === 'waiting' ? entry : null
  }

  private pause(error: PortErrorData): void {
    const afterMs = retryWaitMs(errorOf(error), this.failures)
    this.failures += 1
    this.isPaused = true
    this.shared.do({ kind: 'wake', to: 'send', afterMs })
  }
}

type RecordOf = (key: RecordKey) => AnyRecord | null

/** The records by the key of the mutation that writes each. */
export function recordsOf({ mutations }: OutboxEntry, records: readonly (AnyRecord | null)[]): RecordOf {
  const byKey = new Map(mutations.map((mutation, index) => [keyOf(mutation), records[index] ?? null]))
  return (key) => byKey.get(key) ?? null
}

/** What the commit makes of the records it was written on, before it has been applied anywhere. */
function leftBy({ mutationId, mutations, before }: OutboxEntry): RecordOf {
  const left = new Map<RecordKey, AnyRecord | null>()
  for (const [index, mutation] of mutations.entries()) {
    const upon = left.get(keyOf(mutation)) ?? before[index] ?? null
    const patch = mutation.kind === 'update' ? mutation.patch : {}
    left.set(keyOf(mutation), upon === null ? null : ({ ...upon, ...patch, version: localVersion(mutationId) } as AnyRecord))
  }
  return (key) => left.get(key) ?? null
}
