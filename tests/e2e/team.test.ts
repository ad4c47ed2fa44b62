import type { Page } from '@playwright/test'
import { importText } from '../../src/ui/text/import'
import { expectAccessible } from './support/axe'
import { invite, openMembers } from './support/members'
import { newPerson, PLACES, THIS_BROWSER } from './support/place'
import { expect, test } from './support/portside-test'
import { turnsAt } from './support/turns'
import { makeWorkspace, typePerson } from './support/visit'
import { choose } from './support/choose'

const ANA = newPerson('Ana Prado')
const BEN = newPerson('Ben Musa')

for (const place of PLACES)
  test(`a colleague is invited, made a viewer, and deactivated, ${place.name}`, async ({ browser, baseURL }) => {
    const turns = await turnsAt(place, browser, baseURL ?? '')
    let paths: readonly string[] = []

    await test.step('the owner invites a colleague', async () => {
      const page = await turns.as(ANA)
      await page.goto('/sign-up')
      await place.signUp(page, ANA)
      await makeWorkspace(page, 'Slipway')
      await createPerson(page, 'Olga', 'Berg')
      await page.getByRole('grid').getByRole('link', { name: 'Olga Berg' }).click()
      await writeNote(page, 'Met at the fair')
      await invite(page, BEN.email)
      const old = await turns.invitationPath(page, BEN.email)
      await page.getByRole('button', { name: new RegExp(`^(Send the invitation to|New link for) ${BEN.email}`) }).click()
      await expect(page.getByText('The previous link no longer works.', { exact: false })).toBeVisible()
      await invite(page, 'carla@slipway.example')
      await page.getByRole('button', { name: 'Revoke the invitation to carla@slipway.example' }).click()
      await expect(page.getByRole('list', { name: 'Invitations' })).not.toContainText('carla@slipway.example')
      paths = [old, await turns.invitationPath(page, BEN.email)]
      expect(new Set(paths).size).toBe(2)
    })

    await test.step('the colleague follows the link, not the one before, joins and works', async () => {
      const page = await turns.as(BEN)
      await page.goto(paths[0] ?? '')
      await expect(page.getByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible()
      await page.goto(paths[1] ?? '')
      await expect(page.getByRole('heading', { name: 'Join Slipway' })).toBeVisible()
      await expect(page.getByText(`${ANA.name} invited you.`)).toBeVisible()
      await page.getByRole('link', { name: 'Create account' }).click()
      await place.signUp(page, BEN)
      await page.getByRole('button', { name: 'Accept the invitation' }).click()
      await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
      await page.getByRole('grid').getByRole('link', { name: 'Olga Berg' }).click()
      // Another’s note is theirs; a record is everybody’s to move to the trash, and nobody’s but a manager’s to delete for good.
      await expect(page.getByRole('article', { name: ANA.name }).getByText('Met at the fair')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Actions for this note' })).toHaveCount(0)
      await page.getByRole('button', { name: 'Actions for Olga Berg' }).click()
      await page.getByRole('menuitem', { name: 'Move to trash' }).click()
      await expect(page.getByText('Olga Berg moved to the trash')).toBeVisible()
      await page.keyboard.press('g')
      await page.keyboard.press('x')
      await expect(page.getByRole('button', { name: 'Restore Olga Berg' })).toBeVisible()
      await expect(page.getByRole('button', { name: /for good$|^Empty/ })).toHaveCount(0)
      await page.keyboard.press('g')
      await page.keyboard.press('p')
      await createPerson(page, 'Nora', 'Lind')
      await createDeal(page, 'Oars')
      await page.getByRole('grid').getByRole('link', { name: 'Nora Lind' }).click()
      await expect(page.getByRole('heading', { name: 'Nora Lind', level: 1 })).toBeVisible()
      await page.keyboard.press('c')
      await page.keyboard.press('n')
      const note = page.getByRole('textbox', { name: 'Note', exact: true })
      await expect(note).toBeFocused()
      await note.fill('Ask @Ana Prado for the drawings')
      await note.press('Control+Enter')
      await expect(page.getByRole('region', { name: 'Timeline' }).getByText(/for the drawings/)).toBeVisible()
      // Nobody raises themselves.
      await openMembers(page)
      await expect(page.getByRole('button', { name: /^(Invite|Role of|More about)/ })).toHaveCount(0)
    })

    await test.step('the owner is told of the mention, and hides their own deals from the team', async () => {
      const owner = await turns.as(ANA)
      await owner.getByRole('link', { name: /^Inbox/ }).click()
      await expect(owner.getByRole('region', { name: 'New' })).toContainText(`${BEN.name} mentioned you`)
      // What another wrote is an owner’s to delete.
      await owner.getByRole('region', { name: 'New' }).getByRole('link').first().click()
      await owner.getByRole('article', { name: BEN.name }).getByRole('button', { name: 'Actions for this note' }).click()
      await expect(owner.getByRole('menuitem', { name: 'Move to trash' })).toBeVisible()
      await owner.keyboard.press('Escape')
      // While it is open, a menu takes what is typed for itself.
      await expect(owner.getByRole('menu')).toBeHidden()
      await createDeal(owner, 'Keel')
      await openMembers(owner)
      // Somebody has to remain who may.
      await owner.getByRole('button', { name: `Role of ${ANA.name}: Owner` }).click()
      await owner.getByRole('menuitemcheckbox', { name: 'Member' }).click()
      await expect(owner.getByText('A workspace needs an owner. Make someone else an owner first.')).toBeVisible()
      await owner.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Workspace' }).click()
      await choose(owner.getByLabel('Members and viewers see'), 'Only their own and unassigned deals')
      await owner.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(owner.getByText('Workspace saved')).toBeVisible()
    })

    await test.step('made a viewer, the colleague reads and is offered nothing more', async () => {
      const owner = await turns.as(ANA)
      await openMembers(owner)
      await expect(owner.getByRole('list', { name: 'Invitations' })).toBeHidden()
      await owner.getByRole('button', { name: `Role of ${BEN.name}: Member` }).click()
      await owner.getByRole('menuitemcheckbox', { name: 'Viewer' }).click()
      await expect(owner.getByRole('button', { name: `Role of ${BEN.name}: Viewer` })).toBeVisible()
      const page = await turns.as(BEN)
      const main = page.getByRole('navigation', { name: 'Main' })
      await main.getByRole('link', { name: 'Deals' }).click()
      await expect(page.getByRole('link', { name: 'Oars' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Keel' })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'New deal' })).toHaveCount(0)
      await main.getByRole('link', { name: 'People' }).click()
      await expect(page.getByRole('grid').getByText('Nora Lind')).toBeVisible()
      await expect(page.getByRole('button', { name: 'New person' })).toBeHidden()
      await page.getByRole('grid').getByRole('link', { name: 'Nora Lind' }).click()
      await expect(page.getByRole('region', { name: 'Timeline' }).getByText(/for the drawings/)).toBeVisible()
      await expect(page.getByRole('button', { name: /^(Edit|Pin|Delete|Move to the trash)/ })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Actions for this note' })).toHaveCount(0)
      await expect(main.getByRole('link', { name: 'Import' })).toHaveCount(0)
      await page.keyboard.press('g')
      await page.keyboard.press('i')
      await expect(page.getByText(importText.notAllowed)).toBeVisible()
      await page.keyboard.press('g')
      await page.keyboard.press('x')
      await expect(page.getByRole('list', { name: 'Trash' })).toContainText('Olga Berg')
      await expect(page.getByRole('button', { name: /^(Restore|Delete|Empty)/ })).toHaveCount(0)
      await main.getByRole('link', { name: 'People' }).click()
      await page.getByRole('grid').focus()
      await page.keyboard.press('ControlOrMeta+a')
      await expect(page.getByRole('button', { name: /^(Edit|Move to trash|Delete|Merge|Export|Assign|Tag)/ })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^View: / }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      await expect(page.getByRole('menuitem', { name: /^Export/ })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
      await openMembers(page)
      await expect(page.getByRole('list', { name: 'Members' })).toContainText(ANA.name)
      await expect(page.getByRole('button', { name: /^(Invite|Role of|More about)/ })).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Export and erase' })).toBeHidden()
      for (const [section, offer] of [
        ['Workspace', /^(Save|Delete workspace)/],
        ['Pipelines', /^(New pipeline|Add|Move .* to the trash)/],
        ['Fields', /^New field/],
        ['Integrations', /^Add webhook/],
      ] as const) {
        await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: section }).click()
        await expect(page.getByRole('heading', { name: section, level: 1 })).toBeVisible()
        await expect(page.getByRole('button', { name: offer })).toHaveCount(0)
      }
      await main.getByRole('link', { name: 'People' }).click()
      await expect(page.getByRole('grid').getByText('Nora Lind')).toBeVisible()
    })

    await test.step('deactivated, the colleague sees nothing any more, and the records are the owner’s', async () => {
      const owner = await turns.as(ANA)
      await openMembers(owner)
      await owner.getByRole('button', { name: `More about ${BEN.name}` }).click()
      await owner.getByRole('menuitem', { name: 'Deactivate' }).click()
      const dialog = owner.getByRole('dialog', { name: `Deactivate ${BEN.name}?` })
      await expect(dialog.getByLabel('People (1) go to')).toHaveText(/.+/)
      await place.expectAccessible(owner, 'who gets what a member leaves')
      await dialog.getByRole('button', { name: 'Deactivate' }).click()
      await expect(owner.getByText(`${BEN.name} is deactivated`)).toBeVisible()
      if (place === THIS_BROWSER) await everyLook(owner)
      const page = await turns.as(BEN)
      await expect(page.getByText('Slipway')).toHaveCount(0)
      await expect(page.getByText('Nora Lind')).toHaveCount(0)
      // Where the screen was open all the time, it says why; who signs in again belongs to no workspace.
      const title = place === THIS_BROWSER ? 'Create a workspace' : 'You cannot open this workspace'
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    })

    await turns.close()
    // The browser notes each answer that refuses; what was on its way when the access ended is refused.
    expect(turns.problems().filter((problem) => !problem.includes('403 (Forbidden)'))).toEqual([])
  })

async function createPerson(page: Page, first: string, last: string): Promise<void> {
  const dialog = await typePerson(page, { 'First name': first, 'Last name': last })
  await dialog.getByRole('button', { name: 'Create person' }).click()
  await expect(dialog).toBeHidden()
}

/** On the page of a record. */
async function writeNote(page: Page, text: string): Promise<void> {
  const note = page.getByRole('textbox', { name: 'Note', exact: true })
  await note.fill(text)
  await note.press('Control+Enter')
  await expect(page.getByRole('region', { name: 'Timeline' }).getByText(text)).toBeVisible()
}

/** By its shortcut; it is the deal of whoever makes it. */
async function createDeal(page: Page, title: string): Promise<void> {
  await page.keyboard.press('c')
  await page.keyboard.press('d')
  const dialog = page.getByRole('dialog', { name: 'New deal' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Amount').fill('100')
  await dialog.getByRole('button', { name: 'Create deal' }).click()
  await expect(dialog).toBeHidden()
}

/** axe over every section, wide and light, narrow and dark. */
async function everyLook(page: Page): Promise<void> {
  for (const section of ['Profile', 'Security', 'Workspace', 'Export and erase', 'Members']) {
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: section, exact: true }).click()
    // Its title is there before its panels are; those of the section before go with theirs.
    await expect(page.getByRole('heading', { name: section, level: 1 })).toBeVisible()
    // Messages have titles, too.
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    for (const [colorScheme, width] of [
      ['dark', 390],
      ['light', 1280],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page, `settings, ${section}, ${colorScheme}, ${width} px`)
    }
  }
}
