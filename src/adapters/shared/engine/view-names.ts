import type { ReadableName, ViewName } from '../../../domain/model/records/collections'

const VIEWS: ReadonlySet<ReadableName> = new Set<ViewName>([
  'personRows',
  'companyRows',
  'dealRows',
  'stageTotals',
  'dealFigures',
  'stageStays',
  'stayFigures',
  'faultyContacts',
  'sharedContacts',
  'workFigures',
])

export function isView(name: ReadableName): name is ViewName {
  return VIEWS.has(name)
}

/** The views whose code comes when one of them is first asked for: all but that of the list that most people open first. */
export type LateView = Exclude<ViewName, 'personRows'>

export function isLateView(name: ReadableName): name is LateView {
  return isView(name) && name !== 'personRows'
}
