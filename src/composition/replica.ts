import { IndexedDisks, wipeBackend } from '../adapters/replica/disk/indexed-disks'
import { openReplica, type ReplicaConnection } from '../adapters/replica/open-replica'
import type { ReplicaOptions } from '../adapters/replica/replicas'
import { webTabs } from '../adapters/replica/tabs/web-tabs'
import { REPLICAS } from './chosen-backend'
import { readJson } from './json-reader'
// oxlint-disable-next-line import/default -- Vite makes the URL of the file it builds
import compactionWorker from './replica-compaction.worker?worker&url'

/** The name of this chunk changes with its content and with all that it imports; a development server serves no named builds. */
const BUILD = import.meta.env.PROD ? import.meta.url : undefined

/** Opens this device's replica in front of the ports of a backend. */
export function openDeviceReplica(
  behind: Pick<ReplicaOptions, 'ports' | 'prefetched' | 'runtime' | 'backend'>,
): ReplicaConnection {
  const disks = new IndexedDisks(behind.runtime, compactionWorker)
  return openReplica({ ...behind, disks, tabs: webTabs, build: BUILD, ...limitHere() })
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
