import type { Ports } from '../../ports/ports'
import type { SyncPort } from '../../ports/sync.port'
import type { ReplicaConnection } from '../replica/open-replica'
import { DeferredFiles } from './deferred-files'
import { DeferredFunctions } from './deferred-functions'
import type { DeferredStores } from './deferred-store'
import { DeferredSync } from './deferred-sync'
import { Door } from './door'

export interface DeferringConnection {
  readonly ports: Ports
  readonly sync: SyncPort
  /** With the replica. */
  close(): Promise<void>
}

/** Has files and calls wait beside a replica's commits. */
export function deferWork(replica: ReplicaConnection, stores: DeferredStores): DeferringConnection {
  const door = new Door(replica, stores)
  const { files, functions } = replica.ports
  return {
    ports: { ...replica.ports, files: new DeferredFiles(files, door), functions: new DeferredFunctions(functions, door) },
    sync: new DeferredSync(replica, door),
    close: async () => {
      await door.close()
      await replica.close()
    },
  }
}
