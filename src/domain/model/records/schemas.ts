import type { GenericSchema } from 'valibot'
import { companySchema } from '../companies/company'
import { dealSchema, lostReasonSchema, pipelineSchema, stageSchema } from '../deals/deal'
import { mergeSchema } from '../duplicates/merge'
import { fieldDefinitionSchema } from '../fields/field-definition'
import { fileSchema } from '../files/file'
import { importChunkSchema, importJobSchema } from '../imports/writing/import-job'
import { webhookSchema } from '../integrations/webhook'
import { noteSchema } from '../notes/note'
import { notificationSchema } from '../notifications/notification'
import { personSchema } from '../people/person'
import { tagSchema } from '../tags/tag'
import { taskSchema } from '../tasks/task'
import { savedViewSchema } from '../views/saved-view'
import { invitationSchema, memberSchema, workspaceSchema } from '../workspaces/workspace'
import type { CollectionName, Collections } from './collections'

/** Activities are derived from other writes and never written for themselves, so nothing checks them. */
export type StoredName = Exclude<CollectionName, 'activities'>

/** The one schema of each collection. Forms, imports, backends and functions use these. */
export const SCHEMAS: { readonly [K in StoredName]: GenericSchema<unknown, Collections[K]> } = {
  workspaces: workspaceSchema,
  members: memberSchema,
  invitations: invitationSchema,
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
  fieldDefinitions: fieldDefinitionSchema,
  imports: importJobSchema,
  importChunks: importChunkSchema,
  notifications: notificationSchema,
  webhooks: webhookSchema,
  savedViews: savedViewSchema,
  merges: mergeSchema,
}
