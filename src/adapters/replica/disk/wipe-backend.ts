import { PAGES } from './indexed-disks'
import { deleteReplicaDatabase, REPLICAS } from './replica-database'

/** Deletes everything that this device keeps of a backend, whoever was signed in there. @throws store/corrupt */
export async function wipeBackend(backend: string): Promise<void> {
  const own = encodeURIComponent(backend)
  const databases = await indexedDB.databases()
  const names = databases.flatMap(({ name }) => name ?? [])
  const kept = names.filter((name) => name.startsWith(`${REPLICAS}${own}/`) || name.startsWith(`${PAGES}${own}/`))
  await Promise.all(kept.map(deleteReplicaDatabase))
}
