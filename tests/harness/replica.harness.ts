import { combineLatest, defer, filter, firstValueFrom, from, switchMap } from 'rxjs'
import { MemoryDevice, type MemoryTab } from '../support/replica/memory-device'
import { openReplica, type ReplicaConnection } from '../../src/adapters/replica/open-replica'
import type { Id } from '../../src/domain/model/kernel/id'
import type { RecordsPort } from '../../src/ports/records.port'
import type { SyncPort } from '../../src/ports/sync.port'
import type { Client, Harness, World } from './harness'
import { instead } from './instead'
import { LeapingRuntime } from './leaping-runtime'

/** A replica before a set, one device a browser, with nothing kept beyond the world. */
export function replicaOver(harness: Harness, knownGaps: Harness['knownGaps'] = {}): Harness {
  return {
    name: `replica-${harness.name}`,
    knownGaps: { ...harness.knownGaps, ...knownGaps },
    open: async () => worldBefore(await harness.open()),
  }
}

const syncs = new WeakMap<Client['line'], SyncPort>()

/** What the device of this client holds and has still to send. */
export function syncOf({ line }: Pick<Client, 'line'>): SyncPort {
  const sync = syncs.get(line)
  if (sync === undefined) throw new Error('no replica stands before this client')
  return sync
}

const devices = new WeakMap<Client['line'], MemoryDevice>()

/** What the browser of this client keeps things on. */
export function deviceOf({ line }: Pick<Client, 'line'>): MemoryDevice {
  const device = devices.get(line)
  if (device === undefined) throw new Error('no replica stands before this client')
  return device
}

interface Browser {
  readonly device: MemoryDevice
  readonly client: Client
}

function worldBefore(behind: World): World {
  const runtime = new LeapingRuntime()
  const browsers = new Map<Client['line'], Browser>()
  const open = new Map<Client, ReplicaConnection>()

  return {
    ...behind,
    async connect({ sameBrowserAs } = {}) {
      const browser = sameBrowserAs === undefined ? undefined : browsers.get(sameBrowserAs.line)
      const inner = await behind.connect(browser === undefined ? {} : { sameBrowserAs: browser.client })
      const device = browser?.device ?? new MemoryDevice()
      const tab: MemoryTab = device.openTab()
      const { disks, tabs } = tab
      // Scenarios ask what the server says, however long that takes on a busy machine.
      const answeredWithinMs = 60_000
      const replica = openReplica({ ports: inner.ports, runtime, disks, tabs, backend: 'contract', answeredWithinMs })
      const client: Client = {
        ports: { ...replica.ports, records: onceWhole(replica) },
        line: inner.line,
        async close() {
          open.delete(client)
          await replica.close()
          await inner.close()
        },
      }
      browsers.set(client.line, { device, client: inner })
      open.set(client, replica)
      syncs.set(client.line, replica.sync)
      devices.set(client.line, device)
      return client
    },
    async advance(ms) {
      await behind.advance(ms)
      // Else it would ask by the thousand over days.
      await runtime.sleep(ms)
    },
    async close() {
      await Promise.all([...open.values()].map((replica) => replica.close()))
      const left = await behind.close()
      return runtime.dueTasks === 0 ? left : [...left, `${runtime.dueTasks} timers of replicas`]
    },
  }
}

/** Asks only once the workspace is on the device, so that it is the replica that answers, and not the set behind it. */
function onceWhole({ ports, sync }: ReplicaConnection): RecordsPort {
  const { records } = ports
  const whole = async (workspaceId: Id | null): Promise<void> => {
    if (workspaceId === null) return
    const waits$ = combineLatest([sync.state(workspaceId), ports.auth.session$, ports.events.connection$])
    const isReady$ = waits$.pipe(
      filter(([{ phase }, session, line]) => {
        return phase.kind !== 'loading' || session.status === 'signed-out' || line.status === 'offline'
      }),
    )
    await firstValueFrom(isReady$)
  }
  return instead<RecordsPort>(records, {
    async list(collection, query, options) {
      await whole(query.workspaceId)
      return records.list(collection, query, options)
    },
    watch: (collection, query) =>
      defer(() => from(whole(query.workspaceId))).pipe(switchMap(() => records.watch(collection, query))),
    async commit(mutations, options) {
      if (options.signal?.aborted !== true) await whole(options.workspaceId)
      return records.commit(mutations, options)
    },
  })
}
