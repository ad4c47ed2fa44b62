import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backupData } from '../../scripts/cloudflare/backup-data.mjs'
import { bundleWorker } from '../../scripts/cloudflare/bundle-worker.mjs'
import { startWorker } from '../../scripts/cloudflare/start-worker.mjs'
import { mutationIdOf } from '../../src/domain/model/records/meta'
import type { Id } from '../../src/domain/model/kernel/id'
import { BrowserStore } from '../harness/browser-store'
import { cloudflareOn, openClient } from '../harness/cloudflare.harness'
import { CookieJar } from '../harness/cookie-jar'
import type { World } from '../harness/harness'
import { LeapingRuntime } from '../harness/leaping-runtime'
import { type LocalWorker, openWorker } from '../harness/local-worker'
import { type Actor, openStage, PASSWORD } from '../harness/stage'

/** How long they work, in seconds. Ten minutes: `PORTSIDE_TEAM_SECONDS=600`. */
const SECONDS = Number(process.env['PORTSIDE_TEAM_SECONDS'] ?? 4)
const MEMBERS = 9
/** Between two commits of one person, about. */
const THINKING_MS = 250
const PATIENCE_MS = 60_000 + SECONDS * 2000

const folder = mkdtempSync(join(tmpdir(), 'portside-team-'))
let worker: LocalWorker
let world: World
let team: readonly Actor[]

beforeAll(async () => {
  worker = await openWorker()
  world = await cloudflareOn(async () => worker).open()
  const stage = await openStage(world)
  const members = []
  for (let count = 0; count < MEMBERS; count += 1) members.push(await stage.oneMore('member'))
  team = [await stage.as('owner'), ...members]
}, PATIENCE_MS)

afterAll(async () => {
  await world.close()
  await worker.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Makes people until the time is over, each sent again until it is answered. @returns their ids */
async function work({ ports, workspaceId }: Actor, until: number, answered: (id: Id) => void): Promise<void> {
  while (Date.now() < until) {
    const id = world.newId()
    const create = { kind: 'create', collection: 'people', id, data: { firstName: `P ${id}` } } as const
    const options = { workspaceId, mutationId: mutationIdOf(world.newId()), timeoutMs: 2000 }
    for (;;) {
      const isAnswered = await ports.records.commit([create], options).then(
        () => true,
        () => false,
      )
      if (isAnswered) break
      await pause(100)
    }
    answered(id)
    await pause(THINKING_MS * Math.random() * 2)
  }
}

async function everybody({ ports, workspaceId }: Pick<Actor, 'ports' | 'workspaceId'>): Promise<readonly Id[]> {
  const ids: Id[] = []
  let page = await ports.records.list('people', { workspaceId, limit: 500 })
  for (;;) {
    ids.push(...page.items.map(({ id }) => id))
    if (page.next === null) return ids
    page = await ports.records.list('people', { workspaceId, limit: 500, after: page.next })
  }
}

it(
  'a team works on while the machine fails and is backed up: nothing is lost or there twice, and the backup is served elsewhere',
  { timeout: PATIENCE_MS, retry: 0 },
  async () => {
    const until = Date.now() + SECONDS * 1000
    const made = new Set<Id>()
    const working = team.map((actor) => work(actor, until, (id) => made.add(id)))
    await pause((SECONDS * 1000) / 3)
    await worker.restart()
    await pause((SECONDS * 1000) / 3)
    const before = new Set(made)
    const backup = await backupData(worker.data, folder)
    await Promise.all(working)

    const [owner] = team
    if (owner === undefined) throw new Error('nobody is there')
    const there = await everybody(owner)
    expect(there).toHaveLength(made.size)
    expect(new Set(there)).toEqual(made)

    const options = { worker: await bundleWorker(folder), folder, data: backup.folder, isDevelopment: true }
    const elsewhere = await startWorker(options)
    const runtime = new LeapingRuntime()
    const browser = { store: new BrowserStore(), cookies: new CookieJar() }
    const { ports, close } = await openClient({ url: elsewhere.url, runtime, browser })
    await ports.auth.signIn({ method: 'password', email: owner.email, password: PASSWORD })
    const restored = new Set(await everybody({ ports, workspaceId: owner.workspaceId }))
    expect([...before].filter((id) => !restored.has(id))).toEqual([])
    expect([...restored].filter((id) => !made.has(id))).toEqual([])
    await close()
    await elsewhere.close()
  },
)
