import { deleteDB } from 'idb'
import { Subject, takeUntil } from 'rxjs'
import { browserRuntime } from '../../../../src/adapters/browser/runtime'
import type { IndexedDisk } from '../../../../src/adapters/replica/disk/indexed-disk'
import { IndexedDisks } from '../../../../src/adapters/replica/disk/indexed-disks'
import type { IndexedPages } from '../../../../src/adapters/replica/disk/indexed-pages'
import { databasesOf } from '../../../../src/adapters/replica/disk/replica-database'
import { webTabs } from '../../../../src/adapters/replica/tabs/web-tabs'
import type { Id } from '../../../../src/domain/model/kernel/id'
import type { Runtime } from '../../../../src/ports/runtime.port'
import { newId, type DiskWorld } from './disk-world'

/** This browser, under a name of its own. */
export function indexedWorld(
  runtime: Runtime = browserRuntime(),
  backend = `test ${newId()}`,
  compactionWorker?: string,
): DiskWorld {
  const disks = new IndexedDisks(runtime, compactionWorker)
  const openDisks = new Set<IndexedDisk>()
  const openPages = new Set<IndexedPages>()

  return {
    backend,
    setRoom: (room) => disks.setRoom(room),
    openTab: () => {
      const dead$ = new Subject<void>()
      const own = new Set<IndexedDisk>()
      return {
        disks: {
          disk: (address) => {
            const disk = disks.disk(address)
            for (const opened of [own, openDisks]) opened.add(disk)
            return disk
          },
          pages: (owner) => {
            const pages = disks.pages(owner)
            openPages.add(pages)
            return pages
          },
          addresses: (owner) => disks.addresses(owner),
          outbox: (address) => disks.outbox(address),
          owners: (name) => disks.owners(name),
          withdraw: (owner) => disks.withdraw(owner),
          wipe: (owner) => disks.wipe(owner),
        },
        tabs: { lead: (name) => webTabs.lead(name).pipe(takeUntil(dead$)) },
        die: () => {
          dead$.next()
          for (const disk of own) void disk.close()
        },
      }
    },
    close: async () => {
      await Promise.all([...openDisks, ...openPages].map((opened) => opened.close()))
      const names = await databasesOfTest(backend)
      await Promise.all(names.map((name) => deleteDB(name)))
      const { held = [], pending = [] } = await navigator.locks.query()
      return [...held, ...pending].flatMap(({ name }) =>
        name?.includes(encodeURIComponent(backend)) ? [`the lock ${name}`] : [],
      )
    },
  }
}

/** Names of what this browser keeps of a backend, and of those named after it. */
export async function databasesOfTest(backend: string): Promise<readonly string[]> {
  const [prefix = ''] = databasesOf({ backend, userId: '' as Id }).split('//')
  const [, name = ''] = prefix.split('replica/')
  return (await indexedDB.databases()).flatMap((database) => (database.name?.includes(name) ? [database.name] : []))
}
