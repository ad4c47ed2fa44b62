import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runDueRules } from '../../src/domain/use-cases/functions/rules/run-rules'
import { postingHooks } from '../../supabase/functions/_shared/hooks'
import { RuleWorld } from '../domain/rules/rule-world'

const HOUR_MS = 3_600_000
let reached = 0
const inner = createServer((_, response) => {
  reached += 1
  response.end()
})
let origin: string

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    inner.listen(0, '127.0.0.1', resolve)
  })
  origin = `http://127.0.0.1:${(inner.address() as AddressInfo).port}`
})
afterAll(() => void inner.close())

it('a rule does not reach an address within a network, and waits as after a refusal', async () => {
  const world = await RuleWorld.open(1, [])
  await world.write([{ kind: 'update', collection: 'webhooks', id: world.webhookId, patch: { url: `${origin}/` } }])
  const steps = [
    { do: 'call', webhookId: world.webhookId },
    { do: 'task', title: 'Call them', assignee: null, dueInDays: null },
  ]
  const plan = JSON.stringify({ trigger: { on: 'made' }, filter: '', steps })
  await world.write([
    { kind: 'create', collection: 'rules', id: world.newId(), data: { name: 'Tell', status: 'on', collection: 'people', plan } },
  ])
  await world.write([{ kind: 'create', collection: 'people', id: world.newId(), data: { firstName: 'Ada' } }])
  await run(world, [])
  expect([reached, world.all('ruleRuns'), world.all('tasks')]).toMatchObject([0, [{ status: 'waiting', failures: 1 }], []])
  // It was the address that was refused, and nothing else.
  await run(world, [origin])
  expect([reached, world.all('ruleRuns'), world.all('tasks')]).toMatchObject([1, [{ status: 'done' }], [{ title: 'Call them' }]])
})

async function run(world: RuleWorld, innerHooks: readonly string[]): Promise<void> {
  world.ms += HOUR_MS
  const runner = { isDead: false, token: null, crashes: () => null, stalls: () => 0 }
  await runDueRules(null, { ...world.context(runner), post: postingHooks(innerHooks) })
}
