import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { SUPABASE, THIS_BROWSER } from './support/place'
import { expect, test } from './support/portside-test'

test.describe('the first visit', () => {
  test.use({ backend: THIS_BROWSER.backend })

  test('who was never here tries Portside out in one step, and finds the same when they come back', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Welcome to Portside' })).toBeVisible()
    await expect(page.getByText('Welcome back')).toHaveCount(0)
    await expectAccessible(page, 'the first visit')
    await page.getByRole('button', { name: 'Try it now' }).click()
    await expectSample(page)
    const home = page.url()

    await page.getByRole('button', { name: /^Account: / }).click()
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
    await expect(page.getByText('Welcome back.')).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await page.getByRole('link', { name: 'try it first' }).click()
    await page.getByRole('button', { name: 'Try it now' }).click()
    await expectSample(page)
    expect(page.url()).toBe(home)
  })
})

test.describe('over sample data', () => {
  test.use({ backend: { set: 'memory', kept: false, sample: { people: 20, companies: 8, deals: 12 } } })

  test('the developer panel is not for everybody', async ({ page }) => {
    // Other stories make trouble by it.
    await page.addInitScript(() => {
      // The empty page that a tab begins with has no storage.
      if (location.protocol === 'http:') localStorage.removeItem('portside.developer')
    })
    await page.goto('/w/demo/people')
    await page.getByRole('button', { name: /^Account: / }).click()
    await expect(page.getByRole('menuitem', { name: 'Sign out', exact: true })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Developer panel' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox').fill('developer panel')
    await expect(page.getByText('Nothing matches “developer panel”')).toBeVisible()
    await expect(page.getByRole('option', { name: 'Developer panel' })).toHaveCount(0)
  })
})

test.describe('on Supabase', () => {
  test.use({ backend: SUPABASE.backend, choosesOnce: true })

  test('who was never here tries Portside out in this browser, in one step', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Try it now' }).click()
    await expectSample(page)
  })
})

async function expectSample(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'At a glance' })).toContainText(/\d+ deals/)
}
