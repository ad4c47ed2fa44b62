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
  await expect(page.getByRole('heading', { name: 'Bring your people' })).toBeVisible()
}

async function importFile(page: Page, name: string, rows: number): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles(fixture(name))
  await expect(page.getByRole('heading', { name: 'Does it read right?' })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'What is what?' })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: `Import ${rows} rows` }).click()
  await expect(page.getByRole('heading', { name: `${name} is imported` })).toBeVisible()
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
  await expect(page.getByRole('heading', { name: 'Does it read right?' })).toBeVisible()
  await expectAccessible(page, 'import, reading')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'What is what?' })).toBeVisible()
  await expectAccessible(page, 'import, columns')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('table', { name: 'Rows of the file' })).toBeVisible()
  await expectAccessible(page, 'import, check')
})
