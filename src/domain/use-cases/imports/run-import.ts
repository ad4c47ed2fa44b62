import { asPortError, portError } from '../../model/errors/port-error'
import type { Id } from '../../model/kernel/id'
import { chunkMutationId, mutationOf, pendingOf } from '../../model/imports/writing/mutations'
import type { ImportJob, ImportStatus } from '../../model/imports/writing/import-job'
import type { ReportedRow } from '../../model/imports/writing/import-log'
import { stoppedCodes } from '../../model/imports/writing/logged-cells'
import {
  loggedLeft,
  loggedRecord,
  loggedWrite,
  type RunRow,
  addOutcome,
  type OutcomeCounts,
  type RowOutcome,
} from '../../model/imports/writing/row-outcomes'
import { replanned } from '../../model/imports/planning/patch-of'
import { isNewRow, type PlannedWrite } from '../../model/imports/planning/planned-write'
import type { ImportPolicy } from '../../model/imports/planning/policy'
import type { AnyRecord } from '../../model/records/collections'
import type { Mutation, Outcome } from '../../model/records/mutation'
import { mutationIdOf } from '../../model/records/meta'
import type { RecordsPort } from '../../../ports/records.port'
import type { Runtime } from '../../../ports/runtime.port'
import { chunkLog, chunkPace, type Chunk, contentKey, fitting, OWN_OPERATIONS, isFinal, isRefusal } from './chunks'
import type { ImportProgress, ImportRun } from './import-run'

export interface ImportInput {
  readonly jobId: Id
  readonly file: ImportFile
  /** Rows of the file. */
  readonly total: number
  /** Names of the file's columns. */
  readonly columns: readonly string[]
  /** The plan's: written once before the first row. */
  readonly setup: readonly PlannedWrite[]
  readonly policy: ImportPolicy
  /** Rows that the plan does not write. */
  readonly settled: RowSource<ReportedRow>
  readonly writes: RowSource<RunRow>
  /** How far an import that was begun has come, whose sources are what is left of it; `null`: it begins. */
  readonly begun: ImportCheckpoint | null
}

/** What the job says of the file and of how it was read. */
export type ImportFile = Omit<ImportJob, 'status' | keyof OutcomeCounts>

export interface ImportCheckpoint {
  readonly counts: OutcomeCounts
  /** Chunks that are written. */
  readonly chunks: number
}

/** Rows in order, handed over in pieces: a plan of 100,000 lives elsewhere. */
export interface RowSource<T> {
  readonly length: number
  take(from: number, count: number): Promise<readonly T[]>
}

export interface ImportPorts {
  readonly records: Pick<RecordsPort, 'commit'>
  readonly runtime: Pick<Runtime, 'newId' | 'now'>
  /**
   * Resolves when it is time for the next chunk: after the screen had its turn. Tells the longest that the screen stood
   * still since the last time, in milliseconds; 0 where nobody looks.
   */
  readonly pace: () => Promise<number>
}

const VIA = 'import'
const CREATED = { kind: 'created' } as const
const UPDATED = { kind: 'updated' } as const
/** Rows requested at once, of those that are only reported. */
const TAKE = 1000

/**
 * Writes a plan in chunks, each one commit of whole rows with all that they need, their reports and the job's counts,
 * so that neither ever says anything but what is there. A row that the backend refuses is found by halving its chunk and is
 * counted as failed; a record changed since the plan was made is planned again from its current state.
 */
export function importRun(input: ImportInput, ports: ImportPorts, workspaceId: Id): ImportRun {
  const { jobId, settled, writes, policy, begun } = input
  const outcomes = new Map<number, RowOutcome>()
  const made = new Set<Id>()
  const pace = chunkPace()
  const log = chunkLog(jobId, { newId: ports.runtime.newId, from: begun?.chunks ?? 0, columns: input.columns })
  let counts = begun?.counts ?? { total: input.total, created: 0, updated: 0, skipped: 0, failed: 0 }
  let status: ImportStatus | null = begun === null ? null : 'paused'
  let isSetUp = false
  let logged = 0
  let done = 0
  let queue: readonly RunRow[] = []
  let ahead: Promise<readonly RunRow[]> | null = null

  const progress = (): ImportProgress => ({ done, total: writes.length, counts })

  async function commit(mutations: readonly Mutation[], key: string) {
    return ports.records.commit(mutations, { workspaceId, mutationId: chunkMutationId(jobId, key), via: VIA })
  }

  function jobUpdate(patch: Partial<ImportJob>): Mutation {
    return { kind: 'update', collection: 'imports', id: jobId, patch, expect: 'any' }
  }

  async function turnTo(next: ImportStatus, patch: Partial<ImportJob> = {}): Promise<void> {
    const mutationId = mutationIdOf(ports.runtime.newId())
    await ports.records.commit([jobUpdate({ ...patch, status: next })], { workspaceId, mutationId, via: VIA })
    status = next
  }

  async function start(): Promise<void> {
    if (status === 'paused') await turnTo('running')
    if (status !== null && (begun === null || isSetUp)) return
    if (begun !== null) return setUpAgain()
    const job: Mutation = {
      kind: 'create',
      collection: 'imports',
      id: jobId,
      data: { ...input.file, ...counts, status: 'running' },
    }
    const chunk = input.setup.length === 0 ? [] : [log.chunk([], input.setup.map(loggedRecord))]
    await commit([...input.setup.map(mutationOf), job, ...chunk], 'start')
    status = 'running'
    log.committed(chunk.length)
  }

  /** What is left of an import that was begun may need what was not there yet. */
  async function setUpAgain(): Promise<void> {
    if (input.setup.length > 0) {
      const chunk = log.chunk([], input.setup.map(loggedRecord))
      await commit([...input.setup.map(mutationOf), chunk], `setup ${input.setup.map(({ id }) => id).join()}`)
      log.committed(1)
    }
    isSetUp = true
  }

  /** What the plan already says of rows that are not written. */
  async function logSettled(signal: AbortSignal): Promise<void> {
    await flush()
    while (logged < settled.length && !signal.aborted) {
      const rows = await settled.take(logged, TAKE)
      for (const row of rows) log.wait(row)
      logged += rows.length
      await flush()
    }
  }

  /** Tells of the rows that wait for it, and counts them. */
  async function flush(): Promise<void> {
    for (let rows = log.waiting(); rows.length > 0; rows = log.waiting()) {
      const after = rows.reduce((sum, row) => addOutcome(sum, row), counts)
      await commit([log.chunk(rows), jobUpdate(after)], `told ${rows.map(({ row }) => row).join()}`)
      log.committed(1, rows.length)
      counts = after
    }
  }

  async function end(next: 'done' | 'failed' | 'cancelled'): Promise<void> {
    const { total, created, updated, skipped, failed } = counts
    const left = total - created - updated - failed
    // The rows that nobody came to any more.
    await turnTo(next, { ...counts, skipped: left })
    counts = { ...counts, skipped: Math.max(left, skipped) }
  }

  /** One commit of these rows; what the backend refuses is halved until it is one row. */
  async function write(rows: readonly RunRow[]): Promise<void> {
    if (rows.length === 0) return
    const fresh = new Set<Id>()
    const known = { has: (id: Id) => made.has(id) || fresh.has(id), add: (id: Id) => fresh.add(id) }
    const pending = rows.map((row) => pendingOf(row, known))
    const results = rows.map((row) => (isNewRow(row) ? CREATED : UPDATED))
    const after = results.reduce((sum, result) => addOutcome(sum, result), counts)
    const chunk = log.chunk(rows.map((row, at) => loggedWrite(row, results[at]?.kind ?? 'updated', pending[at] ?? [])))
    try {
      const answers = await commit([...pending.flat().map(mutationOf), chunk, jobUpdate(after)], contentKey(rows))
      const conflict = answers.findIndex((answer) => answer.status === 'conflict')
      if (conflict >= 0) return await writeAgain(rows, { pending, conflict, answer: answers[conflict] })
    } catch (error) {
      if (!isRefusal(error)) throw error
      const [row] = rows
      if (rows.length === 1 && row !== undefined) return leave(row, { kind: 'failed', reason: 'refused' })
      const half = Math.ceil(rows.length / 2)
      await write(rows.slice(0, half))
      return write(rows.slice(half))
    }
    log.committed(1)
    for (const id of fresh) made.add(id)
    counts = after
    for (const [at, row] of rows.entries()) settle(row, results[at])
  }

  /** Someone changed a record meanwhile: the policy is applied to it as it stands now. */
  async function writeAgain(rows: readonly RunRow[], { pending, conflict, answer }: Conflict): Promise<void> {
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
      leave(row, { kind: 'skipped', reason: 'gone', record: null, line: null })
      return write(others)
    }
    const again = isGone ? null : replanned(stale, current, policy)
    const left = { ...row, writes: row.writes.flatMap((own) => (own === stale ? (again ?? []) : own)) }
    if (left.writes.length > 0) return write(rows.map((other) => (other === row ? left : other)))
    leave(row, { kind: 'skipped', reason: 'nothing-new', record: row.primary, line: null })
    return write(others)
  }

  function leave(row: RunRow, outcome: RowOutcome): void {
    const { codes } = row
    log.wait(loggedLeft(codes === undefined ? row : { ...row, codes: stoppedCodes(codes, outcome) }, outcome))
    settle(row, outcome)
  }

  function settle({ row }: RunRow, result: RowOutcome | undefined): void {
    if (result === undefined || outcomes.has(row)) return
    outcomes.set(row, result)
    done += 1
  }

  /** No more than can be written at once: taking a thousand over from where the plan lives holds up a frame by itself. */
  function takeNext(): Promise<readonly RunRow[]> {
    // Not more than fit beside the run's own: two rows left over would be a commit by themselves.
    return writes.take(done, pace.operations - OWN_OPERATIONS)
  }

  /** What is written after the next frame is taken over before it: a frame has room for one of the two. */
  function lookAhead(): void {
    if (queue.length > 0 || done >= writes.length) return
    ahead = takeNext()
    ahead.catch(() => undefined) // the error surfaces when the rows are awaited
  }

  async function writeNext(): Promise<Omit<Chunk, 'longestFrameMs'>> {
    if (queue.length === 0) {
      const rows = ahead ?? takeNext()
      ahead = null
      queue = await rows
    }
    const rows = fitting(queue, pace.operations)
    const begunAt = ports.runtime.now()
    await write(rows.filter(({ row }) => !outcomes.has(row)))
    const answerMs = ports.runtime.now() - begunAt
    await flush()
    queue = queue.slice(rows.length)
    return { answerMs, operationsARow: rows.reduce((sum, row) => sum + row.writes.length, 0) / Math.max(1, rows.length) }
  }

  return {
    get progress() {
      return progress()
    },
    outcomes,
    async run({ signal, isHeld = () => false, onProgress }) {
      try {
        await start()
        await logSettled(signal)
        while (done < writes.length && !signal.aborted) {
          if (isHeld()) {
            await turnTo('paused')
            return { status: 'paused', error: null }
          }
          const chunk = await writeNext()
          onProgress(progress())
          lookAhead()
          pace.adapt({ ...chunk, longestFrameMs: await ports.pace() })
        }
        const isDone = done >= writes.length && logged >= settled.length
        await end(isDone ? 'done' : 'cancelled')
        return { status: isDone ? 'done' : 'cancelled' }
      } catch (thrown) {
        const error = asPortError(thrown, VIA)
        // Cancelled while offline: what is written stays written, though the job cannot record it.
        if (signal.aborted) return { status: 'cancelled' }
        if (!isFinal(error)) return { status: 'paused', error }
        await end('failed').catch(() => undefined) // may be refused for the same reason; the screen shows the error anyway
        return { status: 'failed', error }
      }
    },
  }
}

interface Conflict {
  readonly pending: readonly (readonly PlannedWrite[])[]
  /** Index of the write that conflicted. */
  readonly conflict: number
  readonly answer: Outcome<AnyRecord> | undefined
}
