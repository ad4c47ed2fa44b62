import type { CoreEvent, Effect } from '../../../../src/adapters/replica/core/events'
import { ReplicaCore } from '../../../../src/adapters/replica/core/replica-core'
import type { Rows } from '../../../../src/adapters/replica/core/rules'
import type { Mutation } from '../../../../src/domain/model/records/mutation'
import { asCore } from './core-maker'
import type { Core, CoreMaker } from './simulated-tab'

/** A core with one thing wrong: a part of it replaced, or what goes in and out of it altered. */
export interface PlantedBug {
  readonly name: string
  readonly plant: CoreMaker
  /** Where to begin to look: at 1, but for what shows rarely. */
  readonly from: number
}

export type Keep = Extract<Effect, { readonly kind: 'keep' }>
export type Send = Extract<Effect, { readonly kind: 'send' }>
/** A method of a part of the core, whatever it takes. */
export type Method = (...values: never[]) => unknown

export function bug(name: string, alter: (core: Core, real: ReplicaCore, rows: Rows) => Core, from = 1): PlantedBug {
  return {
    name,
    from,
    plant: (rows, rules) => {
      const real = new ReplicaCore(rows, rules)
      return alter(asCore(real), real, rows)
    },
  }
}

export function around(core: Core): Core {
  return {
    handle: (event) => core.handle(event),
    get entries() {
      return core.entries
    },
    get isCurrent() {
      return core.isCurrent
    },
  }
}

export function handling(core: Core, handle: Core['handle']): Core {
  return Object.defineProperties(around(core), { handle: { value: handle } })
}

export function entering(core: Core, alter: (event: CoreEvent) => CoreEvent): Core {
  return handling(core, (event) => core.handle(alter(event)))
}

export function ignoring(core: Core, isIgnored: (event: CoreEvent) => boolean): Core {
  return handling(core, (event) => (isIgnored(event) ? [] : core.handle(event)))
}

export function withoutEvents(kind: CoreEvent['kind']) {
  return (core: Core) => ignoring(core, (event) => event.kind === kind)
}

export function altered(core: Core, alter: (effect: Effect) => readonly Effect[]): Core {
  return handling(core, (event) => core.handle(event).flatMap(alter))
}

export function withKeep(alter: (keep: Keep) => Keep) {
  return (core: Core) => altered(core, (effect) => [effect.kind === 'keep' ? alter(effect) : effect])
}

export function before<K extends CoreEvent['kind']>(
  core: Core,
  kind: K,
  act: (event: Extract<CoreEvent, { readonly kind: K }>) => unknown,
): Core {
  return handling(core, (event) => {
    if (event.kind === kind) act(event as Extract<CoreEvent, { readonly kind: K }>)
    return core.handle(event)
  })
}

export function after<K extends CoreEvent['kind']>(
  core: Core,
  kind: K,
  act: (event: Extract<CoreEvent, { readonly kind: K }>) => unknown,
): Core {
  return handling(core, (event) => {
    const effects = core.handle(event)
    if (event.kind === kind) act(event as Extract<CoreEvent, { readonly kind: K }>)
    return effects
  })
}

export function fedWith(core: Core, alter: (event: Extract<CoreEvent, { readonly kind: 'fed' }>) => CoreEvent): Core {
  return entering(core, (event) => (event.kind === 'fed' ? alter(event) : event))
}

export function sent(core: Core, alter: (mutation: Mutation) => Mutation): Core {
  return altered(core, (effect) => [effect.kind === 'send' ? { ...effect, mutations: effect.mutations.map(alter) } : effect])
}

/** Puts another method in the place of one of a part of the core. */
export function replaced(at: (real: ReplicaCore) => readonly [part: object, method: string], by: () => unknown) {
  return (core: Core, real: ReplicaCore): Core => {
    const [owner, method] = at(real)
    Reflect.set(owner, method, by())
    return core
  }
}

export function part(owner: object, name: string): object {
  return Reflect.get(owner, name) as object
}
