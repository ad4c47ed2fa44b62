import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/portside-test'

const SAMPLE = { set: 'memory', kept: false, sample: { people: 60, companies: 20, deals: 30 } } as const
const THEMES = ['light', 'dark'] as const
const SIZES = [
  { name: 'wide', width: 1280, height: 800 },
  { name: 'narrow', width: 390, height: 844 },
] as const

for (const theme of THEMES) {
  for (const { name, ...viewport } of SIZES) {
    test.describe(`axe finds nothing, ${theme} and ${name}`, () => {
      test.use({ colorScheme: theme, viewport })

      test('on the way in', async ({ page }) => {
        for (const path of ['/sign-in', '/sign-up', '/forgot-password', '/reset-password', '/invite/unknown', '/nowhere']) {
          await page.goto(path)
          await expect(page.getByRole('heading').first()).toBeVisible()
          await expectAccessible(page, path)
        }
      })

      test.describe('in a workspace', () => {
        test.use({ backend: SAMPLE })

        test('on the lists', async ({ page }) => {
          await page.goto('/')
          await expect(page.getByRole('grid')).toBeVisible()
          await expectAccessible(page, 'people')
          await page.getByRole('searchbox').fill('zzzz')
          await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
          await expectAccessible(page, 'people, nothing fits')
          await open(page, 'Companies')
          await expect(page.getByRole('grid')).toBeVisible()
          await expectAccessible(page, 'companies')
        })

        test('on the board and its questions', async ({ page }) => {
          await page.goto('/')
          await open(page, 'Deals')
          const card = page.locator('[data-deal]').first()
          await expect(card).toBeVisible()
          await expectAccessible(page, 'board')
          for (const key of ['m', 'l']) {
            await card.focus()
            await page.keyboard.press(key)
            await expect(page.getByRole('dialog')).toBeVisible()
            await expectAccessible(page, `board, ${key}`)
            await page.keyboard.press('Escape')
            await expect(page.getByRole('dialog')).toBeHidden()
          }
        })

        test('on what lies above every screen', async ({ page }) => {
          await page.goto('/')
          await expect(page.getByRole('grid')).toBeVisible()
          for (const keys of ['Control+k', '?', 'c p', 'c o', 'c d']) {
            for (const key of keys.split(' ')) await page.keyboard.press(key)
            await expect(page.getByRole('dialog')).toBeVisible()
            await expectAccessible(page, keys)
            await page.keyboard.press('Escape')
            await expect(page.getByRole('dialog')).toBeHidden()
          }
        })
      })
    })
  }
}

async function open(page: Page, screen: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: screen }).click()
}
