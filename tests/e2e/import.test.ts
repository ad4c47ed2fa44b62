import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { chooseBackend } from './support/backend'
import { begin } from './support/begin'
import { PLACES } from './support/place'
import { expect, test } from './support/portside-test'
import { choose } from './support/choose'

const FAIR = `Name,Mail,Size,Phone
Ana Doe,ana@shoes.example,38,+49 30 901820
Bob Poe,bob at shoes,44,+49 30 901820
Cy Orr,,,
`

for (const place of PLACES)
  test(`rows are looked through, mended and left out before anything is written, and the next file is mapped alike, ${place.name}`, async ({
    page,
    context,
  }) => {
    await chooseBackend(context, place.backend)
    await begin(page, place)
    await page.getByRole('navigation').getByRole('link', { name: 'Import' }).click()

    await test.step('a column becomes a field, a row is mended, another left out, and the report is kept', async () => {
      await chooseText(page, 'first.csv', FAIR)
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('button', { name: /Left out/ }).click()
      await page.getByRole('button', { name: 'Create a field for “Size”' }).click()
      await page.getByRole('button', { name: 'Create field' }).click()
      await expect(page.getByRole('button', { name: 'Imported (4)' })).toBeVisible()
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('button', { name: /imported with a note/ }).click()
      await page.getByRole('button', { name: 'Line 3, more' }).press('Enter')
      await place.expectAccessible(page, 'import, a row')
      await page.setViewportSize({ width: 390, height: 844 })
      await place.expectAccessible(page, 'import, a row at 390 px')
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.getByRole('textbox', { name: 'Mail' }).fill('bob@shoes.example')
      await page.getByRole('textbox', { name: 'Mail' }).press('Enter')
      await expect(page.getByRole('button', { name: '0 imported with a note' })).toBeVisible()
      await page.getByRole('button', { name: '3 rows in all' }).click()
      await page.getByRole('button', { name: 'Line 2, more' }).press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('button', { name: 'Line 4, more' })).toBeFocused()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Leave line 4 out' }).click()
      await page.getByRole('button', { name: 'Import 2 rows' }).click()
      const kept = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download the report' }).click()
      expect((await kept).suggestedFilename()).toBe('first - import report.csv')
    })

    await test.step('a pasted table is mapped as the file was, and says what it would change', async () => {
      await page.getByRole('button', { name: 'Import another file' }).click()
      await pasteAnywhere(page, 'Name\tMail\tSize\tPhone\nAna Doe\tana@shoes.example\t39\t\n')
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(page.getByText('mapped as in your import of first.csv')).toBeVisible()
      await page.getByRole('button', { name: 'Next' }).click()
      await choose(page.getByRole('combobox', { name: 'For records that already exist' }), 'Take what the file says')
      // The rows are planned anew for it, and drawn anew: a key that comes meanwhile finds the ones before.
      await expect(async () => {
        await page.getByRole('button', { name: 'Line 2, more' }).press('Enter')
        const changes = page.getByRole('region', { name: 'Changes to the person: Ana Doe' })
        await expect(changes).toContainText(/Size.*38.*39/, { timeout: 2000 })
      }).toPass()
      await page.getByRole('button', { name: 'Import 1 row' }).click()
      await page.getByRole('button', { name: 'Import another file' }).click()
    })

    await test.step('a name that nobody has is asked for, and so is who is meant where two people fit', async () => {
      await chooseText(page, 'one.csv', 'Job title,Phone,Owner\nBuyer,+49 30 901820,Maria Miller\n')
      await toCheck(page)
      await expect(page.getByText('1 skipped row matches more than one existing record')).toBeVisible()
      await choose(page.getByRole('combobox', { name: '“Maria Miller” (1 row)' }), 'Ana Reis')
      await page.getByRole('button', { name: 'Line 2, more' }).press('Enter')
      await page.getByRole('button', { name: /^Bob Poe/ }).click()
      await expect(page.getByRole('region', { name: 'Changes to the person: Bob Poe' })).toContainText(/Job title.*Buyer/)
    })

    await test.step('what the list is exported as is read back without a difference', async () => {
      await page.getByRole('button', { name: 'Import 1 row' }).click()
      await page.getByRole('link', { name: 'See the people' }).click()
      await expect(page.getByRole('grid')).toContainText('Buyer')
      const exported = await exportedPeople(page)
      expect(exported).toContain('ana@shoes.example')
      await page.getByRole('navigation').getByRole('link', { name: 'Import' }).click()
      await page.getByRole('button', { name: 'Import another file' }).click()
      await chooseText(page, 'people.csv', exported)
      await toCheck(page)
      await expect(page.getByRole('button', { name: '2 skipped' })).toBeVisible()
      await expect(page.getByText('There is nothing to write', { exact: false })).toBeVisible()
    })
  })

async function chooseText(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(page.getByRole('heading', { name: 'Does this look right?' })).toBeVisible()
}

async function toCheck(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('table', { name: 'Rows of the file' })).toBeVisible()
}

/** As a spreadsheet program's table comes from the clipboard, with the focus in no field. */
async function pasteAnywhere(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Bring in your data' })).toBeVisible()
  await page.evaluate((table) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', table)
    const paste = new ClipboardEvent('paste', { bubbles: true })
    // Firefox takes none with the event.
    Object.defineProperty(paste, 'clipboardData', { value: clipboardData })
    document.body.dispatchEvent(paste)
  }, text)
}

/** All of the open list, with every field, as the file that a person would keep. */
async function exportedPeople(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^View:/ }).click()
  await page.getByRole('menuitem', { name: 'Export…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export “All people”' })
  await choose(dialog.getByLabel('Format'), 'CSV (.csv)')
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export' }).click()
  return readFileSync(await (await saved).path(), 'utf8')
}
