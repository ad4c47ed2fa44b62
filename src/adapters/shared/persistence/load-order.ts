import type { CollectionName } from '../../../domain/model/records/collections'

/** Who may open it; then what the lists show; then the rest. */
export const LOAD_ORDER: readonly CollectionName[] = [
  'workspaces',
  'members',
  'invitations',
  'fieldDefinitions',
  'companies',
  'people',
  'pipelines',
  'stages',
  'lostReasons',
  'tags',
  'savedViews',
  'webhooks',
  'deals',
  'tasks',
  'files',
  'imports',
  'notifications',
  'merges',
  'notes',
  'activities',
  'importChunks',
]
