import { expect, it } from 'vitest'
import { ranks } from '../../../src/domain/model/kernel/rank'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { Plan, Trigger } from '../../../src/domain/model/rules/rule'
import { runDueRules } from '../../../src/domain/use-cases/functions/rules/run-rules'
import { MINUTE_MS, SURE } from '../../support/crashing-backend'
import { RuleWorld } from './rule-world'

const DAY_MS = 24 * 60 * MINUTE_MS
const CHANCE = { open: 10, won: 100, lost: 0 }

it('finds what nothing was written about for so many days, once, and again after the next silence', async () => {
  const { world, dealId } = await begun({ on: 'idle', days: 14 })
  await pass(world, 10)
  await world.write([{ kind: 'update', collection: 'deals', id: dealId, patch: { title: 'Looms' } }])
  await pass(world, 13)
  expect(tasksOf(world)).toEqual([])
  await pass(world, 2)
  expect(tasksOf(world)).toEqual([`deals/${dealId}`])
  // The task that it made ends no silence: what a rule does would set it off again and again.
  await pass(world, 40)
  expect(tasksOf(world)).toHaveLength(1)
  const [task] = world.all('tasks')
  await world.write([{ kind: 'update', collection: 'tasks', id: task!.id, patch: { status: 'done' } }])
  await pass(world, 13)
  expect(tasksOf(world)).toHaveLength(1)
  await pass(world, 2)
  expect(tasksOf(world)).toHaveLength(2)
})

it('finds what has a day in a field, so many days after it, however often it looks', async () => {
  const { world, dealId } = await begun({ on: 'date', field: 'expectedCloseOn', days: 1 }, { expectedCloseOn: '2026-11-25' })
  await pass(world, 4)
  expect([new Date(world.ms).toISOString().slice(0, 10), tasksOf(world)]).toEqual(['2026-11-25', []])
  await pass(world, 1)
  expect(tasksOf(world)).toEqual([`deals/${dealId}`])
  await pass(world, 5)
  expect(tasksOf(world)).toHaveLength(1)
  // Put off: the new day is another one.
  await world.write([{ kind: 'update', collection: 'deals', id: dealId, patch: { expectedCloseOn: '2026-12-03' } }])
  await pass(world, 5)
  expect(tasksOf(world)).toHaveLength(2)
})

/** A workspace with this rule, which makes a task, and a deal. */
async function begun(trigger: Trigger, data: object = {}): Promise<{ readonly world: RuleWorld; readonly dealId: Id }> {
  const steps: Plan['steps'] = [{ do: 'task', title: 'Ask', assignee: null, dueInDays: null }]
  const world = await RuleWorld.open(1, [{ collection: 'deals', plan: { trigger, filter: '', steps } }])
  const [pipelineId, dealId] = [world.newId(), world.newId()]
  const stages = (['open', 'won', 'lost'] as const).map((kind, at) => ({ id: world.newId(), kind, position: ranks(3)[at]! }))
  const [{ id: stageId, position }] = stages as [(typeof stages)[0]]
  await world.write([
    { kind: 'create', collection: 'pipelines', id: pipelineId, data: { name: 'Sales', position, default: true } },
    ...stages.map(({ id, ...stage }) => ({
      kind: 'create',
      collection: 'stages',
      id,
      data: { pipelineId, name: stage.kind, probability: CHANCE[stage.kind], ...stage },
    })),
  ])
  const deal = { title: 'Loom', pipelineId, stageId, currency: 'EUR', rank: position, ...data }
  await world.write([{ kind: 'create', collection: 'deals', id: dealId, data: deal }])
  return { world, dealId }
}

/** Days, and in each of them rules are run twice. */
async function pass(world: RuleWorld, days: number): Promise<void> {
  for (let half = 0; half < days * 2; half += 1) {
    world.ms += DAY_MS / 2
    await runDueRules(null, world.context(SURE()))
  }
}

function tasksOf(world: RuleWorld): readonly string[] {
  return world.all('tasks').flatMap(({ subjects }) => subjects)
}
