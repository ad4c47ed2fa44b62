import { blobOf, keptBytes, type KeptBytes } from '../../shared/store/kept-bytes'
import { inTransaction, type StoreDatabase } from '../../shared/store/store-database'
import { storeError } from './database'
import type { FileStore, KeptFile } from '../../shared/backend/store'

/** As a Blob where an earlier program kept it. */
type Kept = (KeptBytes & { readonly createdAt: string }) | KeptFile

/** The bytes of attachments, in the browser's database. */
export class KeptFiles implements FileStore {
  private readonly db: StoreDatabase
  private readonly demandRoom: () => void

  constructor(db: StoreDatabase, demandRoom: () => void) {
    this.db = db
    this.demandRoom = demandRoom
  }

  async get(path: string): Promise<KeptFile | null> {
    const kept = (await this.db.get('blobs', path)) as Kept | undefined
    if (kept === undefined) return null
    return { createdAt: kept.createdAt, blob: blobOf('blob' in kept ? kept.blob : kept) }
  }

  async add(path: string, file: KeptFile): Promise<boolean> {
    this.demandRoom()
    try {
      const bytes = await keptBytes(file.blob)
      return await inTransaction(this.db, { stores: ['blobs'], durability: 'strict' }, async (transaction) => {
        const blobs = transaction.objectStore('blobs')
        const isTaken = (await blobs.getKey(path)) !== undefined
        if (!isTaken) await blobs.add({ ...bytes, createdAt: file.createdAt }, path)
        return !isTaken
      })
    } catch (error) {
      throw storeError(error, 'blobs', true)
    }
  }

  async remove(paths: readonly string[]): Promise<void> {
    await inTransaction(this.db, { stores: ['blobs'], durability: 'relaxed' }, async (transaction) => {
      for (const path of paths) await transaction.objectStore('blobs').delete(path)
    })
  }
}
