import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../../scripts/free-port.mjs'
import { serve } from '../../scripts/serve.mjs'
import { ROOT } from '../../scripts/setup.mjs'
import { filled, openPage, withContext } from '../lib/browser.mjs'
import { signUp } from '../lib/journey.mjs'
import { quiet } from '../lib/quiet.mjs'
import { median } from '../lib/stats.mjs'

/** `BENCH_IMPORT_ROWS=100000` measures the largest file there may be. */
const ROWS = Number(process.env.BENCH_IMPORT_ROWS ?? 20_000)
/** Each writes a whole file: fewer than for a keystroke are enough. */
const ROUNDS = ROWS > 20_000 ? 1 : 5

/** The worst frame of the page while it plans and writes a file of people, against the length of one frame, on both sets. */
export async function measureImport({ browser, app, frame, rounds }) {
  const count = Math.min(rounds, ROUNDS)
  const here = (visit) => withContext(browser, filled(0), visit)
  const importHere = () => here((context) => importOnce(context, (page) => page.goto(app)))
  return [
    await framesOf('import.frames', { count, frame, sample: importHere }),
    await onSupabase((project, address) => {
      const there = (visit) => withContext(browser, { set: 'supabase', ...project }, visit)
      const importThere = () => there((context) => importOnce(context, (page) => signUp(page, address, project)))
      return framesOf('import.frames.supabase', { count: 1, frame, sample: importThere })
    }),
  ]
}

/** Serves the build with a policy that lets it reach a local backend. */
async function onSupabase(measure) {
  const backend = fork(join(ROOT, 'bench/supabase/serve.mjs'))
  const [{ url, publishableKey }] = await once(backend, 'message')
  const port = await freePort(47_600)
  const server = await serve({ folder: join(ROOT, 'dist'), port, backends: [url] })
  try {
    return await measure({ url, publishableKey }, `http://127.0.0.1:${port}/`)
  } finally {
    server.close()
    backend.disconnect()
  }
}

async function framesOf(key, { count, frame, sample }) {
  const samples = []
  for (let round = 0; round < count; round += 1) samples.push(await sample())
  const of = (name) => Math.round(median(samples.map((each) => each[name])))
  console.log(`  ${key}: worst frame ${of('planningMs')} ms planning, ${of('writingMs')} ms writing`)
  console.log(`  ${Math.round(ROWS / (of('tookMs') / 1000))} rows a second`)
  const worst = median(samples.map(({ planningMs, writingMs }) => Math.max(planningMs, writingMs)))
  return { key, value: worst, baseline: frame, unit: 'ms', goal: 3 }
}

async function importOnce(context, enter) {
  const page = await openPage(context)
  await enter(page)
  await page.getByRole('link', { name: 'Import' }).first().click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(people()) })
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'Match the columns' }).waitFor()
  await quiet()
  await watchFrames(page)
  await page.getByRole('button', { name: 'Next' }).click()
  const start = page.getByRole('button', { name: new RegExp(`^Import ${ROWS.toLocaleString('en-GB')} rows`) })
  await start.waitFor({ timeout: 120_000 })
  const planningMs = await worstFrame(page)
  await quiet()
  await watchFrames(page)
  const from = Date.now()
  await start.click()
  await page.getByRole('heading', { name: /is imported/ }).waitFor({ timeout: 600_000 })
  const tookMs = Date.now() - from
  return { planningMs, writingMs: await worstFrame(page), tookMs }
}

async function watchFrames(page) {
  await page.evaluate(() => {
    globalThis.frames = globalThis.probe.watchFrames()
  })
}

async function worstFrame(page) {
  const { worst } = await page.evaluate(() => globalThis.frames.stop())
  return worst
}

/** People of 900 companies, as an address book writes them. */
function people() {
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const company = at % 900
    return `Ana${at % 97},Doe${at},ana.doe${at}@company${company}.example,+49 30 ${1_000_000 + at},"Company ${company}, Inc.",Berlin`
  })
  return ['First Name,Last Name,Email,Phone,Company,City', ...lines].join('\n')
}
