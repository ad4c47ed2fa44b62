import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { buildIfStale } from './build.mjs'
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs'
import { freePort } from './free-port.mjs'
import { pictureProject } from './picture-project.mjs'
import { SCREENS } from './picture-screens.mjs'
import { serve } from './serve.mjs'
import { ensureBrowser, ensureDependencies, ROOT } from './setup.mjs'

/** Pictures of every screen, in three widths, light and dark; with names as arguments, of those screens only. */
const FOLDER = join(ROOT, 'pictures')
/** Those that are here are shown by a document, and are renewed with the others. */
const SHOWN = join(ROOT, 'docs', 'pictures')
const SIZES = {
  wide: { viewport: { width: 1440, height: 900 } },
  middle: { viewport: { width: 1280, height: 800 } },
  narrow: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}
const THEMES = ['light', 'dark']
/** The sample data is made around the day it is; a day that stands still keeps pictures comparable. */
const NOW = new Date('2026-06-17T09:30:00Z')

ensureDependencies()
ensureBrowser()
if ((await buildIfStale()) !== 0) process.exit(1)

const asked = process.argv.slice(2)
const screens = SCREENS.filter(({ name }) => asked.length === 0 || asked.includes(name))
if (asked.length === 0) rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })

const port = await freePort(47_300)
const project = await pictureProject(`http://127.0.0.1:${port}`)
const server = await serve({ folder: join(ROOT, 'dist'), port, backends: [project.url] })
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: CHROMIUM_FLAGS })
try {
  const pictures = Object.keys(SIZES).flatMap((size) =>
    THEMES.flatMap((theme) => screens.map((screen) => ({ screen, size, theme }))),
  )
  const ofProject = pictures.filter(({ screen }) => isOnProject(screen.backend))
  const others = pictures.filter(({ screen }) => !isOnProject(screen.backend))
  // The project is emptied for each picture, so that its pictures come one after the other.
  await Promise.all([takeAll(ofProject), takeAll(others), takeAll(others), takeAll(others)])
} finally {
  await browser.close()
  server.close()
  await project.close()
}

/** Where none is named, the picture is of the choice of one. */
function isOnProject({ set, url }) {
  return set === 'supabase' && url === undefined
}

/** Takes them off the front: whoever has time has the next one. */
async function takeAll(pictures) {
  for (let next = pictures.shift(); next !== undefined; next = pictures.shift()) await take(next.screen, next)
}

async function take({ name, backend, go }, { size, theme }) {
  const context = await browser.newContext({
    // Offline, what was not fetched yet comes from what the browser keeps of the build.
    serviceWorkers: isOnProject(backend) ? 'allow' : 'block',
    baseURL: `http://127.0.0.1:${port}`,
    ...SIZES[size],
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  })
  try {
    const setting = isOnProject(backend) ? await project.anew() : backend
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    // A project has the time of its server, which a browser is not to be months away from.
    if (!isOnProject(backend)) await page.clock.setFixedTime(NOW)
    await page.addInitScript((text) => localStorage.setItem('portside:backend', text), JSON.stringify(setting))
    await go(page, size)
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    const file = `${name}-${size}-${theme}.png`
    writeFileSync(join(FOLDER, file), picture)
    if (existsSync(join(SHOWN, file))) writeFileSync(join(SHOWN, file), picture)
  } catch (error) {
    console.error(`${name} ${size} ${theme}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  } finally {
    await context.close()
  }
}
