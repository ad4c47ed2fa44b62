import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, firefox, test, type Browser, type BrowserContext } from '@playwright/test'
import { collectProblems } from './problems'

export interface Profile {
  /** Starts the browser on the profile's folder: what it kept the last time is there. */
  readonly open: () => Promise<BrowserContext>
  readonly problems: readonly string[]
  readonly remove: () => void
}

/** A browser profile that outlives the browser, as a person's does. */
export function browserProfile(baseURL: string): Profile {
  const problems = new Map<BrowserContext, readonly string[]>()
  const { open, remove } = test.info().project.name === 'webkit' ? pagesOnly(baseURL) : folderProfile(baseURL)
  return {
    open: async () => {
      const context = await open()
      if (!problems.has(context)) problems.set(context, await collectProblems(context))
      return context
    },
    get problems() {
      return [...problems.values()].flat()
    },
    remove,
  }
}

interface Kept {
  readonly open: () => Promise<BrowserContext>
  readonly remove: () => void
}

function folderProfile(baseURL: string): Kept {
  const folder = mkdtempSync(join(tmpdir(), 'portside-profile-'))
  const { launchOptions, channel, browserName } = test.info().project.use
  const engine = browserName === 'firefox' ? firefox : chromium
  const options = { ...launchOptions, ...optionsOf(baseURL), ...(channel === undefined ? {} : { channel }) }
  return {
    open: () => engine.launchPersistentContext(folder, options),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** WebDriver has no profiles in WebKit: there every page is closed, and the browser stays. */
function pagesOnly(baseURL: string): Kept {
  const { launchOptions, channel } = test.info().project.use
  let browser: Browser | undefined
  let context: BrowserContext | undefined
  const begin = async (): Promise<BrowserContext> => {
    browser = await firefox.launch({ ...launchOptions, ...(channel === undefined ? {} : { channel }) })
    const made = await browser.newContext(optionsOf(baseURL))
    made.close = async () => {
      for (const page of made.pages()) await page.close()
      // As a browser that begins has it.
      await made.setOffline(false)
    }
    return made
  }
  return { open: async () => (context ??= await begin()), remove: () => void browser?.close() }
}

function optionsOf(baseURL: string) {
  return {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  } as const
}
