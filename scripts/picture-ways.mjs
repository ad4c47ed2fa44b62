import { join } from 'node:path'
import { ROOT } from './setup.mjs'

const IMPORT_FILE = join(ROOT, 'tests', 'support', 'import-files', 'google-new.csv')
const IMPORT_STEPS = ['Does this look right?', 'Match the columns', 'Check before importing', 'google-new.csv is imported']

/** Chooses a line of a list by what it says. */
export async function choose(control, line) {
  await control.click()
  await control.page().getByRole('option', { name: line, exact: true }).click()
}

export async function visit(page, path) {
  await page.goto(path)
  await page.getByRole('heading').first().waitFor()
}

/** Two projects beside this browser's own data; neither is asked for anything. */
export async function backends(page) {
  const known = [
    { url: 'https://harbour.supabase.co', publishableKey: 'sb_publishable_harbour', name: 'Harbour' },
    { url: 'https://staging.supabase.co', publishableKey: 'sb_publishable_staging', name: 'Staging' },
  ]
  await page.addInitScript((text) => localStorage.setItem('portside:backends', text), JSON.stringify(known))
  await visit(page, '/backends')
}

export async function signUp(page) {
  await visit(page, '/sign-up')
  await page.getByLabel('Your name').fill('Ana Reis')
  await page.getByLabel('E-mail').fill('ana@harbour.example')
  await page.getByLabel('Password').fill('a long enough password')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Name of your team or company').fill('Harbour')
}

export async function people(page) {
  await page.goto('/')
  await page.getByRole('grid').getByRole('row').nth(5).waitFor()
}

export async function open(page, screen) {
  await page.goto('/')
  await follow(page, screen)
}

/** To another screen, from wherever one is. */
async function follow(page, screen) {
  const main = page.getByRole('navigation', { name: 'Main' })
  const link = main.getByRole('link', { name: screen })
  await main.waitFor()
  if (await link.isVisible()) await link.click()
  else {
    // On a phone the less needed ones are behind "More".
    await main.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: screen }).click()
  }
  await page.getByRole('heading', { name: screen, level: 1 }).waitFor()
}

export async function press(page, ...keys) {
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  for (const key of keys) await page.keyboard.press(key)
  await page.getByRole('main').getByRole('region').first().waitFor()
}

export async function list(page, screen) {
  await open(page, screen)
  await page.getByRole('grid').getByRole('row').nth(5).waitFor()
}

export async function selectPeople(page) {
  await people(page)
  for (const row of [1, 3, 4]) await page.locator(`[data-row="${row}"]`).getByRole('gridcell').first().click()
}

export async function searchInVain(page) {
  await people(page)
  await page.getByRole('searchbox').fill('zzzz')
  await page.getByRole('heading', { level: 2 }).waitFor()
}

export async function record(page, screen) {
  await list(page, screen)
  await page.locator('[data-row="2"]').getByRole('gridcell').nth(1).click()
  await page.keyboard.press('Enter')
  await page.getByRole('group', { name: 'What to add' }).waitFor()
}

export async function board(page) {
  await open(page, 'Deals')
  await page.locator('[data-deal]').first().waitFor()
}

export async function loseDeal(page) {
  await board(page)
  await page.locator('[data-deal]').first().focus()
  await page.keyboard.press('l')
  await page.getByRole('menu').waitFor()
}

export async function deal(page) {
  await board(page)
  await page.locator('[data-deal]').first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('group', { name: 'What to add' }).waitFor()
}

export async function importTo(page, last) {
  await reach(page, 'Import', 'g', 'i')
  await page.locator('input[type=file]').setInputFiles(IMPORT_FILE)
  for (const [index, heading] of IMPORT_STEPS.entries()) {
    await page.getByRole('heading', { name: heading }).waitFor()
    if (index === last) return
    await page.getByRole('button', { name: /^(Next|Import [0-9,]+ rows?)$/ }).click()
  }
}

export async function trash(page) {
  await selectPeople(page)
  await page.getByRole('button', { name: 'Move to trash' }).click()
  await follow(page, 'Trash')
}

export async function overlay(page, ...keys) {
  await people(page)
  for (const key of keys) await page.keyboard.press(key)
  await dialog(page)
}

export async function openPalette(page) {
  await overlay(page, 'Control+k')
  await page.keyboard.type('ma')
  await page.getByRole('option').nth(2).waitFor()
}

export async function workspaceMenu(page) {
  await people(page)
  await page.getByRole('button', { name: /^Workspace: / }).click()
  await page.getByRole('menu').waitFor()
}

export async function developerPanel(page) {
  await page.addInitScript(() => localStorage.setItem('portside.developer', 'on'))
  await people(page)
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitem', { name: 'Developer panel' }).click()
  await dialog(page)
}

export async function cutConnection(page) {
  await developerPanel(page)
  await page.getByRole('checkbox', { name: 'Cut the connection' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

async function dialog(page) {
  await page.getByRole('dialog').waitFor()
}

/** A screen that is reached by keys, once its heading is there. */
export async function reach(page, heading, ...keys) {
  await people(page)
  for (const key of keys) await page.keyboard.press(key)
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
  await settled(page)
}

export async function bulkEdit(page) {
  await selectPeople(page)
  await page.getByRole('button', { name: 'Edit field' }).click()
  await dialog(page)
}

export async function filterPeople(page) {
  await people(page)
  await beginFilter(page, 'Owner')
  await page.getByRole('option', { name: 'Me', exact: true }).click()
  await page.keyboard.press('Escape')
  await beginFilter(page, 'Group of conditions')
  await page.getByRole('option', { name: 'Job title', exact: true }).click()
  await page.getByRole('textbox', { name: 'Job title contains' }).fill('head')
}

async function beginFilter(page, field) {
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('option', { name: field, exact: true }).click()
}

export async function groupPeople(page) {
  await people(page)
  await page.getByRole('button', { name: 'Group', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Lifecycle' }).click()
  await page.getByRole('gridcell').first().waitFor()
  await settled(page)
}

export async function saveView(page) {
  await groupPeople(page)
  await page.getByRole('button', { name: 'Save view' }).click()
  await dialog(page)
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('By lifecycle')
}

/** Once it is reached: the ways go by English words. What is not in the address or kept is as it was at first. */
export const inGerman = (go) => async (page) => {
  await go(page)
  await page.evaluate(() => localStorage.setItem('portside.language', 'de'))
  await page.reload()
  await page.locator('html[lang=de]').waitFor()
  await page.getByRole('heading').first().waitFor()
  await settled(page)
}

/** As languages are shown that are written so. */
export const fromRightToLeft = (go) => async (page) => {
  await page.addInitScript(() => localStorage.setItem('portside.direction', 'rtl'))
  await go(page)
}

export function peek(page) {
  return asWide(page, async () => {
    await people(page)
    await page.getByRole('grid').focus()
    await page.keyboard.press('Space')
    await page.getByRole('complementary', { name: 'The person at the side' }).getByRole('heading').first().waitFor()
  })
}

/** What has other ways on a narrow screen is made ready on a wide one, and shown narrow. */
export async function asWide(page, steps) {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 1440, height: 900 })
  await steps()
  await page.setViewportSize(size)
}

/** Two tabs write the same field; the second is asked. */
export function conflict(page) {
  return asWide(page, async () => {
    await signUp(page)
    await page.getByText('An empty workspace').click()
    await page.getByRole('button', { name: 'Create workspace' }).click()
    await page.getByRole('link', { name: 'People', exact: true }).click()
    await page.getByRole('heading', { name: 'People', level: 1 }).waitFor()
    await page.keyboard.press('c')
    await page.keyboard.press('p')
    await page.getByRole('dialog').getByLabel('First name').fill('Omar')
    await page.getByRole('button', { name: 'Create person' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.locator('[data-row="0"]').getByText('Omar').click()
    await page.getByRole('heading', { name: 'Omar', level: 1 }).waitFor()
    const other = await page.context().newPage()
    await other.setViewportSize(page.viewportSize())
    await other.goto(page.url())
    await writeAddress(page, { City: 'Kiel', Street: 'Quay 1' })
    await writeAddress(other, { City: 'Bremen', Country: 'Germany' })
    await other.keyboard.press('Enter')
    await other.getByText('Address changed').waitFor()
    await page.bringToFront()
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').waitFor()
  })
}

async function writeAddress(page, parts) {
  await page.getByRole('button', { name: 'Edit address' }).press('Enter')
  for (const [label, text] of Object.entries(parts)) await page.getByRole('textbox', { name: label }).fill(text)
}

async function attach(page) {
  await record(page, 'People')
  const files = [
    { name: 'offer.txt', mimeType: 'text/plain', buffer: Buffer.from('Three looms, delivered in June.\nValid for 30 days.') },
    { name: 'terms.csv', mimeType: 'text/csv', buffer: Buffer.from('part,price\nloom,4200\n') },
  ]
  await page.getByLabel('Attach a file').and(page.locator('input')).setInputFiles(files)
  await page.getByRole('button', { name: 'Open offer.txt' }).first().waitFor()
}

export function lookIntoFile(page) {
  return asWide(page, async () => {
    await attach(page)
    await page.getByRole('button', { name: 'Open offer.txt' }).first().click()
    await page.getByRole('region', { name: 'Preview of offer.txt' }).waitFor()
  })
}

export function library(page) {
  return asWide(page, async () => {
    await attach(page)
    await page.keyboard.press('g')
    await page.keyboard.press('f')
    await page.getByRole('grid').getByText('offer.txt').waitFor()
  })
}

export async function filterBoard(page) {
  await board(page)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('dialog', { name: 'Filter' }).waitFor()
}

export async function dealsTable(page) {
  await board(page)
  await page.getByRole('button', { name: 'Table' }).click()
  await page.getByRole('grid').getByRole('row').nth(3).waitFor()
}

/** Nothing stands in for what is on its way any more. */
async function settled(page) {
  await page.locator('[class*="skeleton"]').first().waitFor({ state: 'detached' })
}
