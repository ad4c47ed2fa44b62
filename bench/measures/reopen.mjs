import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { launchOptions, VIEWPORT } from '../lib/browser.mjs'
import { builtScript } from '../lib/built.mjs'
import { installProbe } from '../lib/probe.mjs'
import { interleave, median } from '../lib/stats.mjs'

const PEOPLE = 100_000

/**
 * A second visit: a browser that is started anew on a profile where the app has been before and 100,000 people are kept, from
 * the navigation to the first rows, against the floor in a profile where that has been.
 */
export async function measureReopen({ app, floor, rounds }) {
  const [ours, plain] = [profileFolder(), profileFolder()]
  try {
    const fill = await builtScript('bench/reopen/fill.ts')
    await withProfile(ours, async (page) => {
      // Any file of the app's origin will do, as long as the app itself does not run.
      await page.goto(`${app}manifest.webmanifest`)
      await page.evaluate(fill)
      await page.evaluate((people) => globalThis.fillKept(people), PEOPLE)
    })
    const visits = {
      app: () => withProfile(ours, (page) => visit(page, `${app}w/demo/people`, PEOPLE)),
      floor: () => withProfile(plain, (page) => visit(page, `${floor}people`, 10_000)),
    }
    // The visits before: the browser has kept the files, and what it made of the code.
    for (let before = 0; before < 2; before += 1) for (const go of Object.values(visits)) await go()
    const samples = await interleave(rounds, visits)
    return [{ key: 'load.reopen', value: median(samples.app), baseline: median(samples.floor), unit: 'ms', goal: 2 }]
  } finally {
    for (const folder of [ours, plain]) rmSync(folder, { recursive: true, force: true })
  }
}

/** @returns milliseconds to the first rows */
async function visit(page, url, total) {
  await page.goto(url)
  const ms = await page.evaluate(() => globalThis.probe.firstRows())
  // All of them must come, and whoever comes back does not leave at once.
  await page.waitForFunction((count) => Number(document.querySelector('[role="grid"]').ariaRowCount) >= count, total)
  await page.waitForTimeout(SETTLED_MS)
  return ms
}

/** Until what is done after a screen is shown has been done. */
const SETTLED_MS = 2000

async function withProfile(folder, work) {
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions(),
    viewport: VIEWPORT,
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  try {
    await context.addInitScript(installProbe)
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

function profileFolder() {
  return mkdtempSync(join(tmpdir(), 'portside-bench-'))
}
