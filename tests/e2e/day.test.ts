import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openColumn } from './support/board'
import { anotherBrowser, join } from './support/another-person'
import { begin } from './support/begin'
import { invite, openMembers } from './support/members'
import { HOSTED, newPerson } from './support/place'
import { expect, test } from './support/portside-test'
import { typePerson } from './support/visit'
import { choose } from './support/choose'

const ANA = { name: 'Ana Costa' }
const BEN = newPerson('Ben Okafor')
const VERA = newPerson('Vera Holm')

test.use({ backend: HOSTED.backend })

test(`a day of three people, each in a browser of their own, ${HOSTED.name}`, async ({ page: ana, browser, baseURL }) => {
  const [bens, veras] = [await anotherBrowser(browser, baseURL ?? ''), await anotherBrowser(browser, baseURL ?? '')]
  const [ben, vera] = [bens.page, veras.page]

  await test.step('the owner makes a workspace and invites a member and a viewer, who accept', async () => {
    await begin(ana, HOSTED, ANA)
    const person = await typePerson(ana, { 'First name': 'Nora', 'Last name': 'Lind' })
    await person.getByRole('button', { name: 'Create person' }).click()
    await expect(person).toBeHidden()
    await invite(ana, BEN.email)
    await invite(ana, VERA.email, 'Viewer')
    await Promise.all([join(ben, BEN), join(vera, VERA)])
    await expect(ana.getByRole('list', { name: 'Members' })).toContainText(VERA.name)
  })

  await test.step('the member logs a call from anywhere, with a follow-up and a mention: the owner is told at once', async () => {
    await goTo(ben, 'Home')
    await ben.keyboard.press('Control+k')
    await ben.getByRole('combobox').fill('log a call')
    await expect(ben.getByRole('option', { name: /^Log a call/, selected: true })).toBeVisible()
    await ben.keyboard.press('Enter')
    const dialog = ben.getByRole('dialog', { name: 'Log a call' })
    await dialog.getByRole('combobox', { name: 'Find a person, a company or a deal' }).fill('nora')
    await dialog.getByRole('option', { name: /Nora Lind/ }).click()
    await dialog.getByLabel('Follow up').check()
    const said = dialog.getByRole('textbox', { name: 'What was said' })
    await said.fill('Wants toy ships, asks ')
    await said.press('End')
    await said.pressSequentially('@an')
    await said.press('Enter')
    await said.pressSequentially('for a price')
    await said.press('Control+Enter')
    await expect(dialog).toBeHidden()
    await expect(ana.getByText('Ben Okafor mentioned you')).toBeVisible()
    await ana.getByRole('link', { name: /^Inbox/ }).click()
    const news = ana.getByRole('region', { name: 'New' })
    await expect(news).toContainText('Wants toy ships, asks @Ana Costa for a price')
    await news.getByRole('link').click()
    await expect(ana.getByRole('heading', { name: 'Nora Lind', level: 1 })).toBeVisible()
    await expect(ana.getByRole('region', { name: 'Timeline' })).toContainText('Wants toy ships, asks @Ana Costa for a price')
  })

  await test.step('the member attaches a file to the person: the owner, who is there as well, sees both', async () => {
    await goTo(ben, 'People')
    await ben.getByRole('grid').getByRole('link', { name: 'Nora Lind' }).click()
    await expect(ben.getByRole('heading', { name: 'Nora Lind', level: 1 })).toBeVisible()
    await attach(ben, 'offer.txt', 'three ships')
    for (const page of [ben, ana]) await expect(page.getByRole('button', { name: 'Open offer.txt' })).toBeVisible()
    await expect(ana.getByRole('list', { name: 'Also here' })).toContainText('Ben Okafor is here')
  })

  await test.step('both edit one address: the second is asked, part by part, and both see what was chosen', async () => {
    for (const [page, city, country] of [
      [ben, 'Kiel', 'Denmark'],
      [ana, 'Bremen', 'Germany'],
    ] as const) {
      await page.getByRole('button', { name: 'Edit address' }).press('Enter')
      await page.getByRole('textbox', { name: 'City' }).fill(city)
      await page.getByRole('textbox', { name: 'Country' }).fill(country)
    }
    await expect(ana.getByText('Ben Okafor is editing Address').first()).toBeAttached()
    await ben.keyboard.press('Enter')
    await expect(ben.getByText('Address changed')).toBeVisible()
    await ana.keyboard.press('Enter')
    const dialog = ana.getByRole('alertdialog', { name: 'Ben Okafor changed this in the meantime' })
    await dialog.getByRole('group', { name: 'Address: city' }).getByRole('radio', { name: /Kiel/ }).check()
    await dialog
      .getByRole('group', { name: 'Address: country' })
      .getByRole('radio', { name: /Germany/ })
      .check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    for (const page of [ana, ben]) await expect(page.getByText(/Kiel, Germany/).first()).toBeVisible()
  })

  await test.step('the owner gives the member a deal, and the member is told', async () => {
    await goTo(ana, 'Deals')
    await ana.keyboard.press('c')
    await ana.keyboard.press('d')
    const dialog = ana.getByRole('dialog', { name: 'New deal' })
    await dialog.getByLabel('Title').fill('Toy ships')
    await dialog.getByLabel('Amount').fill('12,500')
    await dialog.getByRole('button', { name: 'Create deal' }).click()
    await cardIn(ana, 'Lead').click()
    await expect(ana.getByRole('heading', { name: 'Toy ships', level: 1 })).toBeVisible()
    await ana.getByRole('button', { name: 'Edit owner' }).click()
    await ana.getByRole('option', { name: BEN.name }).click()
    await expect(ben.getByText('Ana Costa assigned you a deal')).toBeVisible()
    await goTo(ana, 'Deals')
  })

  await test.step('the member moves it by keyboard: the owner sees it go, and who is on it', async () => {
    await goTo(ben, 'Deals')
    await cardIn(ben, 'Lead').focus()
    await ben.keyboard.press('Alt+ArrowRight')
    await expect(cardIn(ben, 'Qualified')).toBeVisible()
    await expect(cardIn(ana, 'Qualified')).toBeVisible()
    await cardIn(ben, 'Qualified').press('Enter')
    await expect(ben.getByRole('heading', { name: 'Toy ships', level: 1 })).toBeVisible()
    // Whoever moves about is announced every ten seconds at most: a hosted project puts out who says more.
    await expect(ana.getByRole('list', { name: 'Also here' })).toContainText('Ben Okafor is here', { timeout: 45_000 })
  })

  await test.step('the owner wins it: the viewer’s open reports say so, and the member is told', async () => {
    await goTo(vera, 'Reports')
    await vera.getByRole('button', { name: 'Show Pipeline by stage as a table' }).click()
    await expect(vera.getByRole('table', { name: 'Pipeline by stage' })).toContainText('12,500')
    await cardIn(ana, 'Qualified').press('w')
    await vera.getByRole('button', { name: 'Show Won and lost by month as a table' }).click()
    await expect(vera.getByRole('table', { name: 'Won and lost by month' })).toContainText('12,500')
    await expect(vera.getByRole('table', { name: 'Pipeline by stage' })).toBeHidden()
    await expect(ben.getByText('Ana Costa won a deal')).toBeVisible()
  })

  await test.step('the viewer sees all of it, and nothing to change it by', async () => {
    await expectNothingToDo(vera)
    await goTo(vera, 'Deals')
    await openColumn(vera, 'Won')
    await cardIn(vera, 'Won').press('r')
    await cardIn(vera, 'Won').press('Enter')
    await expect(vera.getByRole('heading', { name: 'Toy ships', level: 1 })).toBeVisible()
    await expectNothingToDo(vera)
    await goTo(vera, 'People')
    await vera.getByRole('grid').getByRole('link', { name: 'Nora Lind' }).click()
    await expect(vera.getByRole('button', { name: 'Open offer.txt' })).toBeVisible()
    await expect(vera.getByRole('region', { name: 'Timeline' })).toContainText('Wants toy ships')
    await expectNothingToDo(vera)
    await goTo(vera, 'Tasks')
    await choose(vera.getByRole('combobox', { name: /^Whose/ }), 'Everybody’s')
    await expect(vera.getByRole('list', { name: 'Tasks' })).toContainText('Follow up with Nora Lind')
    await expectNothingToDo(vera)
    await vera.keyboard.press('c')
    await vera.keyboard.press('p')
    await expect(vera.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the member is deactivated: the open screen loses the workspace, and the records go to the owner', async () => {
    await openMembers(ana)
    await ana.getByRole('button', { name: `More about ${BEN.name}` }).click()
    await ana.getByRole('menuitem', { name: 'Deactivate' }).click()
    const dialog = ana.getByRole('dialog', { name: `Deactivate ${BEN.name}?` })
    await choose(dialog.getByLabel('Deals (1) go to'), ANA.name)
    await choose(dialog.getByLabel('Open tasks (1) go to'), ANA.name)
    await dialog.getByRole('button', { name: 'Deactivate' }).click()
    await expect(ben.getByRole('heading', { name: 'You cannot open this workspace' })).toBeVisible()
    await goTo(ana, 'Tasks')
    await expect(ana.getByRole('list', { name: 'Tasks' })).toContainText('Follow up with Nora Lind')
    await goTo(ana, 'Deals')
    await openColumn(ana, 'Won')
    await cardIn(ana, 'Won').press('Enter')
    await expect(ana.getByRole('button', { name: 'Edit owner' })).toHaveAccessibleDescription(ANA.name)
  })

  await bens.close()
  await veras.close()
})

async function goTo(page: Page, screen: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: screen }).click()
  await expect(page.getByRole('heading', { name: screen, level: 1 })).toBeVisible()
}

function cardIn(page: Page, stage: string) {
  return page.getByRole('region', { name: stage, exact: true }).getByRole('link', { name: 'Toy ships' })
}

async function attach(page: Page, name: string, content: string): Promise<void> {
  const path = test.info().outputPath(name)
  writeFileSync(path, content)
  await page.getByLabel('Attach a file').and(page.locator('input')).setInputFiles(path)
}

/** Nothing on the screen that makes, changes, ends or takes in anything. */
async function expectNothingToDo(page: Page): Promise<void> {
  const verbs = /^(New|Add|Edit|Attach|Log|Import|Move|Mark|Complete|Delete|Trash|Reopen|Rename|Assign|Snooze|Won|Lost)\b/
  await expect(page.getByRole('main').getByRole('button', { name: verbs })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('textbox', { name: /^(Note|Task|Add)/ })).toHaveCount(0)
}
