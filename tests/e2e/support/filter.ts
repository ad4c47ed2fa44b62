import type { Locator, Page } from '@playwright/test'

/** Begins a condition, as a rule on a field, and gives what opens for its value. */
export async function beginFilter(page: Page, field: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Filter', exact: true })
  await menu.getByRole('option', { name: field, exact: true }).click()
  return page.getByRole('dialog', { name: new RegExp(`^${field} `) })
}

/** The chip of a condition. */
export function chip(page: Page, sentence: string): Locator {
  return page.getByRole('group', { name: sentence, exact: true })
}
