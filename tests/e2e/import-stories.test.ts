import type { Page } from '@playwright/test'
import { chooseBackend } from './support/backend'
import { begin } from './support/begin'
import { createdIn, readAccount, sumOf, type ShownAccount } from './support/import-account'
import { FILES_TO_IMPORT, type FileToImport } from './support/import-files'
import { countsIn, expectHeld, missingFrom } from './support/import-held'
import { PLACES } from './support/place'
import { expect, test } from './support/portside-test'
import { exportedBundle } from './support/workspace-bundle'

for (const place of PLACES)
  test(`four files go from drop to done in five clicks at most, come to what the check said, and are undone whole, ${place.name}`, async ({
    page,
    context,
  }) => {
    await chooseBackend(context, place.backend)
    await begin(page, place)
    const before = countsIn(await exportedBundle(page))
    for (const file of FILES_TO_IMPORT)
      await test.step(file.name, async () => {
        await toImport(page)
        const planned = await importInFive(page, file)
        expect(await readAccount(page, 'What was imported')).toEqual(planned)
        for (const [collection, count] of Object.entries(planned.created)) await expectListed(page, collection, count)
        expectHeld(await exportedBundle(page), file, { planned, before })
        await undo(page, planned)
      })

    await test.step('nothing is left of any of them, and the last one comes back with its fields', async () => {
      expect(countsIn(await exportedBundle(page))).toEqual(before)
      await toImport(page)
      await page.getByRole('region', { name: 'Past imports' }).getByRole('link').first().click()
      await page.getByRole('button', { name: 'Restore 12 records from the trash' }).click()
      await expect(page.getByText('12 records restored')).toBeVisible()
      const restored = await exportedBundle(page)
      expect(FILES_TO_IMPORT.slice(-1).flatMap((file) => missingFrom(restored, file))).toEqual([])
    })
  })

async function toImport(page: Page): Promise<void> {
  await openScreen(page, 'Import')
  const another = page.getByRole('button', { name: 'Import another file' })
  const isChoice = page.getByRole('heading', { name: 'Bring in your data' })
  await another.or(isChoice).waitFor()
  if (await another.isVisible()) await another.click()
  await isChoice.waitFor()
}

/** From the drop to the report, with every click counted. @returns what the check said */
async function importInFive(page: Page, file: FileToImport): Promise<ShownAccount> {
  let clicks = 0
  const click = async (name: RegExp) => {
    clicks += 1
    await page.getByRole('button', { name }).click()
  }
  await drop(page, file)
  await page.getByRole('region', { name: 'The first records' }).getByRole('region').nth(2).waitFor()
  await click(/^Next$/)
  if (file.keepsAll) await click(/^Keep all \d+ that are left out as new fields$/)
  await click(/^Next$/)
  const start = page.getByRole('button', { name: /^Import \d+ rows$/ })
  await start.waitFor()
  if (await start.isDisabled()) await click(/^All \d+ as proposed$/)
  await expect(start).toBeEnabled()
  const planned = await readAccount(page, 'What will be imported')
  await expect(start).toHaveText(`Import ${planned.rows.imported} rows`)
  await click(/^Import \d+ rows$/)
  await expect(page.getByRole('heading', { name: `${file.name} is imported` })).toBeVisible()
  expect(clicks).toBeLessThanOrEqual(5)
  return planned
}

async function drop(page: Page, { name, text }: FileToImport): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (file) => {
      const data = new DataTransfer()
      data.items.add(new File([file.text], file.name, { type: 'text/csv' }))
      return data
    },
    { name, text },
  )
  await page.locator('body').dispatchEvent('drop', { dataTransfer })
}

/** By the link of the report; what undoing says is counted against what the check said. */
async function undo(page: Page, { created, ...shown }: ShownAccount): Promise<void> {
  await openScreen(page, 'Import')
  await page.getByRole('link', { name: 'Undo', exact: true }).click()
  const asked = page.getByRole('region', { name: 'What undoing does' })
  await asked.waitFor()
  // Examples are in the file, which is not kept.
  const { lists: _, ...again } = await readAccount(page, 'What was imported')
  expect({ ...again, lists: shown.lists }).toEqual({ created, ...shown })
  expect(createdIn(await asked.getByRole('listitem').allInnerTexts())).toEqual(created)
  await asked.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The import is undone.')).toBeVisible()
  const { fieldDefinitions: _fields, ...trashed } = created
  await expect(
    page.getByRole('button', { name: `Restore ${sumOf(Object.values(trashed))} records from the trash` }),
  ).toBeVisible()
  for (const collection of Object.keys(created)) await expectListed(page, collection, 0)
}

const SCREENS: Readonly<Record<string, string>> = { people: 'People', companies: 'Companies' }

async function expectListed(page: Page, collection: string, count: number): Promise<void> {
  const screen = SCREENS[collection]
  if (screen === undefined) return
  await openScreen(page, screen)
  await expect(page.getByRole('heading', { name: screen, level: 1 })).toBeVisible()
  if (count > 0) await expect(page.getByText(`${count} ${collection}`, { exact: true })).toBeVisible()
  await expect(page.locator('[data-row]')).toHaveCount(count)
}

async function openScreen(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
}
