import type { FileView, PlanSummary } from './import-messages'
import type { ImportClient } from './import-client'

/** What the draft hands to the run: the plan, and the worker that holds it. */
export interface PlannedImport {
  readonly client: ImportClient
  readonly fileName: string
  readonly file: Pick<FileView, 'format' | 'columns'>
  readonly plan: PlanSummary
}
