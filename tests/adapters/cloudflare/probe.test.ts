import { NEVER } from 'rxjs'
import { afterEach, expect, test } from 'vitest'
import { KnownWorker } from '../../../src/adapters/cloudflare/known-worker'
import { type Health, probe, problemOf } from '../../../src/adapters/cloudflare/probe'
import { SCHEMA_VERSION } from '../../../src/adapters/cloudflare/schema-version'
import { ProbedConnection } from '../../../src/adapters/shared/probed-connection'
import type { Connection } from '../../../src/ports/events.port'
import { BrowserStore } from '../../harness/browser-store'
import { JitterRuntime } from '../../harness/jitter-runtime'
import { Listener } from '../../harness/listener'

const WELL = { version: SCHEMA_VERSION, mail: true }

function asking(answer: (signal: AbortSignal | null | undefined) => Promise<Response>) {
  const [runtime, requests]: [JitterRuntime, unknown[]] = [new JitterRuntime('none'), []]
  const fetch: typeof globalThis.fetch = (input, init) => {
    requests.push(input)
    return answer(init?.signal)
  }
  return { url: 'https://crm.example', runtime, requests, fetch }
}

const well = async () => Response.json({ value: WELL })
const cut = () => Promise.reject(new TypeError('fetch failed'))

test('a Worker of this version says what it can do', async () => {
  const asked = asking(well)
  expect([await probe(asked), asked.requests]).toEqual([WELL, ['https://crm.example/api/health']])
})

test.each([
  ['another version', async () => Response.json({ value: { ...WELL, version: 999 } }), 'backend/schema-mismatch'],
  ['a page', async () => new Response('<!doctype html>'), 'net/unavailable'],
  ['something else in JSON', async () => Response.json({ value: 'ok' }), 'net/unavailable'],
  ['nobody', cut, 'net/offline'],
])('%s cannot be used', async (_, answer, code) => {
  await expect(probe(asking(answer))).rejects.toMatchObject({ code })
})

test('what was found is kept for who opens the app offline, unless it is of another version', () => {
  const store = new BrowserStore().openTab()
  const known = new KnownWorker(store, 'worker')
  const before = known.read()
  known.store(WELL)
  const kept = known.read()
  known.store({ ...WELL, version: 999 })
  expect([before, kept, known.read()]).toEqual([null, WELL, null])
})

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

test('a line that is lost is asked after until the Worker answers, which says anew what it can do', async () => {
  let answer = cut as () => Promise<Response>
  const asked = asking(() => answer())
  const found: Health[] = []
  const connection = new ProbedConnection({
    runtime: asked.runtime,
    hints$: NEVER,
    isVerified: true,
    probe: (how) => problemOf({ ...asked, ...how, onFound: (health) => found.push(health) }),
  })
  const listener = new Listener<Connection>(connection.connection$, 1000)
  open.push(
    () => listener.stop(),
    () => connection.close(),
  )
  connection.failed()
  expect(await listener.until(({ status }) => status === 'offline')).toMatchObject({ cause: { code: 'net/offline' } })
  answer = well
  await asked.runtime.advance(1001)
  await listener.until(({ status }) => status === 'online')
  expect([found, asked.requests.length, asked.runtime.dueTasks]).toEqual([[WELL], 2, 0])
})
