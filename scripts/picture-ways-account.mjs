import { asWide, choose, signUp, visit } from './picture-ways.mjs'
import { security } from './picture-ways-settings.mjs'

export async function deleteAccount(page) {
  await security(page)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('dialog').getByLabel('Your password').waitFor()
  await page.getByRole('dialog').getByRole('combobox').waitFor()
}

/** What is in this browser alone, whose first backup is due. */
export function backups(page) {
  return asWide(page, async () => {
    await signUp(page)
    await page.getByText('An empty workspace').click()
    await page.getByRole('button', { name: 'Create workspace' }).click()
    await page.getByRole('link', { name: 'People', exact: true }).click()
    await page.getByRole('heading', { name: 'People', level: 1 }).waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await page.getByRole('link', { name: 'Export and erase' }).click()
    await choose(page.getByLabel('Back up', { exact: true }), 'Every week')
    await page.getByRole('button', { name: 'Download a backup' }).waitFor()
  })
}

/** A link of somebody else, opened by who is signed in. */
export async function otherAccount(page) {
  await visit(page, '/sign-up')
  await join(page, 'Eva Lind', 'eva@harbour.example')
  await forgetSession(page)
  await visit(page, '/forgot-password')
  await page.getByLabel('E-mail').fill('eva@harbour.example')
  await page.keyboard.press('Enter')
  const link = await page.getByRole('link', { name: 'Open the link' }).getAttribute('href')
  await visit(page, '/sign-up')
  await join(page, 'Ana Reis', 'ana@harbour.example')
  await page.goto(link)
  await page.getByRole('heading', { name: 'Use another account?' }).waitFor()
}

async function join(page, name, email) {
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill('a long enough password')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Name of your team or company').waitFor()
}

/** What somebody sees who follows the link of an invitation. */
export async function invitation(page) {
  await asWide(page, async () => {
    await signUp(page)
    await page.getByText('An empty workspace').click()
    await page.getByRole('button', { name: 'Create workspace' }).click()
    await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
    const workspace = new URL(page.url()).pathname
    await page.goto(`${workspace}/settings/members`)
    await page.getByRole('button', { name: 'Invite' }).click()
    await page.getByRole('dialog').getByLabel('E-mail').fill('ben@harbour.example')
    await page.getByRole('button', { name: 'Create invitation' }).click()
  })
  const link = await page.locator('code').filter({ hasText: '/invite/' }).textContent()
  await forgetSession(page)
  await page.goto(link)
  await page.getByText('Ana Reis invited you').waitFor()
}

function forgetSession(page) {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.includes('session'))
      .forEach((key) => localStorage.removeItem(key)),
  )
}
