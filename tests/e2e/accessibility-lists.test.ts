import type { Page } from '@playwright/test'
import { openColumn } from './support/board'
import { expectDialog, openScreen, SAMPLE } from './support/looked-at'
import { expectAccessibleInEveryLook } from './support/looks'
import { expect, test } from './support/portside-test'

test.use({ backend: SAMPLE })

test.describe('axe finds nothing in either look', () => {
  test('on the lists', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('grid')).toBeVisible()
    await expectAccessibleInEveryLook(page, 'people')
    await page.getByRole('searchbox').fill('zzzz')
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
    await expectAccessibleInEveryLook(page, 'people, nothing fits')
    await openScreen(page, 'Companies')
    await expect(page.getByRole('grid')).toBeVisible()
    await expectAccessibleInEveryLook(page, 'companies')
  })

  test('on the board and its questions', async ({ page }) => {
    await page.goto('/')
    await openScreen(page, 'Deals')
    const card = page.locator('[data-deal]').first()
    await expect(card).toBeVisible()
    await expectAccessibleInEveryLook(page, 'board')
    for (const key of ['m', 'l']) {
      await card.focus()
      await page.keyboard.press(key)
      await expect(page.getByRole('menu')).toBeVisible()
      await expectAccessibleInEveryLook(page, `board, ${key}`, '[role=menu]')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toBeHidden()
    }
  })

  test('on what a column of the board is worth, and on its closed columns opened', async ({ page }) => {
    await page.goto('/')
    await openScreen(page, 'Deals')
    const total = page.getByRole('region').locator('[aria-haspopup=dialog]').first()
    await total.click()
    await expectDialog(page, 'board, total')
    await expect(total).toBeFocused()
    for (const stage of ['Won', 'Lost']) await openColumn(page, stage)
    await expectAccessibleInEveryLook(page, 'board, all columns')
  })

  test('on the pages of records', async ({ page }) => {
    await page.goto('/')
    for (const screen of ['People', 'Companies']) {
      await openScreen(page, screen)
      await page.locator('[data-row="1"]').getByRole('gridcell').nth(1).click()
      await page.keyboard.press('Enter')
      await expectRecord(page, screen)
    }
    await openScreen(page, 'Deals')
    await page.locator('[data-deal]').first().focus()
    await page.keyboard.press('Enter')
    await expectRecord(page, 'deal')
  })
})

async function expectRecord(page: Page, place: string): Promise<void> {
  await expect(page.getByRole('group', { name: 'What to add' })).toBeVisible()
  await expectAccessibleInEveryLook(page, `record page: ${place}`)
}
