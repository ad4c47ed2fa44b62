import { filled, openPage, withContext } from '../lib/browser.mjs'
import { interleave, median } from '../lib/stats.mjs'

const PEOPLE = 100_000

/** A sort that was never asked for before, to updated rows, against a plain sort of the same rows in the same browser. */
export async function measureSort({ browser, app, engine, rounds }) {
  return withContext(browser, null, async (context) => {
    const page = await openPage(context)
    await page.goto(engine)
    await page.evaluate((people) => globalThis.engine.load(people), PEOPLE)
    const samples = await interleave(rounds, {
      app: () => timeToSort(browser, app),
      plain: () => page.evaluate(() => globalThis.engine.plainSort('companyName')),
    })
    return [{ key: 'table.sort', value: median(samples.app), baseline: median(samples.plain), unit: 'ms', goal: 1.5 }]
  })
}

/** In a page of its own each time: a second sort by the same column finds its order ready. */
function timeToSort(browser, app) {
  return withContext(browser, filled(PEOPLE), async (context) => {
    const page = await openPage(context)
    await page.goto(app)
    await page.evaluate(() => globalThis.probe.firstRows())
    const head = page.getByRole('grid', { name: 'People' }).getByRole('columnheader', { name: 'Company' })
    await head.waitFor()
    await page.evaluate(() => {
      globalThis.pending = globalThis.probe.sinceInput('click', globalThis.probe.lookAtTable, 1500)
    })
    await head.click()
    const ms = await page.evaluate(() => globalThis.pending)
    if (ms === null) throw new Error('A click on the column head changed nothing.')
    return ms
  })
}
