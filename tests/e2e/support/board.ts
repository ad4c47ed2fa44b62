import { expect, type Locator, type Page } from '@playwright/test'

/** The one button of a column of the board that is closed. */
export function closedColumn(page: Page, stage: string): Locator {
  return page.getByRole('region', { name: stage, exact: true }).getByRole('button', { expanded: false })
}

/** Won and lost are closed until one opens them. */
export async function openColumn(page: Page, stage: string): Promise<void> {
  await closedColumn(page, stage).click()
  await expect(page.getByRole('button', { name: `Hide the deals of ${stage}` })).toBeVisible()
}
