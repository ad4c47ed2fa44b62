import { anotherBrowser, join } from './support/another-person'
import { begin } from './support/begin'
import { invite, openMembers } from './support/members'
import { HOSTED, newPerson, PASSWORD } from './support/place'
import { expect, test } from './support/portside-test'
import { typePerson } from './support/visit'
import { choose } from './support/choose'

const BEN = newPerson('Ben Musa')

test.use({
  backend: HOSTED.backend,
  // The browser notes the sign-in that is refused, and what was on its way when the session ended.
  expectedProblems: [/status of 40[013]/],
})

test(`the only owner hands over, and the account is gone, ${HOSTED.name}`, async ({ page, browser, baseURL }) => {
  const ana = await begin(page, HOSTED, { name: 'Ana Prado' })
  const colleague = await anotherBrowser(browser, baseURL ?? '')
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })

  await test.step('a colleague joins what the owner has begun', async () => {
    const typed = await typePerson(page, { 'First name': 'Olga', 'Last name': 'Berg' })
    await typed.getByRole('button', { name: 'Create person' }).click()
    await expect(typed).toBeHidden()
    await invite(page, BEN.email)
    await join(colleague.page, BEN)
  })

  await test.step('the owner is asked who goes on before anything happens', async () => {
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Security' }).click()
    await page.getByRole('button', { name: 'Delete account' }).click()
    await dialog.getByLabel('Your password').fill(PASSWORD)
    await expect(dialog.getByLabel('New owner of Harbour, who also gets your records')).toBeVisible()
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(dialog.getByText('Choose somebody, or delete the workspace.')).toBeVisible()
  })

  await test.step('with an heir the account goes, and nobody signs in to it again', async () => {
    await choose(dialog.getByLabel('New owner of Harbour, who also gets your records'), BEN.name)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await expect(page.getByText('Your account is deleted.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await page.getByLabel('E-mail').fill(ana.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('That e-mail and password do not match.', { exact: false })).toBeVisible()
  })

  await test.step('the colleague owns the workspace and what was the owner’s', async () => {
    const other = colleague.page
    await other.getByRole('grid').getByRole('link', { name: 'Olga Berg' }).click()
    const owned = other.getByRole('definition').filter({ has: other.getByRole('button', { name: 'Edit owner' }) })
    await expect(owned).toContainText(BEN.name)
    await openMembers(other)
    await expect(other.getByRole('button', { name: `Role of ${BEN.name}: Owner` })).toBeVisible()
  })

  await colleague.close()
  expect(colleague.problems).toEqual([])
})
