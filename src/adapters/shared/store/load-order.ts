import type { CollectionName } from '../../../domain/model/records/collections'

/** First who may open it; then the little that surrounds every list; then what the lists show; then the rest. */
export const LOAD_ORDER: readonly CollectionName[] = [
  'workspaces',
  'members',
  'invitations',
  'fieldDefinitions',
  'pipelines',
  'stages',
  'lostReasons',
  'tags',
  'savedViews',
  'webhooks',
  'rules',
  'companies',
  'people',
  'deals',
  'tasks',
  'files',
  'imports',
  'notifications',
  'merges',
  'notes',
  'activities',
  'importChunks',
  'ruleRuns',
]
