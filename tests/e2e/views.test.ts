import type { Page } from '@playwright/test'
import { anotherBrowser, join } from './support/another-person'
import { chooseBackend } from './support/backend'
import { begin } from './support/begin'
import { beginFilter, chip } from './support/filter'
import { invite } from './support/members'
import { newPerson, PLACES, THIS_BROWSER } from './support/place'
import { expect, test } from './support/portside-test'
import { typePerson } from './support/visit'

const BEN = newPerson('Ben Okafor')

for (const place of PLACES)
  test(`a view is built, saved and shared, ${place.name}, and a link to it shows the same elsewhere`, async ({
    page: ana,
    context,
    browser,
    baseURL,
    problems,
  }) => {
    await chooseBackend(context, place.backend)

    await test.step('people of mine, some of them hosts', async () => {
      await begin(ana, place)
      await add(ana, { 'First name': 'Nora', 'Last name': 'Lind', 'Job title': 'Host' })
      await add(ana, { 'First name': 'Omar', 'Last name': 'Haddad', 'Job title': 'Chef' })
    })

    await test.step('mine, made this month, and either hosts or from one city', async () => {
      const owner = await beginFilter(ana, 'Owner')
      await owner.getByRole('option', { name: 'Me', exact: true }).click()
      await ana.keyboard.press('Escape')
      const created = await beginFilter(ana, 'Created')
      await created.getByRole('option', { name: 'this month', exact: true }).click()
      await ana.getByRole('button', { name: 'Filter', exact: true }).click()
      await ana.getByRole('option', { name: 'Group of conditions' }).click()
      const group = ana.getByRole('dialog', { name: 'Group 3' })
      await group.getByRole('option', { name: 'Job title', exact: true }).click()
      await ana.getByRole('textbox', { name: 'Job title contains' }).fill('host')
      await ana.keyboard.press('Enter')
      await group.getByRole('button', { name: 'Add condition' }).click()
      await ana.getByRole('option', { name: 'City', exact: true }).click()
      await ana.getByRole('textbox', { name: 'City contains' }).fill('Faro')
      await ana.keyboard.press('Enter')
      await expect(group.getByRole('button', { name: 'Match any' })).toBeVisible()
      await place.expectAccessible(ana, 'the filter')
      await ana.setViewportSize({ width: 390, height: 844 })
      await place.expectAccessible(ana, 'the filter on a narrow screen')
      await ana.setViewportSize({ width: 1280, height: 800 })
      await ana.keyboard.press('Escape')
      await expect(ana.getByText('1 person')).toBeVisible()
      await expect(ana.getByRole('grid').getByText('Nora Lind')).toBeVisible()
    })

    await test.step('put together by lifecycle, saved, and shared', async () => {
      await ana.getByRole('button', { name: 'Group', exact: true }).click()
      await ana.getByRole('menuitemcheckbox', { name: 'Lifecycle' }).click()
      await expect(ana.getByRole('gridcell', { name: 'None 1' })).toBeVisible()
      await ana.getByRole('button', { name: 'Save view' }).click()
      const dialog = ana.getByRole('dialog', { name: 'Save as a new view' })
      await dialog.getByRole('textbox', { name: 'Name' }).fill('My hosts')
      await dialog.getByRole('checkbox', { name: 'Share with everyone' }).check()
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(ana).toHaveURL(/\?view=[0-9a-f-]+$/)
      await expect(ana.getByRole('button', { name: 'View: My hosts' })).toBeVisible()
    })

    if (place === THIS_BROWSER) {
      const other = await context.newPage()
      await other.goto(ana.url())
      await expectView(other)
      await expect(other.getByRole('grid').getByText('Nora Lind')).toBeVisible()
      return
    }

    await test.step('somebody else follows the link: the same question, asked for themselves', async () => {
      const other = await anotherBrowser(browser, baseURL ?? '')
      const view = ana.url()
      await invite(ana, BEN.email)
      await join(other.page, BEN)
      await add(other.page, { 'First name': 'Pia', 'Last name': 'Moor', 'Job title': 'Hostess' })
      await other.page.goto(view)
      await expectView(other.page)
      await expect(other.page.getByRole('grid').getByText('Pia Moor')).toBeVisible()
      await expect(other.page.getByText('1 person')).toBeVisible()
      await other.close()
      expect([...problems, ...other.problems]).toEqual([])
    })
  })

async function add(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await (await typePerson(page, fields)).getByRole('button', { name: 'Create person' }).click()
  await expect(page.getByRole('dialog', { name: 'New person' })).toBeHidden()
}

/** The view as it was saved. */
async function expectView(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'View: My hosts' })).toBeVisible()
  await expect(chip(page, 'Owner is Me')).toBeVisible()
  await expect(chip(page, 'Created is in this month')).toBeVisible()
  await expect(chip(page, 'Job title contains host or City contains Faro')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Grouped by Lifecycle' })).toBeVisible()
}

test.describe('over sample data', () => {
  test.use({ backend: { set: 'memory', kept: false, sample: { people: 20, companies: 8, deals: 12 } } })

  test('nothing in the filter moves when a condition is asked, so that the next press is not lost', async ({ page }) => {
    await page.goto('/w/demo/people')
    const owner = await beginFilter(page, 'Owner')
    const [button, me] = [
      page.getByRole('button', { name: 'Filter', exact: true }),
      owner.getByRole('option', { name: 'Me', exact: true }),
    ]
    await expect(me).toBeVisible()
    await owner.evaluate((popup) => Promise.all(popup.getAnimations().map(({ finished }) => finished)))
    const places = () => Promise.all([button, me].map((each) => each.boundingBox()))
    const before = await places()
    await me.click()
    await expect(page.getByRole('button', { name: 'Reset' })).toBeVisible()
    expect(await places()).toEqual(before)
  })

  test('a value that is typed is offered with its field, and chips are changed and taken away by keys', async ({ page }) => {
    await page.goto('/w/demo/deals?layout=table')
    await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter')
    const menu = page.getByRole('dialog', { name: 'Filter', exact: true })
    await expect(menu.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('won')
    await expect(menu.getByRole('option', { name: 'Stage is Won' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter')
    await page.keyboard.type('amount')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Amount is at least' })).toBeFocused()
    await page.keyboard.type('600')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/;amount:least:600/)

    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await page.getByRole('menuitemcheckbox', { name: 'is less than' }).press('Enter')
    await expect(page).toHaveURL(/;amount:less:600/)
    await chip(page, 'Amount is less than 600').getByRole('button').last().focus()
    await page.keyboard.press('Backspace')
    await expect(page).not.toHaveURL(/amount/)
    await expect(chip(page, 'Stage is Won').getByRole('button').first()).toBeFocused()
    await page.keyboard.press('Backspace')
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused()
    await expect(page).not.toHaveURL(/filter/)
  })

  test('a condition that gets no value is not asked for, and one that loses its value goes', async ({ page }) => {
    await page.goto('/w/demo/people?filter=city:contains:a')
    const begun = await beginFilter(page, 'Job title')
    await expect(begun).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(chip(page, 'Job title contains')).toHaveCount(0)
    await chip(page, 'City contains a').getByRole('button', { name: 'City contains a: change the value' }).click()
    await page.getByRole('textbox', { name: 'City contains' }).fill('')
    await page.keyboard.press('Escape')
    await expect(chip(page, 'City contains a')).toHaveCount(0)
    await expect(page).not.toHaveURL(/filter/)
  })

  test('Back returns to the view before, and what was typed makes no step', async ({ page }) => {
    await page.goto('/w/demo/people')
    await page.getByRole('searchbox').fill('a')
    await saveView(page, 'With an a')
    await page.getByRole('searchbox').fill('')
    await chooseView(page, 'All people')
    await chooseView(page, 'With an a')
    await page.goBack()
    await expect(page.getByRole('button', { name: 'View: All people' })).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('button', { name: 'View: With an a' })).toBeVisible()
  })
})

async function saveView(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^View: / }).click()
  await page.getByRole('menuitem', { name: /^Save as a new view/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: `View: ${name}` })).toBeVisible()
}

async function chooseView(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^View: / }).click()
  await page.getByRole('menuitemcheckbox', { name }).click()
  await expect(page.getByRole('button', { name: `View: ${name}` })).toBeVisible()
}
