import type { OutboxEntry } from '../../../../src/adapters/replica/core/outbox-entry'
import type { Room } from '../../../../src/adapters/replica/disk/write-step'
import type { MemoryTab } from '../../../support/replica/memory-device'
import type { DiskStep, KeptReplica, ReplicaDisk } from '../../../../src/adapters/replica/disk/replica-disk'
import type { ReplicaAddress } from '../../../../src/adapters/replica/disk/replica-disks'
import type { RecordChange } from '../../../../src/adapters/shared/commits/commit-entry'
import { type Id, uuid7 } from '../../../../src/domain/model/kernel/id'
import { instantOf } from '../../../../src/domain/model/kernel/instant'
import type { AnyRecord, CollectionName } from '../../../../src/domain/model/records/collections'
import type { MutationId } from '../../../../src/domain/model/records/meta'
import type { ChangeCursor } from '../../../../src/ports/events.port'

/** One device with its tabs, clean. */
export interface DiskWorld {
  /** Names this world; the addresses of its replicas have this backend. */
  readonly backend: string
  openTab(): MemoryTab
  setRoom(room: Room): void
  /** Ends everything. @returns what was left behind; none when all is well */
  close(): Promise<readonly string[]>
}

export async function ended(world: DiskWorld): Promise<void> {
  const left = await world.close()
  if (left.length > 0) throw new Error(`left behind: ${left.join(', ')}`)
}

export const CURSOR = 'c1' as ChangeCursor
export const SEEN = instantOf(Date.UTC(2026, 0, 5))

let made = 0

export function newId(): Id {
  made += 1
  const random = new Uint8Array(10)
  new DataView(random.buffer).setUint32(6, made)
  return uuid7(Date.now(), random)
}

export function addressIn(world: DiskWorld, userId = newId()): ReplicaAddress {
  return { backend: world.backend, userId, workspaceId: newId() }
}

export function person(firstName: string, id = newId()): RecordChange {
  return { collection: 'people', id, record: { id, firstName, version: '1' } as unknown as AnyRecord }
}

export function gone(id: Id): RecordChange {
  return { collection: 'people', id, record: null }
}

export function entry(order: number, parts: Partial<OutboxEntry> = {}): OutboxEntry {
  const mutationId = newId() as string as MutationId
  const empty = { mutations: [], before: [], state: { kind: 'waiting' }, isAwaited: false } as const
  return { mutationId, order, at: SEEN, via: 'app', ...empty, ...parts }
}

export interface Found extends KeptReplica {
  readonly rows: readonly AnyRecord[]
}

/** What a tab finds that opens it now. */
export async function found(disk: ReplicaDisk): Promise<Found> {
  const rows: AnyRecord[] = []
  const kept = await disk.open((_: CollectionName, records) => rows.push(...records))
  return { ...kept, rows: rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)) }
}

/** What the next start finds. */
export async function foundAt(world: DiskWorld, address: ReplicaAddress): Promise<Found> {
  const disk = world.openTab().disks.disk(address)
  const kept = await found(disk)
  await disk.close()
  return kept
}

export async function opened(world: DiskWorld, address: ReplicaAddress): Promise<ReplicaDisk> {
  const disk = world.openTab().disks.disk(address)
  await found(disk)
  return disk
}

/** Grows with what the other tabs do. */
export function stepsSeenBy(disk: ReplicaDisk): readonly (DiskStep | 'wiped')[] {
  const seen: (DiskStep | 'wiped')[] = []
  disk.others$.subscribe((step) => seen.push(step))
  return seen
}
