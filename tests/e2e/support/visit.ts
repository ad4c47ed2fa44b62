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
