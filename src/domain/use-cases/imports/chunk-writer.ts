import { portError } from '../../model/errors/port-error'
import type { Id } from '../../model/kernel/id'
import { chunkMutationId, mutationOf, pendingOf } from '../../model/imports/writing/mutations'
import type { ImportJob } from '../../model/imports/writing/import-job'
import { stoppedCodes } from '../../model/imports/writing/logged-cells'
import {
  addOutcome,
  loggedLeft,
  loggedWrite,
  type OutcomeCounts,
  type RowOutcome,
  type RunRow,
} from '../../model/imports/writing/row-outcomes'
import { replanned } from '../../model/imports/planning/patch-of'
import { isNewRow, type PlannedWrite } from '../../model/imports/planning/planned-write'
import type { ImportPolicy } from '../../model/imports/planning/policy'
import type { AnyRecord } from '../../model/records/collections'
import type { MutationId } from '../../model/records/meta'
import type { Mutation, Outcome } from '../../model/records/mutation'
import { contentKey, isRefusal, type ChunkLog } from './chunks'

type Outcomes = readonly Outcome<AnyRecord>[]

export interface ChunkPorts {
  readonly commit: (mutations: readonly Mutation[], mutationId: MutationId, after?: MutationId) => Promise<Outcomes>
  readonly now: () => number
}

export interface WriterInput {
  readonly jobId: Id
  readonly policy: ImportPolicy
  readonly log: ChunkLog
  readonly counts: OutcomeCounts
}

/** A chunk as it is committed: whole rows with all that they need, their reports, and the job's counts after them. */
interface Chunk {
  readonly rows: readonly RunRow[]
  readonly pending: readonly (readonly PlannedWrite[])[]
  readonly results: readonly RowOutcome[]
  /** Made by it, and by nothing before it. */
  readonly fresh: ReadonlySet<Id>
  readonly counts: OutcomeCounts
  readonly mutations: readonly Mutation[]
  readonly mutationId: MutationId
}

interface SentChunk extends Chunk {
  /** With the time that it took, in milliseconds, divided by how many were on their way then. */
  readonly answer: Promise<{ readonly outcomes: Outcomes; readonly tookMs: number }>
}

const CREATED = { kind: 'created' } as const
const UPDATED = { kind: 'updated' } as const

/**
 * Writes rows of an import in chunks, several of which may be on their way: each is done behind the one before it or not at
 * all, so that neither its counts nor its report ever say anything but what is there. A row that the backend refuses is found
 * by halving its chunk; a record that was changed since the plan was made is planned again from its current state.
 */
export class ChunkWriter {
  readonly outcomes = new Map<number, RowOutcome>()
  private readonly input: WriterInput
  private readonly ports: ChunkPorts
  private readonly made = new Set<Id>()
  private current: OutcomeCounts
  private sent: readonly SentChunk[] = []
  /** Of chunks whose answer is not known, or which could not be written as they were. */
  private open: readonly (readonly RunRow[])[] = []

  constructor(input: WriterInput, ports: ChunkPorts) {
    this.input = input
    this.ports = ports
    this.current = input.counts
  }

  /** What the job says. */
  get counts(): OutcomeCounts {
    return this.current
  }

  /** Chunks on their way. */
  get ahead(): number {
    return this.sent.length
  }

  /** Sends a chunk behind those that are on their way. */
  send(rows: readonly RunRow[]): void {
    const chunk = this.chunkOf(rows)
    const sentAt = this.ports.now()
    const taking = this.sent.length + 1
    const answer = this.ports
      .commit(chunk.mutations, chunk.mutationId, this.sent.at(-1)?.mutationId)
      .then((outcomes) => ({ outcomes, tookMs: (this.ports.now() - sentAt) / taking }))
    answer.catch(() => undefined) // it surfaces when the chunk is settled
    this.sent = [...this.sent, { ...chunk, answer }]
  }

  /**
   * Waits for the first chunk on its way. Where it was not written as it was, those behind it were not either, and all of them
   * are written one by one.
   *
   * @returns how long its answer took, in milliseconds, divided by how many were on their way then
   * @throws what is no refusal; all rows that nothing is known of are written by `catchUp`
   */
  async settle(): Promise<number> {
    const [first, ...behind] = this.sent
    if (first === undefined) return 0
    const settled = await first.answer.catch((error: unknown) => ({ error }))
    if ('outcomes' in settled && settled.outcomes[0]?.status === 'written') {
      this.sent = behind
      this.apply(first)
      return settled.tookMs
    }
    await Promise.allSettled(behind.map(({ answer }) => answer))
    this.open = [...this.open, ...this.sent.map(({ rows }) => rows)]
    this.sent = []
    if ('error' in settled && !isRefusal(settled.error)) throw settled.error
    await this.catchUp()
    return 'tookMs' in settled ? settled.tookMs : 0
  }

  /** Waits for all that is on its way. */
  async drain(): Promise<void> {
    while (this.sent.length > 0) await this.settle()
  }

  /** Writes what an answer was lost of, or what was refused, each chunk under its own key. */
  async catchUp(): Promise<void> {
    while (this.open[0] !== undefined) {
      await this.write(this.open[0].filter(({ row }) => !this.outcomes.has(row)))
      this.open = this.open.slice(1)
    }
  }

  /** Tells of the rows that wait for it, and counts them. Nothing may be on its way. */
  async tellOfWaiting(): Promise<void> {
    const { log } = this.input
    for (let rows = log.waiting(); rows.length > 0; rows = log.waiting()) {
      const after = rows.reduce((sum, row) => addOutcome(sum, row), this.current)
      const key = `told ${rows.map(({ row }) => row).join()}`
      await this.ports.commit([log.chunk(rows), this.jobUpdate(after)], this.keyed(key))
      log.committed(1, rows.length)
      this.current = after
    }
  }

  jobUpdate(patch: Partial<ImportJob>): Mutation {
    return { kind: 'update', collection: 'imports', id: this.input.jobId, patch, expect: 'any' }
  }

  keyed(key: string): MutationId {
    return chunkMutationId(this.input.jobId, key)
  }

  private chunkOf(rows: readonly RunRow[]): Chunk {
    const fresh = new Set<Id>()
    const isMade = (id: Id) => this.made.has(id) || fresh.has(id) || this.sent.some((before) => before.fresh.has(id))
    const pending = rows.map((row) => pendingOf(row, { has: isMade, add: (id) => fresh.add(id) }))
    const results = rows.map((row) => (isNewRow(row) ? CREATED : UPDATED))
    const counts = results.reduce((sum, result) => addOutcome(sum, result), this.sent.at(-1)?.counts ?? this.current)
    const reports = rows.map((row, at) => loggedWrite(row, results[at]?.kind ?? 'updated', pending[at] ?? []))
    const chunk = this.input.log.chunk(reports, { behind: this.sent.length })
    const mutations = [...pending.flat().map(mutationOf), chunk, this.jobUpdate(counts)]
    return { rows, pending, results, fresh, counts, mutations, mutationId: this.keyed(contentKey(rows)) }
  }

  private apply({ rows, results, fresh, counts }: Chunk): void {
    this.input.log.committed(1)
    for (const id of fresh) this.made.add(id)
    this.current = counts
    for (const [at, { row }] of rows.entries()) this.settleRow(row, results[at])
  }

  /** One commit of these rows, with nothing on its way; what the backend refuses is halved until it is one row. */
  private async write(rows: readonly RunRow[]): Promise<void> {
    if (rows.length === 0) return
    const chunk = this.chunkOf(rows)
    try {
      const answers = await this.ports.commit(chunk.mutations, chunk.mutationId)
      const conflict = answers.findIndex((answer) => answer.status === 'conflict')
      if (conflict >= 0) return await this.writeAgain(chunk, conflict, answers[conflict])
    } catch (error) {
      if (!isRefusal(error)) throw error
      const [row] = rows
      if (rows.length === 1 && row !== undefined) return this.leave(row, { kind: 'failed', reason: 'refused' })
      const half = Math.ceil(rows.length / 2)
      await this.write(rows.slice(0, half))
      return this.write(rows.slice(half))
    }
    this.apply(chunk)
  }

  /** Someone changed a record meanwhile: the policy is applied to it as it stands now. */
  private async writeAgain({ rows, pending }: Chunk, conflict: number, answer: Outcome<AnyRecord> | undefined): Promise<void> {
    let seen = 0
    const at = pending.findIndex((own) => (seen += own.length) > conflict)
    const row = rows[at]
    const stale = pending.flat()[conflict]
    if (row === undefined || stale?.kind !== 'update' || answer?.status !== 'conflict')
      throw portError('internal/unexpected', { source: 'import' })
    const { current } = answer
    const others = rows.filter((other) => other !== row)
    const isGone = current === null || current.deletedAt !== null
    if (isGone && stale.id === row.primary.id) {
      this.leave(row, { kind: 'skipped', reason: 'gone', record: null, line: null })
      return this.write(others)
    }
    const again = isGone ? null : replanned(stale, current, this.input.policy)
    const left = { ...row, writes: row.writes.flatMap((own) => (own === stale ? (again ?? []) : own)) }
    if (left.writes.length > 0) return this.write(rows.map((other) => (other === row ? left : other)))
    this.leave(row, { kind: 'skipped', reason: 'nothing-new', record: row.primary, line: null })
    return this.write(others)
  }

  private leave(row: RunRow, outcome: RowOutcome): void {
    const { codes } = row
    this.input.log.wait(loggedLeft(codes === undefined ? row : { ...row, codes: stoppedCodes(codes, outcome) }, outcome))
    this.settleRow(row.row, outcome)
  }

  private settleRow(row: number, result: RowOutcome | undefined): void {
    if (result !== undefined && !this.outcomes.has(row)) this.outcomes.set(row, result)
  }
}
