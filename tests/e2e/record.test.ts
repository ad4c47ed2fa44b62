import type { Browser, BrowserContext, Page } from '@playwright/test'
import { newProfile } from './support/another-person'
import { chooseBackend } from './support/backend'
import { begin } from './support/begin'
import { PASSWORD, type Person, type Place, PLACES, THIS_BROWSER } from './support/place'
import { expect, test } from './support/portside-test'
import { collectProblems } from './support/problems'
import { typePerson } from './support/visit'

for (const place of PLACES)
  test.describe(place.name, () => {
    test.use({ backend: place.backend })

    test('a record is filled in, pictured, peeked at, and changed by two at once', async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      const ana = await begin(page, place)
      await test.step('two people are there', async () => {
        for (const name of ['Nora', 'Omar']) {
          const dialog = await typePerson(page, { 'First name': name })
          await dialog.getByRole('button', { name: 'Create person' }).click()
          await expect(dialog).toBeHidden()
          await expect(page.getByRole('grid').getByText(name)).toBeVisible()
        }
      })

      await test.step('several numbers, labelled, one the primary one, one that cannot be read', async () => {
        await page.locator('[data-row="0"]').getByRole('link', { name: 'Nora' }).click()
        await expect(page.getByRole('heading', { name: 'Nora', level: 1 })).toBeVisible()
        await page.getByRole('button', { name: 'Edit phone' }).press('Enter')
        const phones = page.getByRole('group', { name: 'Phone' })
        await phones.getByRole('textbox', { name: 'Phone 1' }).fill('+49 30 901820')
        await phones.getByRole('combobox', { name: 'Label of phone 1' }).fill('Work')
        await phones.getByRole('button', { name: 'Add another' }).click()
        await phones.getByRole('textbox', { name: 'Phone 2' }).fill('+49 170 1234567')
        await phones.getByRole('button', { name: 'Make 2 the primary one' }).click()
        await phones.getByRole('button', { name: 'Add another' }).click()
        await phones.getByRole('textbox', { name: 'Phone 3' }).fill('ask at the desk')
        await page.keyboard.press('Enter')
        await expect(page.getByRole('link', { name: '+49 30 901820' })).toHaveAttribute('href', 'tel:+4930901820')
        await expect(page.getByText('ask at the desk', { exact: true })).toHaveAttribute('title', /could not be read/)
        await page.reload()
        await expect(page.getByRole('link', { name: '+49 170 1234567' })).toBeVisible()
      })

      await test.step('a picture, which the list shows as well', async () => {
        await page
          .getByLabel('Choose a picture')
          .setInputFiles({ name: 'nora.png', mimeType: 'image/png', buffer: await portrait(page) })
        await expect(page.getByRole('button', { name: 'Picture of Nora' }).locator('img')).toBeVisible()
        await place.expectAccessible(page, 'a person with a picture')
        await page.getByRole('link', { name: 'Back to people' }).click()
        await expect(page.locator('[data-row="0"] img')).toBeVisible()
      })

      await test.step('a look at the side, from one to the next', async () => {
        await page.getByRole('grid').focus()
        await page.keyboard.press('Space')
        const aside = page.getByRole('complementary', { name: 'The person at the side' })
        await expect(aside.getByRole('heading', { name: 'Nora' })).toBeVisible()
        await page.keyboard.press('j')
        await expect(aside.getByRole('heading', { name: 'Omar' })).toBeVisible()
        await place.expectAccessible(page, 'a person at the side')
        await page.reload()
        await expect(aside.getByRole('heading', { name: 'Omar' })).toBeVisible()
        await page.setViewportSize({ width: 390, height: 844 })
        await place.expectAccessible(page, 'a person at the side, narrow')
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.keyboard.press('Escape')
        await expect(aside).toBeHidden()
      })

      await test.step('two change the same field and another: one is asked about, the other merged', async () => {
        await page.getByRole('grid').getByRole('link', { name: 'Omar' }).click()
        await expect(page.getByRole('heading', { name: 'Omar', level: 1 })).toBeVisible()
        const elsewhere = await anotherWindow({ ana, place, context, browser, baseURL: baseURL ?? '' })
        const other = elsewhere.page
        await other.goto(page.url())
        await other.getByRole('button', { name: 'Edit address' }).press('Enter')
        await other.getByRole('textbox', { name: 'Street' }).fill('Quay 1')
        await other.getByRole('textbox', { name: 'City' }).fill('Kiel')

        await page.getByRole('button', { name: 'Edit address' }).press('Enter')
        await page.getByRole('textbox', { name: 'City' }).fill('Bremen')
        await page.getByRole('textbox', { name: 'Country' }).fill('Germany')
        await page.keyboard.press('Enter')
        await expect(page.getByText('Address changed')).toBeVisible()

        await other.keyboard.press('Enter')
        const dialog = other.getByRole('alertdialog', { name: 'Ana Reis changed this in the meantime' })
        await expect(dialog).toBeVisible()
        await place.expectAccessible(other, 'a conflict')
        await dialog.getByRole('radio').first().check()
        await dialog.getByRole('button', { name: 'Save' }).click()
        for (const window of [other, page]) await expect(window.getByText('Quay 1, Bremen, Germany').first()).toBeVisible()
        await elsewhere.close()
      })
    })
  })

interface Where {
  readonly ana: Person
  readonly place: Place
  readonly context: BrowserContext
  readonly browser: Browser
  readonly baseURL: string
}

/** Another browser, where the backend is not this one; else another tab. */
async function anotherWindow({
  ana,
  place,
  context,
  browser,
  baseURL,
}: Where): Promise<{ readonly page: Page; close: () => Promise<void> }> {
  if (place === THIS_BROWSER) {
    const page = await context.newPage()
    return { page, close: () => page.close() }
  }
  const other = await newProfile(browser, baseURL)
  await chooseBackend(other, place.backend)
  const problems = await collectProblems(other)
  const page = await other.newPage()
  await page.goto('/sign-in')
  await page.getByLabel('E-mail').fill(ana.email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  return {
    page,
    close: async () => {
      await other.close()
      expect(problems).toEqual([])
    },
  }
}

/** Wider than high, so that it has to be cut. */
async function portrait(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 90
    canvas.height = 30
    canvas.getContext('2d')?.fillRect(0, 0, 90, 30)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}
