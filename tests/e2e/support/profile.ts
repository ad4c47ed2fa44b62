import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { CHROMIUM_FLAGS, findTestBrowser } from '../../../scripts/chromium.mjs'
import { collectProblems } from './problems'

export interface Profile {
  /** Starts the browser on the profile's folder: what it kept the last time is there. */
  readonly open: () => Promise<BrowserContext>
  readonly problems: readonly string[]
  readonly remove: () => void
}

/** A browser profile that outlives the browser, as a person's does. */
export function browserProfile(baseURL: string): Profile {
  const folder = mkdtempSync(join(tmpdir(), 'portside-profile-'))
  const executablePath = findTestBrowser()
  const problems: (readonly string[])[] = []
  return {
    open: async () => {
      const context = await chromium.launchPersistentContext(folder, {
        baseURL,
        locale: 'en-GB',
        timezoneId: 'Europe/London',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        viewport: { width: 1280, height: 800 },
        args: CHROMIUM_FLAGS,
        ...(executablePath === null ? {} : { executablePath }),
      })
      problems.push(await collectProblems(context))
      return context
    },
    get problems() {
      return problems.flat()
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
