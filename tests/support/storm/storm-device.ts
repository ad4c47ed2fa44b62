import { filter, firstValueFrom, Subscription } from 'rxjs'
import type { Backend } from '../../../scripts/backend/start-backend.mjs'
import type { ReplicaDisk } from '../../../src/adapters/replica/disk/replica-disk'
import { openReplica, type ReplicaConnection } from '../../../src/adapters/replica/open-replica'
import type { SessionStore } from '../../../src/adapters/shared/session-store'
import { openSupabaseBackend, type SupabaseConnection } from '../../../src/adapters/supabase/open-supabase-backend'
import type { AnyRecord } from '../../../src/domain/model/records/collections'
import type { Ports } from '../../../src/ports/ports'
import type { PendingWork } from '../../../src/ports/sync.port'
import { BrowserStore } from '../../harness/browser-store'
import { APP_URL } from '../../harness/local-backend'
import type { Actor } from '../../harness/stage'
import { MemoryDevice, type MemoryTab } from '../replica/memory-device'
import { MOST, WATCHED } from '../replica-programs/whole-device'
import { TabRuntime, type DeviceClock, type StormTime } from './storm-time'
import { CALM, StormWire, type Sky } from './storm-wire'

export interface StormTab {
  readonly replica: ReplicaConnection
  /** What it shows, by collection and id. */
  readonly shown: Map<string, AnyRecord>
  /** The collections that it has shown anything of, be it nothing. */
  readonly seen: Set<string>
  outbox: readonly PendingWork[]
}

/** A mistake that is planted to see whether it would be noticed. */
export interface Plant {
  /** Of the set behind the replica. */
  readonly ports?: (ports: Ports) => Ports
  readonly disk?: (disk: ReplicaDisk) => ReplicaDisk
  /** Before anything is shown. */
  readonly opening?: (ports: Ports) => Promise<unknown>
}

export interface DeviceParts {
  readonly backend: Backend
  readonly time: StormTime
  readonly person: Actor
  readonly plant: Plant | null
}

/** One browser of one person, with one tab, which a person may close or the system kill at any moment. */
export class StormDevice {
  readonly id: string
  readonly person: Actor
  readonly clock: DeviceClock = { skewMs: 0 }
  readonly kept = new MemoryDevice()
  readonly broken: string[] = []
  tab: StormTab | null = null
  /** Once all of the workspace has been here, it is here until somebody signs out. */
  hasCopy = false
  private readonly parts: DeviceParts
  private readonly browser = new BrowserStore()
  private sky: Sky = CALM
  private end: (() => void) | null = null
  private wire: StormWire | null = null
  private runtime: TabRuntime | null = null

  constructor(id: string, parts: DeviceParts) {
    this.id = id
    this.person = parts.person
    this.parts = parts
  }

  /** It asks, and asks again, without end. */
  get floodOf(): string | null {
    return this.wire?.isFlooded === true ? this.wire.latest.join(', ') : null
  }

  under(sky: Sky): void {
    this.sky = sky
    if (this.wire !== null) this.wire.sky = sky
    if (sky.kind === 'calm') this.wire?.release()
  }

  /** Every connection of the moment breaks. */
  breakOff(): void {
    this.wire?.cut()
    this.wire?.restore()
  }

  expireTokens(): void {
    this.browser.expireTokens()
  }

  async open(): Promise<void> {
    const { time } = this.parts
    const runtime = new TabRuntime(time, this.clock)
    const kept = this.kept.openTab()
    const wire = new StormWire(time, runtime, () => time.now())
    wire.sky = this.sky
    this.wire = wire
    this.runtime = runtime
    const watching = new Subscription()
    let connection: SupabaseConnection | null = null
    let replica: ReplicaConnection | null = null
    this.end = () => {
      this.tab = null
      this.end = null
      runtime.end()
      kept.die()
      watching.unsubscribe()
      wire.cut()
      // Only to let go of what this process holds for it: nobody waits for a tab that is gone.
      time.inside(runtime, () => void Promise.allSettled([replica?.close(), connection?.close()]))
    }
    await time.inside(runtime, async () => {
      connection = await this.connect(runtime, wire)
      const { plant } = this.parts
      await plant?.opening?.(connection.ports)
      const ports = plant?.ports?.(connection.ports) ?? connection.ports
      const { disks, tabs } = this.guarded(kept)
      replica = openReplica({ ports, runtime, disks, tabs, backend: 'storm' })
      this.watch(replica, watching)
    })
  }

  /** As the code of its tab. */
  inside<T>(work: () => T): T {
    return this.runtime === null ? work() : this.parts.time.inside(this.runtime, work)
  }

  /** The tab ends without a word; what was on its way from it arrives all the same. */
  kill(): void {
    this.end?.()
  }

  private async connect(runtime: TabRuntime, wire: StormWire): Promise<SupabaseConnection> {
    const { url, publishableKey } = this.parts.backend
    const connection = await openSupabaseBackend({
      project: { url, publishableKey },
      runtime,
      appUrl: APP_URL,
      store: whileOpen(this.browser.openTab(), runtime),
      fetch: wire.fetch,
      transport: wire.transport,
    })
    const { auth } = connection.ports
    const { email, password } = this.person
    const isFirst =
      (await firstValueFrom(auth.session$.pipe(filter(({ status }) => status !== 'unknown')))).status === 'signed-out'
    if (isFirst && this.hasCopy) this.broken.push(`${this.id} opened signed out`)
    if (isFirst) await auth.signIn({ method: 'password', email, password })
    return connection
  }

  private watch(replica: ReplicaConnection, watching: Subscription): void {
    const tab: StormTab = { replica, shown: new Map(), seen: new Set(), outbox: [] }
    const { workspaceId } = this.person
    this.tab = tab
    const session$ = replica.ports.auth.session$.pipe(filter(({ status }) => status === 'signed-out'))
    watching.add(session$.subscribe((session) => this.broken.push(`the session of ${this.id} ended: ${JSON.stringify(session)}`)))
    watching.add(replica.sync.state(workspaceId).subscribe(({ phase }) => (this.hasCopy ||= phase.kind === 'whole')))
    watching.add(replica.sync.outbox(workspaceId).subscribe((outbox) => (tab.outbox = outbox)))
    for (const collection of WATCHED) {
      const orderBy = [{ field: 'id', direction: 'asc', empty: 'last' }] as const
      const page$ = replica.ports.records.watch(collection, { workspaceId, orderBy, limit: MOST, trash: 'include' })
      watching.add(
        page$.subscribe({
          next: ({ value }) => {
            tab.seen.add(collection)
            for (const key of tab.shown.keys()) if (key.startsWith(`${collection}/`)) tab.shown.delete(key)
            for (const record of value.items) tab.shown.set(`${collection}/${record.id}`, record)
          },
          error: (error: unknown) => this.broken.push(`${this.id} shows no ${collection} any more: ${String(error)}`),
        }),
      )
    }
  }

  /** Nobody signs out, and nobody's access is taken: nothing on this device is ever to be deleted. */
  private guarded({ disks, tabs }: MemoryTab): Pick<MemoryTab, 'disks' | 'tabs'> {
    const deleted = (what: string) => async (): Promise<void> => void this.broken.push(`${this.id} deleted ${what}`)
    return {
      tabs,
      disks: {
        ...disks,
        disk: (place) => {
          const disk = disks.disk(place)
          return Object.assign(this.parts.plant?.disk?.(disk) ?? disk, { wipe: deleted('its copy') })
        },
        wipe: deleted('all its copies'),
      },
    }
  }
}

/** A tab that is gone writes nothing any more. */
function whileOpen(store: SessionStore, runtime: TabRuntime): SessionStore {
  return {
    getItem: (key) => store.getItem(key),
    setItem: (key, value) => {
      if (!runtime.isOver) store.setItem(key, value)
    },
    removeItem: (key) => {
      if (!runtime.isOver) store.removeItem(key)
    },
    changes$: store.changes$,
  }
}
