import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/portside-test'

test.use({ backend: { set: 'memory', kept: false, sample: { people: 30, companies: 10, deals: 5 } } })

function fixture(name: string): string {
  return fileURLToPath(new URL(`../support/import-files/${name}`, import.meta.url))
}

async function openImport(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Import' }).first().click()
  await expect(page.getByRole('heading', { name: 'Bring in your people' })).toBeVisible()
}

async function importFile(page: Page, name: string, rows: number): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles(fixture(name))
  await expect(page.getByRole('heading', { name: 'Does this look right?' })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Match the columns' })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: `Import ${rows} rows` }).click()
  await expect(page.getByRole('heading', { name: `${name} is imported` })).toBeVisible()
}

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
  await expect(page.getByRole('heading', { name: 'Bring in your people' })).toBeVisible()
  await page.evaluate((table) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', table)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, text)
}

test('a Google Contacts and a HubSpot file become people, under the strict policy', async ({ page }) => {
  await openImport(page)
  await importFile(page, 'google-new.csv', 5)
  await page.getByRole('button', { name: 'Import another file' }).click()
  await importFile(page, 'hubspot-contacts.csv', 4)
  await page.getByRole('link', { name: 'See the people' }).click()
  await page.getByRole('searchbox').first().fill('Ibáñez')
  await expect(page.getByRole('grid', { name: 'People' })).toContainText('Tailspin Toys')
})

test('rows are looked through, mended and left out before anything is written, and the next file is mapped alike', async ({
  page,
}) => {
  await openImport(page)
  await chooseText(page, 'first.csv', 'Name,Mail,Size\nAna Doe,ana@shoes.example,38\nBob Poe,bob(at)shoes.example,44\nCy Orr,,\n')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: /Left out/ }).click()
  await page.getByRole('button', { name: 'Create a field for “Size”' }).click()
  await page.getByRole('button', { name: 'Create field' }).click()
  await expect(page.getByRole('button', { name: 'Imported (3)' })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: /imported with a note/ }).click()
  await page.getByRole('button', { name: 'Line 3, more' }).press('Enter')
  await page.getByRole('textbox', { name: 'Mail' }).fill('bob@shoes.example')
  await page.getByRole('textbox', { name: 'Mail' }).press('Enter')
  await expect(page.getByRole('button', { name: '0 imported with a note' })).toBeVisible()
  await page.getByRole('button', { name: '3 rows in total' }).click()
  await page.getByRole('button', { name: 'Line 2, more' }).press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Line 4, more' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Leave line 4 out' }).click()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await page.getByRole('button', { name: 'Import another file' }).click()
  await pasteAnywhere(page, 'Name\tMail\tSize\nAna Doe\tana@shoes.example\t39\n')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('mapped as in your import of first.csv')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('combobox', { name: 'For records that already exist' }).selectOption('Take what the file says')
  await page.getByRole('button', { name: 'Line 2, more' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Changes of the person: Ana Doe' })).toContainText(/Size.*38.*39/)
})

test('names that nobody has are asked for, and so is who is meant where two people fit', async ({ page }) => {
  await openImport(page)
  await chooseText(page, 'two.csv', 'Name,Phone\nAna Doe,+49 30 901820\nBob Poe,+49 30 901820\n')
  await toCheck(page)
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await page.getByRole('button', { name: 'Import another file' }).click()
  await chooseText(page, 'one.csv', 'Job title,Phone,Owner\nBuyer,+49 30 901820,Maria Miller\n')
  await toCheck(page)
  await expect(page.getByText('1 skipped row fits more than one that is there')).toBeVisible()
  await page.getByRole('combobox', { name: '“Maria Miller” (1 row)' }).selectOption('Demo Owner')
  await page.getByRole('button', { name: 'Line 2, more' }).press('Enter')
  await page.getByRole('button', { name: /^Bob Poe/ }).click()
  await expect(page.getByRole('region', { name: 'Changes of the person: Bob Poe' })).toContainText(/Owner.*Demo Owner/)
})

test('the report can be kept, under the file’s name', async ({ page }) => {
  await openImport(page)
  await importFile(page, 'linkedin.csv', 3)
  const kept = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the report' }).click()
  const download = await kept
  expect(download.suggestedFilename()).toBe('linkedin - import report.csv')
})

test('axe finds nothing on the way', async ({ page }) => {
  await openImport(page)
  await expectAccessible(page, 'import, file')
  await page.getByLabel('Choose a file').setInputFiles(fixture('hubspot-contacts.csv'))
  await expect(page.getByRole('heading', { name: 'Does this look right?' })).toBeVisible()
  await expectAccessible(page, 'import, reading')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Match the columns' })).toBeVisible()
  await expectAccessible(page, 'import, columns')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('table', { name: 'Rows of the file' })).toBeVisible()
  await page.getByRole('button', { name: 'Line 2, more' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Cells of the file' })).toBeVisible()
  await expectAccessible(page, 'import, check')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, 'import, check at 390 px', 'main')
})
