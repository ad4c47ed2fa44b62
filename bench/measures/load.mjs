import { filled, openPage, scriptBytes, withContext } from '../lib/browser.mjs'
import { interleave, median } from '../lib/stats.mjs'

const PEOPLE = 10_000

/** Navigation to first rows against the floor's, cold, at full speed and slowed four times; and what was fetched for it. */
export async function measureLoad({ browser, app, floor, rounds }) {
  const rows = []

  const bytes = {
    app: await bytesTo(browser, app, filled(PEOPLE)),
    floor: await bytesTo(browser, `${floor}people`, null),
  }
  rows.push({ key: 'load.bytes', value: bytes.app, baseline: bytes.floor, unit: 'B gz', goal: 2.5, limit: 180_000 })

  for (const [key, cpuSlowdown, goal] of [
    ['load.list', 1, 1.7],
    ['load.list.4x', 4, 1.6],
  ]) {
    const samples = await interleave(rounds, {
      app: () => timeTo(browser, app, filled(PEOPLE), cpuSlowdown),
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

function bytesTo(browser, url, backend) {
  return withContext(browser, backend, async (context) => {
    const page = await openPage(context)
    return scriptBytes(page, async () => {
      await page.goto(url)
      await page.evaluate(() => globalThis.probe.firstRows())
      await page.waitForLoadState('networkidle')
    })
  })
}
