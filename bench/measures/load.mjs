import { builtScript } from '../lib/built.mjs'
import { CONDITIONS, setConditions } from '../lib/conditions.mjs'
import { withProfile, withProfiles } from '../lib/profile.mjs'
import { interleave, median } from '../lib/stats.mjs'

const MOST_ROUNDS = 5
const SCENES = [
  { key: 'load.list', people: 10_000, isCold: true, goal: 2 },
  { key: 'load.reopen', people: 100_000, isCold: false, goal: 1.5 },
]
const FIRST = { key: 'load.first', goal: 2 }

export const LOAD_GOALS = Object.fromEntries(
  [...SCENES, FIRST].flatMap(({ key, goal }) => CONDITIONS.map(({ suffix }) => [`${key}${suffix}`, goal])),
)

/**
 * From the navigation to the first rows of the people of this browser: with none of the app's files there, and in a browser
 * that has them; and on the first visit ever, to a welcome that can be used. Against the floor under the same conditions.
 */
export async function measureLoad({ app, floor, rounds: asked }) {
  const rounds = Math.min(asked, MOST_ROUNDS)
  const rows = []
  for (const { key, people, isCold, goal } of SCENES) {
    await withProfiles(['app', 'floor'], async (profiles) => {
      await fill(profiles.app, app, people)
      const visits = {
        app: (condition) => visit(profiles.app, { url: `${app}w/demo/people`, total: people, isCold, condition }),
        floor: (condition) => visit(profiles.floor, { url: `${floor}people`, total: 10_000, isCold, condition }),
      }
      // The visits before: the browser has stored the files, what it made of the code, and the screen.
      for (let before = 0; before < 2; before += 1) for (const go of Object.values(visits)) await go(CONDITIONS[0])
      rows.push(...(await inAllConditions(key, goal, { visits, rounds })))
    })
  }
  const first = {
    app: (condition) => firstVisit({ url: app, condition, isThere: welcome }),
    floor: (condition) =>
      firstVisit({ url: `${floor}people`, condition, isThere: (page) => page.evaluate(() => globalThis.probe.firstRows()) }),
  }
  rows.push(...(await inAllConditions(FIRST.key, FIRST.goal, { visits: first, rounds })))
  return rows
}

async function inAllConditions(key, goal, { visits, rounds }) {
  const rows = []
  for (const condition of CONDITIONS) {
    const samples = await interleave(rounds, { app: () => visits.app(condition), floor: () => visits.floor(condition) })
    const of = (who, what) => median(samples[who].map((sample) => sample[what]))
    rows.push({ key: `${key}${condition.suffix}`, value: of('app', 'shown'), baseline: of('floor', 'shown'), unit: 'ms', goal })
    console.log(`  ${key}${condition.suffix}: rows of the app itself after ${Math.round(of('app', 'usable'))} ms`)
  }
  return rows
}

async function fill(folder, app, people) {
  const script = await builtScript('bench/kept/fill.ts')
  await withProfile(folder, async (page) => {
    // Any file of the app's origin will do, as long as the app itself does not run.
    await page.goto(`${app}manifest.webmanifest`)
    await page.evaluate(script)
    await page.evaluate((count) => globalThis.fillKept(count), people)
  })
}

/** @returns milliseconds to the first rows on the screen, and to those that can be used */
function visit(folder, { url, total, isCold, condition }) {
  return withProfile(folder, async (page) => {
    await setConditions(page, { ...condition, isCold })
    await page.goto(url, { waitUntil: 'commit' })
    const usable = await page.evaluate(() => globalThis.probe.usableRows())
    const shown = await page.evaluate(() => globalThis.probe.firstRows())
    // All of them must come, and whoever comes back does not leave at once.
    await page.waitForFunction((count) => Number(document.querySelector('[role="grid"]').ariaRowCount) >= count, total)
    await page.waitForTimeout(SETTLED_MS)
    return { shown, usable }
  })
}

/** Until what is done after a screen is shown has been done, storing the screen among it. */
const SETTLED_MS = 4000

function firstVisit({ url, condition, isThere }) {
  return withProfiles(['new'], (profiles) =>
    withProfile(profiles.new, async (page) => {
      await setConditions(page, condition)
      await page.goto(url, { waitUntil: 'commit' })
      const shown = await isThere(page)
      return { shown, usable: shown }
    }),
  )
}

function welcome(page) {
  return page.evaluate(() => globalThis.probe.painted(() => document.querySelector('#root main button') !== null))
}
