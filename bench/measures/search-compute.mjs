import { openPage, withContext } from '../lib/browser.mjs'
import { interleave, percentile } from '../lib/stats.mjs'
import { keystrokes } from './terms.mjs'

const PEOPLE = 100_000

/** A search by the engine alone, against one `indexOf` pass over the same text in one string. */
export function measureSearchCompute({ browser, engine, rounds }) {
  return withContext(browser, null, async (context) => {
    const page = await openPage(context)
    await page.goto(engine)
    await page.evaluate((people) => globalThis.engine.load(people), PEOPLE)
    const typed = keystrokes()
    const samples = await interleave(rounds, {
      engine: () => page.evaluate((terms) => terms.map((term) => globalThis.engine.search(term).ms), typed),
      scan: () => page.evaluate((terms) => terms.map((term) => globalThis.engine.scan(term).ms), typed),
    })
    const [value, baseline] = [percentile(samples.engine.flat(), 95), percentile(samples.scan.flat(), 95)]
    return [{ key: 'table.search.compute', value, baseline, unit: 'ms p95', goal: 2.5 }]
  })
}
