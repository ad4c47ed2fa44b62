import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstValueFrom, filter } from 'rxjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleWorker } from '../../scripts/cloudflare/bundle-worker.mjs'
import { freePort } from '../../scripts/free-port.mjs'
import { type RunningWorker, startWorker } from '../../scripts/cloudflare/start-worker.mjs'
import { mutationIdOf } from '../../src/domain/model/records/meta'
import { openClient } from '../harness/cloudflare.harness'
import { CookieJar } from '../harness/cookie-jar'
import { BrowserStore } from '../harness/browser-store'
import { LeapingRuntime } from '../harness/leaping-runtime'

const COMMITS = 40
const folder = mkdtempSync(join(tmpdir(), 'portside-restart-'))
const runtime = new LeapingRuntime()
let worker: RunningWorker
let bundle: string
let port: number

beforeAll(async () => {
  bundle = await bundleWorker(folder)
  port = await freePort(26_300)
  worker = await start()
})
afterAll(async () => {
  await worker.close()
  rmSync(folder, { recursive: true, force: true })
})

function start(): Promise<RunningWorker> {
  return startWorker({ worker: bundle, folder, port, isDevelopment: true })
}

it('what was answered before the machine failed is there after it, and what is sent again is there once', async () => {
  const browser = { store: new BrowserStore(), cookies: new CookieJar() }
  const { ports, close } = await openClient({ url: worker.url, runtime, browser })
  const { auth, functions, records } = ports
  await auth.signUp({ email: 'ana@example.com', password: 'correct horse battery', name: 'Ana' })
  const region = { currency: 'EUR', country: 'DE', locale: 'en', timeZone: 'Europe/Berlin' }
  const made = await functions.call('create-workspace', { name: 'A', ...region, sample: false }, { mutationId: newMutation() })
  if (!made.ok) throw new Error('no workspace was made')
  const { workspaceId } = made.value

  const sent = Array.from({ length: COMMITS }, (_, at) => ({ id: runtime.newId(), mutationId: newMutation(), name: `P ${at}` }))
  const commit = ({ id, mutationId, name }: (typeof sent)[number]) =>
    records.commit([{ kind: 'create', collection: 'people', id, data: { firstName: name } }], {
      workspaceId,
      mutationId,
      timeoutMs: 3000,
    })
  const answered: string[] = []
  for (const [at, one] of sent.entries()) {
    // In the middle of a write.
    if (at === COMMITS / 2) setTimeout(() => void worker.kill(), 3)
    await commit(one).then(
      () => answered.push(one.id),
      () => undefined,
    )
  }
  expect(answered.length).toBeLessThan(COMMITS)

  worker = await start()
  await firstValueFrom(ports.events.connection$.pipe(filter(({ status }) => status === 'online')))
  const kept = await records.list('people', { workspaceId, limit: 100 })
  const ids = new Set<string>(kept.items.map(({ id }) => id))
  expect(answered.filter((id) => !ids.has(id))).toEqual([])
  for (const one of sent) await commit(one)
  const all = await records.list('people', { workspaceId, limit: 100, count: 'exact' })
  expect([all.total, new Set(all.items.map(({ id }) => id))]).toEqual([COMMITS, new Set(sent.map(({ id }) => id))])
  await close()
}, 60_000)

function newMutation() {
  return mutationIdOf(runtime.newId())
}
