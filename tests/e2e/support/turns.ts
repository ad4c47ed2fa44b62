import { expect, type Browser, type Page } from '@playwright/test'
import { newProfile } from './another-person'
import { chooseBackend } from './backend'
import { mailed, PASSWORD, type Person, type Place, THIS_BROWSER } from './place'
import { collectProblems } from './problems'
import { inDeveloperPanel } from './visit'

/** People who work together: each in a browser of their own, or in turns where the backend is one browser. */
export interface Turns {
  /** The page of this person, signed in unless it is their first. */
  readonly as: (person: Person) => Promise<Page>
  /** Where the link in the invitation leads that was just sent. */
  readonly invitationPath: (sender: Page, address: string) => Promise<string>
  readonly problems: () => readonly string[]
  readonly close: () => Promise<void>
}

export async function turnsAt(place: Place, browser: Browser, baseURL: string): Promise<Turns> {
  const problems: (readonly string[])[] = []
  const open = async () => {
    const context = await newProfile(browser, baseURL)
    await chooseBackend(context, place.backend)
    problems.push(await collectProblems(context))
    return context
  }
  const shared = { problems: () => problems.flat() }
  if (place !== THIS_BROWSER) {
    const pages = new Map<string, Page>()
    return {
      ...shared,
      as: async ({ email }) => {
        const page = pages.get(email) ?? (await (await open()).newPage())
        pages.set(email, page)
        return page
      },
      invitationPath: async (_, address) => new URL(await mailed(address, /https?:\/\/\S+\/invite\/\S+/)).pathname,
      close: async () => {
        for (const page of pages.values()) await page.context().close()
      },
    }
  }
  const context = await open()
  const page = await context.newPage()
  const known = new Set<string>()
  let current = ''
  return {
    ...shared,
    as: async ({ email }) => {
      if (current !== '' && current !== email) await signOut(page)
      if (known.has(email) && current !== email) await signIn(page, email)
      known.add(email)
      current = email
      return page
    },
    invitationPath: async (sender, address) => {
      let path = ''
      await inDeveloperPanel(sender, async (panel) => {
        const mail = panel.getByRole('listitem').filter({ hasText: address }).first()
        path = (await mail.getByRole('link').getAttribute('href')) ?? ''
      })
      return path
    },
    close: () => context.close(),
  }
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeHidden()
}
