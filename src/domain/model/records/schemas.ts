import { type GenericSchema, safeParse, strictObject } from 'valibot'
import { companySchema } from '../companies/company'
import { dealSchema, lostReasonSchema, pipelineSchema, stageSchema } from '../deals/deal'
import { draftSchema } from '../drafts/draft'
import { mergeSchema } from '../duplicates/merge'
import { fieldProblemsOf } from '../errors/field-problem'
import { fieldDefinitionSchema } from '../fields/field-definition'
import { fileSchema } from '../files/file'
import { formSchema } from '../forms/form'
import { submissionSchema } from '../forms/submission'
import { importChunkSchema, importJobSchema } from '../imports/writing/import-job'
import { webhookSchema } from '../integrations/webhook'
import { noteSchema } from '../notes/note'
import { notificationSchema } from '../notifications/notification'
import { personSchema } from '../people/person'
import { ruleSchema } from '../rules/rule'
import { ruleRunSchema } from '../rules/rule-run'
import { tagSchema } from '../tags/tag'
import { taskSchema } from '../tasks/task'
import { savedViewSchema } from '../views/saved-view'
import { invitationSchema, memberSchema, workspaceSchema } from '../workspaces/workspace'
import { accepted, type Checked, refused } from './checked'
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
  drafts: draftSchema,
  forms: formSchema,
  submissions: submissionSchema,
  rules: ruleSchema,
  ruleRuns: ruleRunSchema,
}

/**
 * The record as it is to be kept (trimmed, normalised, defaults filled in), or every field's first failure. References,
 * uniqueness and transitions are other rules: this one looks at nothing but the value.
 */
export function validateRecord<K extends StoredName>(collection: K, data: unknown): Checked<Collections[K]> {
  const schema: GenericSchema<unknown, Collections[K]> = SCHEMAS[collection]
  const result = safeParse(schema, data)
  return result.success ? accepted(result.output) : refused(fieldProblemsOf(result.issues))
}

/**
 * Some fields of a record as they are to be kept, each looked at by itself. What only the whole record can say, that one of
 * several is filled in, is not asked.
 */
export function validateFields<K extends StoredName>(
  collection: K,
  fields: Partial<Collections[K]>,
): Checked<Partial<Collections[K]>> {
  const entries: unknown = Reflect.get(SCHEMAS[collection], 'entries')
  if (typeof entries !== 'object' || entries === null) throw new TypeError(`the schema of ${collection} has no fields`)
  const schemas = Object.entries<GenericSchema>({ ...entries }).filter(([field]) => Object.hasOwn(fields, field))
  const result = safeParse(strictObject(Object.fromEntries(schemas)), fields)
  // The entries are those of the collection's own schema.
  return result.success ? accepted(result.output as Partial<Collections[K]>) : refused(fieldProblemsOf(result.issues))
}
