import type { ReadableName, RowOf } from '../../../domain/model/records/collections'

/** Fields that no row leaves empty, beside the stamps: an order by them has no empties to place. */
const REQUIRED: { readonly [K in ReadableName]?: readonly (keyof RowOf<K> & string)[] } = {
  workspaces: ['name', 'slug', 'currency', 'country', 'locale', 'timeZone', 'weekStart', 'memberVisibility'],
  members: ['role', 'status', 'displayName'],
  invitations: ['email', 'role', 'status', 'expiresAt'],
  people: ['doNotContact'],
  companies: ['name'],
  pipelines: ['name', 'position', 'default'],
  stages: ['pipelineId', 'name', 'position', 'kind', 'probability'],
  lostReasons: ['name', 'position'],
  deals: ['title', 'pipelineId', 'stageId', 'currency', 'rank'],
  tasks: ['title', 'kind', 'priority', 'status', 'repeat'],
  notes: ['body', 'kind', 'pinned'],
  files: ['name', 'mime', 'sizeBytes', 'path', 'status'],
  tags: ['name', 'colour'],
  fieldDefinitions: ['collection', 'key', 'label', 'type', 'required', 'position', 'archived'],
  activities: ['verb', 'objectId', 'objectCollection', 'at', 'source'],
  imports: ['fileName', 'encoding', 'delimiter', 'status', 'total', 'created', 'updated', 'skipped', 'failed'],
  importChunks: ['importId', 'position', 'log'],
  notifications: ['memberId', 'kind', 'objectCollection', 'objectId'],
  webhooks: ['url', 'status', 'failures'],
  merges: ['collection', 'status'],
  savedViews: ['collection', 'name', 'layout', 'shared', 'default'],
  personRows: ['name', 'doNotContact'],
  companyRows: ['name'],
  dealRows: ['title', 'pipelineId', 'stageId', 'stageKind', 'currency', 'probability', 'rank', 'openTasks'],
  stageTotals: ['pipelineId', 'stageId', 'currency', 'count', 'amountMinor', 'weightedMinor'],
  dealFigures: ['pipelineId', 'stageId', 'stageKind', 'currency', 'count', 'amountMinor', 'hundredfoldMinor'],
  stageStays: ['dealId', 'pipelineId', 'stageId', 'stageKind', 'enteredAt'],
  stayFigures: ['pipelineId', 'stageId', 'month', 'count', 'totalMs'],
  faultyContacts: ['collection', 'name'],
  sharedContacts: ['collection', 'kind', 'value', 'count'],
  workFigures: ['memberId', 'week', 'deed', 'count'],
}

const STAMPS: ReadonlySet<string> = new Set(['id', 'workspaceId', 'version', 'createdAt', 'updatedAt'])

export function isRequired(collection: ReadableName, field: string): boolean {
  return STAMPS.has(field) || (REQUIRED[collection] ?? []).some((required) => required === field)
}
