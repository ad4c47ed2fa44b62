import type { Id } from '../../../model/kernel/id'

/*
 * What each secret is worked out for. Whoever is to lose one gets another id: the key stays, what it is asked for changes.
 */

export function webhookKey(workspaceId: Id, webhookId: Id): string {
  return `webhook/${workspaceId}/${webhookId}`
}

/** Of the member too: everybody reads the feed ids of all, and writes one into their own record. */
export function calendarKey(workspaceId: Id, memberId: Id, feedId: Id): string {
  return `calendar/${workspaceId}/${memberId}/${feedId}`
}

export function captureKey(workspaceId: Id, captureId: Id): string {
  return `capture/${workspaceId}/${captureId}`
}
