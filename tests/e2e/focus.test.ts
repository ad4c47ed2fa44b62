import type { Locator, Page } from '@playwright/test'
import { openColumn } from './support/board'
import { expect, test } from './support/portside-test'

const SAMPLE = { set: 'memory', kept: false, sample: { people: 20, companies: 8, deals: 12 } } as const

test.use({ backend: SAMPLE })

/** Each screen with its buttons that open something; all of them are in the first look. */
const SCREENS = [
  ['people', ['Filter', /^Sorted by/, 'Group', 'Columns', /^View: /]],
  ['companies', ['Filter', 'Columns', /^View: /]],
  ['deals', ['Filter', /^View: /]],
  ['deals?layout=table', ['Filter', /^Sorted by/, 'Columns']],
  ['settings/members', ['Invite']],
  ['settings/workspace', ['Delete workspace']],
  ['settings/tags', [/^Colour of/, /^Move .+ to the trash/]],
  ['settings/pipelines', [/^Actions for/]],
  ['settings/fields', ['New field']],
  ['settings/security', ['Sign out everywhere']],
] as const

for (const [screen, openers] of SCREENS)
  test(`what opens on ${screen} gives the focus back on Escape`, async ({ page }) => {
    await open(page, screen)
    for (const name of openers) {
      const opener = page.getByRole('button', { name, exact: typeof name === 'string' }).first()
      await opener.focus()
      await page.keyboard.press('Enter')
      await expectWithin(page)
      await page.keyboard.press('Escape')
      await expect.soft(opener, `after ${String(name)}`).toBeFocused()
    }
  })

test('what opens by a key anywhere gives the focus back on Escape', async ({ page }) => {
  await open(page, 'people')
  const link = page.getByRole('link', { name: 'Companies' })
  for (const keys of [['Control+k'], ['?'], ['c', 'p'], ['c', 'o'], ['c', 'd'], ['c', 't'], ['c', 'n'], ['c', 'l'], ['c', 'm']]) {
    await link.focus()
    for (const key of keys) await page.keyboard.press(key)
    await expectWithin(page)
    await page.keyboard.press('Escape')
    await expect.soft(link, `after ${keys.join(' ')}`).toBeFocused()
  }
})

test('a card keeps the focus when a question about it is left, and takes it along to where it goes', async ({ page }) => {
  await open(page, 'deals')
  const card = page.locator('[data-deal]').first()
  const id = await card.getAttribute('data-deal')
  const same = page.locator(`[data-deal="${id}"]`)
  for (const key of ['m', 'l']) {
    await same.focus()
    await page.keyboard.press(key)
    await expectWithin(page)
    await page.keyboard.press('Escape')
    await expect.soft(same, `after ${key} and Escape`).toBeFocused()
  }
  for (const stage of ['Won', 'Lost']) await openColumn(page, stage)
  await same.focus()
  await page.keyboard.press('m')
  await expectWithin(page)
  await page.keyboard.press('3')
  await expect(page.getByText(/ moved to /).first()).toBeVisible()
  await expect.soft(same, 'after moving').toBeFocused()
  await page.keyboard.press('l')
  await expectWithin(page)
  await page.keyboard.press('1')
  await expect(columnOf(page, 'Lost', same)).toBeVisible()
  await expect.soft(same, 'after losing').toBeFocused()
  await page.keyboard.press('r')
  await expect(columnOf(page, 'Lost', same)).toBeHidden()
  await expect.soft(same, 'after reopening').toBeFocused()
  await page.keyboard.press('w')
  await expect(columnOf(page, 'Won', same)).toBeVisible()
  await expect.soft(same, 'after winning').toBeFocused()
  await page.keyboard.press('Delete')
  await expect(same).toBeHidden()
  await expectSomewhere(page)
})

test('a card that goes into a closed column leaves the focus to the next one', async ({ page }) => {
  await open(page, 'deals')
  const several = page.getByRole('list', { name: /, [2-9] deals$/ }).first()
  const cards = several.locator('[data-deal]')
  const next = await cards.nth(1).getAttribute('data-deal')
  await cards.first().focus()
  await page.keyboard.press('w')
  await expect(page.getByText(/ won$/).first()).toBeVisible()
  await expect(page.locator(`[data-deal="${next}"]`)).toBeFocused()
})

test('what is done from a dialog or menu leaves the focus in the page', async ({ page }) => {
  await open(page, 'settings/tags')
  for (const name of [/^Move .+ to the trash/, /^Move .+ to the trash/]) {
    const opener = page.getByRole('button', { name }).first()
    await opener.focus()
    const count = await page.getByRole('button', { name }).count()
    await page.keyboard.press('Enter')
    await expectWithin(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Move to trash' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name })).toHaveCount(count - 1)
    await expectSomewhere(page)
  }
  await open(page, 'tasks?whose=all')
  const menu = page.locator('[data-task-menu]').first()
  await menu.focus()
  await page.keyboard.press('Enter')
  await expectWithin(page)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeHidden()
  await expectSomewhere(page)
})

function columnOf(page: Page, stage: string, card: Locator): Locator {
  return page.getByRole('region', { name: stage, exact: true }).filter({ has: card })
}

test('the board stays under the pointer while the code of the filter chips is on its way', async ({ page }) => {
  let arrive = () => {}
  const asked = new Promise<void>((resolve) => {
    void page.route('**/filter-bar-*.js', async (route) => {
      resolve()
      await new Promise<void>((release) => {
        arrive = release
      })
      await route.continue()
    })
  })
  await page.goto('/w/demo/deals')
  const column = page.getByRole('region', { name: 'Lead', exact: true })
  await page.getByRole('button', { name: 'Mine' }).press('Enter')
  await asked
  const before = await column.boundingBox()
  arrive()
  await expect(page.getByRole('button', { name: 'Clear all' })).toBeVisible()
  expect((await column.boundingBox())?.y).toBe(before?.y)
})

async function open(page: Page, screen: string): Promise<void> {
  await page.goto(`/w/demo/${screen}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // What takes care of the focus is there once the first screen is.
  await page.waitForLoadState('networkidle')
}

/** The focus is in what opened. */
async function expectWithin(page: Page): Promise<void> {
  const isWithin = () => document.activeElement?.closest('[data-open]') !== null
  await expect.poll(() => page.evaluate(isWithin), { message: 'the focus is in what opened' }).toBe(true)
}

async function expectSomewhere(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
}
