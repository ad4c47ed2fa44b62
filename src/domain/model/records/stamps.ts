import type { RecordMeta } from './meta'

/** The fields of a record that the backend stamps, and no client writes. */
export const STAMPS: readonly (keyof RecordMeta)[] = [
  'id',
  'workspaceId',
  'version',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'deletedAt',
]

export function isStamp(field: string): boolean {
  return STAMPS.some((stamp) => stamp === field)
}
