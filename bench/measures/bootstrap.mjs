import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import postgres from 'postgres'
import { build } from 'vite'
import { ROOT } from '../../scripts/setup.mjs'
import { openPage, withContext } from '../lib/browser.mjs'
import { interleave, median } from '../lib/stats.mjs'
import { sqlOf } from '../supabase/owner.mjs'

const COMPANIES = 10_000
const PEOPLE = 90_000
/** Each reads all of it twice. */
const ROUNDS = 2

/** The first load of a replica from the local stack, to all of it searchable, against a download of the same rows in pages. */
export async function measureBootstrap({ browser, engine, rounds }) {
  const server = fork(join(ROOT, 'bench/supabase/serve.mjs'))
  try {
    const [project] = await once(server, 'message')
    const account = await furnished(project)
    return await withContext(browser, null, async (context) => {
      const page = await openPage(context)
      await page.goto(engine)
      await page.evaluate(async (place) => (await globalThis.engine.bootstrap()).signIn(place), {
        ...project,
        ...account,
        people: PEOPLE,
        companies: COMPANIES,
      })
      const samples = await interleave(Math.min(rounds, ROUNDS), {
        replica: () => page.evaluate(async () => (await globalThis.engine.bootstrap()).loadReplica()),
        download: () => page.evaluate(async () => (await globalThis.engine.bootstrap()).download()),
      })
      return [
        { key: 'sync.bootstrap', value: median(samples.replica), baseline: median(samples.download), unit: 'ms', goal: 1.5 },
      ]
    })
  } finally {
    server.disconnect()
  }
}

/** An account with a workspace of so many records. */
async function furnished(project) {
  const folder = join(ROOT, 'bench/supabase/dist')
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: 'bench/supabase/client.ts', outDir: folder, emptyOutDir: true },
  })
  const bench = await import(pathToFileURL(join(folder, 'client.js')).href)
  const here = await bench.connect(project)
  const workspaceId = await bench.furnish(here, 0)
  await here.close()
  const sql = postgres(project.adminUrl, { max: 1, onnotice() {} })
  await sql.unsafe(sqlOf('records.sql')).simple()
  await sql`select public.bench_records(${workspaceId}, ${COMPANIES}, ${PEOPLE})`
  await sql.unsafe('analyze')
  await sql.end()
  return { workspaceId, email: bench.EMAIL, password: bench.PASSWORD }
}
