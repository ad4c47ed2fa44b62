import type { ImportCollection } from '../../../domain/model/imports/import-collections'
import type { Column } from '../../../domain/model/imports/reading/header'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { ImportClient } from './import-client'
import type { FileView, PlanSummary } from './import-messages'

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
export interface BegunImport {
  readonly client: ImportClient
  readonly job: RecordOf<'imports'>
  readonly columns: readonly Column[]
  readonly plan: PlanSummary
  /** Rows that nobody has told of yet: those to be written, and the others. */
  readonly left: { readonly writes: number; readonly settled: number }
  readonly chunks: number
}

/** The SHA-256 of a file, in lower-case hexadecimal; worked out by the browser, off the page's own thread. */
export async function fileSum(file: Blob): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
