import type { Page } from '@playwright/test'
import { LOCAL_BACKEND, newPerson, SUPABASE, THIS_BROWSER } from './support/place'
import { expect, test } from './support/portside-test'
import { makeWorkspace, typePerson } from './support/visit'

const MIA = newPerson('Mia Roth')

test.use({ backend: { set: 'supabase' }, choosesOnce: true })

test('a workspace moves from this browser to a project, leaves it as a bundle, and is restored here beside itself', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByLabel('Name').fill('Mole')
  await page.getByLabel('Project URL').fill(LOCAL_BACKEND.url)
  await page.getByLabel('Publishable key').fill(LOCAL_BACKEND.publishableKey)
  await page.getByRole('button', { name: 'Check and connect' }).click()
  await page.getByRole('link', { name: 'Create account' }).click()
  await SUPABASE.signUp(page, MIA)
  await expect(page.getByRole('heading', { name: 'Create a workspace' })).toBeVisible()

  await turnTo(page, 'This browser')
  await page.getByRole('link', { name: 'Create account' }).click()
  await THIS_BROWSER.signUp(page, MIA)
  await makeWorkspace(page, 'Quoin')
  const person = await typePerson(page, { 'First name': 'Ada', 'E-mail': 'ada@engine.example' })
  await person.getByRole('button', { name: 'Create person' }).click()
  await expect(person).toBeHidden()

  await test.step('moves, is compared, and opens there', async () => {
    await page.goto('/w/quoin/settings/data')
    await page.getByRole('button', { name: 'Move' }).click()
    await expect(page.getByText('Quoin is restored')).toBeVisible()
    await expect(page.getByText(/^Records: \d+, checked against the bundle/)).toBeVisible()
    await page.getByRole('button', { name: 'Switch to Mole' }).click()
    await expect(page.getByRole('link', { name: 'Ada' })).toBeVisible()
  })

  const bundle = await test.step('leaves as a bundle', async () => {
    // Its address there has a number where another engine's story was first.
    await page.goto(page.url().replace(/\/people.*$/, '/settings/data'))
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    expect((await download).suggestedFilename()).toMatch(/^portside-quoin-.*\.zip$/)
    return (await download).path()
  })

  await test.step('is restored here as a second one; what is no bundle is told', async () => {
    await turnTo(page, 'This browser')
    await page.goto('/workspaces')
    await page.getByRole('link', { name: 'Restore from a bundle' }).click()
    const choose = page.getByLabel('Choose a bundle')
    await choose.setInputFiles({ name: 'people.zip', mimeType: 'application/zip', buffer: Buffer.from('name,email') })
    await expect(page.getByRole('alert')).toContainText('This file is not a bundle')
    await THIS_BROWSER.expectAccessible(page, 'restore')
    await choose.setInputFiles(bundle)
    await expect(page.getByText('this is a separate copy', { exact: false })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 800 })
    await THIS_BROWSER.expectAccessible(page, 'restored, narrow')
    await page.getByRole('button', { name: /^Open Quoin \(restored/ }).click()
    await expect(page.getByText('Ada').first()).toBeVisible()
  })
})

async function turnTo(page: Page, name: string): Promise<void> {
  await page.goto('/backends')
  await page.getByRole('button', { name: `Use ${name}` }).click()
  await expect(page.getByRole('button', { name: `Use ${name}` })).toBeHidden()
}
