import type { Ports } from '../../../src/ports/ports'
import type { Client, World } from '../../harness/harness'

/** A mistake an adapter set could well make, laid over one that is right, to prove that the suite would see it. */
export interface PlantedFault {
  readonly key: string
  readonly says: string
  /** Scenarios that must fail because of it. */
  readonly caughtBy: readonly [string, ...string[]]
  readonly plant: (ports: Ports, world: World) => Ports
}

/** The world as it is, but for the fault in every client's ports. */
export function plantIn(world: World, { plant }: PlantedFault): World {
  return {
    ...world,
    async connect(options): Promise<Client> {
      const client = await world.connect(options)
      return { ...client, ports: plant(client.ports, world) }
    },
  }
}
