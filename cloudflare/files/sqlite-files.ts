import type { DurableObjectStorage } from '@cloudflare/workers-types'
import { PART_BYTES } from '../../src/adapters/cloudflare/protocol'
import type { FileStore, KeptFile } from '../../src/adapters/shared/backend/store'
import { portError } from '../../src/domain/model/errors/port-error'
import type { Id } from '../../src/domain/model/kernel/id'
import type { Instant } from '../../src/domain/model/kernel/instant'
import { storeRefusal } from '../store-refusal'

/** How long an upload can be gone on with. */
const UPLOAD_MS = 24 * 60 * 60 * 1000

export interface Upload {
  /** The hash of a token that whoever began it has: what is kept here lets nobody go on. */
  readonly holder: string
  readonly path: string
  readonly userId: Id
  readonly type: string
  readonly size: number
  readonly endsAt: number
}

/** What is known of a stored file without its bytes. */
export interface FileHead {
  readonly holder: string
  readonly type: string
  readonly size: number
  readonly createdAt: Instant
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
    const found = this.head(path)
    if (found === null) return null
    const parts = this.sql
      .exec<{ bytes: ArrayBuffer }>('SELECT bytes FROM file_parts WHERE holder = ? ORDER BY at', found.holder)
      .toArray()
    const blob = new Blob(
      parts.map(({ bytes }) => bytes),
      { type: found.type },
    )
    return { blob, createdAt: found.createdAt }
  }

  head(path: string): FileHead | null {
    const [row] = this.sql
      .exec<Record<string, string | number>>('SELECT holder, type, size, created_at FROM files WHERE path = ?', path)
      .toArray()
    if (row === undefined) return null
    const { holder, type, size, created_at: createdAt } = row
    return { holder: String(holder), type: String(type), size: Number(size), createdAt: String(createdAt) as Instant }
  }

  /** Its bytes, read as they are sent: several large files at a time do not fit into an object's memory. */
  stream({ holder, size }: FileHead): ReadableStream<Uint8Array> {
    let at = 0
    return new ReadableStream({
      pull: (controller) => {
        if (at === size) return controller.close()
        const query = 'SELECT bytes FROM file_parts WHERE holder = ? AND at = ?'
        const [part] = this.sql.exec<{ bytes: ArrayBuffer }>(query, holder, at).toArray()
        // Removed meanwhile: half a file must not pass for a whole one.
        if (part === undefined) return controller.error(new Error('the file is gone'))
        at += part.bytes.byteLength
        controller.enqueue(new Uint8Array(part.bytes))
      },
    })
  }

  async add(path: string, { blob, createdAt }: KeptFile): Promise<boolean> {
    const bytes = await blob.arrayBuffer()
    const holder = crypto.randomUUID()
    return this.change(() => {
      if (this.head(path) !== null) return false
      for (let at = 0; at < bytes.byteLength; at += PART_BYTES) this.addPart(holder, at, bytes.slice(at, at + PART_BYTES))
      this.enter({ holder, path, type: blob.type, size: blob.size }, createdAt)
      return true
    })
  }

  /** What was sent for these paths goes as well: nothing of a file that is purged stays. */
  async remove(paths: readonly string[]): Promise<void> {
    this.storage.transactionSync(() => {
      for (const path of paths) {
        this.sql.exec('DELETE FROM file_parts WHERE holder IN (SELECT holder FROM files WHERE path = ?)', path)
        this.sql.exec('DELETE FROM files WHERE path = ?', path)
        this.forgetUploads('path = ?', path)
      }
    })
  }

  async removeAll(): Promise<void> {
    this.storage.transactionSync(() => {
      for (const table of ['files', 'file_parts', 'uploads']) this.sql.exec(`DELETE FROM ${table}`)
    })
  }

  begin(upload: Omit<Upload, 'endsAt'>, now: number): Upload {
    const begun = { ...upload, endsAt: now + UPLOAD_MS }
    const { holder, path, userId, type, size, endsAt } = begun
    const enter = 'INSERT INTO uploads (holder, path, user_id, type, size, ends_at) VALUES (?, ?, ?, ?, ?, ?)'
    this.change(() => this.sql.exec(enter, holder, path, userId, type, size, endsAt))
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
  append({ holder, size }: Upload, at: number, bytes: Uint8Array): void {
    const received = this.received(holder)
    if (at !== received || bytes.byteLength > PART_BYTES || bytes.byteLength === 0) return
    if (received + bytes.byteLength > size) throw portError('file/rejected', { reason: 'size', limitBytes: size })
    this.change(() => this.addPart(holder, at, bytes))
  }

  /** Makes it a file, once all of it is here; where the path has one by now, the upload goes. */
  finish(upload: Upload, createdAt: string): void {
    this.change(() => {
      if (this.head(upload.path) !== null) return this.forget(upload.holder)
      this.enter(upload, createdAt)
      this.sql.exec('DELETE FROM uploads WHERE holder = ?', upload.holder)
    })
  }

  forget(holder: string): void {
    this.forgetUploads('holder = ?', holder)
  }

  /** Lets go of uploads that nobody went on with. */
  sweep(now: number): void {
    this.forgetUploads('ends_at <= ?', now)
  }

  private get sql() {
    return this.storage.sql
  }

  /** Writes all of it or nothing. @throws store/full */
  private change<T>(write: () => T): T {
    this.demandRoom()
    try {
      return this.storage.transactionSync(write)
    } catch (error) {
      throw storeRefusal(error)
    }
  }

  private forgetUploads(which: string, value: string | number): void {
    this.sql.exec(`DELETE FROM file_parts WHERE holder IN (SELECT holder FROM uploads WHERE ${which})`, value)
    this.sql.exec(`DELETE FROM uploads WHERE ${which}`, value)
  }

  private addPart(holder: string, at: number, bytes: Uint8Array | ArrayBuffer): void {
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
