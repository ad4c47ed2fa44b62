import type { Id } from '../../../domain/model/kernel/id'

/** Under which the store keeps the workspace that this user is restoring. */
export function restoreKey(userId: Id): string {
  return `restore/${userId}`
}
