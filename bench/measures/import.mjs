import { filled, openPage, withContext } from '../lib/browser.mjs'
import { quiet } from '../lib/quiet.mjs'
import { median } from '../lib/stats.mjs'

/** `BENCH_IMPORT_ROWS=100000` measures the largest file there may be. */
const ROWS = Number(process.env.BENCH_IMPORT_ROWS ?? 20_000)
/** Each writes a whole file: fewer than for a keystroke are enough. */
const ROUNDS = ROWS > 20_000 ? 1 : 5

/** The worst frame of the page while it plans and writes a file of people, against the length of one frame. */
export async function measureImport({ browser, app, frame, rounds }) {
  const samples = []
  for (let round = 0; round < Math.min(rounds, ROUNDS); round += 1) samples.push(await importOnce(browser, app))
  const of = (key) => median(samples.map((sample) => sample[key]))
  console.log(`  worst frame ${Math.round(of('planningMs'))} ms planning, ${Math.round(of('writingMs'))} ms writing`)
  console.log(`  ${Math.round(ROWS / (of('tookMs') / 1000))} rows a second`)
  const worst = median(samples.map(({ planningMs, writingMs }) => Math.max(planningMs, writingMs)))
  return [{ key: 'import.frames', value: worst, baseline: frame, unit: 'ms', goal: 3 }]
}

function importOnce(browser, app) {
  return withContext(browser, filled(0), async (context) => {
    const page = await openPage(context)
    await page.goto(app)
    await page.getByRole('link', { name: 'Import' }).first().click()
    const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(people()) }
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
  })
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
