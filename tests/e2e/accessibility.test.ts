import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { FIELDS } from '../../src/composition/backends/supabase/set-up-supabase'
import { backendText } from '../../src/ui/text/workspaces'
import { openColumn } from './support/board'
import { expectAccessibleInEveryLook } from './support/looks'
import { expect, test } from './support/portside-test'
import { inDeveloperPanel } from './support/visit'

const GOOGLE = fileURLToPath(new URL('../support/import-files/google-new.csv', import.meta.url))
const IMPORTED = 'google-new.csv is imported'
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
/** The screen behind it was looked at without it. */
const DIALOG = '[role=dialog]'
const SAMPLE = { set: 'memory', kept: false, sample: { people: 60, companies: 20, deals: 30 } } as const

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

    test('on the lists', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('grid')).toBeVisible()
      await expectAccessibleInEveryLook(page, 'people')
      await page.getByRole('searchbox').fill('zzzz')
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
      await expectAccessibleInEveryLook(page, 'people, nothing fits')
      await open(page, 'Companies')
      await expect(page.getByRole('grid')).toBeVisible()
      await expectAccessibleInEveryLook(page, 'companies')
    })

    test('on the board and its questions', async ({ page }) => {
      await page.goto('/')
      await open(page, 'Deals')
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
      await open(page, 'Deals')
      const total = page.getByRole('region').locator('[aria-haspopup=dialog]').first()
      await total.click()
      await expectDialog(page, 'board, total')
      await expect(total).toBeFocused()
      for (const stage of ['Won', 'Lost']) await openColumn(page, stage)
      await expectAccessibleInEveryLook(page, 'board, all columns')
    })

    test('on what lies above every screen', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('grid')).toBeVisible()
      for (const keys of ['Control+k', '?', 'c p', 'c o', 'c d']) {
        for (const key of keys.split(' ')) await page.keyboard.press(key)
        // Once with the screen behind it: what a dialog hides of that is the same for every dialog.
        await expectDialog(page, keys, keys === '?' ? ':root' : DIALOG)
      }
    })

    test('on the pages of records', async ({ page }) => {
      await page.goto('/')
      for (const screen of ['People', 'Companies']) {
        await open(page, screen)
        await page.locator('[data-row="1"]').getByRole('gridcell').nth(1).click()
        await page.keyboard.press('Enter')
        await expectRecord(page, screen)
      }
      await open(page, 'Deals')
      await page.locator('[data-deal]').first().focus()
      await page.keyboard.press('Enter')
      await expectRecord(page, 'deal')
    })

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

    test('on the steps of an import', async ({ page }) => {
      await page.goto('/')
      await open(page, 'Import')
      await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible()
      await expectAccessibleInEveryLook(page, 'import')
      await page.locator('input[type=file]').setInputFiles(GOOGLE)
      for (const heading of ['Does this look right?', 'Match the columns', 'Check before importing', IMPORTED]) {
        await expect(page.getByRole('heading', { name: heading })).toBeVisible()
        await expectAccessibleInEveryLook(page, `import, ${heading}`)
        const next = page.getByRole('button', { name: /^(Next|Import \d+ rows)$/ })
        if (heading !== IMPORTED) await next.click()
      }
      await page.getByRole('link', { name: 'Undo', exact: true }).click()
      await expect(page.getByRole('region', { name: 'What undoing does' })).toBeVisible()
      await expectAccessibleInEveryLook(page, 'import, what became of it')
    })

    test('on the developer panel, and without a connection', async ({ page }) => {
      await page.goto('/')
      await inDeveloperPanel(page, async (panel) => {
        await expectAccessibleInEveryLook(page, 'developer panel')
        await panel.getByRole('checkbox', { name: 'Cut the connection' }).check()
      })
      await expectAccessibleInEveryLook(page, 'offline')
      await page.goto(new URL(page.url()).pathname.replace(/people$/, 'trash'))
      await expect(page.getByRole('heading', { name: 'Trash', level: 1 })).toBeVisible()
      await expectAccessibleInEveryLook(page, 'trash')
    })
  })
})

async function expectRecord(page: Page, place: string): Promise<void> {
  await expect(page.getByRole('group', { name: 'What to add' })).toBeVisible()
  await expectAccessibleInEveryLook(page, `record page: ${place}`)
}

async function expectDialog(page: Page, place: string, within = DIALOG): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInEveryLook(page, place, within)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function open(page: Page, screen: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: screen }).click()
  await expect(page.getByRole('heading', { name: screen, level: 1 })).toBeVisible()
}
