import { filter, firstValueFrom } from 'rxjs'
import type { Plugin } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChangeCursor } from '../../src/ports/events.port'
import { commit } from '../contracts/acts'
import { mutationIdOf } from '../../src/domain/model/records/meta'
import { cloudflareHarness, cloudflareOn } from '../harness/cloudflare.harness'
import type { World } from '../harness/harness'
import { Listener } from '../harness/listener'
import { endLocalWorker, openWorker } from '../harness/local-worker'
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

it('keeps of its commits what a device that was away may need, and no more than that', async () => {
  const few: Plugin = {
    name: 'few-characters',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/sqlite-store.ts') ? code.replace('LOG_CHARACTERS = 64_000_000', 'LOG_CHARACTERS = 60_000') : null,
  }
  const worker = await openWorker([few])
  const small = await cloudflareOn(async () => worker).open()
  try {
    const there = await openStage(small)
    const { ports, workspaceId } = await there.as('owner')
    const kinds = async (from: ChangeCursor | 'now') => {
      const heard = new Listener(ports.events.changes(workspaceId, ['people'], from), 30_000)
      await heard.until((change) => change.kind === 'caught-up', 'the end')
      heard.stop()
      return heard.received
    }
    const cursorNow = async () =>
      (await kinds('now')).flatMap((change) => (change.kind === 'caught-up' ? [change.cursor] : []))[0]!
    const first = await cursorNow()
    const write = async () => {
      const data = { firstName: 'x'.repeat(100) }
      const people = Array.from(
        { length: 20 },
        () => ({ kind: 'create', collection: 'people', id: small.newId(), data }) as const,
      )
      await ports.records.commit(people, { workspaceId, mutationId: mutationIdOf(small.newId()) })
    }
    for (let done = 0; done < 8; done += 1) await write()
    const late = await cursorNow()
    await write()
    // What it remembers besides is gone.
    await worker.restart()
    expect((await kinds(first)).some(({ kind }) => kind === 'gap')).toBe(true)
    expect((await kinds(late)).filter(({ kind }) => kind === 'upserted')).toHaveLength(20)
  } finally {
    await small.close()
    await worker.close()
  }
}, 60_000)
