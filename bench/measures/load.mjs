import { filled, openPage, scriptBytes, withContext } from '../lib/browser.mjs'
import { signUpWithSample } from '../lib/journey.mjs'
import { interleave, median } from '../lib/stats.mjs'

const PEOPLE = 10_000

/** Navigation to first rows against the floor's, cold, at full speed and slowed four times; and what was fetched for it. */
export async function measureLoad({ browser, app, floor, rounds }) {
  const rows = []

  rows.push({
    key: 'load.bytes',
    value: await bytesOfApp(browser, app),
    baseline: await bytesOfFloor(browser, `${floor}people`),
    unit: 'B gz',
    goal: 2.5,
    limit: 180_000,
  })

  for (const [key, cpuSlowdown, goal] of [
    ['load.list', 1, 1.7],
    ['load.list.4x', 4, 1.6],
  ]) {
    const samples = await interleave(rounds, {
      app: () => timeTo(browser, `${app}w/demo/people`, filled(PEOPLE), cpuSlowdown),
      floor: () => timeTo(browser, `${floor}people`, null, cpuSlowdown),
    })
    rows.push({ key, value: median(samples.app), baseline: median(samples.floor), unit: 'ms', goal })
  }
  return rows
}

function timeTo(browser, url, backend, cpuSlowdown) {
  return withContext(browser, backend, async (context) => {
    const page = await openPage(context, { cpuSlowdown })
    await page.goto(url)
    return page.evaluate(() => globalThis.probe.firstRows())
  })
}

/** Of a person who comes back: the sample's generator is then none of what is fetched. */
function bytesOfApp(browser, app) {
  return withContext(browser, { set: 'memory', kept: true }, async (context) => {
    const first = await openPage(context)
    await signUpWithSample(first, app)
    await first.evaluate(() => globalThis.probe.firstRows())
    await first.close()
    return scriptBytes(await openPage(context), app)
  })
}

function bytesOfFloor(browser, url) {
  return withContext(browser, null, async (context) => scriptBytes(await openPage(context), url))
}
