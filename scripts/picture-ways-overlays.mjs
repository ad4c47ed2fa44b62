import { board, people, record, signUp, visit } from './picture-ways.mjs'

const OPEN = '[data-base-ui-portal] [data-open]'

/** What opens when the button of that name is pressed, on the screen that a way leads to. */
export const opened = (go, name) => async (page) => {
  await go(page)
  await page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()
  await page.locator(OPEN).first().waitFor()
}

/** On a small screen rows have no columns to choose from. */
export async function chooseColumns(page) {
  if (page.viewportSize().width <= 768) await people(page)
  else await opened(people, 'Columns')(page)
}

/** What opens upon a card of the board by a key. */
export const ofCard = (key) => async (page) => {
  await board(page)
  await page.locator('[data-deal]').first().focus()
  await page.keyboard.press(key)
  await page.locator(OPEN).first().waitFor()
}

/** Won and lost, which are closed at first. */
export async function allColumns(page) {
  await board(page)
  for (const stage of ['Won', 'Lost'])
    await page.getByRole('region', { name: stage, exact: true }).getByRole('button', { expanded: false }).click()
}

/** The list of a field that is edited in place. */
export const editing = (screen, field) => async (page) => {
  await record(page, screen)
  const details = page.getByRole('tab', { name: 'Details' })
  if (await details.isVisible()) await details.click()
  await page.getByRole('button', { name: `Edit ${field}` }).press('Enter')
  await page.locator(OPEN).first().waitFor()
}

/** A button inside a dialog. */
export const inDialog = (go, name) => async (page) => {
  await go(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name }).or(dialog.getByRole('combobox', { name })).first().click()
  await page.locator(OPEN).nth(1).waitFor()
}

export async function firstWorkspace(page) {
  await signUp(page)
  await page.getByText('An empty workspace').click()
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
}

/** What a small team looks like after half a year. */
export async function sampleTeam(page) {
  await visit(page, '/')
  await page.getByRole('button', { name: 'Try it now' }).click()
  await page.getByRole('region', { name: 'At a glance' }).waitFor()
}

export async function mention(page) {
  await record(page, 'People')
  await page.getByRole('textbox', { name: 'Note', exact: true }).pressSequentially('As agreed with @a')
  await page.getByRole('option').first().waitFor()
}

export async function quickTask(page) {
  await visit(page, '/w/demo/tasks')
  await page.getByRole('textbox', { name: 'Add a task' }).fill('Call Ana every month on the 3rd at 9:30 !high')
  await page.getByRole('list', { name: 'Read from the text' }).waitFor()
}
