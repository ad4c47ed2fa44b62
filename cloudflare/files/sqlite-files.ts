import type { DurableObjectStorage } from '@cloudflare/workers-types'
import type { FileStore, KeptFile } from '../../src/adapters/shared/backend/store'
import { portError } from '../../src/domain/model/errors/port-error'
import type { Id } from '../../src/domain/model/kernel/id'

export const PART_BYTES = 1024 * 1024

/** How long an upload can be gone on with. */
const UPLOAD_MS = 24 * 60 * 60 * 1000

export interface Upload {
  /** Known to whoever began it, and to nobody else. */
  readonly holder: string
  readonly path: string
  readonly userId: Id
  readonly type: string
  readonly size: number
  readonly endsAt: number
}

/** The bytes of a workspace's files, and of uploads on their way, in the SQLite of its object. */
export class SqliteFiles implements FileStore {
  private readonly storage: DurableObjectStorage
  private readonly demandRoom: () => void

  constructor(storage: DurableObjectStorage, demandRoom: () => void) {
    this.storage = storage
    this.demandRoom = demandRoom
  }

  async get(path: string): Promise<KeptFile | null> {
    const [found] = this.sql
      .exec<{ holder: string; type: string; created_at: string }>(
        'SELECT holder, type, created_at FROM files WHERE path = ?',
        path,
      )
      .toArray()
    if (found === undefined) return null
    const parts = this.sql
      .exec<{ bytes: ArrayBuffer }>('SELECT bytes FROM file_parts WHERE holder = ? ORDER BY at', found.holder)
      .toArray()
    const blob = new Blob(
      parts.map(({ bytes }) => bytes),
      { type: found.type },
    )
    return { blob, createdAt: found.created_at }
  }

  async add(path: string, { blob, createdAt }: KeptFile): Promise<boolean> {
    this.demandRoom()
    const bytes = await blob.arrayBuffer()
    if (this.has(path)) return false
    const holder = crypto.randomUUID()
    this.storage.transactionSync(() => {
      for (let at = 0; at < bytes.byteLength; at += PART_BYTES) this.addPart(holder, at, bytes.slice(at, at + PART_BYTES))
      this.enter({ holder, path, type: blob.type, size: blob.size }, createdAt)
    })
    return true
  }

  async remove(paths: readonly string[]): Promise<void> {
    this.storage.transactionSync(() => {
      for (const path of paths) {
        this.sql.exec('DELETE FROM file_parts WHERE holder IN (SELECT holder FROM files WHERE path = ?)', path)
        this.sql.exec('DELETE FROM files WHERE path = ?', path)
      }
    })
  }

  async removeAll(): Promise<void> {
    for (const table of ['files', 'file_parts', 'uploads']) this.sql.exec(`DELETE FROM ${table}`)
  }

  begin(upload: Omit<Upload, 'endsAt'>, now: number): Upload {
    this.demandRoom()
    const begun = { ...upload, endsAt: now + UPLOAD_MS }
    const { holder, path, userId, type, size, endsAt } = begun
    this.sql.exec(
      'INSERT INTO uploads (holder, path, user_id, type, size, ends_at) VALUES (?, ?, ?, ?, ?, ?)',
      holder,
      path,
      userId,
      type,
      size,
      endsAt,
    )
    return begun
  }

  /** `null`: there is none of this holder, or it is over. */
  upload(holder: string, now: number): Upload | null {
    const [row] = this.sql
      .exec<Record<string, string | number>>('SELECT * FROM uploads WHERE holder = ? AND ends_at > ?', holder, now)
      .toArray()
    if (row === undefined) return null
    const { path, user_id: userId, type, size, ends_at: endsAt } = row
    return { holder, path: String(path), userId: userId as Id, type: String(type), size: Number(size), endsAt: Number(endsAt) }
  }

  /** How many bytes of it are here. */
  received(holder: string): number {
    const query = 'SELECT coalesce(sum(length(bytes)), 0) AS count FROM file_parts WHERE holder = ?'
    return this.sql.exec<{ count: number }>(query, holder).one().count
  }

  /** Goes on with an upload. What is here already stays; a part from anywhere else is not taken. */
  append({ holder, size }: Upload, at: number, bytes: ArrayBuffer): void {
    this.demandRoom()
    const received = this.received(holder)
    if (at !== received || bytes.byteLength > PART_BYTES || bytes.byteLength === 0) return
    if (received + bytes.byteLength > size) throw portError('file/rejected', { reason: 'size', limitBytes: size })
    this.addPart(holder, at, bytes)
  }

  /** Makes it a file, once all of it is here; where the path has one by now, the upload goes. */
  finish(upload: Upload, createdAt: string): void {
    this.storage.transactionSync(() => {
      if (this.has(upload.path)) return this.forget(upload.holder)
      this.enter(upload, createdAt)
      this.sql.exec('DELETE FROM uploads WHERE holder = ?', upload.holder)
    })
  }

  forget(holder: string): void {
    this.sql.exec('DELETE FROM file_parts WHERE holder IN (SELECT holder FROM uploads WHERE holder = ?)', holder)
    this.sql.exec('DELETE FROM uploads WHERE holder = ?', holder)
  }

  /** Lets go of uploads that nobody went on with. */
  sweep(now: number): void {
    const over = this.sql.exec<{ holder: string }>('SELECT holder FROM uploads WHERE ends_at <= ?', now).toArray()
    for (const { holder } of over) this.forget(holder)
  }

  private get sql() {
    return this.storage.sql
  }

  private has(path: string): boolean {
    return this.sql.exec('SELECT 1 FROM files WHERE path = ?', path).toArray().length > 0
  }

  private addPart(holder: string, at: number, bytes: ArrayBuffer): void {
    this.sql.exec('INSERT INTO file_parts (holder, at, bytes) VALUES (?, ?, ?)', holder, at, bytes)
  }

  private enter({ holder, path, type, size }: Pick<Upload, 'holder' | 'path' | 'type' | 'size'>, createdAt: string): void {
    this.sql.exec(
      'INSERT INTO files (path, holder, type, size, created_at) VALUES (?, ?, ?, ?, ?)',
      path,
      holder,
      type,
      size,
      createdAt,
    )
  }
}
