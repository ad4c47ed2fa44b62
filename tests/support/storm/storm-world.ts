import { startCluster, type OwnCluster } from '../../../scripts/backend/cluster.mjs'
import { startBackend, type Backend } from '../../../scripts/backend/start-backend.mjs'
import type { Id } from '../../../src/domain/model/kernel/id'
import { boardOf, type Board } from '../../contracts/acts'
import type { World } from '../../harness/harness'
import { APP_URL } from '../../harness/local-backend'
import { openStage, type Actor } from '../../harness/stage'
import { worldOn } from '../../harness/supabase.harness'
import { Wishes } from '../replica-programs/wishes'
import { StormDevice, type Plant } from './storm-device'
import { StormTime } from './storm-time'
import { CALM } from './storm-wire'

/** A backend that keeps what it acknowledged when it crashes, and the time that all live in. */
export interface StormPlace {
  readonly cluster: OwnCluster
  readonly backend: Backend
  readonly time: StormTime
  close(): Promise<void>
}

export async function openPlace(): Promise<StormPlace> {
  const cluster = await startCluster({ isDurable: true })
  const log =
    process.env.PORTSIDE_BACKEND_LOG === '1' ? (line: string) => void process.stderr.write(`${line}\n`) : () => undefined
  const backend = await startBackend({ cluster, appUrl: APP_URL, functions: 'bundled', log }).catch(async (error: unknown) => {
    await cluster.close()
    throw error
  })
  const time = new StormTime()
  const restore = time.install()
  return {
    cluster,
    backend,
    time,
    async close() {
      restore()
      await backend.close()
      await cluster.close()
    },
  }
}

/** A workspace of two people with a device each, for as many programs as follow one another on it. */
export class StormWorld {
  readonly time: StormTime
  readonly backend: Backend
  readonly board: Board
  readonly owner: Actor
  readonly member: Actor
  readonly devices: readonly StormDevice[]
  readonly wishes = new Wishes()
  /** Files that a device took to be sent later. */
  readonly kept: { readonly path: string; readonly id: Id; readonly body: string }[] = []
  /** Who is to be invited, once each. */
  readonly guests = new Set<string>()
  /** The last version that was looked at. */
  version = 0
  private readonly cluster: OwnCluster
  private readonly calm: World
  private readonly own: string[] = []

  private constructor(
    { cluster, backend, time }: StormPlace,
    cast: { calm: World; board: Board; owner: Actor; member: Actor },
    plant: Plant | null,
  ) {
    this.cluster = cluster
    this.backend = backend
    this.time = time
    this.calm = cast.calm
    this.board = cast.board
    this.owner = cast.owner
    this.member = cast.member
    this.devices = [cast.owner, cast.member].map(
      (person, place) => new StormDevice(`device ${place}`, { backend, time, person, plant }),
    )
  }

  static async open(place: StormPlace, plant: Plant | null = null): Promise<StormWorld> {
    await place.backend.reset()
    const calm = worldOn(place.backend)
    const stage = await openStage(calm)
    const owner = await stage.as('owner')
    const [board, member] = await Promise.all([boardOf(owner), stage.as('member')])
    const world = new StormWorld(place, { calm, board, owner, member }, plant)
    for (const device of world.devices) {
      await place.time.hold(device.open())
      await place.time.until(() => device.hasCopy, 60_000)
      if (!device.hasCopy) throw new Error(`${device.id} never had its copy`)
    }
    return world
  }

  /** What broke; the devices say most of it. */
  get broken(): string[] {
    for (const device of this.devices) this.own.push(...device.broken.splice(0))
    return this.own
  }

  newId(): Id {
    return this.calm.newId()
  }

  /** The database's own clock runs with the machine's; what a function began before the gateway fell over waits by it. */
  async leap(): Promise<void> {
    await this.time.hold(
      this.backend.sql
        .unsafe(`create or replace function private.clock() returns timestamptz language sql volatile set search_path = '' as
        $$ select pg_catalog.date_trunc('milliseconds', pg_catalog.clock_timestamp() + interval '${this.time.leaptMs} milliseconds') $$`),
    )
  }

  restart(what: 'database' | 'gateway'): Promise<void> {
    return this.backend.restart(what === 'database' ? () => this.cluster.restart() : undefined)
  }

  async close(): Promise<void> {
    for (const device of this.devices) {
      device.under(CALM)
      device.kill()
    }
    // What was on its way arrives before all is emptied.
    await this.time.settled()
    await this.calm.close()
  }
}
