import { join } from 'node:path'
import { ROOT } from './setup.mjs'

const IMPORT_FILE = join(ROOT, 'tests', 'support', 'import-files', 'google-new.csv')
const IMPORT_STEPS = ['Does it read right?', 'What is what?', 'Before anything is written', 'google-new.csv is imported']
const SAMPLE = { set: 'memory', kept: false, sample: { people: 240, companies: 60, deals: 36 } }
const EMPTY = { set: 'memory', kept: false, sample: { people: 0, companies: 0, deals: 0 } }
const NEW = { set: 'memory', kept: false }

/** Each screen, the backend it is seen with, and the way to it as a person would go. */
export const SCREENS = [
  { name: 'sign-in', backend: NEW, go: (page) => visit(page, '/sign-in') },
  { name: 'sign-up', backend: NEW, go: (page) => visit(page, '/sign-up') },
  { name: 'forgot-password', backend: NEW, go: (page) => visit(page, '/forgot-password') },
  { name: 'new-workspace', backend: NEW, go: signUp },
  { name: 'not-found', backend: NEW, go: (page) => visit(page, '/nowhere') },
  { name: 'connect', backend: { set: 'unset' }, go: (page) => visit(page, '/') },
  { name: 'backends', backend: NEW, go: backends },
  { name: 'people', backend: SAMPLE, go: people },
  { name: 'people-selected', backend: SAMPLE, go: selectPeople },
  { name: 'people-none', backend: EMPTY, go: (page) => visit(page, '/') },
  { name: 'people-no-match', backend: SAMPLE, go: searchInVain },
  { name: 'new-person', backend: SAMPLE, go: (page) => overlay(page, 'c', 'p') },
  { name: 'person', backend: SAMPLE, go: (page) => record(page, 'People') },
  { name: 'companies', backend: SAMPLE, go: (page) => list(page, 'Companies') },
  { name: 'company', backend: SAMPLE, go: (page) => record(page, 'Companies') },
  { name: 'deals', backend: SAMPLE, go: board },
  { name: 'deals-none', backend: EMPTY, go: (page) => open(page, 'Deals') },
  { name: 'deal', backend: SAMPLE, go: deal },
  { name: 'lose-deal', backend: SAMPLE, go: loseDeal },
  { name: 'new-deal', backend: SAMPLE, go: (page) => overlay(page, 'c', 'd') },
  { name: 'import', backend: SAMPLE, go: (page) => open(page, 'Import') },
  { name: 'import-read', backend: SAMPLE, go: (page) => importTo(page, 0) },
  { name: 'import-columns', backend: SAMPLE, go: (page) => importTo(page, 1) },
  { name: 'import-check', backend: SAMPLE, go: (page) => importTo(page, 2) },
  { name: 'import-report', backend: SAMPLE, go: (page) => importTo(page, 3) },
  { name: 'reports', backend: SAMPLE, go: (page) => press(page, 'g', 'r') },
  { name: 'health', backend: SAMPLE, go: (page) => press(page, 'g', 'v') },
  { name: 'home', backend: SAMPLE, go: (page) => press(page, 'g', 'h') },
  { name: 'home-none', backend: EMPTY, go: (page) => press(page, 'g', 'h') },
  { name: 'trash', backend: SAMPLE, go: trash },
  { name: 'settings', backend: SAMPLE, go: settings },
  { name: 'settings-profile', backend: SAMPLE, go: (page) => settingsSection(page, 'Profile') },
  { name: 'settings-security', backend: SAMPLE, go: (page) => settingsSection(page, 'Security') },
  { name: 'settings-enrol', backend: SAMPLE, go: enrol },
  { name: 'settings-workspace', backend: SAMPLE, go: (page) => settingsSection(page, 'Workspace') },
  { name: 'settings-members', backend: SAMPLE, go: members },
  { name: 'settings-invite', backend: SAMPLE, go: invite },
  { name: 'settings-data', backend: SAMPLE, go: (page) => settingsSection(page, 'Export and erase') },
  { name: 'palette', backend: SAMPLE, go: openPalette },
  { name: 'shortcuts', backend: SAMPLE, go: (page) => overlay(page, '?') },
  { name: 'workspace-menu', backend: SAMPLE, go: workspaceMenu },
  { name: 'developer-panel', backend: SAMPLE, go: developerPanel },
  { name: 'offline', backend: SAMPLE, go: cutConnection },
]

async function visit(page, path) {
  await page.goto(path)
  await page.getByRole('heading').first().waitFor()
}

/** Two projects beside this browser's own data; neither is asked for anything. */
async function backends(page) {
  const known = [
    { url: 'https://harbour.supabase.co', publishableKey: 'sb_publishable_harbour', name: 'Harbour' },
    { url: 'https://staging.supabase.co', publishableKey: 'sb_publishable_staging', name: 'Staging' },
  ]
  await page.addInitScript((text) => localStorage.setItem('portside:backends', text), JSON.stringify(known))
  await visit(page, '/backends')
}

async function settings(page) {
  await people(page)
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await page.getByRole('navigation', { name: 'Settings' }).waitFor()
}

async function settingsSection(page, name) {
  await settings(page)
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

async function enrol(page) {
  await settingsSection(page, 'Security')
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
}

async function invite(page) {
  await settingsSection(page, 'Members')
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByRole('dialog').getByLabel('E-mail').fill('ben@harbour.example')
}

async function members(page) {
  await invite(page)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByRole('list', { name: 'Invitations' }).waitFor()
  await page
    .getByRole('button', { name: /^Role of / })
    .first()
    .waitFor()
}

async function signUp(page) {
  await visit(page, '/sign-up')
  await page.getByLabel('Your name').fill('Ana Reis')
  await page.getByLabel('E-mail').fill('ana@harbour.example')
  await page.getByLabel('Password').fill('a long enough password')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Name of your team or company').fill('Harbour')
}

async function people(page) {
  await page.goto('/')
  await page.getByRole('grid').getByRole('row').nth(5).waitFor()
}

async function open(page, screen) {
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: screen }).click()
  await page.getByRole('heading', { name: screen, level: 1 }).waitFor()
}

async function press(page, ...keys) {
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  for (const key of keys) await page.keyboard.press(key)
  await page.getByRole('main').getByRole('region').first().waitFor()
}

async function list(page, screen) {
  await open(page, screen)
  await page.getByRole('grid').getByRole('row').nth(5).waitFor()
}

async function selectPeople(page) {
  await people(page)
  for (const row of [1, 3, 4]) await page.locator(`[data-row="${row}"]`).getByRole('gridcell').first().click()
}

async function searchInVain(page) {
  await people(page)
  await page.getByRole('searchbox').fill('zzzz')
  await page.getByRole('heading', { level: 2 }).waitFor()
}

async function record(page, screen) {
  await list(page, screen)
  await page.locator('[data-row="2"]').getByRole('gridcell').nth(1).click()
  await page.keyboard.press('Enter')
  await page.getByRole('group', { name: 'What to add' }).waitFor()
}

async function board(page) {
  await open(page, 'Deals')
  await page.locator('[data-deal]').first().waitFor()
}

async function loseDeal(page) {
  await board(page)
  await page.locator('[data-deal]').first().focus()
  await page.keyboard.press('l')
  await dialog(page)
}

async function deal(page) {
  await board(page)
  await page.locator('[data-deal]').first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('group', { name: 'What to add' }).waitFor()
}

async function importTo(page, last) {
  await open(page, 'Import')
  await page.locator('input[type=file]').setInputFiles(IMPORT_FILE)
  for (const [index, heading] of IMPORT_STEPS.entries()) {
    await page.getByRole('heading', { name: heading }).waitFor()
    if (index === last) return
    await page.getByRole('button', { name: /^(Next|Import [0-9,]+ rows?)$/ }).click()
  }
}

async function trash(page) {
  await selectPeople(page)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: /^Workspace: / }).click()
  await page.getByRole('menuitem', { name: 'Trash' }).click()
  await page.getByRole('heading', { name: 'Trash', level: 1 }).waitFor()
}

async function overlay(page, ...keys) {
  await people(page)
  for (const key of keys) await page.keyboard.press(key)
  await dialog(page)
}

async function openPalette(page) {
  await overlay(page, 'Control+k')
  await page.keyboard.type('ma')
  await page.getByRole('option').nth(2).waitFor()
}

async function workspaceMenu(page) {
  await people(page)
  await page.getByRole('button', { name: /^Workspace: / }).click()
  await page.getByRole('menu').waitFor()
}

async function developerPanel(page) {
  await people(page)
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitem', { name: 'Developer panel' }).click()
  await dialog(page)
}

async function cutConnection(page) {
  await developerPanel(page)
  await page.getByRole('checkbox', { name: 'Cut the connection' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

async function dialog(page) {
  await page.getByRole('dialog').waitFor()
}
