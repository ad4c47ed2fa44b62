import type { CollectionName, ViewName } from '../records/collections'
import type { WritableName } from '../records/mutation'

/** What a program may read; what it sees of each is up to the member it acts as. */
export const API_READABLE = [
  'people',
  'companies',
  'deals',
  'tasks',
  'notes',
  'files',
  'tags',
  'pipelines',
  'stages',
  'lostReasons',
  'fieldDefinitions',
  'members',
  'activities',
  'imports',
] as const satisfies readonly CollectionName[]
export type ApiReadable = (typeof API_READABLE)[number]

/** Work: settings, members and keys are for people. */
export const API_WRITABLE = [
  'people',
  'companies',
  'deals',
  'tasks',
  'notes',
  'files',
  'tags',
] as const satisfies readonly WritableName[]

/** A file is made by uploading it. */
export const API_CREATABLE = ['people', 'companies', 'deals', 'tasks', 'notes', 'tags'] as const satisfies readonly WritableName[]

export const API_TIMELINES = ['people', 'companies', 'deals'] as const satisfies readonly CollectionName[]

export const API_FIGURES = ['stageTotals', 'dealFigures', 'workFigures', 'stayFigures'] as const satisfies readonly ViewName[]
