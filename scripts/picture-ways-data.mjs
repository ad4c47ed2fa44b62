import { asWide, importTo, people, reach, selectPeople, visit } from './picture-ways.mjs'

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

/** Only the rows of a file that cannot be imported, with why. */
export async function importProblems(page) {
  await reach(page, 'Import', 'g', 'i')
  const rows = [
    'First name,E-mail,Job title',
    'Ada,ada@doe.example,Buyer',
    ',,Clerk',
    ',,Head of purchasing',
    'Bob,bob@roe.example,',
  ]
  const file = { name: 'fair.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
  await page.locator('input[type=file]').setInputFiles(file)
  for (const heading of ['Does this look right?', 'Match the columns']) {
    await page.getByRole('heading', { name: heading }).waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
  }
  await page.getByRole('button', { name: /cannot be imported/ }).click()
  await page.getByText('The row has no name').first().waitFor()
}

/** One of those imported was changed since, and stays. */
export function importUndone(page) {
  return asWide(page, async () => {
    await importTo(page, 3)
    await page.getByRole('link', { name: 'See the people' }).click()
    await page.getByRole('searchbox').fill('Zoë')
    await page.getByRole('link', { name: /^Zoë/ }).click()
    await page.getByRole('button', { name: 'Edit job title' }).press('Enter')
    await page.getByRole('textbox', { name: 'Job title' }).fill('Head of buying')
    await page.keyboard.press('Enter')
    await page.getByText('Job title changed').first().waitFor()
    for (const key of ['g', 'i']) await page.keyboard.press(key)
    await page.getByRole('button', { name: 'Import another file' }).click()
    await page.getByRole('region', { name: 'Past imports' }).getByRole('link').first().click()
    await page.locator('#main').getByRole('button', { name: 'Undo', exact: true }).click()
    await page.getByRole('region', { name: 'What undoing does' }).getByRole('button', { name: 'Undo' }).click()
    await page.getByText(/^The import is undone except/).waitFor()
    await page.getByRole('button', { name: /^Restore .* from the trash$/ }).waitFor()
  })
}

/** Whoever came back from the trash has the number of somebody who came meanwhile. */
export async function offerMerge(page) {
  await people(page)
  await createPerson(page, { 'First name': 'Nora', 'Last name': 'Lind', Phone: '+47 22 12 34 56' })
  await page.getByRole('searchbox').fill('Nora Lind')
  const row = page.locator('[data-row="0"]')
  await row.getByText('Nora Lind').first().waitFor()
  await row.getByRole('gridcell').first().click()
  await page.getByRole('button', { name: 'Move to trash' }).click()
  await row.waitFor({ state: 'detached' })
  await createPerson(page, { 'First name': 'Nora', 'Last name': 'Berg', Phone: '+47 22 12 34 56' })
  for (const key of ['g', 'x']) await page.keyboard.press(key)
  await page.getByRole('button', { name: 'Restore Nora Lind' }).click()
  await page.getByText('Nora Lind and Nora Berg may be the same').waitFor()
}

async function createPerson(page, fields) {
  for (const key of ['c', 'p']) await page.keyboard.press(key)
  const dialog = page.getByRole('dialog', { name: 'New person' })
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value)
  await dialog.getByRole('button', { name: 'Create person' }).click()
  await dialog.waitFor({ state: 'hidden' })
}
