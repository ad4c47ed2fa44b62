import { PAGES } from './indexed-disks'
import { databaseNames, deleteStore } from '../../shared/store/whole-databases'
import { DEFERRED, REPLICAS } from './replica-database'

/** Deletes everything that this device keeps of a backend, whoever was signed in there. @throws store/corrupt */
export async function wipeBackend(backend: string): Promise<void> {
  const own = `${encodeURIComponent(backend)}/`
  const kept = (await databaseNames()).filter((name) => [REPLICAS, PAGES, DEFERRED].some((all) => name.startsWith(all + own)))
  await Promise.all(kept.map(deleteStore))
}
