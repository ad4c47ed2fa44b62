import type { ImportCollection } from '../../../domain/model/imports/import-collections'
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
}
