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
  workspaces: workspaceSchema as GenericSchema<unknown, Collections['workspaces']>,
  members: memberSchema as GenericSchema<unknown, Collections['members']>,
  people: personSchema as GenericSchema<unknown, Collections['people']>,
  companies: companySchema as GenericSchema<unknown, Collections['companies']>,
  pipelines: pipelineSchema as GenericSchema<unknown, Collections['pipelines']>,
  stages: stageSchema as GenericSchema<unknown, Collections['stages']>,
  lostReasons: lostReasonSchema as GenericSchema<unknown, Collections['lostReasons']>,
  deals: dealSchema as GenericSchema<unknown, Collections['deals']>,
  tasks: taskSchema as GenericSchema<unknown, Collections['tasks']>,
  notes: noteSchema as GenericSchema<unknown, Collections['notes']>,
  files: fileSchema as GenericSchema<unknown, Collections['files']>,
  tags: tagSchema as GenericSchema<unknown, Collections['tags']>,
  imports: importJobSchema as GenericSchema<unknown, Collections['imports']>,
}
