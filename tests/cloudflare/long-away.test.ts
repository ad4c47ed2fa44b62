import { filter, firstValueFrom } from 'rxjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChangeCursor } from '../../src/ports/events.port'
import { commit } from '../contracts/acts'
import { cloudflareHarness } from '../harness/cloudflare.harness'
import type { World } from '../harness/harness'
import { Listener } from '../harness/listener'
import { endLocalWorker } from '../harness/local-worker'
import { type Actor, openStage, type Stage } from '../harness/stage'

/** More than an object has in memory. */
const COMMITS = 620

let world: World
let stage: Stage
let owner: Actor
beforeAll(async () => {
  world = await cloudflareHarness.open()
  stage = await openStage(world)
  owner = await stage.as('owner')
})
afterAll(async () => {
  await world.close()
  await endLocalWorker()
})

it('whoever was away for hundreds of commits hears of each, in order', async () => {
  const tags = (from: ChangeCursor | 'now') => owner.ports.events.changes(owner.workspaceId, ['tags'], from)
  const start = await firstValueFrom(tags('now').pipe(filter((change) => change.kind === 'caught-up')))
  const ids = Array.from({ length: COMMITS }, () => world.newId())
  for (const id of ids)
    await commit(stage, owner, [{ kind: 'create', collection: 'tags', id, data: { name: id, colour: 'blue' } }])

  const again = new Listener(tags(start.cursor), 30_000)
  await again.until((change) => change.kind === 'caught-up' && again.received.length > COMMITS, 'the end')
  again.stop()
  const heard = again.received.flatMap((change) => (change.kind === 'upserted' ? [change.record.id] : []))
  expect([heard, again.received.some(({ kind }) => kind === 'gap')]).toEqual([ids, false])
}, 60_000)
