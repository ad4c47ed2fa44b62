import type { Id } from '../../../domain/model/kernel/id'
import type { Runtime } from '../../../ports/runtime.port'
import { databaseNames, deleteStore, openAsItIs } from '../../shared/store/whole-databases'
import type { OutboxEntry } from '../core/outbox-entry'
import { isUnsent } from '../unsent'
import { carryDeferred } from './carry-deferred'
import { IndexedDisk } from './indexed-disk'
import { IndexedPages } from './indexed-pages'
import {
  databaseOf,
  databasesOf,
  DEFERRED,
  deferredOf,
  diskError,
  forgetRows,
  openReplicaDatabase,
  REPLICAS,
  workspaceOf,
} from './replica-database'
import { keptOutbox, type KeptOutbox } from './replica-disk'
import type { ReplicaDisks, ReplicaOwner, ReplicaAddress } from './replica-disks'
import type { Room } from './write-step'

export const PAGES = 'portside/pages/'

/** One IndexedDB database for each workspace of each person, and one for each person's remembered pages. */
export class IndexedDisks implements ReplicaDisks {
  private readonly runtime: Runtime
  private readonly compactionWorker: string | undefined
  private readonly carried = new Map<string, Promise<void>>()
  private room: Room = 'plenty'

  /** @param compactionWorker the address of its script; absent: the page compacts its journals itself */
  constructor(runtime: Runtime, compactionWorker?: string) {
    this.runtime = runtime
    this.compactionWorker = compactionWorker
  }

  disk(address: ReplicaAddress): IndexedDisk {
    return new IndexedDisk(databaseOf(address), {
      runtime: this.runtime,
      compactionWorker: this.compactionWorker,
      room: () => this.room,
      carryOver: () => this.carryOver(address),
      forgetPages: async () => {
        const pages = this.pages(address)
        await pages.forgetAll()
        await pages.close()
      },
    })
  }

  async addresses(owner: ReplicaOwner): Promise<readonly ReplicaAddress[]> {
    const { backend, userId } = owner
    await this.carryOver(owner)
    return (await databaseNames()).flatMap((name) => {
      const workspaceId = workspaceOf(owner, name)
      return workspaceId === null ? [] : [{ backend, userId, workspaceId }]
    })
  }

  async outbox(address: ReplicaAddress): Promise<KeptOutbox> {
    await this.carryOver(address)
    const name = databaseOf(address)
    // Looking must not create one.
    if (!(await databaseNames()).includes(name)) return keptOutbox([], [])
    try {
      const db = await openAsItIs(name)
      const hasOutbox = db.objectStoreNames.contains('outbox')
      const [keys, texts] = hasOutbox ? await Promise.all([db.getAllKeys('outbox'), db.getAll('outbox')]) : [[], []]
      db.close()
      return keptOutbox(keys, texts)
    } catch (error) {
      throw diskError(error, 'outbox')
    }
  }

  pages(owner: ReplicaOwner): IndexedPages {
    return new IndexedPages(pagesOf(owner), { runtime: this.runtime, hasRoom: () => this.room === 'plenty' })
  }

  async owners(backend: string): Promise<readonly ReplicaOwner[]> {
    const own = `${encodeURIComponent(backend)}/`
    const userIds = (await databaseNames()).flatMap((name) => {
      const start = [REPLICAS, DEFERRED, PAGES].find((prefix) => name.startsWith(prefix + own))
      return start === undefined ? [] : [name.slice(start.length + own.length).split('/')[0] as Id]
    })
    return [...new Set(userIds)].map((userId) => ({ backend, userId }))
  }

  async withdraw(owner: ReplicaOwner): Promise<void> {
    for (const address of await this.addresses(owner)) {
      const { outbox, unreadable } = await this.outbox(address)
      const isSent = unreadable.length === 0 && !outbox.some(isUnsent)
      await (isSent ? deleteStore(databaseOf(address)) : this.keepUnsent(address, outbox))
    }
    if ((await databaseNames()).includes(pagesOf(owner))) await deleteStore(pagesOf(owner))
  }

  private async keepUnsent(address: ReplicaAddress, outbox: readonly OutboxEntry[]): Promise<void> {
    try {
      const db = await openReplicaDatabase(databaseOf(address))
      await forgetRows(db)
      for (const entry of outbox) {
        if (isUnsent(entry)) continue
        await Promise.all([db.delete('outbox', entry.mutationId), db.delete('bytes', entry.mutationId)])
      }
      db.close()
    } catch (error) {
      throw diskError(error, 'outbox')
    }
  }

  async wipe(owner: ReplicaOwner): Promise<void> {
    await this.carryOver(owner)
    const own = new Set([pagesOf(owner), deferredOf(owner)])
    const names = (await databaseNames()).filter((name) => name.startsWith(databasesOf(owner)) || own.has(name))
    await Promise.all(names.map(deleteStore))
  }

  /** Moves what earlier versions of the app stored elsewhere. What cannot be moved now stays for the next start. */
  private carryOver(owner: ReplicaOwner): Promise<void> {
    const name = deferredOf(owner)
    const carrying = this.carried.get(name) ?? carryDeferred(owner).catch(() => undefined)
    this.carried.set(name, carrying)
    return carrying
  }

  /** For tests: limits what fits. */
  setRoom(room: Room): void {
    this.room = room
  }
}

function pagesOf({ backend, userId }: ReplicaOwner): string {
  return `${PAGES}${encodeURIComponent(backend)}/${userId}`
}

/** Deletes everything of a backend from this device, for every account. @throws store/corrupt */
export async function wipeBackend(backend: string): Promise<void> {
  const own = `${encodeURIComponent(backend)}/`
  const kept = (await databaseNames()).filter((name) => [REPLICAS, PAGES, DEFERRED].some((all) => name.startsWith(all + own)))
  await Promise.all(kept.map(deleteStore))
}
