import { fittingRows, writeLog, type LoggedRecord, type ReportedRow } from '../../model/imports/writing/import-log'
import { loggedCells } from '../../model/imports/writing/logged-cells'
import type { Id } from '../../model/kernel/id'
import type { Mutation } from '../../model/records/mutation'
import type { RowWrite } from '../../model/imports/planning/planned-write'
import { sizeOf } from '../../model/records/commit-size'
import { LIMITS } from '../../model/records/limits'
import { isPortError, type PortError } from '../../model/errors/port-error'

export interface ChunkLog {
  /** What a commit is to say of itself. It takes its place once that commit is written. */
  chunk(rows: readonly ReportedRow[], beside?: ChunkPlace): Mutation
  /** So many chunks are written, and with them so many rows that waited. */
  committed(chunks: number, rows?: number): void
  /** A row that writes nothing; it is reported with the next commit. */
  wait(row: ReportedRow): void
  /** As many of the rows that wait as one chunk holds. */
  waiting(): readonly ReportedRow[]
}

export interface ChunkPlace {
  readonly setup?: readonly LoggedRecord[]
  /** Behind so many chunks that are not known to be written yet. */
  readonly behind?: number
}

export interface LogOptions {
  readonly newId: () => Id
  /** Chunks that are already written. */
  readonly from: number
  /** Names of the file's columns. */
  readonly columns: readonly string[]
}

/** The chunks of one import. */
export function chunkLog(importId: Id, { newId, from, columns }: LogOptions): ChunkLog {
  let position = from
  let rows: ReportedRow[] = []
  return {
    chunk(logged, { setup = [], behind = 0 } = {}) {
      const cells = loggedCells(logged, columns)
      const stored = logged.map(({ codes: _, ...row }) => row)
      const data = {
        importId,
        position: position + behind,
        log: writeLog({ rows: stored, setup, ...(cells === null ? {} : { cells }) }),
      }
      return { kind: 'create', collection: 'importChunks', id: newId(), data }
    },
    committed(chunks, settled = 0) {
      position += chunks
      rows = rows.slice(settled)
    },
    wait(row) {
      rows.push(row)
    },
    waiting: () => rows.slice(0, fittingRows(rows)),
  }
}

/** The job's own operation in each commit, and that of its log. */
export const OWN_OPERATIONS = 2

/** As many rows from the front as fit, one at least. */
export function fitting<T extends RowWrite>(rows: readonly T[], operations: number): readonly T[] {
  let sum = OWN_OPERATIONS
  let size = LIMITS.importLog + 2 * LIMITS.importChoices
  const end = rows.findIndex((row) => {
    sum += row.writes.length
    size += sizeOf(row.writes)
    return sum > Math.min(operations, LIMITS.batchOperations) || size > LIMITS.batchCharacters
  })
  return end === -1 ? rows : rows.slice(0, Math.max(1, end))
}

/** The same for the same rows in the same state, so that a chunk whose answer was lost is sent again under its own key. */
export function contentKey(rows: readonly RowWrite[]): string {
  const keyOf = ({ row, writes }: RowWrite) =>
    writes.reduce((key, own) => (own.kind === 'update' ? `${key} ${own.expect}` : key), String(row))
  return rows.map(keyOf).join()
}

/** At 60 frames a second, one takes 16.7 ms. Above MISSED_MS one was missed; below SMOOTH_MS there is room for more. */
const MISSED_MS = 30
const SMOOTH_MS = 20
const QUICK = 1.2
const SLOW = 1.04
const FIRST = 64
const FEWEST = 16
/** If an answer takes so much longer than the page was busy, the connection is slow: fewer rows a commit would not help. */
const SLOW_ANSWER_MS = 100
const FEWEST_ROWS_WHEN_SLOW = 100
/**
 * Where an answer takes as long, the next commit is sent before it comes. A backend that is quicker is near, and what it does
 * at the same time as a page that is looked at may cost that page its frames.
 */
const WAITING_MS = 200

export interface Chunk {
  /** The longest frame during the chunk; 0: nobody is looking. */
  readonly longestFrameMs: number
  /** How long its answer took, shared with those that were on their way before it. */
  readonly answerMs: number
  readonly operationsARow: number
}

export interface ChunkPace {
  /** How many operations the next commit may have. */
  readonly operations: number
  /** How many commits may be on their way while the next one is made. */
  readonly ahead: number
  adapt(last: Chunk): void
}

/** Finds by trying how much can be written at once without blocking the page. */
export function chunkPace(): ChunkPace {
  let operations = FIRST
  let growth = QUICK
  let ahead = 0
  return {
    get operations() {
      return operations
    },
    get ahead() {
      return ahead
    },
    adapt({ longestFrameMs, answerMs, operationsARow }) {
      ahead = longestFrameMs === 0 || answerMs * (ahead + 1) > WAITING_MS ? 1 : 0
      const isSlow = answerMs - longestFrameMs > SLOW_ANSWER_MS
      const fewest = isSlow
        ? Math.min(LIMITS.batchOperations, Math.ceil(FEWEST_ROWS_WHEN_SLOW * operationsARow) + OWN_OPERATIONS)
        : FEWEST
      if (longestFrameMs > MISSED_MS) {
        operations = Math.floor(operations * 0.6)
        growth = SLOW // the limit is known now, and is approached with care
      } else if (longestFrameMs < SMOOTH_MS) {
        operations = Math.min(LIMITS.batchOperations, Math.ceil(operations * growth))
      }
      operations = Math.max(fewest, operations)
    },
  }
}

/** The backend looked at the rows and said no to one of them. */
export function isRefusal(error: unknown): boolean {
  return isPortError(error, 'record/invalid', 'record/missing', 'record/duplicate', 'record/in-use')
}

/** Going on cannot help. */
export function isFinal(error: PortError): boolean {
  return isPortError(error, 'access/denied', 'capability/missing', 'backend/schema-mismatch', 'backend/not-configured')
}
