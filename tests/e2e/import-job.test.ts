import type { Page } from '@playwright/test'
import { chooseBackend } from './support/backend'
import { SUPABASE, THIS_BROWSER } from './support/place'
import { expect, test } from './support/portside-test'

const FAIR =
  'First name,Last name,E-mail,Job title\nAda,Doe,ada@doe.example,Buyer\nBob,Roe,bob@roe.example,\nCy,Orr,cy@orr.example,\n'

for (const place of [THIS_BROWSER, SUPABASE])
  test(`an import is taken back but for what was changed since, which goes when it is asked for, ${place.name}`, async ({
    page,
    context,
  }) => {
    await chooseBackend(context, place.backend)
    await page.goto('/sign-up')
    await place.signUp(page, { name: 'Ana Reis', email: 'ana@fair.example' })
    await page.getByLabel('Name of your team or company').fill('Fair')
    await page.getByText('An empty workspace').click()
    await page.getByRole('button', { name: 'Create workspace' }).click()
    await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()

    await test.step('import people; somebody changes one of them in a second tab', async () => {
      await begin(page, 'fair.csv', FAIR)
      await expect(page.getByRole('heading', { name: 'fair.csv is imported' })).toBeVisible()
      const other = await context.newPage()
      await other.goto('/')
      await other.getByRole('grid').getByRole('link', { name: 'Ada Doe' }).click()
      await other.getByRole('button', { name: 'Edit job title' }).click()
      await other.getByRole('textbox', { name: 'Job title' }).fill('Head of buying')
      await other.keyboard.press('Enter')
      await expect(other.getByRole('button', { name: 'Edit job title' })).toHaveAccessibleDescription('Head of buying')
      await other.close()
    })

    await test.step('undo the import: what nobody touched goes, what was changed is told of and stays', async () => {
      await page.getByRole('link', { name: 'Undo this import…' }).click()
      await page.getByRole('button', { name: 'Undo this import…' }).click()
      const asked = page.getByRole('region', { name: 'Undo this import?' })
      await expect(asked).toContainText('2 records that the import made and nobody touched since')
      await place.expectAccessible(page, 'undoing an import')
      await asked.getByRole('button', { name: 'Undo the import' }).click()
      await expect(page.getByText('The import is undone but for 1 record:')).toBeVisible()
      await expectPeople(page, ['Ada Doe'])
    })

    await test.step('later, take back what stayed all the same', async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Import' }).click()
      await page.getByRole('button', { name: 'Import another file' }).click()
      const past = page.getByRole('region', { name: 'Past imports' })
      await expect(past).toContainText('Partly undone')
      await past.getByRole('link', { name: 'fair.csv' }).click()
      await page.reload()
      await page.getByRole('button', { name: 'See what stays' }).click()
      await page.setViewportSize({ width: 390, height: 844 })
      await place.expectAccessible(page, 'what an import leaves, at 390 px')
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.getByRole('button', { name: 'To the trash anyway: Ada Doe' }).click()
      await expect(page.getByText('The import is undone.')).toBeVisible()
      await expectPeople(page, [])
    })
  })

async function begin(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Import' }).click()
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: /^Import [\d,]+ rows$/ }).click()
}

async function expectPeople(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
  const rows = page.locator('[data-row]')
  await expect(rows).toHaveCount(names.length)
  for (const [at, name] of names.entries()) await expect(rows.nth(at)).toContainText(name)
}
