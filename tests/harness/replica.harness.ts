import { combineLatest, defer, filter, firstValueFrom, from, switchMap } from 'rxjs'
import { MemoryDevice, type MemoryTab } from '../support/replica/memory-device'
import { openReplica, type ReplicaConnection } from '../../src/adapters/replica/open-replica'
import type { Id } from '../../src/domain/model/kernel/id'
import type { RecordsPort } from '../../src/ports/records.port'
import type { SyncPort } from '../../src/ports/sync.port'
import type { Client, Harness, World } from './harness'
import { instead } from './instead'
import { LeapingRuntime } from './leaping-runtime'

/** A replica in front of a set, one device for each browser, with nothing stored beyond the world. */
export function replicaOver(harness: Harness, knownGaps: Harness['knownGaps'] = {}): Harness {
  return {
    name: `replica-${harness.name}`,
    knownGaps: { ...harness.knownGaps, ...knownGaps },
    open: async () => worldBefore(await harness.open()),
  }
}

const syncs = new WeakMap<Client['connection'], SyncPort>()

/** The replica's sync port of this client. */
export function syncOf({ connection }: Pick<Client, 'connection'>): SyncPort {
  const sync = syncs.get(connection)
  if (sync === undefined) throw new Error('no replica is in front of this client')
  return sync
}

const devices = new WeakMap<Client['connection'], MemoryDevice>()

/** The storage of this client's browser. */
export function deviceOf({ connection }: Pick<Client, 'connection'>): MemoryDevice {
  const device = devices.get(connection)
  if (device === undefined) throw new Error('no replica is in front of this client')
  return device
}

interface Browser {
  readonly device: MemoryDevice
  readonly client: Client
}

function worldBefore(behind: World): World {
  const runtime = new LeapingRuntime()
  const browsers = new Map<Client['connection'], Browser>()
  const open = new Map<Client, ReplicaConnection>()

  return {
    ...behind,
    async connect({ sameBrowserAs, ...options } = {}) {
      const browser = sameBrowserAs === undefined ? undefined : browsers.get(sameBrowserAs.connection)
      const inner = await behind.connect(browser === undefined ? options : { sameBrowserAs: browser.client })
      const device = browser?.device ?? new MemoryDevice()
      const tab: MemoryTab = device.openTab()
      const { disks, tabs } = tab
      // Scenarios want the server's answer, however long that takes on a busy machine.
      const answeredWithinMs = 60_000
      const { ports, prefetched } = inner
      const replica = openReplica({ ports, prefetched, runtime, disks, tabs, backend: 'contract', answeredWithinMs })
      const client: Client = {
        ports: { ...replica.ports, records: onceLoaded(replica) },
        connection: inner.connection,
        async close() {
          open.delete(client)
          await replica.close()
          await inner.close()
        },
      }
      browsers.set(client.connection, { device, client: inner })
      open.set(client, replica)
      syncs.set(client.connection, replica.sync)
      devices.set(client.connection, device)
      return client
    },
    async advance(ms) {
      await behind.advance(ms)
      // Otherwise it would poll thousands of times over days.
      await runtime.sleep(ms)
    },
    async close() {
      await Promise.all([...open.values()].map((replica) => replica.close()))
      const left = await behind.close()
      return [...left, ...(await runtime.left()).map((timers) => `${timers} of replicas`)]
    },
  }
}

/** Waits until the workspace is on the device, so that the replica answers and not the set behind it. */
function onceLoaded({ ports, sync }: ReplicaConnection): RecordsPort {
  const { records } = ports
  const loaded = async (workspaceId: Id | null): Promise<void> => {
    if (workspaceId === null) return
    const waits$ = combineLatest([sync.state(workspaceId), ports.auth.session$, ports.events.connection$])
    const isReady$ = waits$.pipe(
      filter(([{ phase }, session, connection]) => {
        return phase.kind !== 'loading' || session.status === 'signed-out' || connection.status === 'offline'
      }),
    )
    await firstValueFrom(isReady$)
  }
  return instead<RecordsPort>(records, {
    async list(collection, query, options) {
      await loaded(query.workspaceId)
      return records.list(collection, query, options)
    },
    watch: (collection, query) =>
      defer(() => from(loaded(query.workspaceId))).pipe(switchMap(() => records.watch(collection, query))),
    async commit(mutations, options) {
      if (options.signal?.aborted !== true) await loaded(options.workspaceId)
      return records.commit(mutations, options)
    },
  })
}
