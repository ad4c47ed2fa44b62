import type { Id } from '../../../src/domain/model/kernel/id'
import {
  PAGE_LIMITS,
  type PageLimits,
  type PageMemory,
  type RememberedPage,
} from '../../../src/adapters/replica/disk/replica-disks'

interface Kept {
  readonly collection: string
  readonly workspaceId: Id | null
  readonly text: string
}

/** Remembers for as long as the program runs. */
export class MemoryPages implements PageMemory {
  /** First what has not been used for longest. */
  private readonly pages = new Map<string, Kept>()
  private readonly hasRoom: () => boolean
  private readonly limits: PageLimits

  constructor(hasRoom: () => boolean = () => true, limits: PageLimits = PAGE_LIMITS) {
    this.hasRoom = hasRoom
    this.limits = limits
  }

  async recall(key: string): Promise<unknown> {
    const kept = this.pages.get(key)
    if (kept === undefined) return null
    this.use(key, kept)
    return JSON.parse(kept.text)
  }

  async remember(key: string, { collection, workspaceId, value }: RememberedPage): Promise<void> {
    if (!this.hasRoom()) return
    this.use(key, { collection, workspaceId, text: JSON.stringify(value) })
    let units = [...this.pages.values()].reduce((sum, { text }) => sum + text.length, 0)
    for (const [oldest, { text }] of this.pages) {
      if (this.pages.size <= this.limits.pages && units <= this.limits.units) break
      this.pages.delete(oldest)
      units -= text.length
    }
  }

  async forget(workspaceId: Id): Promise<void> {
    for (const [key, page] of this.pages)
      if (page.workspaceId === workspaceId || page.workspaceId === null) this.pages.delete(key)
  }

  async forgetRecords(workspaceId: Id): Promise<void> {
    for (const [key, page] of this.pages) {
      if (page.collection === 'workspaces') continue
      if (page.workspaceId === workspaceId || page.workspaceId === null) this.pages.delete(key)
    }
  }

  async forgetAll(): Promise<void> {
    this.pages.clear()
  }

  private use(key: string, kept: Kept): void {
    this.pages.delete(key)
    this.pages.set(key, kept)
  }
}
