import type { OutboxEntry } from '../core/outbox-entry'

/** Two tabs may have taken the same place: then the id decides, which grows with time. */
export function inOrder(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  return entries.toSorted((a, b) => a.order - b.order || (a.mutationId < b.mutationId ? -1 : 1))
}
