import type { Page } from '@playwright/test'
import { anotherBrowser, join } from './support/another-person'
import { begin } from './support/begin'
import { invite } from './support/members'
import { HOSTED, newPerson } from './support/place'
import { expect, test } from './support/portside-test'
import { typePerson } from './support/visit'

const BEN = newPerson('Ben Okafor')

test.use({ backend: HOSTED.backend })

test(`two people in two browsers see each other’s changes, and each other, ${HOSTED.name}`, async ({
  page: ana,
  browser,
  baseURL,
  problems,
}) => {
  const other = await anotherBrowser(browser, baseURL ?? '')
  const ben = other.page

  await test.step('one makes a workspace and invites the other', async () => {
    await begin(ana, HOSTED, { name: 'Ana Costa' })
    await invite(ana, BEN.email)
    await ana.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People' }).click()
  })

  await test.step('the other follows the link, makes an account and joins', async () => {
    await join(ben, BEN)
  })

  await test.step('what one adds, the other sees, and finds the one there', async () => {
    await (
      await typePerson(ana, { 'First name': 'Nora', 'Last name': 'Lind' })
    )
      .getByRole('button', { name: 'Create person' })
      .click()
    await expect(ben.getByRole('grid').getByText('Nora Lind')).toBeVisible()
    await openFirst(ben)
    await openFirst(ana)
    await expect(ana.getByRole('list', { name: 'Also here' })).toContainText('Ben Okafor is here')
    await expect(ben.getByRole('list', { name: 'Also here' })).toContainText('Ana Costa is here')
  })

  await test.step('what one changes, the other sees on the open record; who leaves is gone', async () => {
    await ben.getByRole('textbox', { name: 'Note', exact: true }).fill('Met at the fair')
    await ben.keyboard.press('Control+Enter')
    await expect(ana.getByText('Met at the fair').first()).toBeVisible()
    await ben.close()
    await expect(ana.getByRole('list', { name: 'Also here' })).not.toContainText('Ben Okafor')
  })

  await other.close()
  expect([...problems, ...other.problems]).toEqual([])
})

async function openFirst(page: Page): Promise<void> {
  await page.locator('[data-row="0"]').getByRole('gridcell').nth(1).click()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nora Lind', level: 1 })).toBeVisible()
}
