import { expect, it } from 'vitest'
import { commit, person, wild } from '../../contracts/acts'
import { memoryHarness } from '../../harness/memory.harness'
import { openStage } from '../../harness/stage'

const PLAN = { trigger: { on: 'made' }, filter: '', steps: [{ do: 'note', body: 'Welcome.' }] }

it('a rule is run for what was told just before it ran for something else', async () => {
  const world = await memoryHarness.open()
  const stage = await openStage(world)
  const owner = await stage.as('owner')
  const data = { name: 'Welcome', collection: 'people', status: 'on', plan: JSON.stringify(PLAN) }
  await commit(stage, owner, [wild({ kind: 'create', collection: 'rules', id: world.newId(), data })])
  const done = async () => (await owner.ports.records.list('ruleRuns', { workspaceId: owner.workspaceId, limit: 9 })).items.length
  // Rules begin once the app is there.
  await world.advance(3000)
  await commit(stage, owner, [person(world, { firstName: 'Ada' })])
  const doneLater = async () => {
    await world.advance(200)
    return done()
  }
  await expect.poll(doneLater).toBe(1)

  await commit(stage, owner, [person(world, { firstName: 'Bo' })])
  await world.advance(300)
  await commit(stage, owner, [person(world, { firstName: 'Cy' })])
  await world.advance(900)
  await expect.poll(done).toBeGreaterThanOrEqual(2)
  await world.advance(1200)
  await expect.poll(done).toBe(3)
  await world.close()
})
