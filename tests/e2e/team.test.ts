import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { invite, openMembers } from './support/members'
import { newPerson, SUPABASE, THIS_BROWSER } from './support/place'
import { expect, test } from './support/portside-test'
import { turnsAt } from './support/turns'
import { typePerson } from './support/visit'

const ANA = newPerson('Ana Prado')
const BEN = newPerson('Ben Musa')

for (const place of [THIS_BROWSER, SUPABASE])
  test(`a colleague is invited, made a viewer, and deactivated, ${place.name}`, async ({ browser, baseURL }) => {
    const turns = await turnsAt(place, browser, baseURL ?? '')
    let path = ''

    await test.step('the owner invites a colleague', async () => {
      const page = await turns.as(ANA)
      await page.goto('/sign-up')
      await place.signUp(page, ANA)
      await page.getByLabel('Name of your team or company').fill('Slipway')
      await page.getByText('An empty workspace').click()
      await page.getByRole('button', { name: 'Create workspace' }).click()
      await invite(page, BEN.email)
      path = await turns.invitationPath(page, BEN.email)
    })

    await test.step('the colleague follows the link, joins and works', async () => {
      const page = await turns.as(BEN)
      await page.goto(path)
      await page.getByRole('link', { name: 'Create account' }).click()
      await place.signUp(page, BEN)
      await page.getByRole('button', { name: 'Accept the invitation' }).click()
      await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
      const dialog = await typePerson(page, { 'First name': 'Nora', 'Last name': 'Lind' })
      await dialog.getByRole('button', { name: 'Create person' }).click()
      await expect(page.getByRole('grid').getByText('Nora Lind')).toBeVisible()
    })

    await test.step('made a viewer, the colleague reads and is offered nothing more', async () => {
      const owner = await turns.as(ANA)
      await openMembers(owner)
      await expect(owner.getByRole('list', { name: 'Invitations' })).toBeHidden()
      await owner.getByRole('button', { name: `Role of ${BEN.name}: Member` }).click()
      await owner.getByRole('menuitemcheckbox', { name: 'Viewer' }).click()
      await expect(owner.getByRole('button', { name: `Role of ${BEN.name}: Viewer` })).toBeVisible()
      const page = await turns.as(BEN)
      await expect(page.getByRole('grid').getByText('Nora Lind')).toBeVisible()
      await expect(page.getByRole('button', { name: 'New person' })).toBeHidden()
      await openMembers(page)
      await expect(page.getByRole('list', { name: 'Members' })).toContainText(ANA.name)
      await expect(page.getByRole('button', { name: /^(Invite|Role of|More about)/ })).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Export and erase' })).toBeHidden()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People' }).click()
      await expect(page.getByRole('grid').getByText('Nora Lind')).toBeVisible()
    })

    await test.step('deactivated, the colleague sees nothing any more, and the records are the owner’s', async () => {
      const owner = await turns.as(ANA)
      await openMembers(owner)
      await owner.getByRole('button', { name: `More about ${BEN.name}` }).click()
      await owner.getByRole('menuitem', { name: 'Deactivate' }).click()
      const dialog = owner.getByRole('dialog', { name: `Deactivate ${BEN.name}?` })
      await expect(dialog.getByLabel('People (1) go to')).toHaveValue(/.+/)
      await place.expectAccessible(owner, 'who gets what a member leaves')
      await dialog.getByRole('button', { name: 'Deactivate' }).click()
      await expect(owner.getByText(`${BEN.name} is deactivated`)).toBeVisible()
      if (place === THIS_BROWSER) await everyLook(owner)
      const page = await turns.as(BEN)
      await expect(page.getByText('Slipway')).toHaveCount(0)
      await expect(page.getByText('Nora Lind')).toHaveCount(0)
      // Where the screen was open all the time, it says why; who signs in again belongs to no workspace.
      const title = place === SUPABASE ? 'You cannot open this workspace' : 'Create a workspace'
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    })

    await turns.close()
    // The browser notes each answer that refuses; what was on its way when the access ended is refused.
    expect(turns.problems().filter((problem) => !problem.includes('403 (Forbidden)'))).toEqual([])
  })

/** axe over every section, wide and light, narrow and dark. */
async function everyLook(page: Page): Promise<void> {
  for (const section of ['Profile', 'Security', 'Workspace', 'Export and erase', 'Members']) {
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: section, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
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
