import { deleteReplicaDatabase } from '../replica/disk/replica-database'
import type { ReplicaOwner } from '../replica/disk/replica-disks'
import type { DeferredStore, DeferredStores } from './deferred-store'

const DEFERRED = 'portside/deferred/'

/** One database of the browser for each person, made when the first file or call waits. */
export const indexedDeferredStores: DeferredStores = {
  async open(owner, make): Promise<DeferredStore | null> {
    const name = nameOf(owner)
    if (!make && !(await databaseNames()).includes(name)) return null
    const { IndexedDeferred } = await import('./indexed-deferred')
    return IndexedDeferred.open(name)
  },

  wipe: (owner) => deleteReplicaDatabase(nameOf(owner)),
}

/** Deletes all that waits for a backend, whoever was signed in there. @throws store/corrupt */
export async function wipeDeferred(backend: string): Promise<void> {
  const own = `${DEFERRED}${encodeURIComponent(backend)}/`
  const names = (await databaseNames()).filter((name) => name.startsWith(own))
  await Promise.all(names.map(deleteReplicaDatabase))
}

function nameOf({ backend, userId }: ReplicaOwner): string {
  return `${DEFERRED}${encodeURIComponent(backend)}/${userId}`
}

async function databaseNames(): Promise<readonly string[]> {
  const databases = await indexedDB.databases()
  return databases.flatMap(({ name }) => name ?? [])
}
