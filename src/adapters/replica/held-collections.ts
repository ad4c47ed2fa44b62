import { may } from '../../domain/model/access/policy'
import type { CollectionName, ReadableName } from '../../domain/model/records/collections'
import { sourcesOf } from '../../domain/model/registry/registry'
import type { Role } from '../../domain/model/workspaces/workspace'

/**
 * The collections that a replica holds completely, in the order of need. Activities, notifications and import rows are not among
 * them: there are far more of them than of anything else, and screens show only the latest.
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

/** Whether a query to this name can be answered from these. Views over the timeline cannot: it is never held. */
export function isAnswerable(name: ReadableName, held: readonly CollectionName[]): boolean {
  return sourcesOf(name).every((source) => held.includes(source))
}
