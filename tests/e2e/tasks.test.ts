import { anotherBrowser, join } from './support/another-person'
import { expectAccessible } from './support/axe'
import { begin } from './support/begin'
import { invite } from './support/members'
import { HOSTED, newPerson, PLACES } from './support/place'
import { expect, test } from './support/portside-test'
import { choose } from './support/choose'

for (const place of PLACES) {
  test.describe(place.name, () => {
    test.use({ backend: place.backend })

    test('a repeating task is added in a line, done by key and followed by the next; another is snoozed', async ({ page }) => {
      await begin(page, place)
      await page.keyboard.press('g')
      await page.keyboard.press('t')
      const list = page.getByRole('list', { name: 'Tasks' })

      await test.step('a line says what and when', async () => {
        await page.getByLabel('Add a task').fill('Send the report today')
        await page.keyboard.press('Enter')
        await page.getByLabel('Add a task').fill('Call Nora tomorrow 15:00')
        await expect(page.getByText('Due tomorrow, 15:00. Enter adds it.')).toBeVisible()
        await page.keyboard.press('Enter')
        await expect(list.getByRole('listitem')).toContainText(['Today 1', 'Send the report', 'Upcoming 1', 'Call Nora'])
      })

      await test.step('it is made to repeat, and doing it makes the next', async () => {
        await list.getByRole('button', { name: 'Send the report', exact: true }).press('e')
        const dialog = page.getByRole('dialog', { name: 'Edit task' })
        await choose(dialog.getByLabel('Repeat'), 'Every week')
        await dialog.getByRole('button', { name: 'Save' }).click()
        await expect(dialog).toBeHidden()
        await expect(list).toContainText('Every week')
        await list.getByRole('button', { name: 'Send the report', exact: true }).press('d')
        await expect(list.getByRole('listitem')).toContainText(['Upcoming 2', 'Call Nora', 'Send the report'])
        await expect(list).toContainText('in 7 days')
        await page.getByLabel('Done', { exact: true }).check()
        await expect(page.getByRole('checkbox', { name: 'Reopen Send the report' })).toBeChecked()
      })

      await test.step('undone, the next one is gone again', async () => {
        await page.keyboard.press('Control+z')
        await expect(list.getByRole('listitem')).toContainText(['Today 1', 'Send the report', 'Upcoming 1', 'Call Nora'])
      })

      await test.step('another is snoozed until next week', async () => {
        await list.getByRole('button', { name: 'Call Nora', exact: true }).press('s')
        await page.getByRole('menuitem', { name: /^Next week/ }).click()
        await expect(list.getByRole('listitem')).toContainText(['Today 1', 'Send the report', 'Snoozed 1', 'Call Nora'])
      })

      await test.step('nothing stands in anybody’s way, wide or narrow', async () => {
        // A message goes by itself, also while somebody reaches for its button.
        await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
        await place.expectAccessible(page, 'tasks')
        await page.setViewportSize({ width: 390, height: 844 })
        await place.expectAccessible(page, 'tasks, narrow')
        await page.getByRole('link', { name: 'Inbox' }).click()
        const due = page.getByRole('region', { name: 'Due' })
        await expect(due.getByRole('listitem')).toContainText(['Send the report'])
        await place.expectAccessible(page, 'inbox, narrow')
        await due.getByRole('checkbox', { name: 'Complete Send the report' }).click()
        await expect(page.getByText('You are up to date')).toBeVisible()
      })
    })
  })
}

test.describe(`two people, ${HOSTED.name}`, () => {
  test.use({ backend: HOSTED.backend })

  test('work that one gives the other is told there at once, and read once it is opened', async ({
    page: ana,
    browser,
    baseURL,
    problems,
  }) => {
    const member = newPerson('Ben Okafor')
    await begin(ana, HOSTED, { name: 'Ana Costa' })
    await invite(ana, member.email)
    const other = await anotherBrowser(browser, baseURL ?? '')
    const ben = other.page
    await join(ben, member)

    await ben.keyboard.press('c')
    await ben.keyboard.press('t')
    const dialog = ben.getByRole('dialog', { name: 'New task' })
    await dialog.getByLabel('Task', { exact: true }).fill('Sign the contract')
    await choose(dialog.getByLabel('Assignee'), 'Ana Costa')
    await dialog.getByRole('button', { name: 'Create task' }).click()

    await expect(ana.getByText('Ben Okafor assigned you a task')).toBeVisible()
    await expect(ana).toHaveTitle(/^\(1\) /)
    await ana.getByRole('link', { name: /^Inbox/ }).click()
    await expect(ana.getByRole('region', { name: 'New' })).toContainText('Sign the contract')
    await expectAccessible(ana, 'inbox')
    await ana.getByRole('region', { name: 'New' }).getByRole('link').click()
    await expect(ana.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible()
    await expect(ana.getByRole('list', { name: 'Tasks' })).toContainText('Sign the contract')
    await expect(ana).toHaveTitle(/^Tasks/)

    await other.close()
    expect([...problems, ...other.problems]).toEqual([])
  })
})
