import { people, selectPeople, visit } from './picture-ways.mjs'

/** Two entries of one person, found and laid side by side. */
export async function duplicates(page) {
  await people(page)
  for (const [first, last, title] of [
    ['Ada', 'King', 'Analyst'],
    ['Ada', 'Kingg', 'Countess'],
  ])
    await createPerson(page, { 'First name': first, 'Last name': last, 'Job title': title, 'E-mail': 'ada@engine.example' })
  for (const key of ['g', 'u']) await page.keyboard.press(key)
  await page.getByRole('list', { name: 'Possible duplicates' }).waitFor()
}

export async function merge(page) {
  await duplicates(page)
  await page.getByRole('button', { name: /^Compare and merge Ada King/ }).click()
  await page.getByRole('dialog', { name: 'Merge 2 people' }).waitFor()
}

export async function exportSelected(page) {
  await selectPeople(page)
  await page
    .getByRole('button', { name: /^Export/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
}

export async function restoreBundle(page) {
  await visit(page, '/workspaces/restore')
}

async function createPerson(page, fields) {
  for (const key of ['c', 'p']) await page.keyboard.press(key)
  const dialog = page.getByRole('dialog', { name: 'New person' })
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value)
  await dialog.getByRole('button', { name: 'Create person' }).click()
  await dialog.waitFor({ state: 'hidden' })
}
