import type { Page } from '@playwright/test'
import { chooseBackend } from './support/backend'
import { begin } from './support/begin'
import { beginFilter } from './support/filter'
import { PLACES } from './support/place'
import { expect, test } from './support/portside-test'
import { choose } from './support/choose'

for (const place of PLACES)
  test(`fields of one’s own, ${place.name}: made, filled in on a page and in the table, filtered by, and archived`, async ({
    page,
    context,
  }) => {
    await chooseBackend(context, place.backend)
    await begin(page, place)
    const home = page.url().replace(/\/people.*$/, '')
    let record = ''

    await test.step('make a field of choices and one of money', async () => {
      await page.goto(`${home}/settings/fields`)
      await makeField(page, { name: 'Plan', type: 'Single choice', choices: 'Free\nPro', required: true })
      await makeField(page, { name: 'Budget', type: 'Money' })
      await place.expectAccessible(page, 'fields')
      await page.setViewportSize({ width: 390, height: 844 })
      await place.expectAccessible(page, 'fields, narrow')
      await page.setViewportSize({ width: 1280, height: 800 })
    })

    await test.step('a new person needs what is required', async () => {
      await page.goto(`${home}/people`)
      await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
      await page.getByRole('button', { name: 'New person' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'New person' })
      await dialog.getByLabel('First name').fill('Ada')
      await dialog.getByRole('button', { name: 'Create person' }).click()
      await expect(dialog.getByText('Required', { exact: true })).toBeVisible()
      await choose(dialog.getByLabel('Plan'), 'Free')
      await dialog.getByRole('button', { name: 'Create person' }).click()
      await expect(dialog).toBeHidden()
    })

    await test.step('fill in the budget on the page of the record', async () => {
      await page.getByRole('grid').getByRole('link', { name: 'Ada' }).click()
      await expect(page.getByRole('heading', { name: 'Ada', level: 1 })).toBeVisible()
      record = page.url()
      await page.getByRole('button', { name: 'Edit Budget' }).click()
      await page.getByRole('textbox', { name: 'Budget' }).fill('12,500')
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-details]')).toContainText('12,500')
      await expect(page.locator('[data-details]')).toContainText('Free')
    })

    await test.step('show it as a column, change it there, and ask for it', async () => {
      await page.goto(`${home}/people`)
      await page.getByRole('button', { name: 'Columns' }).click()
      await page.getByRole('checkbox', { name: 'Budget' }).check()
      await page.keyboard.press('Escape')
      const cell = page.getByRole('gridcell', { name: '12,500' })
      await cell.click()
      await page.keyboard.press('e')
      await page.getByRole('textbox', { name: 'Budget' }).fill('9000')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('gridcell', { name: '9,000' })).toBeVisible()

      const budget = (await beginFilter(page, 'Budget')).getByRole('textbox')
      await budget.fill('9500')
      await expect(page.getByRole('grid')).toBeHidden()
      await budget.fill('8500')
      await expect(page.getByRole('gridcell', { name: '9,000' })).toBeVisible()
      await page.keyboard.press('Escape')
    })

    await test.step('archive the field: it is gone from the page, and what it held is kept', async () => {
      await page.goto(`${home}/settings/fields`)
      await page.getByRole('button', { name: 'Actions for Budget' }).click()
      await page.getByRole('menuitem', { name: 'Archive' }).click()
      await expect(page.getByRole('button', { name: 'Restore Budget' })).toBeVisible()
      await page.goto(record)
      await expect(page.locator('[data-details]')).toContainText('Free')
      await expect(page.locator('[data-details]')).not.toContainText('9,000')
      await page.goBack()
      await page.getByRole('button', { name: 'Restore Budget' }).click()
      await expect(page.getByRole('button', { name: 'Actions for Budget' })).toBeVisible()
      await page.goto(record)
      await expect(page.locator('[data-details]')).toContainText('9,000')
    })
  })

interface NewField {
  readonly name: string
  readonly type: string
  readonly choices?: string
  readonly required?: boolean
}

async function makeField(page: Page, { name, type, choices, required = false }: NewField): Promise<void> {
  await page.getByRole('button', { name: 'New field' }).click()
  const dialog = page.getByRole('dialog', { name: 'New field for people' })
  await dialog.getByLabel('Name').fill(name)
  await choose(dialog.getByLabel('Type'), type)
  if (choices !== undefined) await dialog.getByLabel('Choices').fill(choices)
  if (required) await dialog.getByLabel('Ask for it in new records').check()
  await dialog.getByRole('button', { name: 'Create field' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel(`Name of ${name}`)).toHaveValue(name)
}
