import type { KeptWork } from '../../ports/kept-work.port'
import { blobOf, keptBytes, type KeptBytes } from '../shared/persistence/kept-bytes'

const STORE = 'files'

/** Kept in a database of its own, so that clearing the workspaces of this browser does not open theirs. */
export function browserKeptWork(name: string): KeptWork {
  /** @returns `null` where this browser keeps nothing (private windows, no room) */
  async function ask<T>(mode: IDBTransactionMode, question: (files: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
    try {
      const database = await opened(name)
      try {
        const change = database.transaction(STORE, mode)
        const request = question(change.objectStore(STORE))
        await new Promise<void>((resolve, reject) => {
          change.addEventListener('complete', () => resolve())
          change.addEventListener('abort', () => reject(change.error ?? new Error('aborted')))
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
    keep: async (key, file) => {
      const kept = await keptBytes(file).catch(() => null)
      return kept !== null && (await ask('readwrite', (files) => files.put(kept, key))) !== null
    },
    find: async (key) => {
      const found = await ask<KeptBytes | Blob | undefined>('readonly', (files) => files.get(key))
      return found === null || found === undefined ? null : blobOf(found)
    },
    forget: async (key) => {
      await ask('readwrite', (files) => files.delete(key))
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
