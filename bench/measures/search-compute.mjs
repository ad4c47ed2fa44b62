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
    const samples = await interleave(rounds * typed.length, {
      engine: (round) => page.evaluate((term) => globalThis.engine.search(term).ms, typed[round % typed.length]),
      scan: (round) => page.evaluate((term) => globalThis.engine.scan(term).ms, typed[round % typed.length]),
    })
    const [value, baseline] = [percentile(samples.engine, 95), percentile(samples.scan, 95)]
    return [{ key: 'table.search.compute', value, baseline, unit: 'ms p95', goal: 2.5 }]
  })
}
