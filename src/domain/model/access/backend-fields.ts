import type { CollectionName } from '../records/collections'

/** What secrets are worked out for. Only the backend gives one: whoever could write it could bring a link back that leaked. */
const BACKEND_FIELDS: { readonly [K in CollectionName]?: string } = { members: 'calendarFeedId', workspaces: 'captureId' }

export function namesSecret(collection: CollectionName, before: object, patch: object): boolean {
  const field = BACKEND_FIELDS[collection]
  return field !== undefined && Object.hasOwn(patch, field) && Reflect.get(patch, field) !== Reflect.get(before, field)
}
