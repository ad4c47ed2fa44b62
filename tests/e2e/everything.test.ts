import type { Page } from '@playwright/test'
import { chooseBackend } from './support/backend'
import { begin } from './support/begin'
import { PLACES } from './support/place'
import { expect, test } from './support/portside-test'
import { typePerson } from './support/visit'
import { choose } from './support/choose'

// What cannot be kept, and a name that was taken, are refused by HTTP, too.
test.use({ expectedProblems: [/status of 4(09|22)/] })

const HOSTILE = '<img src=x onerror="alert(1)"><script>alert(2)</script>'
/** Turned round, joined from many, without a place to break. */
const STRANGE = `\u202Egnp.exe ${'👩‍👩‍👧‍👦'.repeat(3)} ${'long'.repeat(30)}`

for (const place of PLACES)
  test(`everything is found, changed at once and taken back, ${place.name}`, async ({ page, context }) => {
    await chooseBackend(context, place.backend)
    await begin(page, place)
    const home = new URL(page.url()).pathname.replace(/\/people.*$/, '')
    await add(page, { 'First name': 'Nora', 'Last name': 'Lind', Phone: '+47 22 12 34 56' })
    await add(page, { 'First name': 'Omar', 'Last name': 'Haddad', 'E-mail': 'omar@quayside.example' })

    await test.step('what cannot be kept is said at its field, what was typed stays, and hostile text is text', async () => {
      const dialog = await typePerson(page, { 'First name': HOSTILE, 'Last name': 'x'.repeat(201), 'E-mail': 'not an address' })
      await page.keyboard.press('Enter')
      await expect(dialog.getByText('E-mail must look like name@example.com.')).toBeVisible()
      await expect(dialog.getByText('Last name may have 200 characters at most.')).toBeVisible()
      await expect(dialog.getByLabel('First name')).toHaveValue(HOSTILE)
      await dialog.getByLabel('Last name').fill(STRANGE)
      await dialog.getByLabel('E-mail').fill('omar@quayside.example')
      await expect(dialog.getByText(/Omar Haddad/)).toBeVisible()
      await dialog.getByLabel('E-mail').fill('')
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await page
        .getByRole('grid')
        .getByRole('link', { name: /^<img src=x/ })
        .click()
      await expect(page.getByRole('heading', { name: /<img src=x/, level: 1 })).toBeVisible()
      await page.getByRole('textbox', { name: 'Note', exact: true }).fill(`${HOSTILE} [link](javascript:alert(3))`)
      await page.keyboard.press('Control+Enter')
      await expect(page.getByRole('region', { name: 'Timeline' }).getByText('<script>').first()).toBeVisible()
      await expect(page.locator('a[href^="javascript"], img[src="x"]')).toHaveCount(0)
      // Nothing so long may push the page sideways.
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await page.getByRole('button', { name: /^Actions for <img/ }).click()
      await page.getByRole('menuitem', { name: 'Move to trash' }).click()
      // As long as the menu is there, keys are its own.
      await expect(page.getByRole('menu')).toBeHidden()
      await page.keyboard.press('g')
      await page.keyboard.press('p')
      await expect(page.getByText('2 people', { exact: true })).toBeVisible()
    })

    await test.step('found by digits of a number, and by a piece of an address', async () => {
      await find(page, '1234', 'Nora Lind')
      await expect(page.getByRole('heading', { name: 'Nora Lind', level: 1 })).toBeVisible()
      await find(page, 'mar@quay', 'Omar Haddad')
      await expect(page.getByRole('heading', { name: 'Omar Haddad', level: 1 })).toBeVisible()
      await page.keyboard.press('g')
      await page.keyboard.press('p')
      await expect(page.getByText('2 people')).toBeVisible()
    })

    await test.step('the keys that work here are listed', async () => {
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Select')
      await page.keyboard.press('Escape')
    })

    const grid = page.getByRole('grid')
    await test.step('a field of all that match, taken back and done again', async () => {
      await grid.focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.getByRole('button', { name: 'Edit field' }).click()
      const dialog = page.getByRole('dialog', { name: 'Edit 2 selected' })
      await place.expectAccessible(page, 'bulk edit')
      await choose(dialog.getByLabel('Field'), 'Job title')
      await dialog.getByLabel('New value').fill('Pilot')
      await dialog.getByRole('button', { name: 'Change Job title of 2 records' }).click()
      await expect(grid.getByText('Pilot')).toHaveCount(2)
      // It can be seen before it is answered, and taken back after.
      await expect(page.getByText('Job title changed for 2 records')).toBeVisible()
      await place.expectAccessible(page, 'what was done, with its undo')
      await page.keyboard.press('ControlOrMeta+z')
      await expect(grid.getByText('Pilot')).toHaveCount(0)
      await expect(page.getByText('Undone: Job title changed for 2 records')).toBeVisible()
      await page.keyboard.press('ControlOrMeta+Shift+z')
      await expect(grid.getByText('Pilot')).toHaveCount(2)
    })

    await test.step('to the trash, found there, and back', async () => {
      await grid.focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.getByRole('button', { name: 'Move to trash', exact: true }).click()
      await expect(page.getByText('2 people moved to the trash')).toBeVisible()
      await page.keyboard.press('g')
      await page.keyboard.press('x')
      await page.getByRole('searchbox', { name: 'Search the trash' }).fill('nora')
      await expect(page.getByRole('list', { name: 'Trash' }).getByRole('listitem')).toHaveCount(1)
      await page.getByRole('searchbox', { name: 'Search the trash' }).fill('omar')
      await page.getByRole('button', { name: 'Restore Omar Haddad' }).click()
      await expect(page.getByText('Nothing in the trash matches')).toBeVisible()
    })

    await test.step('who came back and has the number of another meanwhile is merged with them', async () => {
      await add(page, { 'First name': 'Nora', 'Last name': 'Berg', Phone: '+47 22 12 34 56' })
      await page.goto(`${home}/trash`)
      await page.getByRole('button', { name: 'Restore Nora Lind' }).click()
      await expect(page.getByText('Nora Lind and Nora Berg may be the same')).toBeVisible()
      await page.getByRole('button', { name: 'Compare and merge', exact: true }).click()
      const sheet = page.getByRole('dialog', { name: 'Merge 2 people' })
      await sheet.getByRole('button', { name: 'Merge', exact: true }).click()
      await expect(page.getByRole('heading', { name: /^Nora (Lind|Berg)$/, level: 1 })).toBeVisible()
    })

    await test.step('a tag whose name was taken comes back when the other is renamed', async () => {
      await page.goto(`${home}/settings/tags`)
      await addTag(page, 'Regatta')
      await page.getByRole('button', { name: 'Move Regatta to the trash' }).click()
      await page.getByRole('button', { name: 'Move to trash' }).click()
      await expect(page.getByRole('textbox', { name: 'Name of Regatta' })).toHaveCount(0)
      await addTag(page, 'Regatta')
      await page.goto(`${home}/trash`)
      await page.getByRole('button', { name: 'Restore Regatta' }).click()
      const dialog = page.getByRole('dialog', { name: '“Regatta” already exists' })
      await place.expectAccessible(page, 'a name that was taken')
      await dialog.getByLabel('New name for the other one').fill('Rowing')
      await dialog.getByRole('button', { name: 'Restore' }).click()
      await expect(dialog).toBeHidden()
    })

    await test.step('the trash is emptied by whoever types how many there are', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await place.expectAccessible(page, 'the trash, narrow')
      await page.getByRole('button', { name: 'Empty the trash' }).click()
      await page.getByLabel('Type 2 to confirm').fill('2')
      await page.getByRole('dialog').getByRole('button', { name: 'Empty the trash' }).click()
      await expect(page.getByText('The trash is empty')).toBeVisible()
    })
  })

async function add(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await (await typePerson(page, fields)).getByRole('button', { name: 'Create person' }).click()
  await expect(page.getByRole('dialog', { name: 'New person' })).toBeHidden()
}

/** Opens what the palette answers, with the keyboard alone. */
async function find(page: Page, typed: string, name: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Search everything, or find a command' }).fill(typed)
  await expect(page.getByRole('option', { name })).toBeVisible()
  await page.keyboard.press('Enter')
}

async function addTag(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name of the new tag' }).fill(name)
  await page.getByRole('button', { name: 'Add tag' }).click()
  await expect(page.getByRole('textbox', { name: `Name of ${name}` })).toBeVisible()
}
