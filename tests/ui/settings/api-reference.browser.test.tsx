import { screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OPERATIONS } from '../../../src/domain/model/api/operations'
import type { KnownBackend } from '../../../src/ports/backends.port'
import { fakeBackends, THIS_BROWSER } from '../support/fake-backends'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'

/** Where programs can reach it. */
const ELSEWHERE: KnownBackend = { ...THIS_BROWSER, id: 'team', name: 'team.example', host: 'team.example', isOnDevice: false }

let app: RenderedApp | undefined

beforeEach(() => page.viewport(1280, 800))
afterEach(async () => {
  await app?.close()
  app = undefined
})

/** Ada, an owner, comes from the keys. */
async function open(): Promise<RenderedApp> {
  app = await renderApp({
    path: '/',
    backends: fakeBackends(undefined, [ELSEWHERE]).backends,
    prepare: async (connection) => {
      await withWorkspace(connection)
    },
  })
  await screen.findByRole('button', { name: 'Workspace: Engines' })
  await app.user.keyboard('gs')
  await app.user.click(await screen.findByRole('link', { name: 'Integrations' }))
  await app.user.click(await screen.findByRole('link', { name: 'API reference' }))
  await screen.findByRole('heading', { name: 'people' })
  return app
}

describe('the reference of the API', () => {
  it('has every operation', async () => {
    await open()
    const shown = Array.from(document.querySelectorAll('summary'), ({ textContent }) => textContent)
    const missing = Object.values(OPERATIONS).filter(
      ({ method, summary }) => !shown.some((text) => text.startsWith(method) && text.endsWith(summary)),
    )
    expect(missing).toEqual([])
  })

  it('opens an operation by the keyboard, with a call that names its method and path', async () => {
    const { user } = await open()
    const people = within(screen.getByRole('region', { name: 'people' }))
    const summary = people.getByText('Changes the fields that are named. With `If-Match`, only the version that was read.')
    summary.closest('summary')?.focus()
    await user.keyboard('{Enter}')
    const example = summary.closest('details')?.querySelector('pre')?.textContent
    expect(example?.split('\n')[0]).toMatch(/^curl -X PATCH '.*\/people\/ID' \\$/)
  })

  it('leads to a group', async () => {
    const { user } = await open()
    within(screen.getByRole('navigation', { name: 'Groups' }))
      .getByRole('link', { name: 'deals' })
      .focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'deals' }))
  })

  it('has nothing that axe objects to, opened, on a phone', async () => {
    await open()
    await page.viewport(390, 844)
    for (const details of Array.from(document.querySelectorAll('details')).slice(0, 8)) details.open = true
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)))
    const { violations } = await axe.run('main', { resultTypes: ['violations'] })
    expect(violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})
