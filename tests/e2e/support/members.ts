import { expect, type Page } from '@playwright/test'
import { choose } from './choose'

/** From anywhere in a workspace to who is in it. */
export async function openMembers(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Members' }).click()
  await expect(page.getByRole('list', { name: 'Members' })).toBeVisible()
}

/** Invites an address, and waits until that is written; the screen is then the settings. */
export async function invite(page: Page, address: string, role: 'Member' | 'Viewer' = 'Member'): Promise<void> {
  await openMembers(page)
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite to this workspace' })
  await dialog.getByLabel('E-mail').fill(address)
  await choose(dialog.getByLabel('Role'), role)
  await dialog.getByRole('button', { name: /^(Send|Create) invitation$/ }).click()
  await expect(page.getByRole('list', { name: 'Invitations' })).toContainText(address)
}
