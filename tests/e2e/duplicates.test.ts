import type { Page } from '@playwright/test'
import { chooseBackend } from './support/backend'
import { begin } from './support/begin'
import { PLACES } from './support/place'
import { expect, test } from './support/portside-test'

for (const place of PLACES)
  test(`somebody who is there twice is found, merged with what belongs to them, split again and told apart, ${place.name}`, async ({
    page,
    context,
  }) => {
    await chooseBackend(context, place.backend)
    await begin(page, place)
    await goTo(page, 'People')
    await createPerson(page, { First: 'Ada', Last: 'King', Job: 'Countess' })
    await createPerson(page, { First: 'Ada', Last: 'Kingg', Job: '' })
    await page.getByRole('gridcell', { name: 'Ada Kingg' }).getByRole('link').click()
    await page.getByRole('textbox', { name: 'Note' }).fill('Called from Turin')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Timeline' }).getByText('Called from Turin')).toBeVisible()

    await test.step('they are found, with why, and laid side by side', async () => {
      await goTo(page, 'Duplicates')
      const found = page.getByRole('list', { name: 'Possible duplicates' })
      await expect(found).toContainText('Same e-mail: ada@engine.example')
      await place.expectAccessible(page, 'duplicates')
      await page.getByRole('button', { name: /^Compare and merge Ada King/ }).click()
      const sheet = page.getByRole('dialog', { name: 'Merge 2 people' })
      await expect(sheet).toContainText('1 note')
      await sheet.getByRole('group', { name: 'Last name' }).getByText('Kingg', { exact: true }).click()
      await page.setViewportSize({ width: 390, height: 844 })
      await place.expectAccessible(page, 'merging on a phone')
      await sheet.getByRole('button', { name: 'Merge' }).click()
      await expect(page.getByText('No duplicates found')).toBeVisible()
      const merged = page.getByRole('region', { name: 'Recently merged' })
      await expect(merged.getByRole('link', { name: 'Ada Kingg' })).toBeVisible()
      await place.expectAccessible(page, 'what was merged, on a phone')
      await page.setViewportSize({ width: 1280, height: 800 })
    })

    await test.step('the one that stays has it all', async () => {
      await page.getByRole('region', { name: 'Recently merged' }).getByRole('link', { name: 'Ada Kingg' }).click()
      await expect(page.getByText('Countess').first()).toBeVisible()
      await expect(page.getByRole('region', { name: 'Timeline' }).getByText('Called from Turin')).toBeVisible()
    })

    await test.step('split, each is again what it was; told apart, they are not asked about again', async () => {
      await goTo(page, 'Duplicates')
      await page.getByRole('button', { name: 'Undo this merge: Ada Kingg' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Undo this merge' }).click()
      await expect(page.getByText('undone', { exact: false }).first()).toBeVisible()
      await expect(page.getByRole('list', { name: 'Possible duplicates' })).toContainText('Countess')
      await page.getByRole('button', { name: /^Not the same/ }).click()
      await expect(page.getByText('No duplicates found')).toBeVisible()
      await page.getByRole('button', { name: 'Search again' }).click()
      await expect(page.getByText('No duplicates found')).toBeVisible()
    })
  })

async function goTo(page: Page, screen: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: screen }).click()
  await expect(page.getByRole('heading', { name: screen, level: 1 })).toBeVisible()
}

async function createPerson(page: Page, person: Readonly<Record<'First' | 'Last' | 'Job', string>>): Promise<void> {
  await page.keyboard.press('c')
  await page.keyboard.press('p')
  const dialog = page.getByRole('dialog', { name: 'New person' })
  await dialog.getByLabel('First name').fill(person.First)
  await dialog.getByLabel('Last name').fill(person.Last)
  await dialog.getByLabel('E-mail').fill('ada@engine.example')
  await dialog.getByLabel('Job title').fill(person.Job)
  await dialog.getByRole('button', { name: 'Create person' }).click()
  await expect(dialog).toBeHidden()
}
