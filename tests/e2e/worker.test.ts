import type { Page } from '@playwright/test'
import { anotherBrowser } from './support/another-person'
import { invite } from './support/members'
import { CLOUDFLARE, mailed, newPerson, WORKER } from './support/place'
import { expect, test } from './support/portside-test'
import { goTo, makeWorkspace, typePerson } from './support/visit'

const [ANA, BEN] = [newPerson('Ana Costa'), newPerson('Ben Okafor')]

test.use({ backend: CLOUDFLARE.backend, baseURL: WORKER })

test('two people work in one workspace on a Worker that serves the app as well', async ({ page: ana, browser, problems }) => {
  const other = await anotherBrowser(browser, WORKER, CLOUDFLARE.backend)
  const ben = other.page

  await test.step('one signs up, makes a workspace and invites the other', async () => {
    await ana.goto('/sign-up')
    await CLOUDFLARE.signUp(ana, ANA)
    await makeWorkspace(ana, 'Harbour')
    await invite(ana, BEN.email)
    await goTo(ana, 'People')
  })

  await test.step('the other follows the link, makes an account and joins', async () => {
    await ben.goto(await mailed(BEN.email, /https?:\S+\/invite\/\S+/, CLOUDFLARE))
    await ben.getByRole('link', { name: 'Create account' }).click()
    await CLOUDFLARE.signUp(ben, BEN)
    await ben.getByRole('button', { name: 'Accept the invitation' }).click()
    await expect(ben.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
  })

  await test.step('what one adds, the other sees, and each finds the other there', async () => {
    const dialog = await typePerson(ana, { 'First name': 'Nora', 'Last name': 'Lind' })
    await dialog.getByRole('button', { name: 'Create person' }).click()
    for (const page of [ben, ana]) await openNora(page)
    await expect(ana.getByRole('list', { name: 'Also here' })).toContainText('Ben Okafor is here')
  })

  await test.step('a file that one attaches, the other has', async () => {
    const file = { name: 'offer.txt', mimeType: 'text/plain', buffer: Buffer.from('Two hundred a month.') }
    await ana.getByLabel('Attach a file').and(ana.locator('input')).setInputFiles(file)
    await expect(ben.getByText('offer.txt').first()).toBeVisible()
  })

  await test.step('the session is there after a reload, in no script’s reach, and gone after signing out', async () => {
    await ana.reload()
    await expect(ana.getByRole('heading', { name: 'Nora Lind', level: 1 })).toBeVisible()
    const [session] = await ana.context().cookies()
    expect(session).toMatchObject({ name: 'portside', httpOnly: true, sameSite: 'Lax' })
    expect(await ana.evaluate(() => document.cookie)).toBe('')
    await ana.getByRole('button', { name: /^Account: / }).click()
    await ana.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
    await expect(ana.getByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(await ana.context().cookies()).toEqual([])
  })

  await other.close()
  expect([...problems, ...other.problems]).toEqual([])
})

async function openNora(page: Page): Promise<void> {
  await expect(page.getByRole('grid').getByText('Nora Lind')).toBeVisible()
  await page.locator('[data-row="0"]').getByRole('gridcell').nth(1).click()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nora Lind', level: 1 })).toBeVisible()
}
