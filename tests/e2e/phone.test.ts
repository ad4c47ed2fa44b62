import type { Locator, Page } from '@playwright/test'
import { closedColumn } from './support/board'
import { chooseBackend } from './support/backend'
import { begin } from './support/begin'
import { beyondTheEdge } from './support/looks'
import { PLACES } from './support/place'
import { tapOn } from './support/pointer'
import { expect, test } from './support/portside-test'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

for (const place of PLACES)
  test(`a day on a phone, by touch alone, ${place.name}`, async ({ page, context }) => {
    await chooseBackend(context, place.backend)
    await begin(page, place)

    await test.step('take a person in, and note what was said', async () => {
      await tap(page, 'New person')
      const dialog = page.getByRole('dialog', { name: 'New person' })
      await dialog.getByLabel('First name').fill('Nora')
      await dialog.getByLabel('Last name').fill('Lind')
      await dialog.getByLabel('Company').fill('Lind & Daughters')
      await tapOn(dialog.getByRole('button', { name: 'Create person' }))
      await expect(dialog).toBeHidden()
      await page.getByRole('searchbox').fill('nora')
      await tapOn(page.getByRole('grid').getByText('Nora Lind'))
      await expectScreen(page, 'Nora Lind')
      await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Wants three offers')
      await tap(page, 'Add')
      await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Wants three offers')
      await expectNoSideways(page)
    })

    await test.step('log a call from anywhere', async () => {
      await tap(page, 'Search or jump to')
      await page.getByRole('combobox').fill('log a call')
      await tapOn(page.getByRole('option', { name: /^Log a call/ }))
      const dialog = page.getByRole('dialog', { name: 'Log a call' })
      await dialog.getByRole('textbox', { name: 'What was said' }).fill('Toy ships by June')
      await expectNoSideways(page)
      await tapOn(dialog.getByRole('button', { name: 'Log call' }))
      await expect(dialog).toBeHidden()
    })

    await test.step('make a deal, move it and win it', async () => {
      await tapScreen(page, 'Deals')
      await tap(page, 'New deal')
      const dialog = page.getByRole('dialog', { name: 'New deal' })
      await dialog.getByLabel('Title').fill('Toy ships')
      await dialog.getByLabel('Amount').fill('12500')
      await tapOn(dialog.getByRole('button', { name: 'Create deal' }))
      await expect(dialog).toBeHidden()
      await tapMenu(page, page.getByRole('button', { name: 'Actions for Toy ships' }), /^Move to stage/)
      await tapOn(page.getByRole('menuitemcheckbox', { name: /^Qualified/ }))
      await expect(page.getByText('Toy ships moved to Qualified')).toBeVisible()
      await tapMenu(page, page.getByRole('button', { name: 'Actions for Toy ships' }), /^Mark as won/)
      await tapOn(closedColumn(page, 'Won'))
      await expect(page.getByRole('region', { name: 'Won', exact: true }).getByRole('link', { name: 'Toy ships' })).toBeVisible()
      await expectNoSideways(page)
    })

    await test.step('write a task down and tick it off, and take that back', async () => {
      await tapScreen(page, 'Tasks')
      await page.getByRole('textbox', { name: 'Add a task' }).fill('Send the offers tomorrow')
      await tap(page, 'Add')
      const task = page.getByRole('checkbox', { name: /Send the offers/ })
      await tapOn(task)
      await expect(task).toBeHidden()
      await tapOn(page.getByRole('button', { name: 'Undo' }).first())
      await expect(task).toBeVisible()
      await expectNoSideways(page)
    })

    await test.step('ask the list for less, and change all that fit', async () => {
      await tapScreen(page, 'People')
      await tap(page, 'Filter')
      await tapOn(page.getByRole('dialog', { name: 'Filter', exact: true }).getByRole('option', { name: 'Company', exact: true }))
      const company = page.getByRole('listbox', { name: 'Find a company' }).getByRole('option').first()
      await tapOn(company)
      await expect(company).toHaveAttribute('aria-selected', 'true')
      await expectNoSideways(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('list', { name: 'Filter' }).getByRole('group', { name: /^Company is / })).toBeVisible()
      await tapOn(page.getByRole('gridcell', { name: 'Select' }).first())
      const bar = page.getByRole('region', { name: 'Actions for the selection' })
      await tapOn(bar.getByRole('button', { name: 'Move to trash' }))
      await expect(page.getByRole('grid')).toBeHidden()
      await tapOn(page.getByRole('button', { name: 'Undo' }).first())
      await expect(page.getByRole('grid')).toBeVisible()
    })
  })

async function tap(page: Page, name: string): Promise<void> {
  await tapOn(page.getByRole('button', { name, exact: true }).first())
}

async function tapMenu(page: Page, button: Locator, entry: RegExp): Promise<void> {
  await tapOn(button)
  await tapOn(page.getByRole('menuitem', { name: entry }))
}

/** By its tab, or from behind "More". */
async function tapScreen(page: Page, screen: string): Promise<void> {
  const main = page.getByRole('navigation', { name: 'Main' })
  const tab = main.getByRole('link', { name: screen })
  if (await tab.isVisible()) await tapOn(tab)
  else await tapMenu(page, main.getByRole('button', { name: 'More' }), new RegExp(`^${screen}`))
  await expectScreen(page, screen)
}

async function expectScreen(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** A page that is wider than the phone hides what is at its end. */
async function expectNoSideways(page: Page): Promise<void> {
  expect(await beyondTheEdge(page)).toBe(0)
}
