import type { Column } from '../../../domain/model/imports/reading/header'
import type { ImportCollection } from '../../../domain/model/imports/import-collections'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { FileView, PlanSummary } from './import-messages'
import type { ImportClient } from './import-client'

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
