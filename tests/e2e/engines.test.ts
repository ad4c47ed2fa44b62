import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chooseBackend } from './support/backend'
import { attach, HOSTILE, OFFER, PHOTO, PLAN } from './support/files'
import { newPerson, THIS_BROWSER } from './support/place'
import { expect, test } from './support/portside-test'
import { browserProfile } from './support/profile'
import { watchCompaction } from './support/store'
import { goTo, importFile, makeWorkspace, typePerson } from './support/visit'

const GOOGLE = fileURLToPath(new URL('../support/import-files/google-new.csv', import.meta.url))

test('in every engine: keys, dates, a file that is read, files that are looked into, a second tab, and what is kept', async ({
  baseURL,
}) => {
  const profile = browserProfile(baseURL ?? '')
  const context = await profile.open()
  await chooseBackend(context, THIS_BROWSER.backend)
  const page = context.pages()[0] ?? (await context.newPage())

  await test.step('sign up and make an empty workspace', async () => {
    await page.goto('/sign-up')
    await THIS_BROWSER.signUp(page, newPerson('Ana Reis'))
    await makeWorkspace(page, 'Harbour')
  })

  await test.step('a second tab sees what is read from a file', async () => {
    const other = await context.newPage()
    await other.goto('/')
    await expect(other.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
    await importFile(page, GOOGLE)
    await expect(other.getByRole('grid').getByText('Ana Silva').first()).toBeVisible()
    await other.close()
    await goTo(page, 'People')
  })

  await test.step('a person by keys alone', async () => {
    await typePerson(page, { 'First name': 'Nora', 'Last name': 'Lind' })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('grid').getByText('Nora Lind')).toBeVisible()
    await page.getByRole('searchbox').fill('nora')
    await expect(page.locator('[data-row="0"]')).toContainText('Nora')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Nora Lind', level: 1 })).toBeVisible()
  })

  await test.step('text, a document and pictures, of which none runs', async () => {
    await attach(page, PHOTO, OFFER, PLAN, HOSTILE)
    await page.getByRole('button', { name: `Open ${PLAN.name}` }).click()
    await expect(page.getByRole('region', { name: `Preview of ${PLAN.name}` })).toContainText('Three looms in May')
    await page.keyboard.press('Escape')
    for (const [{ name }, width] of [
      [PHOTO, 10],
      [HOSTILE, 30],
    ] as const) {
      await page.getByRole('button', { name: `Open ${name}` }).click()
      const drawn = page.getByRole('img', { name: `Preview of ${name}` })
      await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(width)
      await page.keyboard.press('Escape')
    }
    expect(await page.evaluate(() => [document.title.includes('hostile'), localStorage.getItem('hostile')])).toEqual([
      false,
      null,
    ])
  })

  await test.step('a day and an hour in words', async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('t')
    await page.getByLabel('Add a task').fill('Call Nora tomorrow 15:00')
    await expect(page.getByText('Due tomorrow, 15:00. Enter adds it.')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('list', { name: 'Tasks' }).getByRole('listitem')).toContainText(['Upcoming 1', 'Call Nora'])
  })

  await test.step('a long journal is compacted by a worker', async () => {
    const rows = Array.from({ length: 999 }, (_, at) => `Ana,Doe ${at},ana${at}@x.example,Company ${at}`)
    const buffer = Buffer.from(['First Name,Last Name,Email,Company', ...rows].join('\n'))
    const said = await watchCompaction(page)
    await goTo(page, 'Import')
    await page.getByRole('button', { name: 'Import another file' }).click()
    await importFile(page, { name: 'people.csv', mimeType: 'text/csv', buffer })
    await expect.poll(said).toBe('{"ok":true}')
  })

  await test.step('all is there when the browser is opened again, and a file can be saved', async () => {
    await context.close()
    const again = await profile.open()
    const reopened = again.pages()[0] ?? (await again.newPage())
    await reopened.goto('/')
    await goTo(reopened, 'People')
    await reopened.getByRole('searchbox').fill('Silva')
    await expect(reopened.getByRole('grid').getByText('Ana Silva').first()).toBeVisible()
    await goTo(reopened, 'Files')
    await reopened.getByRole('grid').getByText(OFFER.name).click()
    await expect(reopened.getByRole('region', { name: `Preview of ${OFFER.name}` })).toHaveText('three looms')
    const saved = reopened.waitForEvent('download')
    await reopened.getByRole('dialog').getByRole('button', { name: 'Download' }).click()
    expect(readFileSync(await (await saved).path()).equals(OFFER.content)).toBe(true)
    await again.close()
  })
  expect(profile.problems).toEqual([])
  profile.remove()
})
