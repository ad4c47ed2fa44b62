import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { backendText } from '../../src/ui/text/workspaces'
import { importText } from '../../src/ui/text/import'
import { claiming, writeWorkbook } from '../support/write-workbook'
import { begin } from './support/begin'
import { THIS_BROWSER } from './support/place'
import { expect, test } from './support/portside-test'
import { damageStore } from './support/store'
import { inDeveloperPanel, typePerson } from './support/visit'

const SAMPLE = { set: 'memory', kept: false, sample: { people: 20, companies: 5, deals: 6 } } as const
const MIB = 1024 * 1024

test.describe('with sample data', () => {
  test.use({ backend: SAMPLE })

  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('grid')).toBeVisible()
  })

  test('a rule that is broken is said at its field, and what was typed stays', async ({ page }) => {
    const dialog = await typePerson(page, { 'First name': 'Nora', 'E-mail': 'not an address' })
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('E-mail must look like name@example.com.')).toBeVisible()
    await expect(dialog.getByLabel('First name')).toHaveValue('Nora')
    await dialog.getByLabel('E-mail').fill('nora@mail.example')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  })

  test('a form outlives a refusal', async ({ page }) => {
    await inDeveloperPanel(page, (panel) => panel.getByRole('button', { name: 'Refuse the next call' }).click())
    const dialog = await typePerson(page, { 'First name': 'Nora', 'Last name': 'Quist' })
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Your role does not allow this. Ask an owner or admin of the workspace.')).toBeVisible()
    await expect(dialog.getByLabel('Last name')).toHaveValue('Quist')
    await page.keyboard.press('Enter')
    await expectOnce(page, dialog)
  })

  test('a throttled call waits as long as it was told to, and goes on by itself', async ({ page }) => {
    await inDeveloperPanel(page, (panel) => panel.getByRole('button', { name: 'Throttle the next call' }).click())
    const dialog = await typePerson(page, { 'First name': 'Nora', 'Last name': 'Quist' })
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Create person' })).toBeDisabled()
    await expectOnce(page, dialog)
  })

  for (const { fault, sentence } of [
    { fault: 'Cut the connection', sentence: 'You are offline. Try again once you are connected; nothing was changed.' },
    { fault: 'Storage is full', sentence: /There is no room left to save this/ },
  ]) {
    test(`nothing is half-written: ${fault.toLowerCase()}`, async ({ page }) => {
      await inDeveloperPanel(page, (panel) => panel.getByRole('checkbox', { name: fault }).check())
      const dialog = await typePerson(page, { 'First name': 'Nora', 'Last name': 'Quist', Company: 'Quist & Daughters' })
      await page.keyboard.press('Enter')
      await expect(dialog.getByText(sentence)).toBeVisible()
      await page.keyboard.press('Escape')
      await inDeveloperPanel(page, (panel) => panel.getByRole('button', { name: 'Clear all faults' }).click())
      for (const screen of ['People', 'Companies']) {
        await page.getByRole('navigation').getByRole('link', { name: screen }).click()
        await page.getByRole('searchbox').fill('quist')
        await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
      }
    })
  }

  test('an answer that was lost is asked for again, and the person is there once', async ({ page }) => {
    await inDeveloperPanel(page, (panel) => panel.getByRole('button', { name: 'Lose the next answer' }).click())
    const dialog = await typePerson(page, { 'First name': 'Nora', 'Last name': 'Quist' })
    await page.keyboard.press('Enter')
    await expectOnce(page, dialog)
  })

  test('hostile text is text, wherever it stands', async ({ page }) => {
    const script = '<img src=x onerror="alert(1)"><script>alert(2)</script>'
    const bidi = `\u202Egnp.exe ${'👩‍👩‍👧‍👦'.repeat(3)} ${'long'.repeat(30)}`
    const dialog = await typePerson(page, { 'First name': script, 'Last name': bidi, 'Job title': script, Company: script })
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await page.getByRole('searchbox').fill('onerror')
    await expect(page.getByRole('grid').getByText('<img src=x').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /<img src=x/, level: 1 })).toBeVisible()
    await page.getByRole('textbox', { name: 'Note', exact: true }).fill(`${script} [link](javascript:alert(3))`)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('region', { name: 'Timeline' }).getByText('<script>').first()).toBeVisible()
    await expect(page.locator('a[href^="javascript"], img[src="x"]')).toHaveCount(0)
    // Nothing so long may push the page sideways.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  test('a file that cannot be imported is refused with what would be right', async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'portside-files-'))
    const write = (name: string, content: Buffer | string) => {
      writeFileSync(join(folder, name), content)
      return join(folder, name)
    }
    const input = page.locator('input[type=file]')
    const alert = page.getByRole('alert')
    await page.getByRole('navigation').getByRole('link', { name: 'Import' }).click()

    await input.setInputFiles(write('picture.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])))
    await expect(alert).toContainText('picture.csv')
    await input.setInputFiles(write('header.csv', 'First name,Last name,E-mail\n'))
    await expect(alert).toContainText(importText.refusal({ reason: 'no-rows' }))
    await input.setInputFiles(write('huge.csv', Buffer.alloc(50 * MIB + 1, 'a,b,c\n')))
    await expect(alert).toContainText(importText.refusal({ reason: 'too-large', bytes: 50 * MIB + 1 }))
    const bomb = claiming(writeWorkbook({ sheets: [{ name: 'One', rows: [['Name'], ['Nora']] }] }), 2 ** 31)
    await input.setInputFiles(write('bomb.xlsx', Buffer.from(bomb)))
    await expect(alert).toContainText(importText.refusal({ reason: 'unpacks-too-large' }))

    const row = `Nora,Quist,nora@mail.example,"${'x'.repeat(990)}"\n`
    const full = Buffer.alloc(50 * MIB, row)
    full.write('First name,Last name,E-mail,Notes\n')
    await input.setInputFiles(write('full.csv', full))
    await expect(page.getByRole('heading', { name: importText.readTitle })).toBeVisible({ timeout: 30_000 })
    rmSync(folder, { recursive: true })
  })
})

test('data that was damaged is said so, and what can be read is kept', async ({ page }) => {
  await begin(page, THIS_BROWSER)
  for (const name of ['Nora', 'Otto']) {
    const dialog = await typePerson(page, { 'First name': name })
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('grid').getByText(name)).toBeVisible()
  }

  await damageStore(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: backendText.corruptTitle })).toBeVisible()
  await page.getByRole('button', { name: backendText.keepReadable }).click()
  await expect(page.getByRole('grid').getByText('Nora')).toBeVisible()
})

/** The form is gone, and Nora Quist is in the list a single time. */
async function expectOnce(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeHidden({ timeout: 15_000 })
  await page.getByRole('searchbox').fill('nora quist')
  await expect(page.getByRole('heading', { name: 'People' }).locator('..')).toContainText('1 person')
}
