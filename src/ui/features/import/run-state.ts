import type { PortError } from '../../../domain/model/errors/port-error'
import type { ImportCollection } from '../../../domain/model/imports/import-collections'
import type { Column } from '../../../domain/model/imports/reading/header'
import type { ImportAccount } from '../../../domain/model/imports/writing/import-account'
import type { RowOutcome } from '../../../domain/model/imports/writing/row-outcomes'
import type { Id } from '../../../domain/model/kernel/id'
import type { ImportProgress } from '../../../domain/use-cases/imports/import-run'
import type { ImportClient } from './import-client'
import type { RowNote, RunResults, FileView, PlanSummary } from './import-messages'
import type { RecordOf } from '../../../domain/model/records/collections'

export interface RunState {
  readonly step: 'run' | 'report'
  readonly jobId: Id
  readonly fileName: string
  /** Of which the file tells. */
  readonly collections: readonly ImportCollection[]
  readonly columns: readonly Column[]
  readonly status: 'running' | 'cancelling' | 'paused' | 'done' | 'cancelled' | 'failed'
  /** Its file is kept on this device: closing the window does not end it. */
  readonly isKept: boolean
  readonly progress: ImportProgress
  /** Why it is paused or ended. */
  readonly error: PortError | null
  /** Once it ended: what it came to. */
  readonly account: ImportAccount | null
  /** Once it ended: the rows that something has to be said of. */
  readonly notes: readonly RowNote[]
}

/** What a run did, in few pieces: a message of 100,000 objects would hold up several frames. */
export function runResults(outcomes: ReadonlyMap<number, RowOutcome>): RunResults {
  const created: number[] = []
  const updated: number[] = []
  const others: (readonly [number, RowOutcome])[] = []
  for (const [row, outcome] of outcomes) {
    if (outcome.kind === 'created') created.push(row)
    else if (outcome.kind === 'updated') updated.push(row)
    else others.push([row, outcome])
  }
  return { created: Uint32Array.from(created), updated: Uint32Array.from(updated), others }
}

/** Notes fetched at once: few enough that taking them over does not hold up a frame. */
const NOTES_PAGE = 500

/** The worker's notes on rows, page by page, the screen drawn in between. */
export async function takeNotes(client: ImportClient, count: number, next: () => Promise<unknown>): Promise<readonly RowNote[]> {
  const notes: RowNote[] = []
  while (notes.length < count) {
    const page = await client.ask('notes', { from: notes.length, count: NOTES_PAGE })
    if (page.length === 0) break // another plan has taken its place
    notes.push(...page)
    await next()
  }
  return notes
}

/** What the draft hands to the run: the plan, and the worker that holds it. */
export interface PlannedImport {
  readonly client: ImportClient
  readonly fileName: string
  readonly file: Pick<FileView, 'format' | 'columns'>
  /** What the import writes down of itself. */
  readonly kept: { readonly source: string; readonly collections: readonly ImportCollection[]; readonly mapping: string }
  readonly plan: PlanSummary
  /** The file itself, and how it was read and planned, for going on when the browser was closed. */
  readonly bytes: Blob
  readonly options: string | null
}

/** What is left of an import that was begun, and the worker that holds it. */
export interface ResumedImport {
  readonly client: ImportClient
  readonly job: RecordOf<'imports'>
  readonly columns: readonly Column[]
  readonly plan: PlanSummary
  readonly chunks: number
}

/** The SHA-256 of a file, in lower-case hexadecimal; worked out by the browser, off the page's own thread. */
export async function fileSum(file: Blob): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
