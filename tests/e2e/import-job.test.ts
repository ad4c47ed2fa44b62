import type { Page } from '@playwright/test'
import { chooseBackend } from './support/backend'
import { begin } from './support/begin'
import { PLACES } from './support/place'
import { expect, test } from './support/portside-test'

const FAIR =
  'First name,Last name,E-mail,Job title\nAda,Doe,ada@doe.example,Buyer\nBob,Roe,bob@roe.example,\nCy,Orr,cy@orr.example,\n'

for (const place of PLACES)
  test(`an import is taken back but for what was changed since, which goes when it is asked for, ${place.name}`, async ({
    page,
    context,
  }) => {
    await chooseBackend(context, place.backend)
    await begin(page, place)

    await test.step('import people; somebody changes one of them in a second tab', async () => {
      await importFile(page, 'fair.csv', FAIR)
      await expect(page.getByRole('heading', { name: 'fair.csv is imported' })).toBeVisible()
      const other = await context.newPage()
      await other.goto('/')
      await other.getByRole('grid').getByRole('link', { name: 'Ada Doe' }).click()
      await expect(other.getByRole('region', { name: 'Timeline' })).toContainText(/Ana Reis\s*imported this person/)
      await other.getByRole('button', { name: 'Edit job title' }).click()
      await other.getByRole('textbox', { name: 'Job title' }).fill('Head of buying')
      await other.keyboard.press('Enter')
      await expect(other.getByRole('button', { name: 'Edit job title' })).toHaveAccessibleDescription('Head of buying')
      await other.close()
    })

    await test.step('undo the import: what nobody touched goes, what was changed is told of and stays', async () => {
      await page.getByRole('link', { name: 'Undo', exact: true }).click()
      const asked = page.getByRole('region', { name: 'What undoing does' })
      await expect(asked).toContainText('2 people created by the import and untouched since')
      await place.expectAccessible(page, 'undoing an import')
      await asked.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('The import is undone except for 1 record:')).toBeVisible()
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
      await page.getByRole('button', { name: 'Move to the trash anyway: Ada Doe' }).click()
      await expect(page.getByText('The import is undone.')).toBeVisible()
      await expectPeople(page, [])
    })

    await test.step('take all that it made out of the trash together', async () => {
      await page.goBack()
      await page.getByRole('button', { name: 'Restore 3 records from the trash' }).click()
      await expect(page.getByText('3 records restored')).toBeVisible()
      await expectPeople(page, ['Ada Doe', 'Bob Roe', 'Cy Orr'])
    })
  })

for (const place of PLACES)
  test(`an import whose window was closed in the middle is gone on with, and no row is there twice, ${place.name}`, async ({
    page,
    context,
  }) => {
    await chooseBackend(context, place.backend)
    await begin(page, place)
    const rows = Array.from({ length: 150 }, (_, at) => `Ada,Number ${at},a${at}@halfway.example\n`)
    await toCheck(page, 'halfway.csv', `First name,Last name,E-mail\n${rows.join('')}`)
    await holdAfterOneChunk(page)
    await page.getByRole('button', { name: 'Import 150 rows' }).press('Enter')
    await expect(page.getByText(/^(6|7|8)\d of 150 rows$/)).toBeVisible()
    const home = new URL(page.url()).pathname.replace(/\/import$/, '')
    await page.close()

    const again = await context.newPage()
    await again.goto(`${home}/import`)
    await again.getByRole('region', { name: 'Past imports' }).getByRole('link', { name: 'halfway.csv' }).click()
    await again.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(again.getByRole('heading', { name: 'halfway.csv is imported' })).toBeVisible()
    await again.getByRole('navigation').getByRole('link', { name: 'People' }).click()
    await expect(again.getByText('150 people')).toBeVisible()
    await again.getByRole('searchbox').first().fill('a3@halfway.example')
    await expect(again.locator('[data-row]')).toHaveCount(1)
  })

/** A page that draws nothing any more, and whose clock stands: what it began it never goes on with. */
async function holdAfterOneChunk(page: Page): Promise<void> {
  await page.evaluate(() => {
    const later = window.setTimeout.bind(window)
    window.requestAnimationFrame = () => 0
    const held = (run: () => void, ms?: number) => (ms === 100 ? 0 : later(run, ms))
    Object.assign(window, { setTimeout: held })
  })
}

async function importFile(page: Page, name: string, text: string): Promise<void> {
  await toCheck(page, name, text)
  await page.getByRole('button', { name: /^Import [\d,]+ rows$/ }).click()
}

async function toCheck(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Import' }).click()
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('button', { name: /^Import [\d,]+ rows$/ })).toBeEnabled()
}

async function expectPeople(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
  const rows = page.locator('[data-row]')
  await expect(rows).toHaveCount(names.length)
  for (const [at, name] of names.entries()) await expect(rows.nth(at)).toContainText(name)
}
