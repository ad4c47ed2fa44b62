import { join } from 'node:path'
import { chromium } from 'playwright'
import { buildIfStale } from './build.mjs'
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs'
import { freePort } from './free-port.mjs'
import { pictureProject } from './picture-project.mjs'
import { SCREENS } from './picture-screens.mjs'
import { serve } from './serve.mjs'
import { ensureBrowser, ensureDependencies, ROOT } from './setup.mjs'

/** The sample data is made around the day it is; a day that stands still keeps what is seen comparable. */
const NOW = new Date('2026-06-17T09:30:00Z')
const AT_ONCE = 3

/**
 * Opens every screen, or those named, of the production build, once in each way of looking, each time in a new profile. What
 * cannot be reached or looked at is told, and makes the command fail.
 *
 * @param looks each with a `name` and the `context` of the browser it is opened in
 * @param see is called with the page, the screen and the look
 */
export async function walkScreens(names, looks, see) {
  const unknown = names.filter((name) => !SCREENS.some((screen) => screen.name === name))
  if (unknown.length > 0) throw new Error(`There is no screen ${unknown.join(', ')}`)
  ensureDependencies()
  ensureBrowser()
  if ((await buildIfStale()) !== 0) process.exit(1)
  const port = await freePort(47_300)
  const project = await pictureProject(`http://127.0.0.1:${port}`)
  const server = await serve({ folder: join(ROOT, 'dist'), port, backends: [project.url] })
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: CHROMIUM_FLAGS })
  try {
    const screens = SCREENS.filter(({ name }) => names.length === 0 || names.includes(name))
    const visits = looks.flatMap((look) => screens.map((screen) => ({ screen, look })))
    const ofProject = visits.filter(({ screen }) => isOnProject(screen.backend))
    const others = visits.filter(({ screen }) => !isOnProject(screen.backend))
    const walk = { browser, project, see, baseURL: `http://127.0.0.1:${port}` }
    // The project is emptied for each screen, so that they come one after the other.
    await Promise.all([visitAll(walk, ofProject), ...Array.from({ length: AT_ONCE }, () => visitAll(walk, others))])
  } finally {
    await browser.close()
    server.close()
    await project.close()
  }
}

/** Where none is named, the screen is of the choice of one. */
function isOnProject({ set, url }) {
  return set === 'supabase' && url === undefined
}

/** Takes them off the front: whoever has time has the next one. */
async function visitAll(walk, visits) {
  for (let next = visits.shift(); next !== undefined; next = visits.shift()) await visit(walk, next)
}

async function visit({ browser, project, see, baseURL }, { screen, look }) {
  const { name, backend, go } = screen
  const context = await browser.newContext({
    // Offline, what was not fetched yet comes from what the browser keeps of the build.
    serviceWorkers: isOnProject(backend) ? 'allow' : 'block',
    baseURL,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    ...look.context,
  })
  try {
    const setting = isOnProject(backend) ? await project.anew() : backend
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    // A project has the time of its server, which a browser is not to be months away from.
    if (!isOnProject(backend)) await page.clock.setFixedTime(NOW)
    await page.addInitScript((text) => localStorage.setItem('portside:backend', text), JSON.stringify(setting))
    await go(page)
    await see(page, screen, look)
  } catch (error) {
    console.error(`${name} ${look.name}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  } finally {
    await context.close()
  }
}
