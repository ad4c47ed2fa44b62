import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { openColumn } from './support/board'
import { chooseBackend } from './support/backend'
import { newPerson, PLACES } from './support/place'
import { dragTo } from './support/pointer'
import { expect, test } from './support/portside-test'
import { browserProfile } from './support/profile'
import { goTo, importFile, makeWorkspace } from './support/visit'

const GOOGLE = fileURLToPath(new URL('../support/import-files/google-new.csv', import.meta.url))
const HUBSPOT = fileURLToPath(new URL('../support/import-files/hubspot-contacts.csv', import.meta.url))

for (const place of PLACES)
  test(`from signing up to a deal won, ${place.name}: seen live in a second tab, and there again after the browser was closed`, async ({
    baseURL,
  }) => {
    const profile = browserProfile(baseURL ?? '')
    const context = await profile.open()
    await chooseBackend(context, place.backend)
    const page = context.pages()[0] ?? (await context.newPage())

    await test.step('sign up and make an empty workspace', async () => {
      await page.goto('/sign-up')
      await place.signUp(page, newPerson('Ana Reis'))
      await makeWorkspace(page, 'Harbour')
    })
    const other = await context.newPage()

    await test.step('import people from Google Contacts and from HubSpot', async () => {
      await other.goto('/')
      await expect(other.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
      await importFile(page, GOOGLE)
      await expect(other.getByRole('grid').getByText('Ana Silva').first()).toBeVisible()
      await page.getByRole('button', { name: 'Import another file' }).click()
      await importFile(page, HUBSPOT)
      await expect(other.getByRole('grid').getByText('Marta Ibáñez').first()).toBeVisible()
    })

    await test.step('open a person, add a note and a task', async () => {
      await goTo(page, 'People')
      await page.getByRole('searchbox').fill('marta')
      await expect(page.locator('[data-row="0"]')).toContainText('Marta')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: /Marta/, level: 1 })).toBeVisible()
      await other.goto(page.url())
      await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Wants **three** offers by Friday')
      await page.keyboard.press('Control+Enter')
      await page.getByRole('group', { name: 'What to add' }).getByRole('button', { name: 'Task' }).click()
      await page.getByRole('textbox', { name: 'Task' }).fill('Send the offers')
      await page.keyboard.press('Enter')
      for (const tab of [page, other]) {
        await expect(tab.getByText('Wants three offers by Friday').first()).toBeVisible()
        await expect(tab.getByText('Send the offers').first()).toBeVisible()
      }
    })

    await test.step('create a deal, move it by pointer and by keyboard, win it', async () => {
      await goTo(page, 'Deals')
      await other.goto(page.url())
      await page.keyboard.press('c')
      await page.keyboard.press('d')
      await page.getByRole('dialog').getByLabel('Title').fill('Toy ships')
      await page.getByRole('dialog').getByLabel('Amount').fill('12,500')
      await page.getByRole('button', { name: 'Create deal' }).click()
      await expectIn(other, 'Lead', 'Toy ships')

      await dragTo(cardIn(page, 'Lead', 'Toy ships'), column(page, 'Qualified'))
      await expectIn(page, 'Qualified', 'Toy ships')
      await expectIn(other, 'Qualified', 'Toy ships')

      await cardIn(page, 'Qualified', 'Toy ships').focus()
      await page.keyboard.press('Alt+ArrowRight')
      await expectIn(page, 'Proposal', 'Toy ships')
      await expectIn(other, 'Proposal', 'Toy ships')

      await cardIn(page, 'Proposal', 'Toy ships').focus()
      await page.keyboard.press('w')
      // Opened in one tab, it is open in the other, and is so tomorrow.
      await openColumn(page, 'Won')
      for (const tab of [page, other]) {
        await expectIn(tab, 'Won', 'Toy ships')
        await expect(column(tab, 'Won')).toContainText('12,500')
      }
    })

    await test.step('close the browser and open it again', async () => {
      await context.close()
      const again = await profile.open()
      const reopened = again.pages()[0] ?? (await again.newPage())
      await reopened.goto('/')
      await expect(reopened.getByRole('grid').getByText('Ana Silva').first()).toBeVisible()
      await goTo(reopened, 'Deals')
      await expectIn(reopened, 'Won', 'Toy ships')
      await again.close()
    })
    expect(profile.problems).toEqual([])
    profile.remove()
  })

function column(page: Page, stage: string) {
  return page.getByRole('region', { name: stage, exact: true })
}

function cardIn(page: Page, stage: string, title: string) {
  return column(page, stage).getByRole('link', { name: title })
}

async function expectIn(page: Page, stage: string, title: string): Promise<void> {
  await expect(cardIn(page, stage, title)).toBeVisible()
}
