import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/free-port.mjs'
import { serve } from '../../scripts/serve.mjs'
import { expect, test } from './support/portside-test'

test.use({
  // Nothing of the build is there but what the page keeps itself.
  reuseContext: false,
  serviceWorkers: 'allow',
  backend: { set: 'memory', kept: false, sample: { people: 20, companies: 5, deals: 5 } },
})

/** A host of its own: this one is updated, and goes away. */
let folder: string
let server: Server
let url: string

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portside-host-'))
  cpSync('dist', folder, { recursive: true })
  const port = await freePort(47_700)
  server = await serve({ folder, port })
  url = `http://127.0.0.1:${port}`
})

test.afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('Portside opens offline once it was opened online, at any address, and is never updated unasked', async ({ page }) => {
  await test.step('the first visit keeps the build, and asks for a manifest to install by', async () => {
    await page.goto(url)
    await expect(page.getByRole('grid', { name: 'People' })).toBeVisible()
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
      return (await fetch(link?.href ?? '')).json() as Promise<{ readonly icons: readonly { readonly src: string }[] }>
    })
    const icons = await Promise.all(manifest.icons.map(async ({ src }) => (await page.request.get(`${url}${src}`)).status()))
    expect(icons).toEqual(manifest.icons.map(() => 200))
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  })

  await test.step('a newer build is offered; what is half typed stays until the person reloads', async () => {
    const search = page.getByRole('searchbox').first()
    await search.fill('half a wor')
    appendFileSync(join(folder, 'sw.js'), '\n// Another build.\n')
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const offer = page.getByText('A newer version of Portside is ready')
    await expect(offer).toBeVisible()
    await expect(search).toHaveValue('half a wor')
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Reload' }).click()
    await loaded
    await expect(search).toHaveValue('half a wor')
    await expect(offer).toHaveCount(0)
    await search.fill('')
    await expect(page).toHaveURL(/people$/)
  })

  await test.step('the host is gone: it opens again, and so does a screen that was never opened', async () => {
    server.closeAllConnections()
    server.close()
    await page.reload()
    await expect(page.getByRole('grid', { name: 'People' })).toBeVisible()
    const { pathname } = new URL(page.url())
    await page.goto(`${url}${pathname.replace(/people$/, 'reports')}`)
    await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible()
  })
})

test('whoever loses the line seconds after the first visit finds every screen', async ({ page }) => {
  await page.goto(url)
  await expect(page.getByRole('grid', { name: 'People' })).toBeVisible()
  // It fetches the whole build first.
  const isKept = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  await expect.poll(isKept, { timeout: 90_000 }).toBe(true)
  server.closeAllConnections()
  server.close()
  const links = page.getByRole('navigation').first().getByRole('link')
  const heading = page.getByRole('heading', { level: 1 })
  const seen: string[] = []
  for (const link of await links.all()) {
    await link.click()
    await expect(link).toHaveAttribute('aria-current', /page|true/)
    const before = seen.at(-1)
    if (before !== undefined) await expect(heading).not.toHaveText(before)
    seen.push((await heading.textContent()) ?? '')
  }
  expect(new Set(seen).size).toBeGreaterThan(10)
})

test.describe('where nothing is kept yet', () => {
  test.use({ serviceWorkers: 'block', expectedProblems: [/Failed to fetch dynamically|Code could not be fetched|ERR_/] })

  test('a screen that is not there says so, and comes once the line is back', async ({ page }) => {
    await page.goto(url)
    await expect(page.getByRole('grid', { name: 'People' })).toBeVisible()
    await page.context().setOffline(true)
    await page.getByRole('navigation').first().getByRole('link', { name: 'Reports' }).click()
    await expect(page.getByText('This screen could not be loaded')).toBeVisible()
    await page.context().setOffline(false)
    await expect(async () => {
      // What goes on behind every screen may be missing, too, and says so beside it.
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible({ timeout: 2000 })
    }).toPass()
  })
})
