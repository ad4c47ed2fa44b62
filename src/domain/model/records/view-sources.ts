import type { CollectionName, ReadableName, ViewName } from './collections'

/**
 * What each view is made of: what must be there before it can be read, and whose changes may alter it. The figures by month
 * and week also hang on the workspace, whose time zone and start of the week they go by.
 */
export const VIEW_SOURCES: Readonly<Record<ViewName, readonly CollectionName[]>> = {
  personRows: ['companies', 'people'],
  companyRows: ['companies'],
  dealRows: ['companies', 'people', 'stages', 'tasks', 'deals'],
  stageTotals: ['stages', 'deals'],
  dealFigures: ['workspaces', 'stages', 'deals'],
  stageStays: ['stages', 'deals', 'activities'],
  stayFigures: ['workspaces', 'stages', 'deals', 'activities'],
  faultyContacts: ['people', 'companies'],
  sharedContacts: ['people', 'companies'],
  workFigures: ['workspaces', 'deals', 'notes', 'activities'],
}

export function isView(name: ReadableName): name is ViewName {
  return Object.hasOwn(VIEW_SOURCES, name)
}

/** Of a collection: itself. */
export function sourcesOf(name: ReadableName): readonly CollectionName[] {
  return isView(name) ? VIEW_SOURCES[name] : [name]
}
