import { begin } from './support/begin'
import { THIS_BROWSER } from './support/place'
import { expect, test } from './support/portside-test'
import { typePerson } from './support/visit'
import { chooseBackend } from './support/backend'
import { beginFilter } from './support/filter'

test('a view that is pinned stays at hand until it is unpinned or deleted', async ({ page, context }) => {
  await chooseBackend(context, THIS_BROWSER.backend)
  await begin(page, THIS_BROWSER)
  // An empty list has nothing to filter.
  await (await typePerson(page, { 'First name': 'Nora' })).getByRole('button', { name: 'Create person' }).click()
  const pinned = page.getByRole('list', { name: 'Pinned' })
  const inMenu = async (item: string) => {
    await page.getByRole('button', { name: 'View: Mine' }).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }

  await test.step('a view of its own', async () => {
    const owner = await beginFilter(page, 'Owner')
    await owner.getByRole('option', { name: 'Me', exact: true }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Save view' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save as a new view' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Mine')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(pinned).toBeHidden()
  })

  await test.step('pinned, it is there after a reload and leads to itself', async () => {
    const view = new URL(page.url()).searchParams.get('view') ?? ''
    await inMenu('Pin to the sidebar')
    await expect(pinned.getByRole('link', { name: 'Mine' })).toHaveAttribute('aria-current', 'page')
    await page.reload()
    await page.getByRole('link', { name: 'Companies' }).first().click()
    await expect(page).toHaveURL(/\/companies/)
    await pinned.getByRole('link', { name: 'Mine' }).click()
    await expect(page).toHaveURL(new RegExp(`people\\?view=${view}`))
    await expect(page.getByRole('button', { name: 'Remove filter: Owner is Me' })).toBeVisible()
  })

  await test.step('unpinned beside its name, it goes, and stays away', async () => {
    await pinned.getByRole('button', { name: 'Unpin Mine' }).click()
    await expect(pinned).toBeHidden()
    await page.reload()
    await expect(page.getByRole('button', { name: 'View: Mine' })).toBeVisible()
    await expect(pinned).toBeHidden()
  })

  await test.step('pinned again and deleted, it goes as well', async () => {
    await inMenu('Pin to the sidebar')
    await expect(pinned.getByRole('link', { name: 'Mine' })).toBeVisible()
    await inMenu('Move view to trash')
    await expect(pinned).toBeHidden()
  })
})
