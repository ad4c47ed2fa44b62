import type { GenericSchema } from 'valibot'
import { companySchema } from '../companies/company'
import { dealSchema, lostReasonSchema, pipelineSchema, stageSchema } from '../deals/deal'
import { fileSchema } from '../files/file'
import { importJobSchema } from '../imports/import-job'
import { noteSchema } from '../notes/note'
import { personSchema } from '../people/person'
import { tagSchema } from '../tags/tag'
import { taskSchema } from '../tasks/task'
import { memberSchema, workspaceSchema } from '../workspaces/workspace'
import type { Collections } from './collections'
import type { WritableName } from './mutation'

/** The one schema of each collection that a client may write. Forms, imports, backends and functions use these. */
export const SCHEMAS: { readonly [K in WritableName]: GenericSchema<unknown, Collections[K]> } = {
  workspaces: workspaceSchema,
  members: memberSchema,
  people: personSchema,
  companies: companySchema,
  pipelines: pipelineSchema,
  stages: stageSchema,
  lostReasons: lostReasonSchema,
  deals: dealSchema,
  tasks: taskSchema,
  notes: noteSchema,
  files: fileSchema,
  tags: tagSchema,
  imports: importJobSchema,
}
