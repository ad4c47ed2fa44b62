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

/** The port with some of its members replaced; the others keep working on the port itself. */
export function instead<P extends object>(port: P, members: Partial<P>): P {
  return new Proxy(port, {
    get(target, name) {
      if (Object.hasOwn(members, name)) return Reflect.get(members, name)
      const member: unknown = Reflect.get(target, name, target)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}
