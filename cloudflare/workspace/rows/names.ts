import type { CollectionName, ReadableName } from '../../../src/domain/model/records/collections'

/**
 * The collections that grow as a workspace is used. The others are few records, which every commit reads: they are in memory.
 * Tasks come before the deals whose rows count them.
 */
export const GROWING = [
  'tasks',
  'people',
  'companies',
  'deals',
  'notes',
  'files',
  'activities',
  'imports',
  'importChunks',
  'notifications',
  'merges',
  'drafts',
  'submissions',
  'ruleRuns',
] as const satisfies readonly CollectionName[]
export type GrowingName = (typeof GROWING)[number]

/** Those of which a record may have megabytes. */
export const LONG: ReadonlySet<CollectionName> = new Set(['importChunks', 'merges', 'drafts'])

/** The views that have a row for each record of one collection. */
const ROW_VIEWS = { personRows: 'people', companyRows: 'companies', dealRows: 'deals' } as const
export type RowViewName = keyof typeof ROW_VIEWS

/** What is listed from SQLite. */
export type ListedName = GrowingName | RowViewName

export function isGrowing(name: ReadableName): name is GrowingName {
  return GROWING.some((known) => known === name)
}

export function isRowView(name: ReadableName): name is RowViewName {
  return Object.hasOwn(ROW_VIEWS, name)
}

export function isListed(name: ReadableName): name is ListedName {
  return isGrowing(name) || isRowView(name)
}

/** The collection whose records the rows are of. */
export function baseOf(name: ListedName): GrowingName {
  return isRowView(name) ? ROW_VIEWS[name] : name
}

/** The view that shows the records of this collection. */
export function viewOf(collection: GrowingName): RowViewName | null {
  return (Object.keys(ROW_VIEWS) as RowViewName[]).find((view) => ROW_VIEWS[view] === collection) ?? null
}
