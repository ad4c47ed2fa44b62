import type { OutboxEntry } from './core/outbox-entry'
import type { ReplicaDisks, ReplicaOwner } from './disk/replica-disks'

/** What of a person's work is nowhere but on this device. */
export async function unsentOf(disks: ReplicaDisks, owner: ReplicaOwner): Promise<readonly OutboxEntry[]> {
  const outboxes = await Promise.all((await disks.places(owner)).map((place) => disks.outbox(place)))
  return outboxes.flat().filter(isUnsent)
}

export function isUnsent({ state }: OutboxEntry): boolean {
  return state.kind !== 'acknowledged'
}
