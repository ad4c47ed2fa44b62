import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { Subject } from 'rxjs'
import { portError } from '../../domain/model/errors/port-error'
import type { MutationId } from '../../domain/model/records/meta'
import { askingToKeep } from '../shared/persistence/ask-to-keep'
import { parsedJson } from '../shared/parsed-json'
import { blobOf, keptBytes, type KeptBytes } from '../shared/persistence/kept-bytes'
import { storeFailure } from '../shared/persistence/store-failure'
import type { DeferredItem } from './deferred-item'
import type { DeferredStore } from './deferred-store'

/** Of the stores. */
const FORMAT = 1

interface Schema extends DBSchema {
  /** One DeferredItem each, as JSON text, under its mutation. */
  items: { key: string; value: string }
  /** The bytes of files, under the same; as a Blob where an earlier program kept them. */
  bytes: { key: string; value: KeptBytes | Blob }
}

/** Keeps it in a database of the browser's own. */
export class IndexedDeferred implements DeferredStore {
  private readonly others = new Subject<void>()
  readonly others$ = this.others.asObservable()
  private readonly channel: BroadcastChannel
  private readonly db: IDBPDatabase<Schema>
  private readonly askToKeep = askingToKeep()
  private isOver = false

  private constructor(name: string, db: IDBPDatabase<Schema>) {
    this.db = db
    this.channel = new BroadcastChannel(name)
    this.channel.addEventListener('message', () => this.others.next())
  }

  static async open(name: string): Promise<IndexedDeferred> {
    try {
      let opened: IndexedDeferred | null = null
      const db = await openDB<Schema>(name, FORMAT, {
        upgrade: (made) => {
          made.createObjectStore('items')
          made.createObjectStore('bytes')
        },
        blocking: () => opened?.end(),
        terminated: () => opened?.end(),
      })
      opened = new IndexedDeferred(name, db)
      return opened
    } catch (error) {
      throw failure(error, false)
    }
  }

  all(): Promise<readonly DeferredItem[]> {
    return this.guarded(async () => {
      const texts = await this.db.getAll('items')
      return texts.map((text) => parsedJson(text) as DeferredItem | null).filter((item) => item !== null)
    })
  }

  put(item: DeferredItem, bytes?: Blob): Promise<void> {
    return this.guarded(async () => {
      const kept = bytes === undefined ? null : await keptBytes(bytes)
      const transaction = this.db.transaction(['items', 'bytes'], 'readwrite', { durability: 'strict' })
      const writes = [
        transaction.objectStore('items').put(JSON.stringify(item), item.mutationId),
        ...(kept === null ? [] : [transaction.objectStore('bytes').put(kept, item.mutationId)]),
      ]
      await Promise.all([...writes, transaction.done])
      this.askToKeep()
      this.channel.postMessage(null)
    }, true)
  }

  bytes(mutationId: MutationId): Promise<Blob | null> {
    return this.guarded(async () => {
      const kept = await this.db.get('bytes', mutationId)
      return kept === undefined ? null : blobOf(kept)
    })
  }

  remove(mutationIds: readonly MutationId[]): Promise<void> {
    return this.guarded(async () => {
      const transaction = this.db.transaction(['items', 'bytes'], 'readwrite', { durability: 'strict' })
      const deletions = mutationIds.flatMap((id) => [
        transaction.objectStore('items').delete(id),
        transaction.objectStore('bytes').delete(id),
      ])
      await Promise.all([...deletions, transaction.done])
      this.channel.postMessage(null)
    })
  }

  async close(): Promise<void> {
    this.end()
  }

  private end(): void {
    if (this.isOver) return
    this.isOver = true
    this.db.close()
    this.channel.close()
    this.others.complete()
  }

  private async guarded<T>(task: () => Promise<T>, isWriting = false): Promise<T> {
    if (this.isOver) throw portError('call/cancelled', {})
    try {
      return await task()
    } catch (error) {
      throw this.isOver ? portError('call/cancelled', {}, error) : failure(error, isWriting)
    }
  }
}

function failure(error: unknown, isWriting: boolean) {
  return storeFailure(error, { part: 'deferred', format: FORMAT, source: 'deferred', isWriting })
}
