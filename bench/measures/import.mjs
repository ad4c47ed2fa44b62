import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPage, withContext } from '../lib/browser.mjs'
import { signUp } from '../lib/journey.mjs'
import { onSupabase } from '../lib/on-supabase.mjs'
import { quiet } from '../lib/quiet.mjs'
import { median } from '../lib/stats.mjs'

/** The largest file there may be; `BENCH_IMPORT_ROWS=20000` says nearly the same sooner. */
const ROWS = Number(process.env.BENCH_IMPORT_ROWS ?? 100_000)
/** Each writes a whole file: fewer than for a keystroke are enough. */
const ROUNDS = { here: 5, supabase: 3 }

/** The worst frame of the page while it plans and writes a file of people, against the length of one frame, on both sets. */
export async function measureImport({ browser, app, frame, rounds }) {
  const folder = await mkdtemp(join(tmpdir(), 'portside-bench-'))
  const file = join(folder, 'people.csv')
  await writeFile(file, people())
  // In a profile that keeps what is written, as everybody's does.
  const visit = (backend, url, project) =>
    withContext(browser, backend, (context) => importOnce(context, file, (page) => signUp(page, url, project)))
  const here = () => visit(null, app, null)
  const supabase = () => onSupabase((project, url) => visit({ set: 'supabase', ...project }, url, project))
  try {
    return [
      await framesOf('import.frames', { count: Math.min(rounds, ROUNDS.here), frame, sample: here }),
      await framesOf('import.frames.supabase', { count: Math.min(rounds, ROUNDS.supabase), frame, sample: supabase }),
    ]
  } finally {
    await rm(folder, { recursive: true })
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

async function importOnce(context, file, enter) {
  const page = await openPage(context)
  await enter(page)
  await page.getByRole('link', { name: 'Import' }).first().click()
  // From the disk: what is handed to the page as bytes holds it up for a second by itself.
  await page.locator('input[type=file]').setInputFiles(file)
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
