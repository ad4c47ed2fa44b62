import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { closedColumn } from './support/board'
import { chooseBackend } from './support/backend'
import { begin } from './support/begin'
import { newPerson, PLACES, THIS_BROWSER } from './support/place'
import { expect, test } from './support/portside-test'

const GOOGLE = fileURLToPath(new URL('../support/import-files/google-new.csv', import.meta.url))

/** Each by its letter; at the last the next step begins. */
const SCREENS = [
  ['h', 'Home'],
  ['o', 'Companies'],
  ['n', 'Inbox'],
  ['f', 'Files'],
  ['r', 'Reports'],
  ['v', 'Data health'],
  ['u', 'Duplicates'],
  ['i', 'Import'],
] as const

for (const place of PLACES)
  test(`a day with the keyboard alone, ${place.name}: from an empty workspace to a deal won`, async ({ page, context }) => {
    const { keyboard } = page
    await chooseBackend(context, place.backend)
    // There is no backend in the form, nor in its keys: once is enough.
    if (place === THIS_BROWSER) await signUpByKeys(page)
    else await begin(page, place)

    await test.step('go to every screen by its letter', async () => {
      for (const [letter, screen] of SCREENS) {
        await press(page, 'g', letter)
        await expectScreen(page, screen)
      }
    })

    await test.step('import a file', async () => {
      // Asked for early: a browser told of it in the moment of the key may open its own dialog.
      const chosen = page.waitForEvent('filechooser')
      await tabTo(page, page.getByLabel('Choose a file'))
      await keyboard.press('Enter')
      await (await chosen).setFiles(GOOGLE)
      for (const heading of ['Does this look right?', 'Match the columns']) {
        await expect(page.getByRole('heading', { name: heading })).toBeVisible()
        await pressButton(page, 'Next')
      }
      await expect(page.getByRole('heading', { name: 'Check before importing' })).toBeVisible()
      await pressButton(page, /^Import \d+ rows$/)
      await expect(page.getByRole('heading', { name: 'google-new.csv is imported' })).toBeVisible()
    })

    await test.step('open a person, add a note and a task', async () => {
      await press(page, 'g', 'p')
      await expectScreen(page, 'People')
      await keyboard.press('/')
      await expect(page.getByRole('searchbox')).toBeFocused()
      await keyboard.type('silva')
      await expect(page.getByRole('heading', { name: 'People' }).locator('..')).toContainText('1 person')
      await press(page, 'Enter', 'Enter')
      await expect(page.getByRole('heading', { name: /Silva/, level: 1 })).toBeVisible()
      const note = page.getByRole('textbox', { name: 'Note', exact: true })
      await expect(note).toBeVisible()
      await keyboard.press('n')
      await expect(note).toBeFocused()
      await keyboard.type('Wants **three** offers by Friday')
      await keyboard.press('Control+Enter')
      await expect(page.getByText('Wants three offers by Friday').first()).toBeVisible()
      await tabTo(page, page.getByRole('group', { name: 'What to add' }).getByRole('button', { name: 'Task' }))
      await keyboard.press('Enter')
      await typeInto(page, page.getByRole('textbox', { name: 'Task' }), 'Send the offers')
      await keyboard.press('Enter')
      await expect(page.getByRole('checkbox', { name: /Send the offers/ }).first()).toBeVisible()
    })

    await test.step('create a deal, move it and win it', async () => {
      // Out of the fields, where letters are text.
      await tabTo(page, page.getByRole('button', { name: 'Everything' }))
      await press(page, 'g', 'd')
      await expectScreen(page, 'Deals')
      await press(page, 'c', 'd')
      const dialog = page.getByRole('dialog', { name: 'New deal' })
      await typeInto(page, dialog.getByLabel('Title'), 'Toy ships')
      await typeInto(page, dialog.getByLabel('Amount'), '12500')
      await keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await tabTo(page, cardIn(page, 'Lead'))
      await keyboard.press('Alt+ArrowRight')
      await expect(cardIn(page, 'Qualified')).toBeFocused()
      await keyboard.press('w')
      await tabTo(page, closedColumn(page, 'Won'))
      await keyboard.press('Enter')
      await expect(cardIn(page, 'Won')).toBeVisible()
    })

    await test.step('take a person in from anywhere, and ask the list for those of theirs', async () => {
      await press(page, 'c', 'p')
      const dialog = page.getByRole('dialog', { name: 'New person' })
      await typeInto(page, dialog.getByLabel('First name'), 'Nora')
      await typeInto(page, dialog.getByLabel('Last name'), 'Lind')
      await typeInto(page, dialog.getByLabel('Job title'), 'Buyer')
      await keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await press(page, 'g', 'p')
      await expectScreen(page, 'People')
      await pressButton(page, 'Filter')
      await expect(page.getByRole('dialog', { name: 'Filter', exact: true }).getByRole('combobox')).toBeFocused()
      await keyboard.type('Job')
      await keyboard.press('Enter')
      const value = page.getByRole('textbox', { name: 'Job title contains' })
      await expect(value).toBeFocused()
      await keyboard.type('buyer')
      await keyboard.press('Enter')
      await expect(value).toBeHidden()
      await expectSeen(page)
      await expect(page.getByRole('heading', { name: 'People' }).locator('..')).toContainText('1 person')
    })

    await test.step('give all that fit another source, and take that back and forth', async () => {
      await tabTo(page, page.getByRole('grid'))
      await press(page, 'ArrowDown', 'x')
      const bar = page.getByRole('region', { name: 'Actions for the selection' })
      await expect(bar).toContainText('1 selected')
      await expectSeen(page)
      await pressButton(page, 'Edit field')
      const dialog = page.getByRole('dialog')
      await tabTo(page, dialog.getByLabel('Field'))
      await keyboard.type('Source')
      await typeInto(page, dialog.getByLabel('Value'), 'Fair')
      await keyboard.press('Enter')
      await expect(page.getByText('Source changed for 1 record')).toBeVisible()
      await keyboard.press('Control+z')
      await expect(page.getByText('Undone: Source changed for 1 record')).toBeVisible()
      await keyboard.press('Control+Shift+z')
      await expect(page.getByText(/^Redone: Source changed/)).toBeVisible()
    })

    await test.step('sign out', async () => {
      await tabTo(page, page.getByRole('button', { name: 'Account: Ana Reis' }))
      await keyboard.press('Enter')
      const menu = page.getByRole('menu')
      await expect.poll(() => menu.evaluate((element) => element.contains(document.activeElement))).toBe(true)
      await keyboard.press('End')
      await expect(page.getByRole('menuitem', { name: 'Sign out everywhere' })).toBeFocused()
      await keyboard.press('ArrowUp')
      await expect(page.getByRole('menuitem', { name: 'Sign out', exact: true })).toBeFocused()
      await keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    })
  })

async function signUpByKeys(page: Page): Promise<void> {
  const { name, email } = newPerson('Ana Reis')
  await page.goto('/sign-up')
  await typeInto(page, page.getByLabel('Your name'), name)
  await typeInto(page, page.getByLabel('E-mail'), email)
  await typeInto(page, page.getByLabel('Password'), 'a long enough password')
  await page.keyboard.press('Enter')
  await typeInto(page, page.getByLabel('Name of your team or company'), 'Harbour')
  await tabTo(page, page.getByRole('radio', { name: /sample data/i }))
  await page.keyboard.press('ArrowDown')
  await pressButton(page, 'Create workspace')
  await expectScreen(page, 'Home')
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expectScreen(page, 'People')
}

/**
 * Tab, or Shift and Tab to what is before, until the focus is there, and seen: whatever a person cannot reach so, this test cannot
 * either. Not past the end: what is beyond it is the browser's own.
 */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const isBefore = (element: Element) =>
    document.activeElement !== document.body && (element.compareDocumentPosition(document.activeElement ?? element) & 4) !== 0
  const key = (await target.evaluate(isBefore)) ? 'Shift+Tab' : 'Tab'
  for (let count = 0; count < 80; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
  await expectSeen(page)
}

/** Something around, behind or, in a grid, within what has the focus shows where it is. */
async function expectSeen(page: Page): Promise<void> {
  const isSeen = () => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return false
    const cursor = focused.querySelector('[data-cursor]:is([role=gridcell], [role=columnheader])')
    return [focused, focused.parentElement, focused.nextElementSibling, cursor]
      .flatMap((element) => (element === null ? [] : [getComputedStyle(element), getComputedStyle(element, '::after')]))
      .some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0)
  }
  await expect.poll(() => page.evaluate(isSeen), { message: 'the focus can be seen' }).toBe(true)
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

async function pressButton(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name })
  await expect(button).toBeEnabled()
  await tabTo(page, button)
  await page.keyboard.press('Enter')
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

async function expectScreen(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

function cardIn(page: Page, stage: string): Locator {
  return page.getByRole('region', { name: stage, exact: true }).getByRole('link', { name: 'Toy ships' })
}
