import type { Page } from '@playwright/test'
import { newProfile } from './support/another-person'
import { expectAccessible } from './support/axe'
import { chooseBackend } from './support/backend'
import { LOCAL_BACKEND, newPerson, PASSWORD, SUPABASE } from './support/place'
import { expect, test } from './support/portside-test'
import { orNoAnswer } from './support/problems'

const CAL = newPerson('Cal Ito')
/** Loopback, and nobody listens there. */
const NOBODY = 'http://127.0.0.1:9'

test.describe('a browser that has chosen nothing', () => {
  test.use({
    // Provoked: the policy that forbids an address, and an address that is no project's.
    expectedProblems: [/connect-src|127\.0\.0\.1:9\/|status of 405/],
    choosesOnce: true,
    backend: { set: 'supabase' },
  })

  test('is led to a project, signs up there, and turns back and forth between it and this browser', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Connect Portside' })).toBeVisible()

    await test.step('what cannot be right is refused in a sentence', async () => {
      await connect(page, 'nowhere', 'sb_publishable_x')
      await expect(page.getByText(/^That is not the address of a project/)).toBeVisible()
      await connect(page, NOBODY, 'sb_secret_x')
      await expect(page.getByText(/^That is a secret key/)).toBeVisible()
      await expect(page.getByLabel('Publishable key')).toHaveValue('')
      await connect(page, NOBODY, 'sb_publishable_x')
      await expect(page.getByText(/security policy does not list it/)).toBeVisible()
      await connect(page, new URL(page.url()).origin, 'sb_publishable_x')
      await expect(page.getByText(/it is not a Supabase project/)).toBeVisible()
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
      await expect(page.getByRole('heading', { name: 'Welcome to Portside' })).toBeVisible()
      await page.getByRole('link', { name: 'Change' }).click()
      await page.getByRole('button', { name: 'Use Pier' }).click()
      await expect(page.getByText(`Signed in as ${CAL.email}`)).toBeVisible()
    })

    await test.step('one that is forgotten takes its session along', async () => {
      await page.goto('/backends')
      await page.getByRole('button', { name: 'Use This browser' }).click()
      await expect(page.getByRole('heading', { name: 'Welcome to Portside' })).toBeVisible()
      await page.goto('/backends')
      await page.getByRole('button', { name: 'Forget Pier' }).click()
      await expect(page.getByRole('listitem')).toHaveCount(1)
      const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('portside:session')))
      expect(kept).toEqual([])
    })
  })
})

test.describe('a project that cannot be stood on', () => {
  test.use({ backend: SUPABASE.backend, expectedProblems: [orNoAnswer(/Failed to load resource/)] })

  test('says whether it or the app is older, or that nobody answers, and leads to another', async ({ page }) => {
    const answerWith = (schema: string) =>
      page.route('**/rpc/backend_info', (route) =>
        route.fulfill({ json: { schema }, headers: { 'access-control-allow-origin': '*' } }),
      )
    await answerWith('0')
    await page.goto('/')
    await expect(page.getByText(/^The backend is older than this app/)).toBeVisible()
    await answerWith('999')
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByText(/^This app is older than its backend/)).toBeVisible()
    await page.route(`${LOCAL_BACKEND.url}/**`, (route) => route.abort())
    await page.reload()
    await expect(page.getByText('The backend cannot be reached right now. Try again in a moment.')).toBeVisible()
    await page.getByRole('button', { name: 'Choose a backend' }).click()
    await expect(page.getByRole('button', { name: 'Use This browser' })).toBeVisible()
  })
})

test.describe('a project with more ways in', () => {
  test.use({ backend: SUPABASE.backend, expectedProblems: [/status of 422/] })

  test('offers its providers, takes a mailed code, asks for a second factor; axe finds nothing on any of it', async ({
    page,
  }) => {
    await offerMore(page)
    await page.goto('/sign-in')
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    await everyLook(page, 'providers')

    await page.getByLabel('E-mail').fill('eve@pier.example')
    await page.getByRole('button', { name: 'Get a sign-in link' }).click()
    await expect(page.getByText(/^We sent an e-mail to eve@pier\.example/)).toBeVisible()
    await page.getByLabel('Code from the e-mail').fill('00000000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('That code is wrong')
    await everyLook(page, 'mailed code')

    await page.getByRole('link', { name: 'Back to sign in' }).click()
    await page.reload()
    await page.getByLabel('E-mail').fill('eve@pier.example')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByLabel('Code from your authenticator app').fill('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('That code is wrong')
    await everyLook(page, 'second factor')

    await page.reload()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })
})

test.describe('on the project', () => {
  test.use({ backend: SUPABASE.backend, expectedProblems: [/status of 40[03]/] })

  test('signing out everywhere ends the session in another browser; the way back is there', async ({
    page,
    browser,
    baseURL,
  }) => {
    const dee = newPerson('Dee Lund')
    await page.goto('/sign-up')
    await SUPABASE.signUp(page, dee)
    await expect(page.getByRole('heading', { name: 'Create a workspace' })).toBeVisible()

    const context = await newProfile(browser, baseURL ?? '')
    await chooseBackend(context, SUPABASE.backend)
    const other = await context.newPage()
    await other.goto('/sign-in')
    await other.getByLabel('E-mail').fill(dee.email)
    await other.getByLabel('Password').fill('not the right password')
    await other.getByRole('button', { name: 'Sign in' }).click()
    await expect(other.getByRole('alert')).toContainText('do not match')
    await other.getByLabel('Password').fill(PASSWORD)
    await other.getByRole('button', { name: 'Sign in' }).click()
    await other.getByLabel('Name of your team or company').fill('Pier')
    await other.getByText('An empty workspace').click()
    await other.getByRole('button', { name: 'Create workspace' }).click()
    await other.getByRole('button', { name: /^Account: / }).click()
    await other.getByRole('menuitem', { name: 'Sign out everywhere' }).click()
    await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible()

    // Looking at the tab again is when it asks; signed out there at once, the project hears of it after that.
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('focus')))
      await expect(page.getByText('You were signed out on all devices.')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await context.close()
  })
})

/** What the local backend lacks: providers, and somebody with a second factor. */
async function offerMore(page: Page): Promise<void> {
  const auth = `${LOCAL_BACKEND.url}/auth/v1`
  const headers = { 'access-control-allow-origin': '*' }
  await page.route(`${auth}/settings`, (route) =>
    route.fulfill({ headers, json: { external: { email: true, github: true, google: true }, disable_signup: false } }),
  )
  await page.route(`${auth}/verify`, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.fallback()
      : route.fulfill({ headers, status: 422, json: { code: 422, error_code: 'otp_expired', msg: 'expired' } }),
  )
  await page.route(`${auth}/token?grant_type=password`, (route) =>
    route.request().method() === 'OPTIONS' ? route.fallback() : route.fulfill({ headers, json: halfASession() }),
  )
  await page.route(`${auth}/factors/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (route.request().method() === 'OPTIONS') return route.fallback()
    if (pathname.endsWith('/challenge')) return route.fulfill({ headers, json: { id: 'challenge', type: 'totp', expires_at: 0 } })
    return route.fulfill({ headers, status: 422, json: { code: 422, error_code: 'mfa_verification_failed', msg: 'no' } })
  })
}

/** As after the password of somebody who has enrolled a second factor. */
function halfASession(): object {
  const expiresAt = Math.round(Date.now() / 1000) + 900
  const claims = { sub: '01900000-0000-7000-8000-000000000001', session_id: 'half', aal: 'aal1', exp: expiresAt }
  const token = [{ alg: 'none' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  const factors = [{ id: 'factor', factor_type: 'totp', status: 'verified' }]
  const user = { id: claims.sub, email: 'eve@pier.example', user_metadata: { name: 'Eve' }, factors }
  return { access_token: [...token, 'x'].join('.'), refresh_token: 'x', expires_in: 900, expires_at: expiresAt, user }
}

/** Light and wide, dark and narrow. */
async function everyLook(page: Page, place: string): Promise<void> {
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 390],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page, `${place}, ${colorScheme}, ${width} px`)
  }
}

async function connect(page: Page, url: string, key: string): Promise<void> {
  await page.getByLabel('Project URL').fill(url)
  await page.getByLabel('Publishable key').fill(key)
  await page.getByRole('button', { name: 'Check and connect' }).click()
}
