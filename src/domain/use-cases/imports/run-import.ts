import { asPortError, isPortError, portError, type PortError } from '../../model/errors/port-error'
import type { Id } from '../../model/kernel/id'
import { chunkMutationId } from '../../model/imports/chunk-mutation-id'
import { replanned } from '../../model/imports/patch-of'
import type { ImportJob } from '../../model/imports/import-job'
import { addOutcome, type OutcomeCounts, type RowOutcome } from '../../model/imports/outcome'
import { isNewRow, type PlannedWrite, type RowWrite } from '../../model/imports/planned-write'
import type { ImportPolicy } from '../../model/imports/policy'
import { mutationOf, pendingOf } from '../../model/imports/write-mutations'
import { LIMITS } from '../../model/records/limits'
import type { AnyRecord } from '../../model/records/collections'
import type { Mutation, Outcome } from '../../model/records/mutation'
import type { RecordsPort } from '../../../ports/records.port'
import { chunkPace } from './chunk-pace'

export interface ImportInput {
  readonly jobId: Id
  readonly file: ImportFile
  /** Of the whole plan: rows that are only skipped or failed count at once. `created` and `updated` are 0. */
  readonly counts: OutcomeCounts
  /** The plan's: written once before the first row. */
  readonly setup: readonly PlannedWrite[]
  readonly policy: ImportPolicy
  readonly writes: WriteSource
}

/** What the job says of the file and of how it was read. */
export type ImportFile = Omit<ImportJob, 'status' | keyof OutcomeCounts>

/** The planned writes in order, handed over in pieces: a plan of 100,000 rows lives elsewhere. */
export interface WriteSource {
  readonly length: number
  take(from: number, count: number): Promise<readonly RowWrite[]>
}

export interface ImportPorts {
  readonly records: Pick<RecordsPort, 'commit'>
  /**
   * Resolves when it is time for the next chunk: after the screen had its turn. Tells the longest that the screen stood
   * still since the last time, in milliseconds; 0 where nobody looks.
   */
  readonly pace: () => Promise<number>
}

export interface ImportProgress {
  /** Rows that are written or refused, of those to be written. */
  readonly done: number
  readonly total: number
  readonly counts: OutcomeCounts
}

export type ImportEnd =
  | { readonly status: 'done' | 'cancelled' }
  /** Nothing is half-written; running again goes on with the same chunk, which is written once. */
  | { readonly status: 'paused'; readonly error: PortError }
  /** Going on cannot help. */
  | { readonly status: 'failed'; readonly error: PortError }

export interface ImportRun {
  /** Starts, or goes on after a pause. Aborting ends the run between two chunks: what is written stays, and is counted. */
  run(options: { readonly signal: AbortSignal; readonly onProgress: (progress: ImportProgress) => void }): Promise<ImportEnd>
  readonly progress: ImportProgress
  /** By row index, for the rows that were written or refused. */
  readonly outcomes: ReadonlyMap<number, RowOutcome>
}

const VIA = 'import'

/**
 * Writes a plan in chunks, each one commit of whole rows with all that they need and the job's counts, so that the job
 * never says anything but what is there. A row that the backend refuses is found by halving its chunk and is counted as
 * failed; a record changed since the plan was made is planned again from how it stands.
 */
export function importRun(input: ImportInput, ports: ImportPorts, workspaceId: Id): ImportRun {
  const { jobId, writes, policy } = input
  const outcomes = new Map<number, RowOutcome>()
  const made = new Set<Id>()
  const pace = chunkPace()
  let counts = input.counts
  let done = 0
  let isStarted = false
  let queue: readonly RowWrite[] = []

  const progress = (): ImportProgress => ({ done, total: writes.length, counts })

  async function commit(mutations: readonly Mutation[], key: string) {
    return ports.records.commit(mutations, { workspaceId, mutationId: chunkMutationId(jobId, key), via: VIA })
  }

  async function start(): Promise<void> {
    if (isStarted) return
    const data: ImportJob = { ...input.file, ...counts, status: 'running' }
    await commit([...input.setup.map(mutationOf), { kind: 'create', collection: 'imports', id: jobId, data }], 'start')
    isStarted = true
  }

  async function end(status: ImportJob['status']): Promise<void> {
    const left = writes.length - done
    const patch = { ...counts, skipped: counts.skipped + left, status }
    await commit([{ kind: 'update', collection: 'imports', id: jobId, patch, expect: 'any' }], `end ${status}`)
    counts = { ...counts, skipped: counts.skipped + left }
  }

  /** One commit of these rows; what the backend refuses is halved until it is one row. */
  async function write(rows: readonly RowWrite[]): Promise<void> {
    if (rows.length === 0) return
    const ids = new Set(made)
    const pending = rows.map((row) => pendingOf(row, ids))
    const results = rows.map((row): RowOutcome => ({ kind: isNewRow(row) ? 'created' : 'updated', record: row.primary }))
    const after = results.reduce((sum, result) => addOutcome(sum, result), counts)
    const job: Mutation = { kind: 'update', collection: 'imports', id: jobId, patch: after, expect: 'any' }
    try {
      const answers = await commit([...pending.flat().map(mutationOf), job], contentKey(rows))
      const conflict = answers.findIndex(({ status }) => status === 'conflict')
      if (conflict >= 0) return await writeAgain(rows, { pending, conflict, answer: answers[conflict] })
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (rows.length > 1) {
        const half = Math.ceil(rows.length / 2)
        await write(rows.slice(0, half))
        return write(rows.slice(half))
      }
      return settle(rows, [{ kind: 'failed', reason: 'refused' }])
    }
    for (const id of ids) made.add(id)
    settle(rows, results)
  }

  /** Someone changed a record meanwhile: the policy is applied to it as it stands now. */
  async function writeAgain(rows: readonly RowWrite[], { pending, conflict, answer }: Conflict): Promise<void> {
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
      settle([row], [{ kind: 'skipped', reason: 'gone', record: null, line: null }])
      return write(others)
    }
    const again = isGone ? null : replanned(stale, current, policy)
    const left = { ...row, writes: row.writes.flatMap((own) => (own === stale ? (again ?? []) : own)) }
    if (left.writes.length > 0) return write(rows.map((other) => (other === row ? left : other)))
    settle([row], [{ kind: 'skipped', reason: 'nothing-new', record: row.primary, line: null }])
    return write(others)
  }

  function settle(rows: readonly RowWrite[], results: readonly RowOutcome[]): void {
    for (const [index, row] of rows.entries()) {
      const result = results[index]
      if (result === undefined || outcomes.has(row.row)) continue
      outcomes.set(row.row, result)
      counts = addOutcome(counts, result)
      done += 1
    }
  }

  async function writeNext(): Promise<void> {
    if (queue.length === 0) queue = await writes.take(done, TAKE)
    const rows = fitting(queue, pace.operations)
    await write(rows.filter((row) => !outcomes.has(row.row)))
    queue = queue.slice(rows.length)
  }

  return {
    get progress() {
      return progress()
    },
    outcomes,
    async run({ signal, onProgress }) {
      try {
        await start()
        while (done < writes.length && !signal.aborted) {
          await writeNext()
          onProgress(progress())
          pace.adapt(await ports.pace())
        }
        const status = done < writes.length ? 'cancelled' : 'done'
        await end(status)
        return { status }
      } catch (thrown) {
        const error = asPortError(thrown, VIA)
        // Called off while the line is down: what is written stays written, though the job cannot be told.
        if (signal.aborted) return { status: 'cancelled' }
        if (!isFinal(error)) return { status: 'paused', error }
        await end('failed').catch(() => undefined) // the same refusal would meet it; the screen tells of it anyway
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

/** Rows asked for at once. */
const TAKE = 1000

/** As many rows from the front as fit, one at least; the last operation is the job's own. */
function fitting(rows: readonly RowWrite[], operations: number): readonly RowWrite[] {
  let sum = 1
  const end = rows.findIndex((row) => {
    sum += row.writes.length
    return sum > Math.min(operations, LIMITS.batchOperations)
  })
  return end === -1 ? rows : rows.slice(0, Math.max(1, end))
}

/** The same for the same rows in the same state, so that a chunk whose answer was lost is sent again under its own key. */
function contentKey(rows: readonly RowWrite[]): string {
  return rows
    .map(({ row, writes }) => [row, ...writes.flatMap((own) => (own.kind === 'update' ? own.expect : []))].join(' '))
    .join()
}

/** The backend looked at the rows and said no to one of them. */
function isRefusal(error: unknown): boolean {
  return isPortError(error, 'record/invalid', 'record/missing', 'record/duplicate', 'record/in-use')
}

function isFinal(error: PortError): boolean {
  return isPortError(error, 'access/denied', 'capability/missing', 'backend/schema-mismatch', 'backend/not-configured')
}
