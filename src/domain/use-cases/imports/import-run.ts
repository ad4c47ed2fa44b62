import type { PortError } from '../../model/errors/port-error'
import type { OutcomeCounts, RowOutcome } from '../../model/imports/writing/row-outcomes'

export interface ImportProgress {
  /** Rows that are written or refused, of those to be written. */
  readonly done: number
  readonly total: number
  readonly counts: OutcomeCounts
}

export type ImportEnd =
  | { readonly status: 'done' | 'cancelled' }
  /** Nothing is half-written; running again goes on with the same chunk, which is written once. `null`: it was asked for. */
  | { readonly status: 'paused'; readonly error: PortError | null }
  /** Going on cannot help. */
  | { readonly status: 'failed'; readonly error: PortError }

export interface ImportRun {
  /** Starts, or goes on after a pause. Aborting ends the run between two chunks: what is written stays, and is counted. */
  run(options: RunOptions): Promise<ImportEnd>
  readonly progress: ImportProgress
  /** By row index, for the rows that were written or refused. */
  readonly outcomes: ReadonlyMap<number, RowOutcome>
}

export interface RunOptions {
  readonly signal: AbortSignal
  /** Asked between two chunks. */
  readonly isHeld?: () => boolean
  readonly onProgress: (progress: ImportProgress) => void
}
