import { deleteDB, openDB } from 'idb'
import { inTransaction, storeFailure, type StoreDatabase, type StoreSchema, type StoreTransaction } from './store-database'

export async function databaseNames(): Promise<readonly string[]> {
  const databases = await indexedDB.databases()
  return databases.flatMap(({ name }) => name ?? [])
}

/** In whatever format it is, and without holding up a newer program. */
export function openAsItIs(name: string): Promise<StoreDatabase> {
  return openDB<StoreSchema>(name, undefined, {
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  })
}

/** Nothing of it is left to read when this resolves; where a tab that is asleep holds it, its empty shell goes later. */
export async function deleteStore(name: string): Promise<void> {
  await emptied(name)
  await new Promise<void>((resolve, reject) => {
    void deleteDB(name, { blocked: () => resolve() }).then(resolve, (error: unknown) =>
      reject(storeFailure(error, { part: 'database', version: 0, source: 'store' })),
    )
  })
}

async function emptied(name: string): Promise<void> {
  try {
    const db = await openAsItIs(name)
    const stores = [...db.objectStoreNames]
    const clear = async (transaction: StoreTransaction<'readwrite'>): Promise<void> => {
      for (const store of stores) await transaction.objectStore(store).clear()
    }
    if (stores.length > 0) await inTransaction(db, { stores, durability: 'strict' }, clear)
    db.close()
  } catch {
    // What cannot be opened is deleted as it is.
  }
}
