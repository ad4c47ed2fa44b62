import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the form for a new person by its shortcut, and fills it in. */
export async function typePerson(page: Page, fields: Readonly<Record<string, string>>): Promise<Locator> {
  await page.keyboard.press('c')
  await page.keyboard.press('p')
  const dialog = page.getByRole('dialog', { name: 'New person' })
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value)
  return dialog
}

/** Does something in the developer panel and leaves it. */
export async function inDeveloperPanel(page: Page, act: (panel: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitem', { name: 'Developer panel' }).click()
  const panel = page.getByRole('dialog', { name: 'Developer panel' })
  await act(panel)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
}

/** Fills in the form for a new workspace, which opens on its overview, and goes on to its people. */
export async function makeWorkspace(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name of your team or company').fill(name)
  await page.getByText('An empty workspace').click()
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'People', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
}

/** Takes a file from the disk to its records, with nothing corrected. */
export async function importFile(page: Page, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  if (!page.url().endsWith('/import')) await goTo(page, 'Import')
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: /^Import \d+ rows?$/ }).click()
  await expect(page.getByRole('heading', { name: /is imported$/ })).toBeVisible()
}

export async function goTo(page: Page, screen: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: screen }).click()
  await expect(page.getByRole('heading', { name: screen, level: 1 })).toBeVisible()
}
