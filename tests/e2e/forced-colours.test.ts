import type { Locator } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { beyondTheEdge } from './support/looks'
import { expect, test } from './support/portside-test'

test.use({ backend: { set: 'memory', kept: false, sample: { people: 20, companies: 8, deals: 12 } } })

test('with the colours of the system, what is current or pressed differs from what is not', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/w/demo/deals')
  await differ(page.getByRole('link', { name: 'Deals', exact: true }), page.getByRole('link', { name: 'People', exact: true }))
  await differ(page.getByRole('button', { name: 'Board' }), page.getByRole('button', { name: 'Table' }))

  await page.locator('[data-deal]').first().press('Enter')
  const stages = page.getByRole('group', { name: 'Stage' })
  await differ(stages.locator('[aria-current]'), stages.locator('button:not([aria-current])').last())
  await differ(page.getByRole('button', { name: 'Everything' }), page.getByRole('button', { name: 'Notes', exact: true }))

  await page.setViewportSize({ width: 390, height: 844 })
  await differ(page.getByRole('tab', { selected: true }), page.getByRole('tab', { selected: false }).first())
  await page.goto('/w/demo/settings/tags')
  await page.setViewportSize({ width: 1280, height: 800 })
  await differ(page.getByRole('link', { name: 'Tags' }), page.getByRole('link', { name: 'Members' }))
})

test('with the colours of the system, and at a zoom of 200 %, axe finds nothing', async ({ page }) => {
  for (const [screen, shown] of [
    ['people', page.getByRole('grid')],
    ['deals', page.locator('[data-deal]')],
    ['reports', page.getByRole('figure')],
  ] as const) {
    await page.goto(`/w/demo/${screen}`)
    await expect(shown.first()).toBeVisible()
    await page.setViewportSize({ width: 640, height: 400 })
    await expectAccessible(page, `${screen}, zoomed`)
    expect.soft(await beyondTheEdge(page), screen).toBe(0)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.emulateMedia({ forcedColors: 'active' })
    await expectAccessible(page, `${screen}, colours of the system`)
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
  }
})

async function differ(marked: Locator, plain: Locator): Promise<void> {
  await expect(marked).toBeVisible()
  await expect.poll(() => look(marked)).not.toEqual(await look(plain))
}

function look(locator: Locator) {
  return locator.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element)
    return { backgroundColor, color }
  })
}
