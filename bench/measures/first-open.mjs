import { filled, openPage, withContext } from '../lib/browser.mjs'
import { quiet } from '../lib/quiet.mjs'
import { median } from '../lib/stats.mjs'

/** From the press on a button to its dialog, where nothing of the dialog was fetched before. */
export async function measureFirstOpen({ browser, app, frame, rounds }) {
  const samples = []
  for (let round = 0; round < rounds; round += 1)
    samples.push(await withContext(browser, filled(500), (context) => open(context, app)))
  if (samples.includes(null)) throw new Error('The press opened nothing.')
  return [{ key: 'open.first', value: median(samples), baseline: frame, unit: 'ms', goal: 8 }]
}

async function open(context, app) {
  const page = await openPage(context)
  await page.goto(app)
  await page.evaluate(() => globalThis.probe.usableRows())
  await quiet()
  await page.evaluate(() => {
    globalThis.pending = globalThis.probe.sinceInput('click', () => document.querySelector('[role="dialog"] input') !== null)
  })
  // A press without the pointer on its way, which would have the code fetched ahead.
  await page.getByRole('button', { name: 'New person' }).evaluate((button) => button.click())
  return page.evaluate(() => globalThis.pending)
}
