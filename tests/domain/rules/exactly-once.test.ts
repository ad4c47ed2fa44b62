import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { Plan } from '../../../src/domain/model/rules/rule'
import { runDueRules } from '../../../src/domain/use-cases/functions/rules/run-rules'
import { runs } from '../../support/runs'
import { MINUTE_MS, type Runner, runnerOf, type Runs, steps, SURE, untilDeath } from '../../support/crashing-backend'
import { RuleWorld } from './rule-world'

const ANY_ID = '01900000-0000-7000-8000-000000000000' as Id
const LIFECYCLES = ['lead', 'prospect', 'customer', 'former'] as const

const task = (title: string) => ({ do: 'task', title, assignee: null, dueInDays: 1 }) as const

/** Rules of all kinds: those that write, wait, call, and set off each other. Each makes a task under a name of its own. */
const RULES: readonly { readonly collection: 'people' | 'companies'; readonly plan: Plan }[] = [
  { collection: 'people', plan: { trigger: { on: 'made' }, filter: '', steps: [task('0')] } },
  {
    collection: 'people',
    plan: {
      trigger: { on: 'made' },
      filter: 'jobTitle:starts:A',
      steps: [task('1'), { do: 'set', field: 'lifecycle', value: 'lead' }],
    },
  },
  {
    collection: 'people',
    plan: {
      trigger: { on: 'changed', fields: ['lifecycle'] },
      filter: '',
      steps: [{ do: 'set', field: 'lifecycle', value: 'customer' }, task('2')],
    },
  },
  {
    collection: 'people',
    plan: {
      trigger: { on: 'changed', fields: ['lifecycle'] },
      filter: '',
      steps: [{ do: 'set', field: 'lifecycle', value: 'former' }, { do: 'wait', hours: 1 }, task('3')],
    },
  },
  {
    collection: 'companies',
    plan: {
      trigger: { on: 'made' },
      filter: '',
      steps: [{ do: 'call', webhookId: ANY_ID }, task('4'), { do: 'wait', hours: 2 }, { do: 'call', webhookId: ANY_ID }],
    },
  },
]

type Act =
  | { readonly do: 'person'; readonly name: string }
  | { readonly do: 'company' }
  | { readonly do: 'change'; readonly which: number; readonly to: number }
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'receiver'; readonly accepts: boolean }
  | ({ readonly do: 'run' } & Runs)

const acts: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('person' as const), name: fc.constantFrom('Ada', 'Bo') }),
    fc.record({ do: fc.constant('company' as const) }),
    fc.record({ do: fc.constant('change' as const), which: fc.nat(5), to: fc.nat(3) }),
    fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(500, 2000, 2 * MINUTE_MS, 61 * MINUTE_MS) }),
    fc.record({ do: fc.constant('receiver' as const), accepts: fc.boolean() }),
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('run' as const),
        runners: fc.integer({ min: 1, max: 3 }),
        crashAt: fc.array(fc.option(fc.nat(60), { freq: 4 }), { minLength: 3, maxLength: 3 }),
        isHeard: fc.boolean(),
        stallAt: fc.option(fc.nat(40), { freq: 2 }),
        apart: fc.constantFrom(0, 20, 150),
      }),
    },
  ),
  { minLength: 3, maxLength: 14 },
)

type Turns = Parameters<RuleWorld['context']>[1]

it.each([
  ['several at once, under leases, as the database gives them', 'leased'],
  ['one after another, as in this browser and on Cloudflare', 'local'],
] as const)(
  'does everything that rules say once, wherever those who run them break off: %s',
  async (_, turns) => {
    await fc.assert(
      fc.asyncProperty(acts, fc.nat(), async (program, seed) => {
        const world = await RuleWorld.open(seed, RULES)
        for (const act of program) await perform(act, world, turns)
        await settle(world, turns)
        expect({ lost: lost(world), doubled: doubled(world) }).toEqual({ lost: [], doubled: [] })
      }),
      { numRuns: runs({ few: 100, many: 10_000 }) },
    )
  },
  3_600_000,
)

async function perform(act: Act, world: RuleWorld, turns: Turns): Promise<void> {
  const people = world.all('people')
  switch (act.do) {
    case 'person':
      return world.write([
        { kind: 'create', collection: 'people', id: world.newId(), data: { firstName: 'Ada', jobTitle: act.name } },
      ])
    case 'company':
      return world.write([{ kind: 'create', collection: 'companies', id: world.newId(), data: { name: 'Looms' } }])
    case 'change': {
      const person = people[act.which % Math.max(1, people.length)]
      if (person === undefined) return
      return world.write([{ kind: 'update', collection: 'people', id: person.id, patch: { lifecycle: LIFECYCLES[act.to] } }])
    }
    case 'pass':
      world.ms += act.ms
      return
    case 'receiver':
      world.accepts = act.accepts
      return
    case 'run': {
      const runners = Array.from({ length: act.runners }, (_, at) => runnerOf(act, at))
      if (turns === 'leased') await Promise.all(runners.map((runner, at) => run(world, runner, turns, at * act.apart)))
      else for (const runner of runners) await run(world, runner, turns)
    }
  }
}

async function run(world: RuleWorld, runner: Runner, turns: Turns, after = 0): Promise<void> {
  await steps(after)
  await untilDeath(() => runDueRules(null, world.context(runner, turns)))
}

/** Until nothing is left to be done. */
async function settle(world: RuleWorld, turns: Turns): Promise<void> {
  world.accepts = true
  for (let round = 0; round < 14; round += 1) {
    world.ms += 61 * MINUTE_MS * (round < 4 ? 1 : 3)
    await run(world, SURE(), turns)
  }
}

interface Due {
  readonly rule: number
  readonly about: string
  readonly count: number
}

/** What should have been done, from the log of commits alone: how often each rule was set off about each record. */
function owed(world: RuleWorld): readonly Due[] {
  const rules = world.all('rules').toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const runsById = new Map(world.all('ruleRuns').map((each) => [each.id, each]))
  const titles = new Map(world.all('people').map(({ id, jobTitle }) => [id, jobTitle]))
  const counts = new Map<string, Due>()
  for (const line of world.all('activities')) {
    const writer = runsById.get(world.writerOf.get(line.id)!)
    for (const [at, { collection, plan }] of RULES.entries()) {
      if (line.objectCollection !== collection || writer?.ruleId === rules[at]!.id) continue
      const isMade = plan.trigger.on === 'made' && line.verb === 'created'
      const isChanged = plan.trigger.on === 'changed' && line.verb === 'updated' && Object.hasOwn(line.changes, 'lifecycle')
      if (!isMade && !isChanged) continue
      if (plan.filter !== '' && !titles.get(line.objectId)?.startsWith('A')) continue
      const key = `${at} ${collection}/${line.objectId}`
      counts.set(key, { rule: at, about: `${collection}/${line.objectId}`, count: (counts.get(key)?.count ?? 0) + 1 })
    }
  }
  return [...counts.values()]
}

function tally(world: RuleWorld) {
  const rules = world.all('rules').toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const all = world.all('ruleRuns')
  return owed(world).map((due) => {
    const ran = all.filter(({ ruleId, about }) => ruleId === rules[due.rule]!.id && about === due.about)
    const done = ran.filter(({ status }) => status === 'done').length
    const tasks = world
      .all('tasks')
      .filter(({ title, subjects }) => title === String(due.rule) && subjects.some((one) => one === due.about))
    return {
      ...due,
      ran: ran.length,
      open: ran.filter(({ status }) => status === 'waiting' || status === 'failed').length,
      done,
      tasks: tasks.length,
    }
  })
}

function lost(world: RuleWorld): readonly unknown[] {
  const calls = world.all('ruleRuns').filter(({ about, status }) => about.startsWith('companies') && status === 'done').length * 2
  return [
    ...tally(world).filter(({ count, ran, open, done, tasks }) => ran < count || open > 0 || tasks < done),
    ...(world.taken.size < calls ? [`${calls - world.taken.size} calls`] : []),
  ]
}

function doubled(world: RuleWorld): readonly unknown[] {
  return [...tally(world).filter(({ count, ran, done, tasks }) => ran > count || tasks > done), ...world.doubled]
}
