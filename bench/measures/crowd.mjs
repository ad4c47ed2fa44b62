import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { ROOT } from '../../scripts/setup.mjs'
import { quiet } from '../lib/quiet.mjs'
import { percentile } from '../lib/stats.mjs'

const CLIENTS = 20
const COMMITS = 150
/** Ten a second, whether or not those before have been heard. */
const APART_MS = 100
const WARM_UP = 10
/** For the last of them; what was not heard by then is reported, not waited for. */
const PATIENCE_MS = 20_000

/** How long twenty clients of one workspace wait for what others commit, and how often each of them asks. */
export async function measureCrowd() {
  const folder = join(ROOT, 'bench/supabase/dist')
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: 'bench/supabase/client.ts', outDir: folder, emptyOutDir: true },
  })
  const bench = await import(pathToFileURL(join(folder, 'client.js')).href)
  const server = fork(join(ROOT, 'bench/supabase/serve.mjs'))
  try {
    const [project] = await once(server, 'message')
    let pulls = 0
    const count = (url) => (pulls += url.includes('/rpc/pull') ? 1 : 0)
    const writer = await bench.connect(project)
    const workspaceId = await bench.furnish(writer, 0)
    const clients = []
    for (let made = 0; made < CLIENTS; made += 1) clients.push(await bench.connect(project, { onRequest: count }))

    const sentAt = new Map()
    const waits = []
    let heard = 0
    const following = clients.map(({ ports }) =>
      listen(ports.events.changes(workspaceId, ['people'], 'now'), ({ record }) => {
        heard += 1
        const sent = sentAt.get(record?.id)
        if (sent !== undefined) waits.push(performance.now() - sent)
      }),
    )
    await Promise.all(following.map(({ ready }) => ready))

    const commit = async (isCounted) => {
      const id = writer.newId()
      if (isCounted) sentAt.set(id, performance.now())
      await writer.ports.records.commit([bench.personNumber(id, 1)], { workspaceId, mutationId: writer.newId() })
    }
    for (let done = 0; done < WARM_UP; done += 1) await commit(false)
    await until(() => heard >= WARM_UP * CLIENTS)
    await quiet()
    pulls = 0
    const commits = []
    for (let begun = 0; begun < COMMITS; begun += 1) {
      commits.push(commit(true))
      await sleep(APART_MS)
    }
    await Promise.all(commits)
    await until(() => waits.length >= COMMITS * CLIENTS)
    const asked = pulls / (COMMITS * CLIENTS)
    for (const { stop } of following) stop()
    await Promise.all([writer, ...clients].map((client) => client.close()))
    const missed = COMMITS * CLIENTS - waits.length
    if (missed > 0) throw new Error(`${missed} of ${COMMITS * CLIENTS} were not heard`)
    return [
      { key: 'live.crowd', value: percentile(waits, 95), baseline: percentile(waits, 50), unit: 'ms p95', goal: 3 },
      { key: 'live.crowd.pulls', value: asked, baseline: null, unit: 'a commit and client', goal: 1 },
    ]
  } finally {
    server.disconnect()
  }
}

/** @returns when it stands where the feed does, and how to end it */
function listen(changes$, tell) {
  let stop
  const ready = new Promise((resolve, reject) => {
    const following = changes$.subscribe({
      next: (change) => {
        if (change.kind === 'caught-up') resolve()
        if (change.kind === 'upserted') tell(change)
      },
      error: reject,
    })
    stop = () => following.unsubscribe()
  })
  return { ready, stop }
}

async function until(isDone) {
  const endMs = performance.now() + PATIENCE_MS
  while (!isDone() && performance.now() < endMs) await sleep(20)
}
