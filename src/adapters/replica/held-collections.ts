import { may } from '../../domain/model/access/policy'
import type { CollectionName, ReadableName } from '../../domain/model/records/collections'
import { sourcesOf } from '../../domain/model/records/view-sources'
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

/** Can the name be answered from these? Not what is told from the timeline, which is never held. */
export function isAnswerable(name: ReadableName, held: readonly CollectionName[]): boolean {
  return sourcesOf(name).every((source) => held.includes(source))
}
