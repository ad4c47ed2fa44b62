import { may } from '../../domain/model/access/policy'
import type { CollectionName, ReadableName } from '../../domain/model/records/collections'
import type { Role } from '../../domain/model/workspaces/workspace'

/**
 * What a replica holds whole, first what is needed first. Not the timeline, notifications and the rows of imports: there are
 * many more of them than of all else, and the screens show the last of them only.
 */
export const HELD = [
  'members',
  'pipelines',
  'stages',
  'lostReasons',
  'tags',
  'fieldDefinitions',
  'savedViews',
  'people',
  'companies',
  'deals',
  'tasks',
  'notes',
  'files',
  'invitations',
  'webhooks',
] as const satisfies readonly CollectionName[]

/** Beside `workspaces`, of which there is one record. */
export const FOLLOWED: readonly CollectionName[] = ['workspaces', ...HELD]

export function heldBy(role: Role): readonly (typeof HELD)[number][] {
  return HELD.filter((collection) => may(role, `${collection}.read`))
}

/** What a view is made of, where all of it may be held. */
const MADE_OF: ReadonlyMap<ReadableName, readonly CollectionName[]> = new Map<ReadableName, readonly CollectionName[]>([
  ['personRows', ['people', 'companies']],
  ['dealRows', ['deals', 'companies', 'people', 'stages', 'tasks']],
  ['stageTotals', ['stages', 'deals']],
  ['dealFigures', ['workspaces', 'stages', 'deals']],
  ['faultyContacts', ['people', 'companies']],
  ['sharedContacts', ['people', 'companies']],
])

/** The timeline is not held, so what is told from it is not either. */
const TOLD_FROM_THE_TIMELINE: ReadonlySet<ReadableName> = new Set(['stageStays', 'stayFigures', 'workFigures'])

/** Can the name be answered from these? */
export function isAnswerable(name: ReadableName, held: readonly CollectionName[]): boolean {
  if (TOLD_FROM_THE_TIMELINE.has(name)) return false
  const needs: readonly string[] = MADE_OF.get(name) ?? [name]
  return needs.every((need) => held.some((collection) => collection === need))
}
