import { filled, openPage, withContext } from '../lib/browser.mjs'
import { interleave, median } from '../lib/stats.mjs'

const PEOPLE = 10_000
const SPEEDS = [
  { key: 'load.list', cpuSlowdown: 1, goal: 1.7 },
  { key: 'load.list.4x', cpuSlowdown: 4, goal: 1.6 },
]

/** Navigation to first rows against the floor's, cold, at full speed and slowed four times. */
export async function measureLoad({ browser, app, floor, rounds }) {
  const rows = []
  for (const { key, cpuSlowdown, goal } of SPEEDS) {
    const samples = await interleave(rounds, {
      app: () => timeTo(browser, { url: `${app}w/demo/people`, backend: filled(PEOPLE), cpuSlowdown }),
      floor: () => timeTo(browser, { url: `${floor}people`, backend: null, cpuSlowdown }),
    })
    rows.push({ key, value: median(samples.app), baseline: median(samples.floor), unit: 'ms', goal })
  }
  return rows
}

function timeTo(browser, { url, backend, cpuSlowdown }) {
  return withContext(browser, backend, async (context) => {
    const page = await openPage(context, { cpuSlowdown })
    await page.goto(url)
    return page.evaluate(() => globalThis.probe.firstRows())
  })
}
