import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { chooseBackend, type BackendChoice } from './backend'
import { HOSTED, mailed, type Person } from './place'
import { collectProblems } from './problems'

export interface AnotherBrowser {
  readonly page: Page
  /** What its pages complained of. */
  readonly problems: readonly string[]
  readonly close: () => Promise<void>
}

/** A browser that shares nothing with the first but the backend. */
export async function anotherBrowser(
  browser: Browser,
  baseURL: string,
  backend: BackendChoice = HOSTED.backend,
): Promise<AnotherBrowser> {
  const context = await newProfile(browser, baseURL, backend.set === 'supabase' && backend.keepsReplica === true)
  await chooseBackend(context, backend)
  const problems = await collectProblems(context)
  return { page: await context.newPage(), problems, close: () => context.close() }
}

/** As the pages of `test` have it. What opens offline keeps the whole build, which is fetched once more for each profile. */
export function newProfile(browser: Browser, baseURL: string, opensOffline = false): Promise<BrowserContext> {
  return browser.newContext({
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    serviceWorkers: opensOffline ? 'allow' : 'block',
  })
}

/** Follows the link of the mail that invited, makes an account and accepts. */
export async function join(page: Page, invited: Person): Promise<void> {
  const link = await mailed(invited.email, /https?:\/\/\S+\/invite\/\S+/)
  await page.goto(new URL(link).pathname)
  await page.getByRole('link', { name: 'Create account' }).click()
  await HOSTED.signUp(page, invited)
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
}
