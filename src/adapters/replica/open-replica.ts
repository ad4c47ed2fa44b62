import type { Ports } from '../../ports/ports'
import type { SyncPort } from '../../ports/sync.port'
import { ReplicaFiles } from './replica-files'
import { ReplicaFunctions } from './replica-functions'
import { ReplicaRecords } from './replica-records'
import { ReplicaSync } from './replica-sync'
import { Replicas, type ReplicaOptions } from './replicas'

export interface ReplicaConnection {
  readonly ports: Ports
  readonly sync: SyncPort
  readonly replicas: Replicas
  /** Of the replicas only; the set behind it stays open. */
  close(): Promise<void>
}

/**
 * Puts a replica in front of an adapter set: the same five ports, but records come from this device, and files and calls may wait
 * on it. Nothing is read until it is needed.
 */
export function openReplica(options: ReplicaOptions): ReplicaConnection {
  const replicas = new Replicas(options)
  return {
    ports: {
      ...options.ports,
      records: new ReplicaRecords(replicas),
      files: new ReplicaFiles(replicas),
      functions: new ReplicaFunctions(replicas),
    },
    sync: new ReplicaSync(replicas),
    replicas,
    close: () => replicas.close(),
  }
}
