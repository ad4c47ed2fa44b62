import { IndexedDisks } from '../adapters/replica/disk/indexed-disks'
import { openReplica, type ReplicaConnection } from '../adapters/replica/open-replica'
import { webTabs } from '../adapters/replica/tabs/web-tabs'
import type { Ports } from '../ports/ports'
import type { Runtime } from '../ports/runtime.port'

export interface CopyPlace {
  /** The set it is a copy of. */
  readonly ports: Ports
  readonly runtime: Runtime
  /** Names the backend among those this browser knows. */
  readonly backend: string
}

/** Puts this device's copy before the ports of a backend, with what waits for a connection. */
export function openCopy({ ports, runtime, backend }: CopyPlace): ReplicaConnection {
  return openReplica({ ports, runtime, backend, disks: new IndexedDisks(runtime), tabs: webTabs, ...roomHere() })
}

/** A device of little memory holds fewer records: what is left out is the server's to answer. Not every browser tells. */
function roomHere(): { readonly mostRecords?: number } {
  const isSmall = 'deviceMemory' in navigator && Number(navigator.deviceMemory) <= 2
  return isSmall ? { mostRecords: 30_000 } : {}
}
