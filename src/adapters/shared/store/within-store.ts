import type { StoreDatabase } from './store-database'
import { openAsItIs } from './whole-databases'

/** Over a connection of its own, to the database as it is. */
export async function within<T>(name: string, task: (db: StoreDatabase) => Promise<T>): Promise<T> {
  const db = await openAsItIs(name)
  try {
    return await task(db)
  } finally {
    db.close()
  }
}
