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
import type { ReplicaDisks, ReplicaOwner, ReplicaPlace } from './replica-disks'
import type { Room } from './write-step'

export const PAGES = 'portside/pages/'

/** One database of the browser for each workspace of each person, and one of each person's for pages. */
export class IndexedDisks implements ReplicaDisks {
  private readonly runtime: Runtime
  private readonly carried = new Map<string, Promise<void>>()
  private room: Room = 'plenty'

  constructor(runtime: Runtime) {
    this.runtime = runtime
  }

  disk(place: ReplicaPlace): IndexedDisk {
    return new IndexedDisk(databaseOf(place), {
      runtime: this.runtime,
      room: () => this.room,
      carryOver: () => this.carryOver(place),
      forgetPages: async () => {
        const pages = this.pages(place)
        await pages.forgetAll()
        await pages.close()
      },
    })
  }

  async places(owner: ReplicaOwner): Promise<readonly ReplicaPlace[]> {
    const { backend, userId } = owner
    await this.carryOver(owner)
    return (await databaseNames()).flatMap((name) => {
      const workspaceId = workspaceOf(owner, name)
      return workspaceId === null ? [] : [{ backend, userId, workspaceId }]
    })
  }

  async outbox(place: ReplicaPlace): Promise<KeptOutbox> {
    await this.carryOver(place)
    const name = databaseOf(place)
    // Whoever looks must not make one.
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
    for (const place of await this.places(owner)) {
      const { outbox, unreadable } = await this.outbox(place)
      const isSent = unreadable.length === 0 && !outbox.some(isUnsent)
      await (isSent ? deleteStore(databaseOf(place)) : this.keepUnsent(place, outbox))
    }
    if ((await databaseNames()).includes(pagesOf(owner))) await deleteStore(pagesOf(owner))
  }

  private async keepUnsent(place: ReplicaPlace, outbox: readonly OutboxEntry[]): Promise<void> {
    try {
      const db = await openReplicaDatabase(databaseOf(place))
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

  /** What an earlier program kept elsewhere. What cannot be carried over now is there for the next start. */
  private carryOver(owner: ReplicaOwner): Promise<void> {
    const name = deferredOf(owner)
    const carrying = this.carried.get(name) ?? carryDeferred(owner).catch(() => undefined)
    this.carried.set(name, carrying)
    return carrying
  }

  /** For tests: as if so much would fit. */
  setRoom(room: Room): void {
    this.room = room
  }
}

function pagesOf({ backend, userId }: ReplicaOwner): string {
  return `${PAGES}${encodeURIComponent(backend)}/${userId}`
}

/** Deletes everything that this device keeps of a backend, whoever was signed in there. @throws store/corrupt */
export async function wipeBackend(backend: string): Promise<void> {
  const own = `${encodeURIComponent(backend)}/`
  const kept = (await databaseNames()).filter((name) => [REPLICAS, PAGES, DEFERRED].some((all) => name.startsWith(all + own)))
  await Promise.all(kept.map(deleteStore))
}
