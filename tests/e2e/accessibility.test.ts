import { FIELDS } from '../../src/composition/backends/supabase/set-up-supabase'
import { backendText } from '../../src/ui/text/workspaces'
import { expectDialog, SAMPLE } from './support/looked-at'
import { expectAccessibleInEveryLook } from './support/looks'
import { expect, test } from './support/portside-test'

/** Each by its key. */
const DAY = [
  ['h', 'Home'],
  ['t', 'Tasks'],
  ['n', 'Inbox'],
  ['f', 'Files'],
  ['a', 'Activity'],
  ['r', 'Reports'],
  ['v', 'Data health'],
] as const

test.describe('axe finds nothing in either look', () => {
  test('on the way in', async ({ page }) => {
    for (const path of ['/sign-in', '/sign-up', '/forgot-password', '/reset-password', '/invite/unknown', '/nowhere']) {
      await page.goto(path)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expectAccessibleInEveryLook(page, path)
    }
  })

  test.describe('with no backend chosen', () => {
    test.use({ backend: { set: 'supabase' } })

    test('on the choice of one', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { name: backendText.firstTitle })).toBeVisible()
      await page.getByLabel(FIELDS.publishableKey.label.en).fill('sb_secret_x')
      await page.keyboard.press('Enter')
      await expect(page.getByLabel(FIELDS.publishableKey.label.en)).toHaveValue('')
      await expectAccessibleInEveryLook(page, 'no backend')
    })
  })

  test.describe('in a workspace', () => {
    test.use({ backend: SAMPLE })

    test('on the screens of a day and their dialogs', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('grid')).toBeVisible()
      for (const [letter, screen] of DAY) {
        await page.keyboard.press('g')
        await page.keyboard.press(letter)
        await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible()
        await expect(page.locator('[aria-busy="true"], [class*="skeleton"]')).toHaveCount(0)
        await expectAccessibleInEveryLook(page, `g ${letter}`)
      }
      for (const letter of ['t', 'n', 'l', 'm']) {
        await page.keyboard.press('c')
        await page.keyboard.press(letter)
        await expectDialog(page, `c ${letter}`)
      }
      for (const [section, button] of [
        ['pipelines', 'New pipeline'],
        ['fields', 'New field'],
        ['integrations', 'Add webhook'],
      ] as const) {
        await page.goto(`/w/demo/settings/${section}`)
        await expect(page.getByRole('button', { name: button })).toBeVisible()
        await expectAccessibleInEveryLook(page, `settings, ${section}`)
        await page.getByRole('button', { name: button }).click()
        await expectDialog(page, button)
      }
    })
  })
})
