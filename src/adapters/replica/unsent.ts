import type { OutboxEntry } from './core/outbox-entry'
import type { ReplicaDisks, ReplicaOwner } from './disk/replica-disks'
import { pendingWorks } from './pending-works'

/** How many of a person's writes are on this device only, unreadable ones included. */

export async function countUnsent(disks: ReplicaDisks, owner: ReplicaOwner): Promise<number> {
  const kept = await Promise.all((await disks.addresses(owner)).map((address) => disks.outbox(address)))
  return kept.reduce((sum, { outbox, unreadable }) => sum + pendingWorks(outbox).length + unreadable.length, 0)
}

export function isUnsent({ state }: OutboxEntry): boolean {
  return state.kind !== 'acknowledged'
}
