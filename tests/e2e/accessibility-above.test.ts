import { fileURLToPath } from 'node:url'
import { expectDialog, openScreen, SAMPLE } from './support/looked-at'
import { expectAccessibleInEveryLook } from './support/looks'
import { expect, test } from './support/portside-test'
import { inDeveloperPanel } from './support/visit'

const GOOGLE = fileURLToPath(new URL('../support/import-files/google-new.csv', import.meta.url))
const IMPORTED = 'google-new.csv is imported'

test.use({ backend: SAMPLE })

test.describe('axe finds nothing in either look', () => {
  test('on what lies above every screen', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('grid')).toBeVisible()
    for (const keys of ['Control+k', '?', 'c p', 'c o', 'c d']) {
      for (const key of keys.split(' ')) await page.keyboard.press(key)
      // Once with the screen behind it: what a dialog hides of that is the same for every dialog.
      await expectDialog(page, keys, keys === '?' ? ':root' : undefined)
    }
  })

  test('on the steps of an import', async ({ page }) => {
    await page.goto('/')
    await openScreen(page, 'Import')
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
