import { IndexedDisks, wipeBackend } from '../adapters/replica/disk/indexed-disks'
import { openReplica, type ReplicaConnection } from '../adapters/replica/open-replica'
import { webTabs } from '../adapters/replica/tabs/web-tabs'
import type { Ports } from '../ports/ports'
import type { Runtime } from '../ports/runtime.port'
import { REPLICAS } from './chosen-backend'
import { readJson } from './json-reader'

export interface ReplicaOptions {
  /** The set behind the replica. */
  readonly ports: Ports
  readonly runtime: Runtime
  /** The backend's id in this browser. */
  readonly backend: string
}

/** Opens this device's replica in front of the ports of a backend. */
export function openDeviceReplica({ ports, runtime, backend }: ReplicaOptions): ReplicaConnection {
  return openReplica({ ports, runtime, backend, disks: new IndexedDisks(runtime), tabs: webTabs, ...limitHere() })
}

/** A device with little memory holds fewer records, and asks the server for the rest. Not every browser says how much it has. */
function limitHere(): { readonly mostRecords?: number } {
  const isSmall = 'deviceMemory' in navigator && Number(navigator.deviceMemory) <= 2
  return isSmall ? { mostRecords: 30_000 } : {}
}

/**
 * Sets whether this device keeps a replica, from the next load on. Otherwise the existing one is deleted.
 *
 * @param keeps null: the default
 * @throws store/corrupt when the replica cannot be deleted
 */
export async function keepReplica(storage: Storage, id: string, keeps: boolean | null): Promise<void> {
  const others = Object.entries(readJson(storage.getItem(REPLICAS)).all()).filter(([each]) => each !== id)
  storage.setItem(REPLICAS, JSON.stringify(Object.fromEntries(keeps === null ? others : [...others, [id, keeps]])))
  if (keeps !== true) await wipeBackend(id)
}
