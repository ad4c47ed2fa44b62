import type { Page } from '@playwright/test'
import { chooseBackend } from './support/backend'
import { LOCAL_BACKEND, PASSWORD, SUPABASE } from './support/place'
import { expect, test } from './support/portside-test'

const CAL = { name: 'Cal Ito', email: 'cal@pier.example' }
/** Loopback, and nobody listens there. */
const NOBODY = 'http://127.0.0.1:9'

test.describe('a browser that has chosen nothing', () => {
  test.use({
    // Provoked: the policy that forbids an address, and an address that is no project's.
    expectedProblems: [/connect-src|127\.0\.0\.1:9\/|status of 405/],
    choosesOnce: true,
    backend: { set: 'unset' },
  })

  test('is led to a project, signs up there, and turns back and forth between it and this browser', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Connect Portside' })).toBeVisible()

    await test.step('what cannot be right is refused in a sentence', async () => {
      await connect(page, 'nowhere', 'sb_publishable_x')
      await expect(page.getByText(/^That is no address of a project/)).toBeVisible()
      await connect(page, NOBODY, 'sb_secret_x')
      await expect(page.getByText(/^That is a secret key/)).toBeVisible()
      await expect(page.getByLabel('Publishable key')).toHaveValue('')
      await connect(page, NOBODY, 'sb_publishable_x')
      await expect(page.getByText(/security policy does not list it/)).toBeVisible()
      await connect(page, new URL(page.url()).origin, 'sb_publishable_x')
      await expect(page.getByText(/it is no Supabase project/)).toBeVisible()
    })

    await test.step('a project that fits is kept, and an account is made on it', async () => {
      await page.getByLabel('Name').fill('Pier')
      await connect(page, `${LOCAL_BACKEND.url}/rest/v1/`, LOCAL_BACKEND.publishableKey)
      await page.getByRole('link', { name: 'Create account' }).click()
      await expect(page.getByText('Your account and your data are on Pier.')).toBeVisible()
      await SUPABASE.signUp(page, CAL)
      await expect(page.getByRole('heading', { name: 'Create a workspace' })).toBeVisible()
    })

    await test.step('this browser has accounts of its own; the session on the project stays', async () => {
      await page.goto('/backends')
      await expect(page.getByRole('listitem').filter({ hasText: 'Pier' })).toContainText('In use')
      await page.getByRole('button', { name: 'Use This browser' }).click()
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      await page.getByRole('link', { name: 'Change' }).click()
      await page.getByRole('button', { name: 'Use Pier' }).click()
      await expect(page.getByText(`Signed in as ${CAL.email}`)).toBeVisible()
    })

    await test.step('one that is forgotten takes its session along', async () => {
      await page.goto('/backends')
      await page.getByRole('button', { name: 'Use This browser' }).click()
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      await page.goto('/backends')
      await page.getByRole('button', { name: 'Forget Pier' }).click()
      await expect(page.getByRole('listitem')).toHaveCount(1)
      const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('portside:session')))
      expect(kept).toEqual([])
    })
  })
})

test.describe('on the project', () => {
  test.use({ backend: SUPABASE.backend, expectedProblems: [/status of 40[03]/] })

  test('signing out everywhere ends the session in another browser; the way back is there', async ({
    page,
    browser,
    baseURL,
  }) => {
    const dee = { name: 'Dee Lund', email: 'dee@pier.example' }
    await page.goto('/sign-up')
    await SUPABASE.signUp(page, dee)
    await expect(page.getByRole('heading', { name: 'Create a workspace' })).toBeVisible()

    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    await chooseBackend(context, SUPABASE.backend)
    const other = await context.newPage()
    await other.goto('/sign-in')
    await other.getByLabel('E-mail').fill(dee.email)
    await other.getByLabel('Password').fill('not the right password')
    await other.getByRole('button', { name: 'Sign in' }).click()
    await expect(other.getByRole('alert')).toContainText('do not go together')
    await other.getByLabel('Password').fill(PASSWORD)
    await other.getByRole('button', { name: 'Sign in' }).click()
    await other.getByLabel('Name of your team or company').fill('Pier')
    await other.getByText('An empty workspace').click()
    await other.getByRole('button', { name: 'Create workspace' }).click()
    await other.getByRole('button', { name: /^Account: / }).click()
    await other.getByRole('menuitem', { name: 'Sign out everywhere' }).click()
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await context.close()

    // Looking at the tab again is when it asks.
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(page.getByText('You were signed out on all devices.')).toBeVisible()
  })
})

async function connect(page: Page, url: string, key: string): Promise<void> {
  await page.getByLabel('Project URL').fill(url)
  await page.getByLabel('Publishable key').fill(key)
  await page.getByRole('button', { name: 'Check and connect' }).click()
}
