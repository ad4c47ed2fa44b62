import { fileURLToPath } from 'node:url'
import { begin } from './support/begin'
import { THIS_BROWSER } from './support/place'
import { expect, test } from './support/portside-test'

test('workbooks of Excel 97 and of LibreOffice are imported as they are', async ({ page }) => {
  await begin(page, THIS_BROWSER)
  await page.getByRole('navigation').getByRole('link', { name: 'Import' }).click()

  await test.step('the old one brings its three people, from its second sheet', async () => {
    await choose('libreoffice.xls')
    await expect(page.getByRole('combobox', { name: 'Sheet' })).toContainText('People')
    await toCheck()
    await page.getByRole('button', { name: 'Import 3 rows' }).click()
    await page.getByRole('link', { name: 'See the people' }).click()
    await expect(page.getByRole('grid')).toContainText('Łucja Žák')
  })

  await test.step('the open one says the same of them, and so changes nothing', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Import' }).click()
    await page.getByRole('button', { name: 'Import another file' }).click()
    await choose('libreoffice.ods')
    await toCheck()
    await expect(page.getByRole('button', { name: '3 skipped' })).toBeVisible()
  })

  async function choose(name: string): Promise<void> {
    const path = fileURLToPath(new URL(`../support/import-files/workbooks/${name}`, import.meta.url))
    await page.getByLabel('Choose a file').setInputFiles(path)
    await expect(page.getByRole('heading', { name: 'Does this look right?' })).toBeVisible()
  }

  async function toCheck(): Promise<void> {
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('table', { name: 'Rows of the file' })).toBeVisible()
  }
})
