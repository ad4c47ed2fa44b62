import { asPortError } from '../../model/errors/port-error'
import type { Id } from '../../model/kernel/id'
import { mutationOf } from '../../model/imports/writing/mutations'
import type { ImportJob, ImportStatus } from '../../model/imports/writing/import-job'
import type { ReportedRow } from '../../model/imports/writing/import-log'
import { loggedRecord, type OutcomeCounts, type RunRow } from '../../model/imports/writing/row-outcomes'
import type { PlannedWrite } from '../../model/imports/planning/planned-write'
import type { ImportPolicy } from '../../model/imports/planning/policy'
import type { Mutation } from '../../model/records/mutation'
import { type MutationId, mutationIdOf } from '../../model/records/meta'
import type { RecordsPort } from '../../../ports/records.port'
import type { Runtime } from '../../../ports/runtime.port'
import { ChunkWriter } from './chunk-writer'
import { chunkLog, chunkPace, fitting, isFinal, OWN_OPERATIONS } from './chunks'
import type { ImportProgress, ImportRun, RunOptions } from './import-run'

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
/** Rows requested at once, of those that are only reported. */
const TAKE = 1000

/** Writes a plan in chunks, each of them whole: see `ChunkWriter`. */
export function importRun(input: ImportInput, ports: ImportPorts, workspaceId: Id): ImportRun {
  const { jobId, settled, writes, policy, begun } = input
  const { newId, now } = ports.runtime
  const pace = chunkPace()
  const log = chunkLog(jobId, { newId, from: begun?.chunks ?? 0, columns: input.columns })
  const counts = begun?.counts ?? { total: input.total, created: 0, updated: 0, skipped: 0, failed: 0 }
  const writer = new ChunkWriter({ jobId, policy, log, counts }, { commit, now })
  let ended: OutcomeCounts | null = null
  let status: ImportStatus | null = begun === null ? null : 'paused'
  let isSetUp = false
  let logged = 0
  let taken = 0
  let queue: readonly RunRow[] = []
  let next: Promise<readonly RunRow[]> | null = null

  const progress = (): ImportProgress => ({
    done: writer.outcomes.size,
    total: writes.length,
    counts: ended ?? writer.counts,
  })

  async function commit(mutations: readonly Mutation[], mutationId: MutationId, after?: MutationId) {
    const behind = after === undefined ? {} : { after }
    return ports.records.commit(mutations, { workspaceId, mutationId, via: VIA, ...behind })
  }

  async function turnTo(to: ImportStatus, patch: Partial<ImportJob> = {}): Promise<void> {
    await commit([writer.jobUpdate({ ...patch, status: to })], mutationIdOf(newId()))
    status = to
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
    const chunk = input.setup.length === 0 ? [] : [log.chunk([], { setup: input.setup.map(loggedRecord) })]
    await commit([...input.setup.map(mutationOf), job, ...chunk], writer.keyed('start'))
    status = 'running'
    log.committed(chunk.length)
  }

  /** What is left of an import that was begun may need what was not there yet. */
  async function setUpAgain(): Promise<void> {
    if (input.setup.length > 0) {
      const chunk = log.chunk([], { setup: input.setup.map(loggedRecord) })
      await commit([...input.setup.map(mutationOf), chunk], writer.keyed(`setup ${input.setup.map(({ id }) => id).join()}`))
      log.committed(1)
    }
    isSetUp = true
  }

  /** What the plan already says of rows that are not written. */
  async function logSettled(signal: AbortSignal): Promise<void> {
    await writer.tellOfWaiting()
    while (logged < settled.length && !signal.aborted) {
      const rows = await settled.take(logged, TAKE)
      for (const row of rows) log.wait(row)
      logged += rows.length
      await writer.tellOfWaiting()
    }
  }

  async function end(to: 'done' | 'failed' | 'cancelled'): Promise<void> {
    const { total, created, updated, skipped, failed } = writer.counts
    const left = total - created - updated - failed
    // The rows that nobody came to any more.
    await turnTo(to, { ...writer.counts, skipped: left })
    ended = { ...writer.counts, skipped: Math.max(left, skipped) }
  }

  /** No more than can be written at once: taking a thousand over from where the plan lives holds up a frame by itself. */
  async function takeNext(): Promise<readonly RunRow[]> {
    // Not more than fit beside the run's own: two rows left over would be a commit by themselves.
    const rows = await writes.take(taken, pace.operations - OWN_OPERATIONS)
    taken += rows.length
    return rows
  }

  /** What is sent after the next frame is taken over before it: a frame has room for one of the two. */
  function lookAhead(): void {
    if (queue.length > 0 || taken >= writes.length) return
    next = takeNext()
    next.catch(() => undefined) // the error surfaces when the rows are awaited
  }

  /** None: all of them are on their way. */
  async function rowsToSend(): Promise<readonly RunRow[]> {
    if (queue.length === 0) {
      const rows = next ?? (taken < writes.length ? takeNext() : [])
      next = null
      queue = await rows
    }
    const rows = fitting(queue, pace.operations)
    queue = queue.slice(rows.length)
    return rows
  }

  /** Sends what comes next, and waits for what is too far ahead. */
  async function step(onProgress: RunOptions['onProgress']): Promise<void> {
    const rows = await rowsToSend()
    if (rows.length > 0) writer.send(rows)
    let answerMs: number | null = rows.length === 0 ? await writer.settle() : null
    while (writer.ahead > pace.ahead) answerMs = await writer.settle()
    if (log.waiting().length > 0) {
      await writer.drain()
      await writer.tellOfWaiting()
    }
    onProgress(progress())
    lookAhead()
    const longestFrameMs = await ports.pace()
    if (rows.length === 0 || answerMs === null) return
    const operationsARow = rows.reduce((sum, row) => sum + row.writes.length, 0) / rows.length
    pace.adapt({ answerMs, operationsARow, longestFrameMs })
  }

  return {
    get progress() {
      return progress()
    },
    outcomes: writer.outcomes,
    async run({ signal, isHeld = () => false, onProgress }) {
      try {
        await start()
        await writer.catchUp()
        await logSettled(signal)
        while (writer.outcomes.size < writes.length && !signal.aborted) {
          if (isHeld()) {
            await writer.drain()
            await turnTo('paused')
            return { status: 'paused', error: null }
          }
          await step(onProgress)
        }
        await writer.drain()
        await writer.tellOfWaiting()
        const isDone = writer.outcomes.size >= writes.length && logged >= settled.length
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
