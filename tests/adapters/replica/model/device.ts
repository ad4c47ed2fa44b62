import type { Id } from '../../../../src/domain/model/kernel/id'
import type { SeededRandom } from '../../../../src/domain/model/kernel/seeded-random'
import type { SimulatedDisk } from './simulated-disk'
import type { SimulatedConnection } from './simulated-connection'
import { SimulatedTab, type TabContext } from './simulated-tab'
import type { VirtualTime } from './virtual-time'

export interface DeviceParts {
  readonly id: string
  readonly userId: Id
  readonly connection: SimulatedConnection
  readonly disk: SimulatedDisk
  readonly time: VirtualTime
  readonly random: SeededRandom
  readonly contextOf: (device: Device) => TabContext
}

/** A browser: its tabs share a disk and a connection, and the first of them leads. */
export class Device {
  readonly id: string
  readonly userId: Id
  readonly connection: SimulatedConnection
  readonly disk: SimulatedDisk
  skewMs = 0
  tabs: readonly SimulatedTab[] = []
  crashes = 0
  private readonly parts: DeviceParts
  /** The step at which it will crash, counted from now. */
  private fuse: { left: number; readonly side: 'before' | 'after' } | null = null

  constructor(parts: DeviceParts) {
    this.parts = parts
    this.id = parts.id
    this.userId = parts.userId
    this.connection = parts.connection
    this.disk = parts.disk
    this.disk.onStep = (side) => this.burn(side)
  }

  openTab(): void {
    this.sweep()
    if (this.tabs.length < 3) this.tabs = [...this.tabs, new SimulatedTab(this.parts.contextOf(this))]
    this.elect()
  }

  closeTab(tab: SimulatedTab): void {
    tab.end()
    this.elect()
  }

  leave(): void {
    for (const tab of this.tabs) tab.end()
    this.tabs = []
  }

  /** All tabs end at once, without a word; somebody opens it again at once. */
  crash(): void {
    this.crashes += 1
    this.leave()
    this.parts.time.after(5, () => {
      if (this.tabs.length === 0) this.openTab()
    })
  }

  crashAt(step: number, side: 'before' | 'after'): void {
    this.fuse = { left: step, side }
  }

  setConnection(isUp: boolean): void {
    if (this.connection.isOnline === isUp) return
    this.connection.isOnline = isUp
    for (const tab of this.tabs) tab.setConnection(isUp)
  }

  /** Tabs that are open. */
  sweep(): readonly SimulatedTab[] {
    this.tabs = this.tabs.filter(({ isGone }) => !isGone)
    return this.tabs
  }

  /** The next tab learns that it leads once the lock of the last one is free. */
  elect(): void {
    const [first] = this.sweep()
    if (first === undefined || first.isLeader) return
    this.parts.time.after(1 + this.parts.random.next() * 40, () => {
      if (first === this.sweep()[0] && !first.isLeader) first.lead()
    })
  }

  private burn(side: 'before' | 'after'): void {
    const { fuse } = this
    if (fuse === null || fuse.side !== side) return
    fuse.left -= 1
    if (fuse.left >= 0) return
    this.fuse = null
    this.crash()
  }
}
