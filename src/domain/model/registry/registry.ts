import { mapValues } from '../kernel/map-values'
import type { CollectionName, ReadableName, RowOf, ViewName } from '../records/collections'
import { COMPANIES, PEOPLE } from './contacts'
import { DEALS, LOST_REASONS, PIPELINES, STAGES } from './deals'
import { type Field, type Fields, STAMPED, type ValueType } from './field'
import {
  COMPANY_ROWS,
  DEAL_FIGURES,
  DEAL_ROWS,
  FAULTY_CONTACTS,
  PERSON_ROWS,
  SHARED_CONTACTS,
  STAGE_STAYS,
  STAGE_TOTALS,
  STAY_FIGURES,
  WORK_FIGURES,
} from './views'
import { ACTIVITIES, FIELD_DEFINITIONS, FILES, NOTES, TAG_FIELDS, TASKS } from './work'
import {
  DRAFTS,
  FORMS,
  IMPORT_CHUNKS,
  IMPORTS,
  INVITATIONS,
  MEMBERS,
  MERGES,
  NOTIFICATIONS,
  RULE_RUNS,
  RULES,
  SAVED_VIEWS,
  SUBMISSIONS,
  WEBHOOKS,
  WORKSPACES,
} from './workspace'

/** The field holds ids of this collection (one or a list), subjects, or a list of objects that each hold an id. */
export type Target = CollectionName | 'subject' | { readonly each: string; readonly in: CollectionName }

export interface KnownField extends Field {
  readonly to?: Target
}

export type KnownFields = Readonly<Record<string, KnownField>>

/** `required` must agree with the type, except for lists and objects. */
type FieldOf<T> = KnownField &
  (null extends T
    ? { readonly required?: never }
    : { readonly required: true } | { readonly type: Exclude<ValueType, Scalar>; readonly required?: never })
type Scalar = Exclude<ValueType, 'uuids' | 'texts' | 'list' | 'object' | 'custom' | 'author'>

type Complete<K extends ReadableName> = { readonly [C in K]: { readonly [F in keyof RowOf<C>]-?: FieldOf<RowOf<C>[F]> } }

/** Every field of every collection. What else lists fields reads them here; the types keep it complete. */
export const COLLECTIONS = stamped({
  workspaces: WORKSPACES,
  members: MEMBERS,
  invitations: INVITATIONS,
  people: PEOPLE,
  companies: COMPANIES,
  pipelines: PIPELINES,
  stages: STAGES,
  lostReasons: LOST_REASONS,
  deals: DEALS,
  tasks: TASKS,
  notes: NOTES,
  files: FILES,
  tags: TAG_FIELDS,
  fieldDefinitions: FIELD_DEFINITIONS,
  activities: ACTIVITIES,
  imports: IMPORTS,
  importChunks: IMPORT_CHUNKS,
  notifications: NOTIFICATIONS,
  webhooks: WEBHOOKS,
  savedViews: SAVED_VIEWS,
  merges: MERGES,
  drafts: DRAFTS,
  forms: FORMS,
  submissions: SUBMISSIONS,
  rules: RULES,
  ruleRuns: RULE_RUNS,
}) satisfies Complete<CollectionName>

const VIEWS = {
  personRows: PERSON_ROWS,
  companyRows: COMPANY_ROWS,
  dealRows: DEAL_ROWS,
  stageStays: STAGE_STAYS,
  stageTotals: STAGE_TOTALS,
  dealFigures: DEAL_FIGURES,
  stayFigures: STAY_FIGURES,
  workFigures: WORK_FIGURES,
  faultyContacts: FAULTY_CONTACTS,
  sharedContacts: SHARED_CONTACTS,
} as const satisfies Complete<ViewName>

/** And of every view. */
export const REGISTRY = { ...COLLECTIONS, ...VIEWS } as const

function stamped<T extends Readonly<Record<string, Fields>>>(of: T): { readonly [K in keyof T]: typeof STAMPED & T[K] }
function stamped(of: Readonly<Record<string, Fields>>): Readonly<Record<string, Fields>> {
  return mapValues(of, (fields) => ({ ...STAMPED, ...fields }))
}

/** The names of the fields of which this is so, whatever their collection. */
export function namesOf(isSo: (field: Field) => boolean): ReadonlySet<string> {
  return new Set(everyField().flatMap(([name, field]) => (isSo(field) ? [name] : [])))
}

/** Of every collection. */
export function everyField(): readonly (readonly [name: string, field: Field])[] {
  return Object.values<Fields>(COLLECTIONS).flatMap((fields) => Object.entries(fields))
}

/** The fields of which this is so. */
export function fieldsThat(fact: 'fixed' | 'secret' | 'stays'): Readonly<Record<CollectionName, readonly string[]>> {
  return mapValues<CollectionName, Fields, readonly string[]>(COLLECTIONS, (fields) =>
    Object.keys(fields).filter((field) => fields[field]?.[fact] === true),
  )
}

/**
 * The collections each view is computed from. Figures by month and week also depend on the workspace, for its time zone and
 * start of the week.
 */
export const VIEW_SOURCES: Readonly<Record<ViewName, readonly CollectionName[]>> = {
  personRows: ['companies', 'tags', 'people'],
  companyRows: ['tags', 'companies'],
  dealRows: ['companies', 'people', 'stages', 'tasks', 'tags', 'deals'],
  stageTotals: ['stages', 'deals'],
  dealFigures: ['workspaces', 'stages', 'deals'],
  stageStays: ['stages', 'deals', 'activities'],
  stayFigures: ['workspaces', 'stages', 'deals', 'activities'],
  faultyContacts: ['people', 'companies'],
  sharedContacts: ['people', 'companies'],
  workFigures: ['workspaces', 'stages', 'tasks', 'deals', 'notes', 'activities'],
}

export function isView(name: ReadableName): name is ViewName {
  return Object.hasOwn(VIEW_SOURCES, name)
}

/** Of a collection: itself. */
export function sourcesOf(name: ReadableName): readonly CollectionName[] {
  return isView(name) ? VIEW_SOURCES[name] : [name]
}
