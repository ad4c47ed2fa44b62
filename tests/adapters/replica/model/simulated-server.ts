import type { Id } from '../../../../src/domain/model/kernel/id'
import { instantOf } from '../../../../src/domain/model/kernel/instant'
import type { AnyRecord, CollectionName } from '../../../../src/domain/model/records/collections'
import type { Author, MutationId, Version } from '../../../../src/domain/model/records/meta'
import type { Mutation, Outcome } from '../../../../src/domain/model/records/mutation'
import { keyOf, stepOf, twinRefusal, type Refusal, type Rows } from './oracle-rules'
import type { VirtualTime } from './virtual-time'

export interface ServerChange {
  readonly collection: CollectionName
  readonly id: Id
  readonly record: AnyRecord | null
}

export interface ServerCommit {
  readonly version: number
  readonly mutationId: MutationId
  readonly mutations: readonly Mutation[]
  readonly changes: readonly ServerChange[]
  readonly memberId: Id | null
}

export type Answer<T> = { readonly kind: 'ok'; readonly value: T } | { readonly kind: 'refused'; readonly refusal: Refusal }

/** How far a reader is. A version means nothing without its lineage: a restored backup begins a new one. */
export interface FeedPosition {
  readonly lineage: number
  readonly version: number
}

export type Pulled =
  | { readonly kind: 'gap'; readonly position: FeedPosition }
  | { readonly kind: 'page'; readonly commits: readonly ServerCommit[]; readonly position: FeedPosition; readonly more: boolean }

export interface ServerOptions {
  readonly workspaceId: Id
  readonly time: VirtualTime
  /** A late change carries the record as it is by then, as from a server that keeps no old versions. */
  readonly tellsAsItStands: boolean
}

const EPOCH_MS = Date.parse('2026-01-01T00:00:00.000Z')
const DENIED: Refusal = { code: 'access/denied', details: { action: 'read' } }

/** One workspace on the server: the truth that everybody is measured by. */
export class SimulatedServer {
  lineage = 1
  rows: Rows = new Map()
  /** The workspace at each version of this lineage. */
  history: Rows[] = [new Map()]
  /** Every commit of this lineage, the forgotten ones too. */
  log: ServerCommit[] = []
  /** Commits that a restored backup took with it. */
  readonly lost: ServerCommit[] = []
  readonly members = new Map<Id, Id>()
  /** Calls in the order in which they were made, and the files whose bytes are here. No backup holds either. */
  readonly calls: string[] = []
  readonly files = new Set<Id>()
  /** Called after each commit: what a broadcast would say. */
  onCommit: () => void = () => undefined
  private readonly options: ServerOptions
  private answers = new Map<string, { readonly version: number; readonly outcomes: readonly Outcome<AnyRecord>[] }>()
  private readonly callsKnown = new Map<string, boolean>()
  private forgotten = 0

  constructor(options: ServerOptions) {
    this.options = options
  }

  get position(): FeedPosition {
    return { lineage: this.lineage, version: this.log.length }
  }

  commit(userId: Id | null, mutationId: MutationId, mutations: readonly Mutation[]): Answer<readonly Outcome<AnyRecord>[]> {
    const memberId = userId === null ? null : (this.members.get(userId) ?? null)
    if (userId !== null && memberId === null) return { kind: 'refused', refusal: DENIED }
    const key = `${userId}/${mutationId}`
    const known = this.answers.get(key)
    if (known !== undefined)
      return ok(known.outcomes.map((outcome) => (outcome.status === 'written' ? { ...outcome, replayed: true } : outcome)))
    const tried = this.tried(mutations, { memberId, via: 'app' })
    if (tried.kind === 'refused') return tried
    if (tried.kind === 'conflict') return ok(tried.outcomes)
    const version = this.log.length + 1
    const byKey = new Map(mutations.map((mutation) => [keyOf(mutation), mutation]))
    const changes = [...byKey].map(([at, { collection, id }]) => ({ collection, id, record: tried.rows.get(at) ?? null }))
    const outcomes = mutations.map((mutation): Outcome<AnyRecord> => {
      return { status: 'written', record: tried.rows.get(keyOf(mutation)) ?? null, replayed: false }
    })
    this.rows = tried.rows
    this.history.push(tried.rows)
    this.log.push({ version, mutationId, mutations, changes, memberId })
    this.answers.set(key, { version, outcomes })
    this.onCommit()
    return ok(outcomes)
  }

  /** @returns whether it was done; some it declines */
  call(userId: Id, mutationId: MutationId, token: string): Answer<boolean> {
    if (!this.members.has(userId)) return { kind: 'refused', refusal: DENIED }
    const key = `${userId}/${mutationId}`
    const known = this.callsKnown.get(key)
    if (known !== undefined) return ok(known)
    const isDone = Number(token.split(' ')[1]) % 5 !== 0
    this.callsKnown.set(key, isDone)
    if (isDone) this.calls.push(token)
    return ok(isDone)
  }

  /** The bytes of a file; the same again are the same file. */
  store(userId: Id, id: Id): Answer<null> {
    if (!this.members.has(userId)) return { kind: 'refused', refusal: DENIED }
    if (!this.rows.has(`files/${id}`)) return { kind: 'refused', refusal: { code: 'record/missing', details: {} } }
    this.files.add(id)
    return ok(null)
  }

  /** Records of one collection after an id, in its order. */
  page(userId: Id, collection: CollectionName, options: { readonly after: Id | null; readonly limit: number }) {
    if (!this.members.has(userId)) return { kind: 'refused', refusal: DENIED } as const
    const prefix = `${collection}/`
    const all = [...this.rows].filter(([key]) => key.startsWith(prefix)).map(([, record]) => record)
    const rest = all.filter(({ id }) => options.after === null || id > options.after).sort((a, b) => (a.id < b.id ? -1 : 1))
    const records = rest.slice(0, options.limit)
    return ok({ records, next: rest.length > records.length ? records.at(-1)!.id : null })
  }

  /** Those of the records that there are. */
  getMany(userId: Id, keys: readonly string[]) {
    if (!this.members.has(userId)) return { kind: 'refused', refusal: DENIED } as const
    return ok(new Map(keys.flatMap((key) => (this.rows.has(key) ? [[key, this.rows.get(key)!] as const] : []))))
  }

  /** The first commits after a position; `null`: only the current position. */
  pull(userId: Id, after: FeedPosition | null, limit: number): Answer<Pulled> {
    if (!this.members.has(userId)) return { kind: 'refused', refusal: DENIED }
    if (after === null) return ok({ kind: 'page', commits: [], position: this.position, more: false })
    const isKnown = after.lineage === this.lineage && after.version >= this.forgotten && after.version <= this.log.length
    if (!isKnown) return ok({ kind: 'gap', position: this.position })
    const commits = this.log.slice(after.version, after.version + limit)
    const version = after.version + commits.length
    const sent = this.options.tellsAsItStands ? commits.map((commit) => this.asItStands(commit)) : commits
    return ok({ kind: 'page', commits: sent, position: { lineage: this.lineage, version }, more: version < this.log.length })
  }

  /** From now on, readers that lack more than the last few commits get a gap. */
  forget(kept: number): void {
    this.forgotten = Math.max(this.forgotten, this.log.length - kept)
  }

  /** A backup is put back: the last commits never happened, and their numbers will be given again to others. */
  restore(back: number): void {
    const version = Math.max(0, this.log.length - back)
    this.lost.push(...this.log.slice(version))
    this.lineage += 1
    this.log = this.log.slice(0, version)
    this.history = this.history.slice(0, version + 1)
    this.rows = this.history.at(-1)!
    this.forgotten = Math.min(this.forgotten, version)
    this.answers = new Map([...this.answers].filter(([, answer]) => answer.version <= version))
    this.onCommit()
  }

  private tried(mutations: readonly Mutation[], author: Author) {
    const { workspaceId, time } = this.options
    const version = String(this.log.length + 1) as Version
    const stamp = { workspaceId, version, at: instantOf(EPOCH_MS + time.now), author }
    const rows = new Map(this.rows)
    const conflicts = new Map<number, AnyRecord | null>()
    for (const [index, mutation] of mutations.entries()) {
      const step = stepOf(rows, mutation, stamp)
      if (step.kind === 'refused') return step
      if (step.kind === 'conflict') conflicts.set(index, step.current)
      else if (step.record === null) rows.delete(keyOf(mutation))
      else rows.set(keyOf(mutation), step.record)
    }
    if (conflicts.size > 0) {
      const outcomes = mutations.map((_, index): Outcome<AnyRecord> => {
        const current = conflicts.get(index)
        return current === undefined ? { status: 'rolled-back' } : { status: 'conflict', current }
      })
      return { kind: 'conflict', outcomes } as const
    }
    const refusal = twinRefusal(rows)
    return refusal === null ? ({ kind: 'written', rows } as const) : ({ kind: 'refused', refusal } as const)
  }

  private asItStands(commit: ServerCommit): ServerCommit {
    return { ...commit, changes: commit.changes.map((change) => ({ ...change, record: this.rows.get(keyOf(change)) ?? null })) }
  }
}

function ok<T>(value: T): { readonly kind: 'ok'; readonly value: T } {
  return { kind: 'ok', value }
}
