import { expectAccessible } from './support/axe'
import { chooseBackend } from './support/backend'
import { begin } from './support/begin'
import { choose } from './support/choose'
import { THIS_BROWSER } from './support/place'
import { expect, test } from './support/portside-test'

const DEALS = `Deal Name,Deal Stage,Deal owner,Closed Lost Reason,Amount,Currency
Seats,Angebot verschickt,Zoe Roe,,1200,EUR
Desks,Negociación,Reis,,800,EUR
Lamps,Closed lost,Zoe Roe,,300,EUR
Chairs,Closed lost,,Zu teuer,90,EUR
`

test('names that nobody has are settled as proposed with one button, and no row is stopped', async ({ page, context }) => {
  await chooseBackend(context, THIS_BROWSER.backend)
  await begin(page, THIS_BROWSER)
  await page.getByRole('navigation').getByRole('link', { name: 'Import' }).click()
  await page.getByLabel('Choose a file').setInputFiles({ name: 'deals.csv', mimeType: 'text/csv', buffer: Buffer.from(DEALS) })
  await page.getByRole('heading', { name: 'Does this look right?' }).waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  const sheet = page.getByRole('region', { name: 'Names that nobody has here' })
  await expect(sheet.getByText('Proposed', { exact: true })).toHaveCount(4)
  await expect(sheet.getByRole('combobox', { name: 'No reason is given (1 row)' })).toContainText('Imported')
  await expect(sheet.getByRole('combobox', { name: '“Reis” (1 row)' })).toContainText('Ana Reis')
  await expectAccessible(page, 'import, names to settle')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, 'import, names to settle at 390 px')
  await page.setViewportSize({ width: 1280, height: 800 })
  await choose(sheet.getByRole('combobox', { name: '“Zoe Roe” (2 rows)' }), 'Ana Reis')
  await expect(sheet.getByText('Proposed', { exact: true })).toHaveCount(3)
  await sheet.getByRole('button', { name: 'All 3 as proposed' }).press('Enter')
  await expect(sheet.getByText('All decided.')).toBeVisible()
  await page.getByRole('button', { name: /^Import (all )?4/ }).click()
  await expect(page.getByRole('heading', { name: /is imported/ })).toBeVisible()
})
