import { openPage, withContext } from '../lib/browser.mjs'
import { interleave, median } from '../lib/stats.mjs'

const MANY = 100_000
const FEW = 1000
/** Each in a commit of its own; the clock of a page is too coarse for one. */
const CHANGES = 500
const CAUGHT_UP = 1000

/** What one change costs fifty open lists, over many records and over few; and a thousand at once. */
export function measureLiveQueries({ browser, engine, rounds, frame }) {
  return withContext(browser, null, async (context) => {
    const open = async (people) => {
      const page = await openPage(context)
      await page.goto(engine)
      await page.evaluate((count) => globalThis.engine.openLive(count), people)
      return page
    }
    const change = (page) => page.evaluate((count) => globalThis.engine.changeLive(count), CHANGES)
    const [many, few] = [await open(MANY), await open(FEW)]
    // Code that has run a few times only is slower, in both alike.
    for (const page of [many, few]) await change(page)
    const samples = await interleave(rounds, {
      many: () => change(many),
      few: () => change(few),
      caughtUp: () => many.evaluate((count) => globalThis.engine.catchUpLive(count), CAUGHT_UP),
    })
    return [
      { key: 'live.change', value: median(samples.many), baseline: median(samples.few), unit: 'ms', goal: 1.5 },
      { key: 'live.catchup', value: median(samples.caughtUp), baseline: frame, unit: 'ms', goal: 1 },
    ]
  })
}
