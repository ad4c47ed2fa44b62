import { filled, openPage, withContext } from '../lib/browser.mjs'
import { quiet } from '../lib/quiet.mjs'
import { median } from '../lib/stats.mjs'

const ROWS = 20_000
/** Each writes 20,000 rows: fewer than for a keystroke are enough. */
const ROUNDS = 5

/** The worst frame of the page while it writes a file of 20,000 people, against the length of one frame. */
export async function measureImport({ browser, app, frame, rounds }) {
  const worst = []
  const rates = []
  for (let round = 0; round < Math.min(rounds, ROUNDS); round += 1) {
    const { worstMs, tookMs } = await importOnce(browser, app)
    worst.push(worstMs)
    rates.push(ROWS / (tookMs / 1000))
  }
  console.log(`  ${Math.round(median(rates))} rows a second`)
  return [{ key: 'import.frames', value: median(worst), baseline: frame, unit: 'ms', goal: 3 }]
}

function importOnce(browser, app) {
  return withContext(browser, filled(0), async (context) => {
    const page = await openPage(context)
    await page.goto(app)
    await page.getByRole('link', { name: 'Import' }).first().click()
    const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(people()) }
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('heading', { name: 'What is what?' }).waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    const start = page.getByRole('button', { name: /^Import 20,000 rows/ })
    await start.waitFor({ timeout: 120_000 })
    await quiet()
    await page.evaluate(() => {
      globalThis.frames = globalThis.probe.watchFrames()
    })
    const from = Date.now()
    await start.click()
    await page.getByRole('heading', { name: /is imported/ }).waitFor({ timeout: 300_000 })
    const tookMs = Date.now() - from
    const { worst } = await page.evaluate(() => globalThis.frames.stop())
    return { worstMs: worst, tookMs }
  })
}

/** People of 900 companies, as an address book writes them. */
function people() {
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const company = at % 900
    return `Ana${at % 97},Doe${at},ana.doe${at}@company${company}.example,+49 30 ${1_000_000 + at},"Company ${company}, Inc.",Berlin`
  })
  return ['First Name,Last Name,Email,Phone,Company,City', ...lines].join('\n')
}
