import type { Id } from '../../../domain/model/kernel/id'

/** The store's key for the workspace that this user is restoring. */
export function restoreKey(userId: Id): string {
  return `restore/${userId}`
}
