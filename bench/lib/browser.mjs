import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.mjs'
import { installProbe } from './probe.mjs'

export const VIEWPORT = { width: 1280, height: 800 }

export function launchOptions() {
  const executablePath = findChromium()
  return { ...(executablePath === null ? {} : { executablePath }), args: CHROMIUM_FLAGS }
}

export async function launch() {
  return chromium.launch(launchOptions())
}

/** The setting that opens the app signed in, in a workspace filled with that many. */
export function filled(people, { companies = Math.ceil(people / 10), deals = 0 } = {}) {
  return { set: 'memory', kept: false, sample: { people, companies, deals } }
}

/** A profile of its own with an empty cache, the probe in each page and the backend chosen. Closes after the visit. */
export async function withContext(browser, backend, visit) {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-GB', serviceWorkers: 'block' })
  try {
    await context.addInitScript(installProbe)
    if (backend !== null) {
      await context.addInitScript((setting) => {
        // The empty page that a tab begins with has no storage.
        if (location.protocol === 'http:') localStorage.setItem('portside:backend', setting)
      }, JSON.stringify(backend))
    }
    return await visit(context)
  } finally {
    await context.close()
  }
}

/** A page of the context, its processor slowed so many times. */
export async function openPage(context, { cpuSlowdown = 1 } = {}) {
  const page = await context.newPage()
  if (cpuSlowdown !== 1) {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  }
  return page
}

/** Gzipped bytes of every script that the page had asked for when the first rows were there. */
export async function scriptBytes(page, url) {
  const bodies = []
  const hear = (response) => {
    if (response.url().endsWith('.js')) bodies.push(response.body())
  }
  page.on('response', hear)
  await page.goto(url)
  await page.evaluate(() => globalThis.probe.firstRows())
  page.off('response', hear)
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length)
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The length of a frame of an idle page in this run, in milliseconds: what one frame costs when nothing is in the way. */
export async function frameMs(browser, url) {
  return withContext(browser, null, async (context) => {
    const page = await openPage(context)
    await page.goto(url)
    return page.evaluate(async () => {
      const times = []
      await new Promise((resolve) => {
        const tick = (now) => {
          times.push(now)
          if (times.length < 121) requestAnimationFrame(tick)
          else resolve()
        }
        requestAnimationFrame(tick)
      })
      return (times.at(-1) - times[0]) / (times.length - 1)
    })
  })
}
