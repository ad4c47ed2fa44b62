import type { Page } from '@playwright/test'
import { begin } from './support/begin'
import { LOCAL_BACKEND, SUPABASE, THIS_BROWSER } from './support/place'
import { expect, test } from './support/portside-test'
import { differenceOf } from './support/difference'
import { holdAppCode } from './support/hold-app-code'
import { longestChain } from './support/longest-chain'

// A first visit has nothing of the build.
test.use({ reuseContext: false })

test.describe('the first paint', () => {
  test.use({ backend: THIS_BROWSER.backend })

  test("the screen of last time is on the page before the app's own code is there, and gone from the disk with what it shows", async ({
    page,
    context,
  }) => {
    await begin(page, THIS_BROWSER)
    await expect.poll(() => storedScreen(page)).toContain('People')
    const before = await page.screenshot()

    const release = await holdAppCode(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect.poll(() => firstPaints(page)).toBe(1)
    expect(await differenceOf(context, [before, await page.screenshot()])).toBeLessThan(2)
    await expect(page.getByRole('heading', { name: 'People', level: 1 })).toHaveCount(0)

    await release()
    await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
    await expect(page.locator('[inert]')).toHaveCount(0)
    await expect.poll(() => storedScreen(page)).toContain('People')

    await page.getByRole('button', { name: /^Account: / }).click()
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
    await expect(page.getByText('Welcome back.')).toBeVisible()
    expect(await storedScreen(page)).toBe('')
  })

  test('a first visit takes three trips one after another, and a second one two', async ({ page }) => {
    const first = await longestChain(page, async () => {
      await page.goto('/')
      await expect(page.getByRole('button', { name: 'Try it now' })).toBeVisible()
    })
    expect(first).toBeLessThanOrEqual(3)
    await begin(page, THIS_BROWSER)
    const second = await longestChain(page, async () => {
      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
    })
    expect(second).toBeLessThanOrEqual(2)
  })
})

test.describe('on Supabase', () => {
  test.use({ backend: SUPABASE.backend })

  test("a device that has nothing but a session asks once for its first screen, before the app's own code is there", async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(`${LOCAL_BACKEND.url}/rest/`)) asked.push(new URL(request.url()).pathname)
    })
    const release = await holdAppCode(page)
    const begun = begin(page, SUPABASE)
    await expect.poll(() => asked).toEqual(['/rest/v1/rpc/start'])
    await release()
    await begun
    expect(asked.filter((path) => path === '/rest/v1/rpc/start')).toHaveLength(1)
  })
})

test.describe('where what stores a screen does not come', () => {
  test.use({ backend: THIS_BROWSER.backend, expectedProblems: [/ERR_FAILED/] })

  test('the screen of last time goes all the same', async ({ page }) => {
    await begin(page, THIS_BROWSER)
    await expect.poll(() => storedScreen(page)).toContain('People')
    await page.route(/\/keep-screen-[^/]+\.js$/, (route) => route.abort())
    await page.goto('/')
    await expect.poll(() => storedScreen(page)).toBe('')
    await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
  })
})

test.describe('over data that is not kept', () => {
  test.use({ backend: { set: 'memory', kept: false, sample: { people: 20, companies: 8, deals: 12 } } })

  test('no screen is stored either', async ({ page }) => {
    await page.clock.install()
    await page.goto('/w/demo/people')
    await expect(page.getByRole('row')).not.toHaveCount(0)
    await page.clock.runFor(10_000)
    expect(await storedScreen(page)).toBe('')
  })
})

/** The text of what is stored; empty where nothing is. */
function storedScreen(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('portside.screen') ?? '')
}

function firstPaints(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByName('first-paint', 'mark').length)
}
