import { expect, type Page } from '@playwright/test'
import { expectAccessibleInEveryLook } from './looks'

/** A workspace with enough of everything to look at. */
export const SAMPLE = { set: 'memory', kept: false, sample: { people: 60, companies: 20, deals: 30 } } as const

/** axe over the dialog that is open, which Escape then closes. What is behind it was looked at without it. */
export async function expectDialog(page: Page, place: string, within = '[role=dialog]'): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessibleInEveryLook(page, place, within)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

export async function openScreen(page: Page, screen: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: screen }).click()
  await expect(page.getByRole('heading', { name: screen, level: 1 })).toBeVisible()
}
