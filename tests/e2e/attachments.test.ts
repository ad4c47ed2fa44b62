import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { begin } from './support/begin'
import { LOCAL_BACKEND, SUPABASE, type Place } from './support/place'
import { expect, test } from './support/portside-test'
import { typePerson } from './support/visit'

const MIB = 1024 * 1024
/** Of two parts, as the storage service takes them. */
const LARGE = { name: 'plan.pdf', content: Buffer.alloc(7 * MIB, '%PDF-1.7 and so on. ') }

test.describe('a connection that breaks in the middle of an upload', () => {
  // Beside a copy on the device a file waits, and goes on by itself.
  test.use({ backend: { set: 'supabase', ...LOCAL_BACKEND, keepsReplica: false } })

  test('is told, and the upload goes on where it was', async ({ page }) => {
    await page.addInitScript(losePart, 2)
    await openPerson(page, SUPABASE)
    await attach(page, LARGE)
    await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible()
    await page.getByRole('button', { name: `Resume the upload of ${LARGE.name}` }).click()
    await expect(listed(page, LARGE.name)).toBeVisible()
    const offsets = await page.evaluate(() => document.documentElement.dataset['offsets'])
    expect(offsets).toBe([0, 6 * MIB, 6 * MIB].join())
    expect(await download(page, LARGE)).toEqual({ as: LARGE.name, isSame: true })
  })
})

/** In the page: loses one part of an upload, and notes where each began. Not by `route`, which has every body pass through the test. */
function losePart(lost: number): void {
  const offsets: string[] = []
  const { setRequestHeader } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.setRequestHeader = function (name, value) {
    if (name === 'Upload-Offset') {
      offsets.push(value)
      document.documentElement.dataset['offsets'] = offsets.join()
      if (offsets.length === lost) this.send = () => void this.dispatchEvent(new ProgressEvent('error'))
    }
    setRequestHeader.call(this, name, value)
  }
}

async function openPerson(page: Page, place: Place): Promise<void> {
  await begin(page, place)
  const dialog = await typePerson(page, { 'First name': 'Nora', 'Last name': 'Lind' })
  await dialog.getByRole('button', { name: 'Create person' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('grid').getByText('Nora Lind')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nora Lind', level: 1 })).toBeVisible()
}

async function attach(page: Page, { name, content }: typeof LARGE): Promise<void> {
  const path = test.info().outputPath(name)
  writeFileSync(path, content)
  await page.getByLabel('Attach a file').and(page.locator('input')).setInputFiles(path)
}

function listed(page: Page, name: string) {
  return page.getByRole('button', { name: `Download ${name}` })
}

async function download(page: Page, { name, content }: typeof LARGE) {
  const saved = page.waitForEvent('download')
  await listed(page, name).click()
  const file = await saved
  return { as: file.suggestedFilename(), isSame: readFileSync(await file.path()).equals(content) }
}
