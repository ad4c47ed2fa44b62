import type { Page } from '@playwright/test'
import { chooseBackend } from './support/backend'
import { begin } from './support/begin'
import { beginFilter } from './support/filter'
import { type Place, PLACES } from './support/place'
import { expect, test } from './support/portside-test'
import { browserProfile } from './support/profile'
import { typePerson } from './support/visit'
import { choose } from './support/choose'

const WIDE = { width: 1280, height: 800 }
const NARROW = { width: 390, height: 844 }

/** Whole pounds, so that what the board sums up can be summed up here as well. */
const DEALS = [
  { title: 'Toy ships', amount: 1000 },
  { title: 'Lighthouse', amount: 500 },
  { title: 'Harbour crane', amount: 2400 },
] as const
const CHANCE = { lead: 10, due: 40 } as const

for (const place of PLACES)
  test(`a pipeline of one's own, ${place.name}: made, deals moved into it, summed up, and where they have been`, async ({
    baseURL,
  }) => {
    const profile = browserProfile(baseURL ?? '')
    const context = await profile.open()
    await chooseBackend(context, place.backend)
    const page = context.pages()[0] ?? (await context.newPage())

    await test.step('sign up and make an empty workspace', async () => {
      await begin(page, place)
    })

    await test.step('make a pipeline with stages, and put them in order by keyboard', async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click()
      await page.getByRole('link', { name: 'Pipelines' }).click()
      await page.getByRole('button', { name: 'New pipeline' }).click()
      await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Renewals')
      await page.getByRole('dialog').getByLabel('Open stages').fill('Asked\nDue\nAgreed')
      await page.getByRole('button', { name: 'Create pipeline' }).click()
      await expect(page.getByRole('heading', { name: 'Stages of Renewals' })).toBeVisible()
      await page.getByRole('button', { name: /^Move Due:/ }).press('ArrowUp')
      await expect(stageNames(page)).toHaveCount(5)
      await expect(stageNames(page).first()).toHaveValue('Due')
      const chance = page.getByRole('textbox', { name: 'Chance of Due in percent' })
      await chance.fill('140')
      await chance.press('Enter')
      await expect(page.getByText('The chance is a whole number from 0 to 100.')).toBeVisible()
      await chance.fill(String(CHANCE.due))
      await chance.press('Enter')
      await expect(page.getByText('The chance is a whole number from 0 to 100.')).toBeHidden()
      await expectFine(place, page, 'pipelines')
    })

    await test.step('create deals: the totals of a stage are those of an independent sum', async () => {
      await goTo(page, 'Deals')
      for (const { title, amount } of DEALS) {
        await page.keyboard.press('c')
        await page.keyboard.press('d')
        await page.getByRole('dialog').getByLabel('Title').fill(title)
        await page.getByRole('dialog').getByLabel('Amount').fill(String(amount))
        await page.getByRole('button', { name: 'Create deal' }).click()
        await expect(cardIn(page, 'Lead', title)).toBeVisible()
      }
      await expectTotals(page, { stage: 'Lead', chance: CHANCE.lead, amounts: DEALS.map(({ amount }) => amount) })
      await expect(column(page, 'Lead').getByText('No next step planned')).toHaveCount(DEALS.length)
    })

    await test.step('move a deal to the other pipeline by keyboard', async () => {
      await cardIn(page, 'Lead', 'Toy ships').focus()
      await page.keyboard.press('p')
      const dialog = page.getByRole('dialog', { name: 'Move Toy ships to another pipeline' })
      await expect(dialog.getByLabel('Stage')).toHaveText(/./)
      await choose(dialog.getByLabel('Stage'), 'Due')
      await dialog.getByRole('button', { name: 'Move' }).click()
      await expect(cardIn(page, 'Lead', 'Toy ships')).toBeHidden()
      await expectTotals(page, { stage: 'Lead', chance: CHANCE.lead, amounts: [500, 2400] })
      await choose(page.getByRole('combobox', { name: 'Pipeline' }), 'Renewals')
      await expect(cardIn(page, 'Due', 'Toy ships')).toBeVisible()
      await expectTotals(page, { stage: 'Due', chance: CHANCE.due, amounts: [1000] })
    })

    await test.step('its page says where it has been', async () => {
      await cardIn(page, 'Due', 'Toy ships').click()
      await expect(page.getByRole('heading', { name: 'Toy ships', level: 1 })).toBeVisible()
      const stays = page.getByRole('list', { name: 'Stage history' }).getByRole('listitem')
      await expect(stays).toHaveText([/^Due/, /^Lead \(Sales pipeline\)/])
      await page.getByRole('button', { name: 'Agreed' }).click()
      await expect(stays).toHaveText([/^Agreed/, /^Due/, /^Lead \(Sales pipeline\)/])
      // The step can be taken back once it is answered, which may be after it was seen.
      await expect(page.getByText('Toy ships moved to Agreed')).toBeVisible()
      await page.keyboard.press('Control+z')
      await expect(stays).toHaveText([/^Due/, /^Lead \(Sales pipeline\)/])
      await expectFine(place, page, 'deal')
    })

    await test.step('somebody takes part in it, and as what', async () => {
      await (await typePerson(page, { 'First name': 'Nora' })).getByRole('button', { name: 'Create person' }).click()
      await page.getByRole('button', { name: 'Add a person' }).click()
      await page.getByRole('option', { name: 'Nora' }).click()
      await page.getByRole('textbox', { name: 'Role of Nora' }).fill('Signs')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Role changed')).toBeVisible()
      await page.reload()
      await expect(page.getByRole('textbox', { name: 'Role of Nora' })).toHaveValue('Signs')
    })

    await test.step('a stage that has deals goes once they have another place', async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click()
      await page.getByRole('link', { name: 'Pipelines' }).click()
      await page.getByRole('button', { name: 'Show the stages of Renewals' }).click()
      await page.getByRole('button', { name: 'Move Due to the trash' }).click()
      const dialog = page.getByRole('dialog', { name: 'Where do the deals of Due go?' })
      await expect(dialog.getByText('1 deal is there now.')).toBeVisible()
      await choose(dialog.getByLabel('Stage'), 'Agreed')
      await dialog.getByRole('button', { name: 'Move deals, and stage to trash' }).click()
      await expect(stageNames(page)).toHaveCount(4)
      await goTo(page, 'Deals')
      await expect(cardIn(page, 'Agreed', 'Toy ships')).toBeVisible()
    })

    await test.step('a view of the board is built and saved, and its link shows the same', async () => {
      await page.getByRole('button', { name: 'Remove filter: Pipeline is Renewals' }).click()
      await (await beginFilter(page, 'Amount')).getByRole('textbox').fill('600')
      await page.keyboard.press('Escape')
      await expect(cardIn(page, 'Lead', 'Harbour crane')).toBeVisible()
      await expect(cardIn(page, 'Lead', 'Lighthouse')).toBeHidden()
      await page.getByRole('button', { name: 'Save view' }).click()
      const dialog = page.getByRole('dialog', { name: 'Save as a new view' })
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Large')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(page).toHaveURL(/\?view=[0-9a-f-]+&filter=amount:least:600$/)
      await page.reload()
      await expect(page.getByRole('button', { name: 'View: Large' })).toBeVisible()
      await expect(cardIn(page, 'Lead', 'Harbour crane')).toBeVisible()
      await expect(cardIn(page, 'Lead', 'Lighthouse')).toBeHidden()
      await expectFine(place, page, 'board')
      await page.getByRole('button', { name: 'Table' }).click()
      await expect(page.getByRole('row', { name: /Toy ships/ })).toBeVisible()
      await expect(page.getByRole('row', { name: /Lighthouse/ })).toBeHidden()
      await page.getByRole('button', { name: 'View: Large' }).click()
      await page.getByRole('menuitemcheckbox', { name: 'All deals' }).click()
    })

    await test.step('in rows, a deal of any pipeline is edited where it stands', async () => {
      const row = page.getByRole('row', { name: /Lighthouse/ })
      await row.getByRole('gridcell').nth(3).click()
      await page.keyboard.press('e')
      await page.getByRole('textbox', { name: 'Amount' }).fill('750')
      await page.keyboard.press('Enter')
      await expect(row).toContainText('750')
      await expect(row).toContainText('£750£75')
      await page.reload()
      await expect(row).toContainText('750')
      await expectFine(place, page, 'table')
    })

    await test.step('with a rate for another currency, totals say what they come to, about', async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click()
      await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Workspace' }).click()
      await choose(page.getByLabel('Add a rate for'), /^USD/)
      await page.getByLabel('1 USD in GBP').fill('zero')
      await page.getByRole('button', { name: 'Save rates' }).click()
      await expect(page.getByText(/Write a number above zero/)).toBeVisible()
      await page.getByLabel('1 USD in GBP').fill('0,5')
      await page.getByRole('button', { name: 'Save rates' }).click()
      await expect(page.getByText('Exchange rates saved')).toBeVisible()
      await goTo(page, 'Deals')
      await page.getByRole('button', { name: 'Board' }).click()
      await page.keyboard.press('c')
      await page.keyboard.press('d')
      await page.getByRole('dialog').getByLabel('Title').fill('Anchor')
      await page.getByRole('dialog').getByLabel('Amount').fill('100')
      await choose(page.getByRole('dialog').getByLabel('Currency'), 'USD')
      await page.getByRole('button', { name: 'Create deal' }).click()
      await column(page, 'Lead').getByRole('button', { name: '≈ £3,200' }).click()
      const parts = page.getByRole('dialog', { name: 'Total of Lead' })
      await expect(parts).toContainText(/GBP£3,150.*USDUS\$100.*≈ £3,200 by the rates/)
      await page.keyboard.press('Escape')
      await goTo(page, 'Home')
      await expect(page.getByRole('region', { name: 'At a glance' })).toContainText(/Open deals≈ £4\.2[kK]/)
      await goTo(page, 'Reports')
      await expect(page.getByRole('region', { name: 'Key figures' })).toContainText(/Open≈ £4\.2[kK]/)
    })
    expect(profile.problems).toEqual([])
    await context.close()
    profile.remove()
  })

interface Totals {
  readonly stage: string
  readonly chance: number
  readonly amounts: readonly number[]
}

async function expectTotals(page: Page, { stage, chance, amounts }: Totals): Promise<void> {
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  const weighted = amounts.reduce((total, amount) => total + (amount * chance) / 100, 0)
  const total = column(page, stage).getByRole('button', { name: `£${sum.toLocaleString('en-GB')}`, exact: true })
  await total.click()
  const parts = page.getByRole('dialog', { name: `Total of ${stage}` })
  await expect(parts).toContainText(`GBP£${sum.toLocaleString('en-GB')}£${weighted} weighted`)
  await page.keyboard.press('Escape')
  await expect(total).toBeFocused()
}

/** Nothing for axe to find, wide and on a phone. */
async function expectFine(place: Place, page: Page, name: string): Promise<void> {
  await place.expectAccessible(page, name)
  await page.setViewportSize(NARROW)
  await place.expectAccessible(page, `${name}, narrow`)
  await page.setViewportSize(WIDE)
}

async function goTo(page: Page, screen: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: screen }).click()
  await expect(page.getByRole('heading', { name: screen, level: 1 })).toBeVisible()
}

function stageNames(page: Page) {
  return page.getByRole('textbox', { name: /^Name of (?!the )/ }).and(page.locator(':not([aria-label^="Name of the reason"])'))
}

function column(page: Page, stage: string) {
  return page.getByRole('region', { name: stage, exact: true })
}

function cardIn(page: Page, stage: string, title: string) {
  return column(page, stage).getByRole('link', { name: title })
}
