import { portError } from '../../../src/domain/model/errors/port-error'
import type { Id } from '../../../src/domain/model/kernel/id'
import { MemoryLeads } from './memory-leads'
import type { Tabs } from '../../../src/adapters/replica/tabs/web-tabs'
import type { Room } from '../../../src/adapters/replica/disk/write-step'
import { MemoryDisk } from './memory-disk'
import { MemoryPages } from './memory-pages'
import { KeptInMemory } from './kept-in-memory'
import type { ReplicaDisks, ReplicaOwner, ReplicaAddress } from '../../../src/adapters/replica/disk/replica-disks'

/** One tab of a device. */
export interface MemoryTab {
  readonly disks: ReplicaDisks
  readonly tabs: Tabs
  /** Ends it without a word: what it was writing is written, nothing after that is. */
  die(): void
}

/**
 * A device that keeps everything for as long as the program runs, with as many tabs as are opened. A step is written when
 * `write` has been called.
 */
export class MemoryDevice {
  private readonly replicas = new Map<string, KeptInMemory>()
  private readonly pages = new Map<string, MemoryPages>()
  private readonly leads = new MemoryLeads()
  private room: Room = 'plenty'

  openTab(): MemoryTab {
    const disks = new Set<MemoryDisk>()
    const leads = this.leads.openTab()
    return {
      disks: {
        disk: (address) => {
          const disk = new MemoryDisk(this.keptOf(address), this.pagesOf(address))
          disks.add(disk)
          return disk
        },
        addresses: async (owner) => this.addressesOf(owner),
        outbox: async (address) => ({ outbox: this.keptOf(address).outbox(), unreadable: [] }),
        pages: (owner) => this.pagesOf(owner),
        owners: async (backend) => this.ownersOf(backend),
        withdraw: async (owner) => this.withdraw(owner),
        wipe: async (owner) => this.wipe(owner),
      },
      tabs: leads.tabs,
      die: () => {
        leads.die()
        for (const disk of disks) disk.die()
      },
    }
  }

  setRoom(room: Room): void {
    this.room = room
  }

  private keptOf(address: ReplicaAddress): KeptInMemory {
    const key = `${ownerKey(address)}${address.workspaceId}`
    const known = this.replicas.get(key)
    if (known !== undefined) return known
    const kept = new KeptInMemory((isForRows) => this.demandRoom(isForRows))
    this.replicas.set(key, kept)
    return kept
  }

  private pagesOf(owner: ReplicaOwner): MemoryPages {
    const key = ownerKey(owner)
    const known = this.pages.get(key)
    if (known !== undefined) return known
    const pages = new MemoryPages(() => this.room === 'plenty')
    this.pages.set(key, pages)
    return pages
  }

  private addressesOf({ backend, userId }: ReplicaOwner): readonly ReplicaAddress[] {
    const prefix = ownerKey({ backend, userId })
    return [...this.replicas]
      .filter(([key, kept]) => key.startsWith(prefix) && !kept.isEmpty)
      .map(([key]) => ({ backend, userId, workspaceId: key.slice(prefix.length) as Id }))
  }

  private ownersOf(backend: string): readonly ReplicaOwner[] {
    const prefix = `${encodeURIComponent(backend)}/`
    const keys = [...[...this.replicas].filter(([, kept]) => !kept.isEmpty).map(([key]) => key), ...this.pages.keys()]
    const userIds = keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length).split('/')[0] as Id] : []))
    return [...new Set(userIds)].map((userId) => ({ backend, userId }))
  }

  private async withdraw(owner: ReplicaOwner): Promise<void> {
    const prefix = ownerKey(owner)
    for (const [key, kept] of this.replicas) if (key.startsWith(prefix)) kept.withdraw()
    await this.pages.get(prefix)?.forgetAll()
  }

  private async wipe(owner: ReplicaOwner): Promise<void> {
    const prefix = ownerKey(owner)
    for (const [key, kept] of this.replicas) if (key.startsWith(prefix)) kept.wipe(null)
    await this.pages.get(prefix)?.forgetAll()
  }

  private demandRoom(isForRows: boolean): void {
    if (this.room === 'none' || (this.room === 'outbox' && isForRows)) throw portError('store/full', {})
  }
}

function ownerKey({ backend, userId }: ReplicaOwner): string {
  return `${encodeURIComponent(backend)}/${userId}/`
}
