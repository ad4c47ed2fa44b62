import type { WorkFiles } from '../../ports/device.port'
import { blobOf, keptBytes, type KeptBytes } from '../shared/store/kept-bytes'

const STORE = 'files'

/** Uses a database of its own, so that deleting the workspaces of this browser does not touch it. */
export function browserWorkFiles(name: string): WorkFiles {
  /** @returns `null` if this browser cannot store it (private windows, no room) */
  async function run<T>(mode: IDBTransactionMode, make: (files: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
    try {
      const database = await opened(name)
      try {
        const transaction = database.transaction(STORE, mode)
        const request = make(transaction.objectStore(STORE))
        await new Promise<void>((resolve, reject) => {
          transaction.addEventListener('complete', () => resolve())
          transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')))
        })
        return request.result
      } finally {
        database.close()
      }
    } catch {
      return null
    }
  }

  return {
    store: async (key, file) => {
      const bytes = await keptBytes(file).catch(() => null)
      return bytes !== null && (await run('readwrite', (files) => files.put(bytes, key))) !== null
    },
    find: async (key) => {
      const found = await run<KeptBytes | Blob | undefined>('readonly', (files) => files.get(key))
      return found === null || found === undefined ? null : blobOf(found)
    },
    forget: async (key) => {
      await run('readwrite', (files) => files.delete(key))
    },
    claim: (key) =>
      new Promise((resolve) => {
        void navigator.locks.request(`${name} ${key}`, { ifAvailable: true }, (lock) => {
          if (lock === null) {
            resolve(null)
            return undefined
          }
          return new Promise<void>((release) => resolve(release))
        })
      }),
  }
}

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')))
    request.addEventListener('blocked', () => reject(new Error('blocked')))
  })
}
