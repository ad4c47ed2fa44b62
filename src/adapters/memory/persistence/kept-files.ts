import { blobOf, keptBytes } from '../../shared/persistence/kept-bytes'
import { storeError, type Database } from './database'
import type { FileStore, KeptFile } from './store'

/** The bytes of attachments, in the browser's database. */
export class KeptFiles implements FileStore {
  private readonly db: Database
  private readonly demandRoom: () => void

  constructor(db: Database, demandRoom: () => void) {
    this.db = db
    this.demandRoom = demandRoom
  }

  async get(path: string): Promise<KeptFile | null> {
    const kept = await this.db.get('blobs', path)
    if (kept === undefined) return null
    return { createdAt: kept.createdAt, blob: blobOf('blob' in kept ? kept.blob : kept) }
  }

  async add(path: string, file: KeptFile): Promise<boolean> {
    this.demandRoom()
    try {
      const bytes = await keptBytes(file.blob)
      const transaction = this.db.transaction('blobs', 'readwrite', { durability: 'strict' })
      const isTaken = (await transaction.store.getKey(path)) !== undefined
      if (!isTaken) await transaction.store.add({ ...bytes, createdAt: file.createdAt }, path)
      await transaction.done
      return !isTaken
    } catch (error) {
      throw storeError(error, 'blobs', true)
    }
  }

  async remove(paths: readonly string[]): Promise<void> {
    const transaction = this.db.transaction('blobs', 'readwrite')
    await Promise.all([...paths.map((path) => transaction.store.delete(path)), transaction.done])
  }
}
