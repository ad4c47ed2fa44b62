import type { CoreEvent, Effect } from '../../../../src/adapters/replica/core/events'
import { keyOf, localVersion, type RecordKey } from '../../../../src/adapters/replica/core/record-key'
import type { OutboxEntry } from '../../../../src/adapters/replica/core/outbox-entry'
import { ReplicaCore } from '../../../../src/adapters/replica/core/replica-core'
import type { Rows } from '../../../../src/adapters/replica/core/rules'
import type { AnyRecord } from '../../../../src/domain/model/records/collections'
import type { MutationId } from '../../../../src/domain/model/records/meta'
import type { Mutation } from '../../../../src/domain/model/records/mutation'
import { asCore } from './core-maker'
import type { Core, CoreMaker } from './simulated-tab'

/** A core with one thing wrong: a part of it replaced, or what goes in and out of it altered. */
export interface PlantedBug {
  readonly name: string
  readonly plant: CoreMaker
  /** Where to begin to look: at 1, but for what only a purge shows, which is rare. */
  readonly from: number
}

type Keep = Extract<Effect, { readonly kind: 'keep' }>
type Send = Extract<Effect, { readonly kind: 'send' }>
/** A method of a part of the core, whatever it takes. */
type Method = (...values: never[]) => unknown

export const PLANTED_BUGS: readonly PlantedBug[] = [
  bug(
    'the outbox is not kept',
    withKeep((keep) => ({ ...keep, step: { ...keep.step, outbox: {} } })),
  ),
  bug('what is kept is answered before it is kept', (core) => {
    return altered(core, (effect) => [effect, ...keptAtOnce(effect, core)])
  }),
  bug('a gap is not noticed', withoutEvents('gap')),
  bug('the cursor is kept before the data', (core) =>
    altered(core, (effect) => (effect.kind === 'keep' ? cursorFirst(effect) : [effect])),
  ),
  bug('the cursor is taken after the pages', (core, real) => {
    return before(core, 'read-all', () => {
      const reading = part(real.following, 'reading')
      const later = Reflect.get(reading, 'later') as { cursor: string }[]
      Reflect.set(reading, 'cursor', later.at(-1)?.cursor ?? Reflect.get(reading, 'cursor'))
      later.length = 0
    })
  }),
  bug(
    'what was in no page stays',
    replaced(
      (real) => [real.following, 'unseen'],
      () => () => [],
    ),
  ),
  bug(
    'a deletion is passed over',
    (core) => {
      return fedWith(core, (event) => ({ ...event, changes: event.changes.filter(({ record }) => record !== null) }))
    },
    460,
  ),
  bug('the feed is taken to tell of everything answered', (core, real) => {
    Reflect.set(real.following, 'toldBy', () => real.desk.acknowledged())
    return core
  }),
  bug('what the server has is shown no longer once it has answered', (core, real) => {
    const sending = part(real, 'sending')
    const acknowledge = Reflect.get(sending, 'acknowledge') as Method
    Reflect.set(sending, 'acknowledge', (...values: never[]) => {
      acknowledge.apply(sending, values)
      real.desk.change({ remove: [(values[0]! as OutboxEntry).mutationId] })
    })
    return core
  }),
  bug('a commit is given up when the line fails', (core, real) => {
    return after(
      core,
      'failed',
      ({ mutationId }) => real.desk.queue.get(mutationId) !== null && real.desk.change({ remove: [mutationId] }),
    )
  }),
  bug('what the server refuses is dropped in silence', (core, real) => {
    return after(core, 'failed', ({ mutationId }) => {
      if (real.desk.queue.get(mutationId)?.state.kind === 'refused') real.desk.change({ remove: [mutationId] })
    })
  }),
  bug('it is sent again as something new', (core) => anewEachTime(core)),
  bug('all fields of a record are sent', (core, _real, rows) => sent(core, (mutation) => wholeRecord(mutation, rows))),
  bug('whatever stands is written over', (core) =>
    sent(core, (mutation) => ('expect' in mutation ? { ...mutation, expect: 'any' } : mutation)),
  ),
  bug(
    'mine is merged over theirs',
    replaced(
      (real) => [part(real, 'sending'), 'merged'],
      () => mineWins,
    ),
  ),
  bug(
    'where both wrote, mine is dropped',
    replaced(
      (real) => [part(real, 'sending'), 'merged'],
      () => () => ({ kind: 'nothing' }),
    ),
  ),
  bug('what was written upon a merged commit goes on unasked', (core, real) => {
    const { queue } = real.desk
    Reflect.set(part(real, 'sending'), 'moved', ({ mutationId }: OutboxEntry, nowOf: (key: RecordKey) => AnyRecord | null) =>
      queue.retargeted(localVersion(mutationId), (mutation) => nowOf(keyOf(mutation))?.version ?? null),
    )
    return core
  }),
  bug('a commit overtakes the one it was written upon', (core, real) => {
    Reflect.set(real.desk.queue, 'next', (isDurable: (id: MutationId) => boolean) => {
      return real.desk.queue.all().findLast(({ mutationId, state }) => state.kind === 'waiting' && isDurable(mutationId)) ?? null
    })
    return core
  }),
  bug('somebody else’s field hides one’s own waiting write', (core, real) => {
    Reflect.set(real.desk.overlay, 'rebased', real.desk.rules.speculate.bind(real.desk.rules))
    return core
  }),
  bug('the outbox of before is not read', (core) => {
    return entering(core, (event) => (event.kind === 'opened' ? { ...event, kept: { ...event.kept, outbox: [] } } : event))
  }),
  bug(
    'what came to a follower is not written when it leads',
    replaced(
      (real) => [part(real.following, 'unwritten'), 'take'],
      () => () => null,
    ),
  ),
  bug(
    'a whole is put beside what was there',
    withKeep(({ step: { afresh: _, ...step }, ...keep }) => ({ ...keep, step })),
  ),
  bug('the feed’s silence is never asked about', (core) =>
    ignoring(core, (event) => event.kind === 'woken' && event.to === 'ask'),
  ),
  bug('the queue rests after the first failure', (core) =>
    ignoring(core, (event) => event.kind === 'woken' && event.to === 'send'),
  ),
  bug('a withdrawal is not heard', withoutEvents('denied')),
  bug('what is withdrawn stays on the disk', (core) => altered(core, (effect) => (effect.kind === 'wipe' ? [] : [effect]))),
]

function bug(name: string, alter: (core: Core, real: ReplicaCore, rows: Rows) => Core, from = 1): PlantedBug {
  return {
    name,
    from,
    plant: (rows, rules) => {
      const real = new ReplicaCore(rows, rules)
      return alter(asCore(real), real, rows)
    },
  }
}

function around(core: Core): Core {
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

function handling(core: Core, handle: Core['handle']): Core {
  return Object.defineProperties(around(core), { handle: { value: handle } })
}

function entering(core: Core, alter: (event: CoreEvent) => CoreEvent): Core {
  return handling(core, (event) => core.handle(alter(event)))
}

function ignoring(core: Core, isIgnored: (event: CoreEvent) => boolean): Core {
  return handling(core, (event) => (isIgnored(event) ? [] : core.handle(event)))
}

function withoutEvents(kind: CoreEvent['kind']) {
  return (core: Core) => ignoring(core, (event) => event.kind === kind)
}

function altered(core: Core, alter: (effect: Effect) => readonly Effect[]): Core {
  return handling(core, (event) => core.handle(event).flatMap(alter))
}

function withKeep(alter: (keep: Keep) => Keep) {
  return (core: Core) => altered(core, (effect) => [effect.kind === 'keep' ? alter(effect) : effect])
}

function before(core: Core, kind: CoreEvent['kind'], act: () => void): Core {
  return handling(core, (event) => {
    if (event.kind === kind) act()
    return core.handle(event)
  })
}

function after<K extends CoreEvent['kind']>(
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

function fedWith(core: Core, alter: (event: Extract<CoreEvent, { readonly kind: 'fed' }>) => CoreEvent): Core {
  return entering(core, (event) => (event.kind === 'fed' ? alter(event) : event))
}

function sent(core: Core, alter: (mutation: Mutation) => Mutation): Core {
  return altered(core, (effect) => [effect.kind === 'send' ? { ...effect, mutations: effect.mutations.map(alter) } : effect])
}

/** Puts another method in the place of one of a part of the core. */
function replaced(at: (real: ReplicaCore) => readonly [part: object, method: string], by: () => unknown) {
  return (core: Core, real: ReplicaCore): Core => {
    const [owner, method] = at(real)
    Reflect.set(owner, method, by())
    return core
  }
}

function part(owner: object, name: string): object {
  return Reflect.get(owner, name) as object
}

function keptAtOnce(effect: Effect, core: Core): readonly Effect[] {
  return effect.kind === 'keep' && effect.mutationIds.length > 0
    ? core.handle({ kind: 'kept', mutationIds: effect.mutationIds })
    : []
}

function cursorFirst({ step, mutationIds }: Keep): readonly Effect[] {
  const { cursor, changes, ...rest } = step
  if (cursor === undefined || changes === undefined) return [{ kind: 'keep', step, mutationIds }]
  return [
    { kind: 'keep', step: { ...rest, cursor }, mutationIds: [] },
    { kind: 'keep', step: { changes }, mutationIds },
  ]
}

function anewEachTime(core: Core): Core {
  const real = new Map<MutationId, MutationId>()
  let made = 0
  const renamed = (effect: Send): Send => {
    made += 1
    const mutationId = `${effect.mutationId}-${made}` as MutationId
    real.set(mutationId, effect.mutationId)
    return { ...effect, mutationId }
  }
  return handling(core, (event) => {
    const known =
      event.kind === 'answered' || event.kind === 'failed' ? { ...event, mutationId: real.get(event.mutationId)! } : event
    return core.handle(known).map((effect) => (effect.kind === 'send' ? renamed(effect) : effect))
  })
}

function wholeRecord(mutation: Mutation, rows: Rows): Mutation {
  if (mutation.kind !== 'update' || mutation.collection !== 'companies') return mutation
  const shown = rows.get('companies', mutation.id)
  if (shown === null) return mutation
  const { name, industry, description } = shown
  return { ...mutation, patch: { name, industry, description, ...mutation.patch } }
}

function mineWins({ mutations }: OutboxEntry, { current }: { readonly current: readonly (AnyRecord | null)[] }) {
  const again = mutations.map((mutation, place) =>
    'expect' in mutation ? { ...mutation, expect: current[place]?.version ?? 'any' } : mutation,
  )
  return { kind: 'again', mutations: again, before: current }
}
