import { afterAll, beforeAll, expect, it } from 'vitest'
import type { World } from '../harness/harness'
import { worldOn } from '../harness/cloudflare.harness'
import { openWorker, type LocalWorker } from '../harness/local-worker'
import { newMutationId } from '../harness/stage'
import { hasTurn } from '../support/in-turn'
import { openReceiver, type Receiver, survives } from '../support/killed-work'

const KILLS = Number(process.env['PORTSIDE_KILLS'] ?? 2)

let worker: LocalWorker
let world: World
let receiver: Receiver

beforeAll(async () => {
  receiver = await openReceiver()
  worker = await openWorker()
  world = worldOn(worker, { clear: () => undefined, lastTo: async () => null })
})
afterAll(async () => {
  await world.close()
  await receiver.close()
  await worker.close()
})

it.runIf(hasTurn(1, 3))(
  'does what rules say once, and tells webhooks once, though it is killed amid it',
  { timeout: 3_600_000 },
  async () => {
    const figures = await survives({
      world,
      receiver,
      kills: KILLS,
      kill: () => worker.restart(),
      run: async ({ ports, workspaceId }) => {
        const calls = (['run-rules', 'deliver-webhooks'] as const).map((name) =>
          ports.functions.call(name, { workspaceId }, { mutationId: newMutationId(world), timeoutMs: 10_000 }),
        )
        await Promise.all(calls)
      },
      letMinutesPass: () => world.advance(6 * 60_000),
    })
    process.stdout.write(`${JSON.stringify(figures)}\n`)
    expect(figures.kills).toBe(KILLS)
  },
)
