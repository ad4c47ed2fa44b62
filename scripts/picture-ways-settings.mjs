import { signInToDemo } from './picture-project.mjs'
import { asWide, choose, people } from './picture-ways.mjs'

export async function settings(page) {
  await people(page)
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await page.getByRole('navigation', { name: 'Settings' }).waitFor()
}

export async function settingsSection(page, name) {
  await settings(page)
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

/** Once it is known whether a code is asked for at sign-in. */
export async function security(page) {
  await settingsSection(page, 'Security')
  await page.getByRole('button', { name: 'Set up' }).waitFor()
}

export async function enrol(page) {
  await security(page)
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
}

export async function invite(page) {
  await settingsSection(page, 'Members')
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByRole('dialog').getByLabel('E-mail').fill('ben@harbour.example')
}

export async function members(page) {
  await invite(page)
  await page.getByRole('button', { name: 'Create invitation' }).click()
  await page.getByRole('list', { name: 'Invitations' }).waitFor()
  await page
    .getByRole('button', { name: /^Role of / })
    .first()
    .waitFor()
}

export async function movePipeline(page) {
  await settingsSection(page, 'Pipelines')
  await page.getByRole('button', { name: 'New pipeline' }).click()
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Renewals')
  await page.getByRole('button', { name: 'Create pipeline' }).click()
  await page.getByRole('heading', { name: 'Stages of Renewals' }).waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await page.locator('[data-deal]').first().focus()
  await page.keyboard.press('p')
  await page.getByRole('dialog', { name: /^Move/ }).waitFor()
}

export async function newField(page) {
  await settingsSection(page, 'Fields')
  await page.getByRole('button', { name: 'New field' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Plan')
  await choose(page.getByRole('dialog').getByLabel('Type'), 'Single choice')
  await page.getByRole('dialog').getByLabel('Choices').fill('Free\nPro')
}

export async function fields(page) {
  await newField(page)
  await page.getByRole('button', { name: 'Create field' }).click()
  await page.getByLabel('Name of Plan').waitFor()
}

export async function integrations(page) {
  await settingsSection(page, 'Integrations')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await page.getByRole('dialog').getByLabel('Address').fill('https://hooks.example.com/portside')
  await page.getByRole('dialog').getByRole('button', { name: 'Add webhook' }).click()
  await page.getByRole('list', { name: 'Webhooks' }).waitFor()
}

/** The reference of the API, with an operation opened. */
export function apiReference(page) {
  return asWide(page, async () => {
    await signInToDemo(page)
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Integrations' }).click()
    await page.getByRole('link', { name: 'API reference' }).click()
    await page.locator('summary').first().click()
  })
}

/** What somebody is asked whom a program has sent. */
export function letIn(page) {
  return asWide(page, async () => {
    await signInToDemo(page)
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Integrations' }).click()
    const address = await page.getByText(/\/mcp$/).textContent()
    const redirect_uri = 'https://assistant.example.com/callback'
    const client = { client_name: 'Assistant', redirect_uris: [redirect_uri] }
    const register = `${address?.replace(/mcp$/, 'oauth/register')}`
    const { client_id } = await (await fetch(register, { method: 'POST', body: JSON.stringify(client) })).json()
    const proof = { code_challenge: 'a'.repeat(43), code_challenge_method: 'S256' }
    await page.goto(`/connect?${new URLSearchParams({ response_type: 'code', client_id, redirect_uri, ...proof })}`)
    await page.getByRole('heading', { name: 'Let Assistant in?' }).waitFor()
  })
}

/** A key for a program, where one can come. */
export function newKey(page) {
  return asWide(page, async () => {
    await signInToDemo(page)
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Integrations' }).click()
    await page.getByRole('button', { name: 'New key' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Shop')
  })
}

export async function madeKey(page) {
  await newKey(page)
  await page.getByRole('button', { name: 'Create key' }).click()
  await page.getByRole('alertdialog').waitFor()
}

/** What a dollar is worth, so that totals say what they come to. */
export async function rates(page) {
  await settingsSection(page, 'Workspace')
  const select = page.getByLabel('Add a rate for')
  await choose(select, /^USD/)
  await page.getByLabel('1 USD in EUR').fill('0.92')
  await page.getByRole('button', { name: 'Save rates' }).click()
  await page.getByText('Exchange rates saved').waitFor()
  await select.scrollIntoViewIfNeeded()
}

/** A screen of totals, with the rates there. */
export const withRates = (key, heading) => async (page) => {
  await rates(page)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  // It has the keys until it is gone.
  await page.getByText('Exchange rates saved').waitFor({ state: 'hidden' })
  await page.keyboard.press('g')
  await page.keyboard.press(key)
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
  await page
    .getByText(/(about|≈) €/i)
    .first()
    .waitFor()
}
