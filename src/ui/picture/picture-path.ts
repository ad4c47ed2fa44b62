import type { Id } from '../../domain/model/kernel/id'

/** Where the bytes of a record's picture are; null where it has none. */
export function picturePath(collection: 'people' | 'companies' | 'members', id: Id, fileId: Id | null): string | null {
  return fileId === null ? null : `${collection}/${id}/${fileId}`
}
