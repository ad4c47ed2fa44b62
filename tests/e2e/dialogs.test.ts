import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { LOOKS } from './support/looks'
import { expect, test } from './support/portside-test'
import { choose } from './support/choose'

const SAMPLE = { set: 'memory', kept: false, sample: { people: 20, companies: 8, deals: 12 } } as const

for (const { name, theme, viewport } of LOOKS) {
  test.describe(`axe finds nothing in what opens, ${name}`, () => {
    test.use({ colorScheme: theme, viewport, backend: SAMPLE })

    test('over a list and its records', async ({ page }) => {
      await page.goto('/w/demo/people')
      await expect(page.getByRole('grid')).toBeVisible()
      await opens(page, button(page, 'Filter'))
      await opens(page, button(page, /^Sorted by/))
      await opens(page, button(page, 'Group'), 'menu')
      if (viewport.width > 1000) await opens(page, button(page, 'Columns'))
      await opens(page, button(page, /^View: /), 'menu')
      await page.getByRole('searchbox').fill('a')
      await button(page, /^View: /).click()
      await page.getByRole('menuitem', { name: /^Save as a new view/ }).click()
      await check(page, 'save a view')

      const row = page.locator('[data-row="0"]')
      await row.getByRole('gridcell').first().click()
      const bar = page.getByRole('region', { name: 'Actions for the selection' })
      for (const each of ['Edit field', 'Assign owner', 'Add tag']) await opens(page, bar.getByRole('button', { name: each }))
      await page.getByRole('grid').focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Control+Enter')
      await expect(page.getByRole('group', { name: 'What to add' })).toBeVisible()
      const details = page.getByRole('tab', { name: 'Details' })
      if (await details.isVisible()) await details.click()
      for (const each of ['Edit owner', 'Edit tags']) await opens(page, button(page, each))
    })
  })
}

test.describe('axe finds nothing in what opens, dark and narrow', () => {
  const { theme, viewport } = LOOKS[1]
  test.use({ colorScheme: theme, viewport, backend: SAMPLE })

  test('over tasks and the account', async ({ page }) => {
    await page.goto('/w/demo/tasks?whose=all')
    const task = page.locator('[data-task]').first()
    await task.click()
    await check(page, 'a task')
    const menu = page.locator('[data-task-menu]').first()
    await opens(page, menu, 'menu')
    await menu.click()
    await page.getByRole('menuitem', { name: /^Snooze until|^Until/ }).click()
    await check(page, 'snooze')
    await button(page, /^Account: /).click()
    await check(page, 'account', 'menu')
  })

  test('over the settings', async ({ page }) => {
    const at = async (section: string, opener: string | RegExp) => {
      await page.goto(`/w/demo/settings/${section}`)
      await expect(button(page, opener).first()).toBeVisible()
      return button(page, opener).first()
    }
    await opens(page, await at('members', 'Invite'))
    await opens(page, await at('security', 'Set up'))
    await opens(page, button(page, 'Sign out everywhere'), 'alertdialog')
    await opens(page, await at('workspace', 'Delete workspace'))
    await opens(page, await at('tags', /^Colour of/), 'menu')
    await opens(page, button(page, /^Move .+ to the trash/).first(), 'alertdialog')
    await opens(page, await at('pipelines', /^Actions for/), 'menu')
    await at('fields', 'New field')
    await makeField(page)
    await button(page, 'Actions for Kind').click()
    await page.getByRole('menuitem', { name: /^Edit choices/ }).click()
    await check(page, 'choices')
    await opens(page, await at('data', 'Choose a person'))
  })
})

function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name, exact: typeof name === 'string' })
}

type Role = 'dialog' | 'alertdialog' | 'menu'

/** What opened last; toasts are dialogs, too. */
function openPopup(role: Role = 'dialog'): string {
  return `[role=${role}][data-open]`
}

/** Opens it, lets axe look at it, and closes it again. */
async function opens(page: Page, opener: Locator, role: Role = 'dialog'): Promise<void> {
  // Asked before: what is below a dialog has no role any more.
  const place = (await opener.getAttribute('aria-label')) ?? (await opener.textContent()) ?? ''
  await opener.click()
  await check(page, place, role)
}

async function check(page: Page, place: string, role: Role = 'dialog'): Promise<void> {
  const popup = page.locator(openPopup(role))
  await expect(popup).toBeVisible()
  await expectAccessible(page, place, openPopup(role))
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
}

async function makeField(page: Page): Promise<void> {
  await button(page, 'New field').click()
  const dialog = page.locator(openPopup())
  await dialog.getByLabel('Name').fill('Kind')
  await choose(dialog.getByLabel('Type', { exact: true }), 'Single choice')
  await dialog.getByLabel('Choices').fill('Broker\nYard')
  await expectAccessible(page, 'a new field of choices', openPopup())
  await dialog.getByRole('button', { name: 'Create field' }).click()
  await expect(dialog).toBeHidden()
}
