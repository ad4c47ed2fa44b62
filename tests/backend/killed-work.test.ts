import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCluster, type OwnCluster } from '../../scripts/backend/cluster.mjs'
import { startBackend, type Backend } from '../../scripts/backend/start-backend.mjs'
import type { World } from '../harness/harness'
import { APP_URL } from '../harness/local-backend'
import { worldOn } from '../harness/supabase.harness'
import { hasTurn } from '../support/in-turn'
import { openReceiver, type Receiver, survives } from '../support/killed-work'

const KILLS = Number(process.env['PORTSIDE_KILLS'] ?? 2)
/** As `npm run backend` starts it; who starts a cluster later sweeps it away. */
const KEPT = `cluster-${process.pid}-killed`

let cluster: OwnCluster
let backend: Backend
let world: World
let receiver: Receiver

beforeAll(async () => {
  receiver = await openReceiver()
  cluster = await startCluster({ keepAs: KEPT })
  backend = await startBackend({
    cluster,
    appUrl: APP_URL,
    functions: 'bundled',
    settings: { functions: { WEBHOOK_INNER_ORIGINS: new URL(receiver.url).origin } },
  })
  world = worldOn(backend)
}, 120_000)

afterAll(async () => {
  await world.close()
  await receiver.close()
  await backend.close()
  await cluster.close()
})

it.runIf(hasTurn(0, 3))(
  'does what rules say once, and tells webhooks once, though its processes are killed amid it',
  { timeout: 3_600_000 },
  async () => {
    const figures = await survives({
      world,
      receiver,
      kills: KILLS,
      kill: (time) => (time % 2 === 0 ? backend.killFunctions() : cluster.restart()),
      run: async () => {
        const headers = { apikey: backend.secretKey }
        const calls = ['run-rules', 'deliver-webhooks'].map((name) =>
          fetch(`${backend.url}/functions/v1/${name}`, { method: 'POST', headers }).then((answer) => answer.text()),
        )
        await Promise.all(calls)
      },
      letMinutesPass: async () => {
        await backend.sql`update private.webhook_turns set leased_until = '-infinity'`
        await backend.sql`update private.rule_turns set leased_until = '-infinity'`
        await backend.sql`update public.webhooks set next_attempt_at = null where next_attempt_at is not null`
        await backend.sql`update public.rule_runs set due_at = now() where status = 'waiting' and due_at > now()`
      },
    })
    process.stdout.write(`${JSON.stringify(figures)}\n`)
    expect(figures.kills).toBe(KILLS)
  },
)
