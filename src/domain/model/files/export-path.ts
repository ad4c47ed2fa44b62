import type { Id } from '../kernel/id'

/** Where a member's export lies, beside the files of the collections: the next one replaces it, and nobody else reads it. */
export function exportPath(memberId: Id): string {
  return `exports/${memberId}/${memberId}`
}
