import type { Id } from '../../../domain/model/kernel/id'

/**
 * Under which a store keeps that there was a workspace of this id: `true`, or the id of the user who restores to it and may
 * begin again.
 */
export function usedKey(workspaceId: Id): string {
  return `used/${workspaceId}`
}
