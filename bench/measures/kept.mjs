import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from '../lib/browser.mjs'
import { interleave, median } from '../lib/stats.mjs'

const PEOPLE = 100_000

/** People kept in the browser to all of them in memory and queryable, and what they take there. */
export async function measureKept({ engine, rounds }) {
  // A profile on the disk: what a browser keeps for a window that leaves no traces is in memory.
  const profile = mkdtempSync(join(tmpdir(), 'portside-bench-'))
  const withBrowser = async (visit) => {
    const context = await chromium.launchPersistentContext(profile, { ...launchOptions(), serviceWorkers: 'block' })
    try {
      const page = await context.newPage()
      await page.goto(engine)
      return await visit(page, context)
    } finally {
      await context.close()
    }
  }
  try {
    await withBrowser((page) => page.evaluate((people) => globalThis.engine.keep(people), PEOPLE))
    const samples = await interleave(rounds, {
      hydrate: () => withBrowser((page) => page.evaluate((people) => globalThis.engine.hydrate(people), PEOPLE)),
      parse: () =>
        withBrowser(async (page) => {
          await page.evaluate(() => globalThis.engine.readTexts())
          return page.evaluate(() => globalThis.engine.parse())
        }),
    })
    const heap = await withBrowser(heapOfPeople)
    return [
      { key: 'hydrate.100k', value: median(samples.hydrate), baseline: median(samples.parse), unit: 'ms', goal: 3.5 },
      { key: 'heap.100k', ...heap, unit: 'B', goal: 1.4 },
    ]
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
}

/** What the page's heap has more once all of them can be listed by name and searched, against their bytes as JSON. */
async function heapOfPeople(page, context) {
  const baseline = await page.evaluate(() => globalThis.engine.readTexts())
  await page.reload()
  const session = await context.newCDPSession(page)
  const before = await usedHeap(session)
  await page.evaluate(async (people) => {
    await globalThis.engine.hydrate(people)
    globalThis.engine.prepareSearch()
  }, PEOPLE)
  return { value: (await usedHeap(session)) - before, baseline }
}

async function usedHeap(session) {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}
