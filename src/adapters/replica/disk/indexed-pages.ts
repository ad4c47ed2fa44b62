import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Id } from '../../../domain/model/kernel/id'
import type { Runtime } from '../../../ports/runtime.port'
import { parsedJson } from '../../shared/parsed-json'
import { PAGE_LIMITS, type PageMemory, type RememberedPage } from './replica-disks'

interface Schema extends DBSchema {
  pages: { key: string; value: string }
  /** One for each page, so that the least recently used is found without reading the pages. */
  uses: { key: string; value: Use }
}

interface Use {
  /** Absent in pages that an earlier version of the app remembered. */
  readonly collection?: string
  readonly workspaceId: Id | null
  readonly at: number
  readonly units: number
}

interface Parts {
  readonly runtime: Runtime
  readonly hasRoom: () => boolean
}

/** Remembers pages in an IndexedDB database that all tabs share. */
export class IndexedPages implements PageMemory {
  private readonly parts: Parts
  private readonly opening: Promise<IDBPDatabase<Schema> | null>
  private isOver = false

  constructor(name: string, parts: Parts) {
    this.parts = parts
    // Opened at once: only open connections learn that the database is wiped.
    this.opening = openDB<Schema>(name, 1, {
      upgrade: (made) => {
        made.createObjectStore('pages')
        made.createObjectStore('uses')
      },
      blocking: (_current, _wanted, event) => {
        this.isOver = true
        ;(event.target as IDBDatabase).close()
      },
    }).catch(() => null)
  }

  recall(key: string): Promise<unknown> {
    return this.favour(async (db) => {
      const transaction = db.transaction(['pages', 'uses'], 'readwrite', { durability: 'relaxed' })
      const uses = transaction.objectStore('uses')
      const [text, use] = await Promise.all([transaction.objectStore('pages').get(key), uses.get(key)])
      if (use !== undefined) await uses.put({ ...use, at: this.parts.runtime.now() }, key)
      await transaction.done
      return parsedJson(text ?? null)
    })
  }

  async remember(key: string, { collection, workspaceId, value }: RememberedPage): Promise<void> {
    if (!this.parts.hasRoom()) return
    await this.favour(async (db) => {
      const text = JSON.stringify(value)
      const transaction = db.transaction(['pages', 'uses'], 'readwrite', { durability: 'relaxed' })
      const [pages, uses] = [transaction.objectStore('pages'), transaction.objectStore('uses')]
      const use: Use = { collection, workspaceId, at: this.parts.runtime.now(), units: text.length }
      await Promise.all([pages.put(text, key), uses.put(use, key)])
      const [keys, all] = await Promise.all([uses.getAllKeys(), uses.getAll()])
      const surplus = leastUsed(keys.map((one, index) => ({ key: one, use: all[index] ?? use })))
      await Promise.all([...surplus.flatMap((one) => [pages.delete(one), uses.delete(one)]), transaction.done])
    })
  }

  async forget(workspaceId: Id): Promise<void> {
    await this.remove((use) => use.workspaceId === workspaceId || use.workspaceId === null)
  }

  async forgetRecords(workspaceId: Id): Promise<void> {
    await this.remove((use) => use.collection !== 'workspaces' && (use.workspaceId === workspaceId || use.workspaceId === null))
  }

  async forgetAll(): Promise<void> {
    await this.remove(() => true)
  }

  /** For the tab's end. */
  async close(): Promise<void> {
    this.isOver = true
    ;(await this.opening)?.close()
  }

  private async remove(isMeant: (use: Use) => boolean): Promise<void> {
    await this.favour(async (db) => {
      const transaction = db.transaction(['pages', 'uses'], 'readwrite')
      const [pages, uses] = [transaction.objectStore('pages'), transaction.objectStore('uses')]
      const [keys, all] = await Promise.all([uses.getAllKeys(), uses.getAll()])
      const meant = keys.filter((_, index) => isMeant(all[index] ?? { workspaceId: null, at: 0, units: 0 }))
      await Promise.all([...meant.flatMap((key) => [pages.delete(key), uses.delete(key)]), transaction.done])
    })
  }

  private async favour<T>(task: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T | null> {
    try {
      const db = await this.opening
      return db === null || this.isOver ? null : await task(db)
    } catch {
      return null
    }
  }
}

/** The pages beyond the limits, least recently used first. */
function leastUsed(pages: readonly { readonly key: string; readonly use: Use }[]): readonly string[] {
  let { length: count } = pages
  let units = pages.reduce((sum, { use }) => sum + use.units, 0)
  const surplus: string[] = []
  for (const { key, use } of pages.toSorted((a, b) => a.use.at - b.use.at)) {
    if (count <= PAGE_LIMITS.pages && units <= PAGE_LIMITS.units) break
    surplus.push(key)
    count -= 1
    units -= use.units
  }
  return surplus
}
