import type { Locator } from '@playwright/test'

/** Chooses by what the line says, or by its place in the list. */
export async function choose(control: Locator, line: string | RegExp | number): Promise<void> {
  await control.click()
  const lines = control.page().getByRole('option')
  await (typeof line === 'number' ? lines.nth(line) : control.page().getByRole('option', { name: line, exact: true })).click()
}
