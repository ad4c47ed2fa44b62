import { withContext } from '../lib/browser.mjs'
import { setConditions } from '../lib/conditions.mjs'
import { quiet } from '../lib/quiet.mjs'

/** What comes later than this after a key is not its doing. */
const WATCH_MS = 3000
const PATIENCE_MS = 60_000

/**
 * Milliseconds from a navigation with an empty cache to the first painted frame with so many elements that say something: a
 * skeleton of rows does not count.
 */
export function timeToFirst(browser, { url, backend, selector, least, conditions }) {
  return withPage(browser, { backend, conditions, selector, least }, async (page) => {
    await page.goto(url, { waitUntil: 'commit' })
    return firstSeen(page, selector)
  })
}

/** Milliseconds from each key of the text to the last change of the rows that it brings; of keys that bring none, none. */
export function timesOfKeys(browser, { url, backend, selector, least, search, text, conditions }) {
  return withPage(browser, { backend, conditions, selector, least }, async (page) => {
    await page.goto(url, { waitUntil: 'commit' })
    await firstSeen(page, selector)
    const field = page.locator(search).filter({ visible: true }).first()
    await field.click({ timeout: WATCH_MS }).catch(() => {
      throw new Error(`no search field ${search}`)
    })
    await quiet()
    const times = []
    for (const key of text) {
      await page.evaluate(
        ([rows, watchMs]) => {
          const look = () => {
            const found = [...document.querySelectorAll(rows)]
            return `${found.length} ${found
              .slice(0, 8)
              .map((row) => row.textContent)
              .join('|')}`
          }
          globalThis.pending = globalThis.probe.sinceInput('keydown', look, watchMs)
        },
        [selector, WATCH_MS],
      )
      await page.keyboard.press(key)
      times.push(await page.evaluate(() => globalThis.pending))
    }
    const seen = times.filter((time) => time !== null)
    if (seen.length === 0) throw new Error(`typing “${text}” changed no row`)
    return seen
  })
}

function withPage(browser, { backend, conditions, selector, least }, visit) {
  return withContext(browser, backend, async (context) => {
    await context.addInitScript(
      ([wanted, count]) => {
        const says = (element) => element.textContent.trim() !== ''
        globalThis.firstSeen = globalThis.probe.painted(
          () => document.body !== null && [...document.querySelectorAll(wanted)].filter(says).length >= count,
        )
      },
      [selector, least],
    )
    const page = await context.newPage()
    await setConditions(page, conditions)
    return visit(page)
  })
}

async function firstSeen(page, selector) {
  const ms = await page.evaluate(
    (patienceMs) => Promise.race([globalThis.firstSeen, new Promise((resolve) => setTimeout(() => resolve(null), patienceMs))]),
    PATIENCE_MS,
  )
  if (ms === null) throw new Error(`too few of ${selector} within a minute`)
  return ms
}
