import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT } from '../../scripts/setup.mjs'
import { openPage, withContext } from '../lib/browser.mjs'
import { interleave, median } from '../lib/stats.mjs'
import { fillWorkspaces } from '../supabase/fill.mjs'

const LARGE = { companies: 10_000, people: 90_000 }
/** Of which the copy is counted in requests and bytes. */
const COUNTED = { companies: 10_000, people: 50_000 }
const MB = 1_000_000
/** Each reads all of it twice. */
const ROUNDS = 2

/**
 * The first load of a replica from the local stack, to all of it searchable, against a download of the same rows in pages; and what
 * another one asks and gets, compressed as the gateway of a hosted project does.
 */
export async function measureBootstrap({ browser, engine, rounds }) {
  const server = fork(join(ROOT, 'bench/supabase/serve.mjs'))
  try {
    const [project] = await once(server, 'message')
    const { large, counted, ...account } = await furnished(project)
    return await withContext(browser, null, async (context) => {
      const page = await openPage(context)
      await page.goto(engine)
      const load = (place) => page.evaluate(async (at) => (await globalThis.engine.bootstrap()).loadReplica(at), place)
      const place = { ...project, ...account, ...large }
      await page.evaluate(async (at) => (await globalThis.engine.bootstrap()).signIn(at), place)
      const { requests, bytes } = await traffic(page, project.url, () => load(counted))
      const samples = await interleave(Math.min(rounds, ROUNDS), {
        replica: () => load(),
        download: () => page.evaluate(async () => (await globalThis.engine.bootstrap()).download()),
      })
      return [
        { key: 'sync.bootstrap', value: median(samples.replica), baseline: median(samples.download), unit: 'ms', goal: 1.3 },
        { key: 'sync.requests', value: requests, baseline: null, unit: '', goal: 12 },
        { key: 'sync.bytes', value: bytes / MB, baseline: null, unit: 'MB', goal: 8 },
      ]
    })
  } finally {
    server.disconnect()
  }
}

/** What the page asks of that address while it works, and the bytes of the answers on the wire. */
async function traffic(page, url, work) {
  const session = await page.context().newCDPSession(page)
  const asked = new Set()
  let bytes = 0
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith(url) && type !== 'Preflight') asked.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) bytes += encodedDataLength
  })
  await session.send('Network.enable')
  await work()
  await session.detach()
  return { requests: asked.size, bytes }
}

/** An account with two workspaces, of so many records each. */
async function furnished(project) {
  const { workspaceIds, ...account } = await fillWorkspaces(project, [LARGE, COUNTED])
  const [large, counted] = [LARGE, COUNTED].map((size, at) => ({ workspaceId: workspaceIds[at], ...size }))
  return { large, counted, ...account }
}
