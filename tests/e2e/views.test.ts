import type { Page } from '@playwright/test'
import { anotherBrowser, join } from './support/another-person'
import { chooseBackend } from './support/backend'
import { begin } from './support/begin'
import { invite } from './support/members'
import { newPerson, SUPABASE, THIS_BROWSER } from './support/place'
import { expect, test } from './support/portside-test'
import { typePerson } from './support/visit'
import { choose } from './support/choose'

const BEN = newPerson('Ben Okafor')

for (const place of [THIS_BROWSER, SUPABASE])
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
      await ana.getByRole('button', { name: 'Filter', exact: true }).click()
      const builder = ana.getByRole('dialog', { name: 'Filter' })
      const first = builder.getByRole('group', { name: 'Condition 1' })
      await choose(first.getByLabel('Field'), 'Owner')
      await first.getByRole('checkbox', { name: 'Me', exact: true }).check()
      await builder.getByRole('button', { name: 'Add condition' }).click()
      const second = builder.getByRole('group', { name: 'Condition 2' })
      await choose(second.getByLabel('Field'), 'Created')
      await choose(second.getByLabel('Value'), 'this month')
      await builder.getByRole('button', { name: 'Add group' }).click()
      const group = builder.getByRole('group', { name: 'Group 3' })
      await choose(group.getByRole('group', { name: 'Condition 1' }).getByLabel('Field'), 'Job title')
      await group.getByLabel('Value').fill('host')
      await group.getByRole('button', { name: 'Add condition' }).click()
      await choose(group.getByRole('group', { name: 'Condition 2' }).getByLabel('Field'), 'City')
      await group.getByRole('group', { name: 'Condition 2' }).getByLabel('Value').fill('Faro')
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
  await expect(page.getByRole('button', { name: 'Owner is any of Me', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Created is in this month', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Job title contains host or City contains Faro', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Grouped by Lifecycle' })).toBeVisible()
}

test.describe('over sample data', () => {
  test.use({ backend: { set: 'memory', kept: false, sample: { people: 20, companies: 8, deals: 12 } } })

  test('nothing in the filter moves when a condition is asked, so that the next press is not lost', async ({ page }) => {
    await page.goto('/w/demo/people')
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    const builder = page.getByRole('dialog', { name: 'Filter' })
    await choose(builder.getByLabel('Field'), 'Owner')
    const me = builder.getByRole('checkbox', { name: 'Me', exact: true })
    await expect(me).toBeVisible()
    const button = builder.getByRole('button', { name: 'Add condition' })
    const before = await button.boundingBox()
    await me.check()
    await expect(page.getByRole('button', { name: 'Reset' })).toBeVisible()
    expect(await button.boundingBox()).toEqual(before)
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
