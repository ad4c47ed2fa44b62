import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { chooseBackend } from './support/backend'
import { begin } from './support/begin'
import { PLACES } from './support/place'
import { expect, test } from './support/portside-test'

for (const place of PLACES)
  test(`won and lost deals are in the reports at once, their file says the same, and mended data is healthy, ${place.name}`, async ({
    page,
    context,
  }) => {
    await chooseBackend(context, place.backend)
    await begin(page, place)
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Deals' })).toBeVisible()

    await test.step('home leads a new team on', async () => {
      await goTo(page, 'Home')
      await expect(page.getByRole('region', { name: 'The first five minutes' })).toBeVisible()
      await place.expectAccessible(page, 'home of a new team')
    })

    await test.step('a deal comes with its history, in which it has stood still for too long', async () => {
      await goTo(page, 'Import')
      const text = `Deal name,Stage,In stage since\nKites,Lead,${daysAgo(40)}\n`
      await page.getByLabel('Choose a file').setInputFiles({ name: 'deals.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
      for (const next of ['Next', 'Next', 'Import 1 row']) await page.getByRole('button', { name: next }).click()
      await expect(page.getByRole('heading', { name: 'deals.csv is imported' })).toBeVisible()
    })

    await test.step('home shows how it stands', async () => {
      await goTo(page, 'Home')
      await createDeal(page, 'Toy ships', '12,500')
      await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('12,500')
      await expect(page.getByRole('region', { name: 'My deals that need attention' })).toContainText('Toy ships')
      await createDeal(page, 'Tin cars', '900')
    })

    const reports = await context.newPage()
    await test.step('the reports follow a deal that is won and one that is lost', async () => {
      await reports.goto(page.url())
      await goTo(reports, 'Reports')
      const figures = reports.getByRole('region', { name: 'Key figures' })
      await expect(figures.getByRole('link', { name: /^Open/ })).toContainText('13,400')
      await place.expectAccessible(reports, 'reports as charts')
      await showTable(reports, 'Pipeline by stage')
      await expect(reports.getByRole('table', { name: 'Pipeline by stage' })).toContainText('13,400')
      await goTo(page, 'Deals')
      await expect(page.getByText(/^(39|40) days in this stage$/)).toHaveCount(1)
      await close(page, 'Toy ships', 'w')
      await showTable(reports, 'Won and lost by month')
      await expect(figures.getByRole('link', { name: /^Won/ })).toContainText('12,500')
      await expect(figures.getByRole('link', { name: /^Win rate/ })).toContainText('100%')
      await expect(reports.getByRole('table', { name: 'Won and lost by month' })).toContainText('12,500')
      await expect(reports.getByRole('table', { name: 'Pipeline by stage' })).not.toContainText('13,400')
      await close(page, 'Tin cars', 'l')
      await page.getByRole('menuitem', { name: /^Price/ }).click()
      await showTable(reports, 'Lost by reason')
      await expect(figures.getByRole('link', { name: /^Win rate/ })).toContainText('50%')
      await expect(reports.getByRole('table', { name: 'Lost by reason' })).toContainText('Price')
      await place.expectAccessible(reports, 'reports')
    })

    await test.step('the file says what the screen says, and a line leads to its deals', async () => {
      const coming = reports.waitForEvent('download')
      await reports.getByRole('button', { name: 'Actions for Lost by reason' }).click()
      await reports.getByRole('menuitem', { name: 'Export as CSV' }).click()
      const file = await readFile(await (await coming).path(), 'utf8')
      expect(file).toBe('\ufeffReason,Currency,Lost deals,Lost\r\nPrice,GBP,1,900.00\r\n')
      await reports.getByRole('table', { name: 'Lost by reason' }).getByRole('link').click()
      const behind = reports.getByRole('dialog', { name: 'Deals behind Price' })
      await expect(behind.getByRole('link', { name: 'Tin cars' })).toBeVisible()
      await behind.getByRole('link', { name: 'Show as a list of deals' }).click()
      await expect(reports.getByRole('group', { name: 'Lost reason is Price', exact: true })).toBeVisible()
      await expect(reports.getByText('1 deal', { exact: true })).toBeVisible()
      await reports.goBack()
      await reports.keyboard.press('Escape')
    })

    await test.step('a figure of home leads to the deals it counts', async () => {
      await goTo(page, 'Home')
      await page
        .getByRole('region', { name: 'At a glance' })
        .getByRole('link', { name: /^Open deals/ })
        .click()
      await expect(page.getByRole('group', { name: /is Open$/ })).toBeVisible()
      await expect(page.getByText('1 deal', { exact: true })).toBeVisible()
    })

    await test.step('what is too long in its stage, and without a next step, is told, mended, and healthy', async () => {
      await goTo(page, 'Data health')
      await expect(page.getByRole('link', { name: 'Deals too long in their stage: 1' })).toBeVisible()
      const found = page.getByRole('region', { name: 'Deals without a next step' })
      await found.getByRole('checkbox', { name: 'Select Kites' }).check()
      await found.getByRole('button', { name: 'Add a task' }).click()
      await page.getByRole('dialog', { name: 'Add a task' }).getByRole('button', { name: 'Apply' }).click()
      await expect(page.getByRole('link', { name: 'Deals without a next step: 0' })).toBeVisible()
      await page.keyboard.press('Control+z')
      await expect(page.getByRole('link', { name: 'Deals without a next step: 1' })).toBeVisible()
      await page.setViewportSize({ width: 390, height: 844 })
      await place.expectAccessible(page, 'data health on a phone')
    })
  })

async function goTo(page: Page, screen: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: screen }).click()
  await expect(page.getByRole('heading', { name: screen, level: 1 })).toBeVisible()
}

/** In place of the chart. A report that has nothing to show yet has neither. */
async function showTable(page: Page, report: string): Promise<void> {
  await page.getByRole('button', { name: `Show ${report} as a table` }).click()
}

async function createDeal(page: Page, title: string, amount: string): Promise<void> {
  await page.keyboard.press('c')
  await page.keyboard.press('d')
  const dialog = page.getByRole('dialog', { name: 'New deal' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Amount').fill(amount)
  await dialog.getByRole('button', { name: 'Create deal' }).click()
  await expect(dialog).toBeHidden()
}

async function close(page: Page, title: string, key: 'w' | 'l'): Promise<void> {
  await page.getByRole('link', { name: title }).focus()
  await page.keyboard.press(key)
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}
