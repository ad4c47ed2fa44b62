import type { Page } from '@playwright/test'
import { totpCode } from '../../src/adapters/shared/backend/totp'
import { chooseBackend } from './support/backend'
import { beginFilter } from './support/filter'
import { mailed, newPerson, type Place, PLACES, THIS_BROWSER } from './support/place'
import { expect, test } from './support/portside-test'
import { makeWorkspace, typePerson } from './support/visit'
import { choose } from './support/choose'

const CODE_LIVES_MS = 30_000
const NEW_PASSWORD = 'another long enough one'

for (const place of PLACES)
  test(`a team’s particulars, its companies, and a person’s own account, ${place.name}`, async ({ page, context }) => {
    await chooseBackend(context, place.backend)
    const ana = newPerson('Ana Faro')
    await page.goto('/sign-up')
    await place.signUp(page, ana)
    await makeWorkspace(page, 'Cove')
    const home = new URL(page.url()).pathname.replace(/\/people.*$/, '')
    let bundle = ''

    await test.step('companies are made, and asked for by where they are', async () => {
      await page.goto(`${home}/companies`)
      for (const name of ['Loom Works', 'Sail Makers']) {
        await page.getByRole('button', { name: 'New company' }).first().click()
        const dialog = page.getByRole('dialog', { name: 'New company' })
        await dialog.getByLabel('Name', { exact: true }).fill(name)
        await dialog.getByRole('button', { name: 'Create company' }).click()
        await expect(page.getByRole('grid').getByText(name)).toBeVisible()
      }
      await page.getByRole('row', { name: 'Loom Works' }).getByRole('gridcell').nth(6).click()
      await page.keyboard.press('e')
      await page.getByRole('textbox', { name: 'City' }).fill('Faro')
      await page.keyboard.press('Enter')
      await (await beginFilter(page, 'City')).getByRole('textbox').fill('far')
      await expect(page.getByText('1 company')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('grid').getByText('Loom Works')).toBeVisible()
    })

    await test.step('one’s name, the team’s week, a file of everything, and a person who wants to be forgotten', async () => {
      await page.getByRole('link', { name: 'Settings' }).click()
      await page.getByRole('textbox', { name: 'Display name' }).fill('Ana of Faro')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Account: Ana of Faro' })).toBeVisible()
      await inLanguage(page, 'Deutsch', 'Profil')
      await inLanguage(page, 'English', 'Profile')
      await section(page, 'Workspace')
      await choose(page.getByLabel('First day of the week'), 'Sunday')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Workspace saved')).toBeVisible()
      await section(page, 'Export and erase')
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export', exact: true }).click()
      expect((await saved).suggestedFilename()).toMatch(/^portside-cove-.*\.zip$/)
      bundle = await (await saved).path()
      const person = await typePerson(page, { 'First name': 'Nora', 'Last name': 'Lind' })
      await person.getByRole('button', { name: 'Create person' }).click()
      await expect(person).toBeHidden()
      await page.getByRole('button', { name: 'Choose a person to export' }).click()
      await page.getByRole('option', { name: 'Nora Lind' }).click()
      const dossier = page.getByRole('alertdialog', { name: 'Export everything about Nora Lind?' })
      const about = page.waitForEvent('download')
      await dossier.getByRole('button', { name: 'Export' }).click()
      expect((await about).suggestedFilename()).toMatch(/^Nora Lind .*\.zip$/)
      await expect(dossier).toBeHidden()
      await page.getByRole('button', { name: 'Choose a person', exact: true }).click()
      await page.getByRole('option', { name: 'Nora Lind' }).click()
      await page.getByRole('button', { name: 'Erase for good' }).click()
      await expect(page.getByText('Nora Lind is erased')).toBeVisible()
    })

    await test.step('a forgotten password is replaced by way of the mailbox', async () => {
      await signOut(page, 'Sign out everywhere')
      await page.getByRole('link', { name: 'Forgot your password?' }).click()
      await page.getByLabel('E-mail').fill(ana.email)
      await page.getByRole('button', { name: 'Get the link' }).click()
      await expect(page.getByText(/a link is on its way|its link is below/)).toBeVisible()
      await followMail(page, place, ana.email)
      await page.getByLabel('New password').fill('too short')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Password must have 12 characters or more.')).toBeVisible()
      await page.getByLabel('New password').fill(NEW_PASSWORD)
      await page.getByRole('button', { name: 'Save and sign in' }).click()
      await expect(page.getByRole('button', { name: 'Account: Ana of Faro' })).toBeVisible()
    })

    await test.step('from then on a telephone has its say as well', async () => {
      await page.goto(`${home}/settings/security`)
      await page.getByRole('button', { name: 'Set up' }).click()
      const dialog = page.getByRole('dialog', { name: 'Set up two-step sign-in' })
      const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '')
      await dialog.getByLabel('Code from the app').fill(await totpCode(secret, Date.now()))
      await page.keyboard.press('Enter')
      await expect(page.getByText('On since')).toBeVisible()
      await signOut(page)
      await page.getByLabel('E-mail').fill(ana.email)
      await page.getByLabel('Password').fill(NEW_PASSWORD)
      await page.keyboard.press('Enter')
      // A code counts once: the next one is taken a little early.
      await page.getByLabel('Code from your authenticator app').fill(await totpCode(secret, Date.now() + CODE_LIVES_MS))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Account: Ana of Faro' })).toBeVisible()
    })

    await test.step('another workspace is made, deleted and had back, and the file becomes one more to turn to', async () => {
      await page.getByRole('button', { name: 'Workspace: Cove' }).click()
      await page.getByRole('menuitem', { name: 'New workspace' }).click()
      await page.getByLabel('Name of your team or company').fill('Islet')
      await page.getByText('An empty workspace').click()
      await page.getByRole('button', { name: 'Create workspace' }).click()
      await expect(page.getByRole('button', { name: 'Workspace: Islet' })).toBeVisible()
      await page.getByRole('link', { name: 'Settings' }).click()
      await section(page, 'Workspace')
      await page.getByRole('button', { name: 'Delete workspace' }).click()
      const dialog = page.getByRole('dialog', { name: 'Delete Islet?' })
      await dialog.getByLabel('Type Islet to confirm').fill('Islet')
      await dialog.getByRole('button', { name: 'Delete workspace' }).click()
      await page.getByRole('button', { name: 'Restore Islet' }).click()
      await expect(page.getByRole('link', { name: 'Islet' })).toBeVisible()
      await page.getByRole('link', { name: 'Restore from a bundle' }).click()
      await page.getByLabel('Choose a bundle').setInputFiles(bundle)
      await page.getByRole('button', { name: 'Open Cove' }).click()
      await page.getByRole('button', { name: 'Workspace: Cove' }).click()
      await page.getByRole('menuitemcheckbox', { name: 'Islet' }).click()
      await expect(page.getByRole('button', { name: 'Workspace: Islet' })).toBeVisible()
    })
  })

async function section(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** From the menu of the account, which is named after its owner in any language. */
async function inLanguage(page: Page, language: string, title: string): Promise<void> {
  await page.getByRole('button', { name: /: Ana of Faro$/ }).click()
  await page.getByText(language, { exact: true }).click()
  await expect(page.getByRole('heading', { name: title, level: 1, exact: true })).toBeVisible()
}

async function signOut(page: Page, how = 'Sign out'): Promise<void> {
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitem', { name: how, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}

/** In the mailbox; in the browser alone, which has none, the screen shows the mail. */
async function followMail(page: Page, place: Place, address: string): Promise<void> {
  if (place === THIS_BROWSER) return page.getByRole('link', { name: 'Open the link' }).click()
  const link = new URL(
    await mailed(address, place.backend.set === 'supabase' ? /https?:\/\/\S+type=recovery\S*/ : /https?:\/\/\S+/),
  )
  await page.goto(`${link.pathname}${link.search}`)
}
