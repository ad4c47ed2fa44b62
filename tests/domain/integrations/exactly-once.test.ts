import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deliverDue } from '../../../src/domain/use-cases/functions/integrations/deliver-webhooks'
import { MINUTE_MS, type Runner, runnerOf, type Runs, steps, SURE, untilDeath } from '../../support/crashing-backend'
import { runs } from '../../support/runs'
import { DeliveryWorld, type Manner, MANNERS, type Turns } from './delivery-world'

const HOUR_MS = 60 * MINUTE_MS
const HOOKS = [['created'], ['created', 'updated'], ['updated']] as const

type Act =
  | { readonly do: 'make'; readonly count: number }
  | { readonly do: 'change'; readonly which: number; readonly to: string }
  | { readonly do: 'hook' }
  | { readonly do: 'turn'; readonly which: number; readonly status: 'active' | 'paused' }
  | { readonly do: 'tire'; readonly which: number }
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'receiver'; readonly which: number; readonly manner: Manner }
  | ({ readonly do: 'run' } & Runs)

const acts: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('make' as const), count: fc.constantFrom(1, 2, 5, 130) }),
    fc.record({ do: fc.constant('change' as const), which: fc.nat(5), to: fc.constantFrom('Looms', 'Engines') }),
    fc.record({ do: fc.constant('hook' as const) }),
    fc.record({ do: fc.constant('turn' as const), which: fc.nat(3), status: fc.constantFrom('active', 'paused') }),
    fc.record({ do: fc.constant('tire' as const), which: fc.nat(3) }),
    fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(500, 2000, 2 * MINUTE_MS, 5 * HOUR_MS, 24 * HOUR_MS) }),
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('receiver' as const), which: fc.nat(3), manner: fc.constantFrom(...MANNERS) }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('run' as const),
        runners: fc.integer({ min: 1, max: 3 }),
        crashAt: fc.array(fc.option(fc.nat(40), { freq: 4 }), { minLength: 3, maxLength: 3 }),
        isHeard: fc.boolean(),
        stallAt: fc.option(fc.nat(40), { freq: 2 }),
        apart: fc.constantFrom(0, 20, 150),
      }),
    },
  ),
  { minLength: 3, maxLength: 20 },
)

it.each([
  ['several at once, under leases, as the database gives them', 'leased'],
  ['one after another, as in this browser and on Cloudflare', 'local'],
] as const)(
  'tells webhooks every line once by its id, in order, wherever those who tell break off: %s',
  async (_, turns) => {
    await fc.assert(
      fc.asyncProperty(acts, fc.nat(), async (program, seed) => {
        const world = await DeliveryWorld.open(seed, HOOKS)
        for (const act of program) await perform(act, world, turns)
        await settle(world, turns)
        expect({ wrong: world.wrong, ...compared(world), left: await deliverDue(null, world.context(SURE(), turns)) }).toEqual({
          wrong: [],
          lost: [],
          unordered: [],
          unasked: [],
          left: { delivered: 0, refused: 0 },
        })
      }),
      { numRuns: runs({ few: 100, many: 10_000 }) },
    )
  },
  3_600_000,
)

async function perform(act: Act, world: DeliveryWorld, turns: Turns): Promise<void> {
  const companies = world.all('companies')
  const hookIds = [...world.receivers.keys()]
  switch (act.do) {
    case 'make':
      return world.write(
        Array.from({ length: act.count }, () => ({
          kind: 'create',
          collection: 'companies',
          id: world.newId(),
          data: { name: 'Looms' },
        })),
      )
    case 'change': {
      const company = companies[act.which % Math.max(1, companies.length)]
      if (company === undefined) return
      return world.write([{ kind: 'update', collection: 'companies', id: company.id, patch: { name: act.to } }])
    }
    case 'hook':
      return world.hook(HOOKS[1])
    case 'turn': {
      const id = hookIds[act.which % hookIds.length]!
      return world.write([turned(id, act.status)])
    }
    case 'tire':
      return world.tire(hookIds[act.which % hookIds.length]!)
    case 'pass':
      world.ms += act.ms
      return
    case 'receiver':
      world.receivers.get(hookIds[act.which % hookIds.length]!)!.manner = act.manner
      return
    case 'run': {
      const runners = Array.from({ length: act.runners }, (_, at) => runnerOf(act, at))
      if (turns === 'leased') await Promise.all(runners.map((runner, at) => run(world, runner, turns, at * act.apart)))
      else for (const runner of runners) await run(world, runner, turns)
    }
  }
}

function turned(id: string, status: 'active' | 'paused') {
  // As the screen does.
  return { kind: 'update', collection: 'webhooks', id, patch: { status, failures: 0, nextAttemptAt: null } }
}

async function run(world: DeliveryWorld, runner: Runner, turns: Turns, after = 0): Promise<void> {
  await steps(after)
  await untilDeath(() => deliverDue(null, world.context(runner, turns)))
}

/** Until nothing is left to be told: all receivers are well, and whatever was paused or given up goes on. */
async function settle(world: DeliveryWorld, turns: Turns): Promise<void> {
  for (const receiver of world.receivers.values()) receiver.manner = 'takes'
  await world.write([...world.receivers.keys()].map((id) => turned(id, 'active')))
  for (let round = 0; round < 4; round += 1) {
    world.ms += HOUR_MS
    await run(world, SURE(), turns)
  }
}

/** What should have been told, from the timeline alone, beside what was taken. */
function compared(world: DeliveryWorld) {
  const all = world.linesAfter({ at: '', id: null })
  const [lost, unordered, unasked]: [string[], string[], string[]] = [[], [], []]
  for (const webhook of world.all('webhooks')) {
    const due = all
      .filter(({ at, verb }) => at >= webhook.createdAt && webhook.events.includes(verb))
      .map(({ id }) => id as string)
    const taken = [...world.receivers.get(webhook.id)!.taken.keys()]
    lost.push(...due.filter((id) => !taken.includes(id)))
    unasked.push(...taken.filter((id) => !due.includes(id)))
    const place = new Map(due.map((id, at) => [id, at]))
    unordered.push(...taken.filter((id, at) => at > 0 && place.get(id)! < place.get(taken[at - 1]!)!))
  }
  return { lost, unordered, unasked }
}
