import type { CollectionName, Collections } from './collections'

/** Two live records of one workspace and collection may not have the same key. */
export interface UniqueKey {
  readonly key: string
  /** The fields that make it: what `record/duplicate` names. */
  readonly fields: readonly string[]
}

/**
 * `null`: nothing is unique. Trashed records have no key, so they never block; restoring checks again. An e-mail address or domain
 * that exists already is only a warning on the screen.
 */
export function uniqueKeyOf<K extends CollectionName>(collection: K, data: Collections[K]): UniqueKey | null {
  return UNIQUE[collection]?.(data) ?? null
}

const UNIQUE: { readonly [K in CollectionName]?: (data: Collections[K]) => UniqueKey | null } = {
  tags: ({ name }) => ({ key: sameCase(name), fields: ['name'] }),
  fieldDefinitions: ({ collection, key }) => ({ key: `${collection} ${key}`, fields: ['key'] }),
  stages: ({ pipelineId, name }) => ({ key: `${pipelineId} ${sameCase(name)}`, fields: ['name'] }),
  lostReasons: ({ name }) => ({ key: sameCase(name), fields: ['name'] }),
  members: ({ userId }) => (userId === null ? null : { key: userId, fields: ['userId'] }),
  invitations: ({ email, status }) => (status === 'pending' ? { key: email, fields: ['email'] } : null),
}

function sameCase(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
