import type { Page } from '@playwright/test'
import { anotherBrowser } from './support/another-person'
import { expectAccessible } from './support/axe'
import { chooseBackend } from './support/backend'
import { LOCAL_BACKEND, newPerson, PASSWORD, SUPABASE, type Person } from './support/place'
import { expect, test } from './support/portside-test'
import { orNoAnswer } from './support/problems'
import { browserProfile } from './support/profile'
import { makeWorkspace, typePerson } from './support/visit'

const WITH_COPY = { set: 'supabase', ...LOCAL_BACKEND, keepsReplica: true } as const
const ANA = newPerson('Ana Costa')
const EVA = newPerson('Eva Lund')

/** What a browser writes to its console when it has no connection. */
const NO_LINE = orNoAnswer(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection to/)
/** Where no build is kept: what was not opened before is not there to be opened, or to be fetched ahead. */
const NO_CODE = /Failed to fetch dynamically|Code could not be fetched/

// Nothing of the build is there but what the page keeps itself.
test.use({ reuseContext: false, serviceWorkers: 'allow', backend: WITH_COPY, expectedProblems: [NO_LINE] })

test('two devices go on without a line, and come together again', async ({ page: laptop, context, browser, baseURL }) => {
  const phone = await anotherBrowser(browser, baseURL ?? '', WITH_COPY)

  await test.step('both hold the workspace', async () => {
    await foundWorkspace(laptop, ANA, 'Runway')
    await addPerson(laptop, 'Nora', 'Lind')
    await phone.page.goto('/sign-in')
    await signIn(phone.page, ANA)
    for (const page of [laptop, phone.page]) {
      await expectWhole(page)
      await openPerson(page, 'Nora Lind')
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Nora Lind', level: 1 })).toBeVisible()
    }
  })

  await test.step('offline each writes, and one is closed and opened again', async () => {
    await context.setOffline(true)
    await phone.page.context().setOffline(true)
    await edit(laptop, 'Job title', 'Captain')
    await edit(laptop, 'Source', 'A fair')
    await edit(phone.page, 'Job title', 'Pilot')
    await addPerson(phone.page, 'Omar', 'Haddad')
    await expect(sync(laptop)).toHaveText('Saved here · 2 to send')
    await expect(sync(phone.page)).toHaveText('Saved here · 2 to send')
    const quote = { name: 'quote.txt', mimeType: 'text/plain', buffer: Buffer.from('A quote') }
    await laptop.getByLabel('Attach a file').and(laptop.locator('input')).setInputFiles(quote)
    await expect(laptop.getByRole('region', { name: 'Waiting to be sent' })).toContainText('quote.txt')
    await laptop.reload()
    await expect(laptop.getByText('Captain').first()).toBeVisible()
    await expect(laptop.getByRole('region', { name: 'Waiting to be sent' })).toContainText('quote.txt')
    await expect(sync(laptop)).toHaveText('Saved here · 3 to send')
    await expectAccessible(laptop, 'what waits upon a record')
  })

  await test.step('who comes back first is not asked; who comes later decides about what both wrote', async () => {
    await context.setOffline(false)
    await expect(sync(laptop)).toHaveText('Up to date')
    await phone.page.context().setOffline(false)
    await expect(sync(phone.page)).toHaveText('1 needs a decision')
    await sync(phone.page).click()
    await expectAccessible(phone.page, 'what needs a decision')
    await phone.page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(phone.page, 'what needs a decision, narrow')
    await phone.page.getByRole('button', { name: /^Decide: / }).click()
    const dialog = phone.page.getByRole('alertdialog')
    await dialog.getByRole('radio', { name: /Pilot/ }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(phone.page.getByText('Everything is sent')).toBeVisible()
    await phone.page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('both show the same', async () => {
    await openPerson(phone.page, 'Nora Lind')
    for (const page of [laptop, phone.page]) {
      await expect(page.getByText('Pilot').first()).toBeVisible()
      await expect(page.getByText('A fair').first()).toBeVisible()
      await expect(page.getByRole('button', { name: 'quote.txt', exact: true })).toBeVisible()
      await expect(sync(page)).toHaveText('Up to date')
    }
    await laptop.getByRole('link', { name: 'Back to people' }).click()
    await expect(laptop.getByRole('grid').getByText('Omar Haddad')).toHaveCount(1)
  })
  await phone.close()
})

test('what was written before the browser was closed is sent once when it is opened again', async ({ baseURL }) => {
  const profile = browserProfile(baseURL ?? '')
  try {
    const before = await profile.open()
    await chooseBackend(before, WITH_COPY)
    const page = await before.newPage()
    await foundWorkspace(page, EVA, 'Hangar')
    await expectWhole(page)
    await toPeople(page)
    await addPerson(page, 'Omar', 'Haddad')
    await expect(sync(page)).toHaveText('Up to date')
    await before.setOffline(true)
    await addPerson(page, 'Nora', 'Lind')
    await expect(sync(page)).toHaveText('Saved here · 1 to send')
    await before.close()

    const after = await profile.open()
    await chooseBackend(after, WITH_COPY)
    const again = await after.newPage()
    await again.goto('/')
    await expect(again.getByRole('grid').getByText('Nora Lind')).toHaveCount(1)
    await expect(sync(again)).toHaveText('Up to date')
    // As the server has it, asked by a browser that holds nothing.
    await again.evaluate(() => localStorage.setItem('portside:copies', '{}'))
    const plain = await after.newPage()
    await chooseBackend(after, SUPABASE.backend)
    await plain.goto('/')
    await expect(plain.getByRole('grid').getByText('Nora Lind')).toHaveCount(1)
    await after.close()
    expect(profile.problems.filter((problem) => ![NO_LINE, NO_CODE].some((known) => known.test(problem)))).toEqual([])
  } finally {
    profile.remove()
  }
})

function sync(page: Page) {
  return page.getByRole('status').getByRole('link')
}

async function foundWorkspace(page: Page, person: Person, name: string): Promise<void> {
  await page.goto('/sign-up')
  await SUPABASE.signUp(page, person)
  await makeWorkspace(page, name)
}

async function signIn(page: Page, { email }: Person): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
}

async function expectWhole(page: Page): Promise<void> {
  await sync(page).click()
  await expect(page.getByText('All of this workspace is on this device.')).toBeVisible()
  await expect(sync(page)).toHaveText('Up to date')
}

async function toPeople(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
}

async function addPerson(page: Page, first: string, last: string): Promise<void> {
  const dialog = await typePerson(page, { 'First name': first, 'Last name': last })
  await dialog.getByRole('button', { name: 'Create person' }).click()
  await expect(dialog).toBeHidden()
}

async function openPerson(page: Page, name: string): Promise<void> {
  await toPeople(page)
  await page.getByRole('grid').getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Fills in a field of the open record; the focus is back on it when that is done. */
async function edit(page: Page, field: string, value: string): Promise<void> {
  const opener = page.getByRole('button', { name: `Edit ${field.toLowerCase()}` })
  await opener.press('Enter')
  await page.getByRole('textbox', { name: field }).fill(value)
  await page.keyboard.press('Enter')
  await expect(opener).toBeFocused()
  await expect(page.getByText(value).first()).toBeVisible()
}
