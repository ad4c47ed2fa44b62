import { filled, openPage, withContext } from '../lib/browser.mjs'
import { quiet } from '../lib/quiet.mjs'
import { median, percentile } from '../lib/stats.mjs'
import { TERMS } from './terms.mjs'

const PEOPLE = 100_000

/** Opening, scrolling and searching the table of 100,000 people, against the length of one frame. */
export function measureTable({ browser, app, frame, rounds }) {
  return withContext(browser, filled(PEOPLE), async (context) => {
    const page = await openPage(context)
    await page.goto(app)
    await page.evaluate(() => globalThis.probe.firstRows())

    const open = []
    const scroll = []
    for (let round = 0; round <= rounds; round += 1) {
      open.push(await timeToOpen(page))
      scroll.push(await worstFrameOfScroll(page))
    }
    const search = await timesOfKeys(page)
    return [
      // The first opening fetches the other screen's code; the rest is what a person does all day.
      { key: 'table.open', value: median(open.slice(1)), baseline: frame, unit: 'ms', goal: 3 },
      { key: 'table.scroll', value: median(scroll.slice(1)), baseline: frame, unit: 'ms', goal: 2 },
      { key: 'table.search', value: percentile(search, 95), baseline: frame, unit: 'ms p95', goal: 2 },
    ]
  })
}

async function timeToOpen(page) {
  await page.getByRole('link', { name: 'Companies' }).first().click()
  await page.getByRole('grid', { name: 'Companies' }).waitFor()
  await quiet()
  await page.evaluate(() => {
    globalThis.pending = globalThis.probe.sinceInput('click', globalThis.probe.lookAtTable)
  })
  await page.getByRole('link', { name: 'People' }).first().click()
  return page.evaluate(() => globalThis.pending)
}

async function worstFrameOfScroll(page) {
  const box = await page.getByRole('grid', { name: 'People' }).boundingBox()
  const session = await page.context().newCDPSession(page)
  await quiet()
  await page.evaluate(() => {
    globalThis.frames = globalThis.probe.watchFrames()
  })
  await session.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    yDistance: -24_000,
    speed: 12_000,
    preventFling: true,
    gestureSourceType: 'mouse',
  })
  await session.detach()
  const { worst, rows } = await page.evaluate(() => ({ ...globalThis.frames.stop(), rows: globalThis.probe.dataRows() }))
  if (rows < 10) throw new Error('Scrolling left an empty table.')
  await page.getByRole('grid').evaluate((grid) => grid.scrollTo(0, 0))
  return worst
}

async function timesOfKeys(page) {
  const field = page.getByRole('searchbox').first()
  await field.click()
  const times = []
  for (const term of TERMS) {
    await quiet()
    for (const key of [...term.split(''), ...term.split('').map(() => 'Backspace')]) {
      await page.evaluate(() => {
        globalThis.pending = globalThis.probe.sinceInput('keydown', globalThis.probe.lookAtTable)
      })
      await page.keyboard.press(key)
      times.push(await page.evaluate(() => globalThis.pending))
    }
  }
  const seen = times.filter((time) => time !== null)
  if (seen.length < times.length * 0.8) throw new Error('Too many keystrokes changed nothing.')
  return seen
}
