import { screen, waitFor, within } from '@testing-library/react'
import { of } from 'rxjs'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { portError } from '../../../src/domain/model/errors/port-error'
import type { Ports } from '../../../src/ports/ports'
import { instead } from '../../harness/instead'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'

let app: RenderedApp | undefined

beforeEach(() => page.viewport(1440, 900))
afterEach(async () => {
  vi.restoreAllMocks()
  await app?.close()
  app = undefined
})

async function open(over?: (ports: Ports) => Ports): Promise<RenderedApp> {
  app = await renderApp({
    path: '/',
    ...(over && { over }),
    prepare: async (connection) => void (await withWorkspace(connection)),
  })
  await screen.findByRole('button', { name: 'Workspace: Engines' })
  return app
}

describe('the shell', () => {
  it('begins with a way past itself', async () => {
    // Keys pressed in the tests before were pressed on this page, too, and whoever has come there is past it.
    vi.spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(false)
    const { user } = await open()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Skip to content')
  })

  it('goes to a screen by two keys, names the page and moves the focus to it', async () => {
    const { user } = await open()
    await user.keyboard('gd')
    await waitFor(() => expect(location.pathname).toMatch(/\/deals$/))
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(screen.getByRole('link', { name: 'Deals' }).ariaCurrent).toBe('page')
  })

  it('folds a group of the way around, and keeps it folded', async () => {
    const { user, reopen } = await open()
    await user.click(screen.getByRole('button', { name: 'Insight' }))
    expect(screen.queryByRole('link', { name: 'Reports' })).toBeNull()
    reopen('/w/engines/people')
    const heading = await screen.findByRole('button', { name: 'Insight' })
    expect([heading.ariaExpanded, screen.queryByRole('link', { name: 'Reports' })]).toEqual(['false', null])
    await user.click(heading)
    const links = within(screen.getByRole('list', { name: 'Insight' })).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['Reports', 'Data health'])
  })

  it('says in a heading that there is no such page or record', async () => {
    const { reopen } = await open()
    reopen('/w/engines/nothing')
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such page' })).toBeDefined()
    reopen('/w/engines/people/nobody')
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such person' })).toBeDefined()
  })

  it('does not take letters for shortcuts while one types', async () => {
    const { user } = await open()
    await user.keyboard('?')
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    const before = location.pathname
    within(sheet).getByRole('button', { name: 'Close' }).focus()
    await user.keyboard('gd{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(location.pathname).toBe(before)
  })

  it('lists under ? every shortcut that works here', async () => {
    const { user } = await open()
    await user.keyboard('?')
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    const terms = within(sheet)
      .getAllByRole('term')
      .map((term) => term.textContent)
    expect(terms).toEqual(
      expect.arrayContaining([
        'Go to people',
        'Go to trash',
        'Search or jump to',
        'Undo the last change',
        'Redo the last change',
      ]),
    )
    // One combination does one thing.
    const caps = within(sheet)
      .getAllByRole('definition')
      .map((keys) => keys.textContent)
    expect(caps).toEqual([...new Set(caps)])
  })

  it('chooses from the palette what was typed, even when Enter is faster than the answer', async () => {
    const { user } = await open()
    await user.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('combobox', { name: 'Search everything, or find a command' })
    await user.type(field, 'xyz')
    await screen.findByText('Nothing matches “xyz”')
    await user.clear(field)
    await user.type(field, 'data health{Enter}')
    await waitFor(() => expect(location.pathname).toMatch(/\/health$/))
  })

  it('changes the theme from the account menu by keyboard, and stays open for it', async () => {
    const { user } = await open()
    screen.getByRole('button', { name: 'Account: Ada Lovelace' }).focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('menu')
    await user.keyboard('d{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Dark' }).ariaChecked).toBe('true'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Account: Ada Lovelace' }))
  })

  it('says that the connection is down, and that it is back', async () => {
    const { connection } = await open()
    expect(await screen.findByText('All changes are live')).toBeDefined()
    connection.faults.cutConnection()
    expect(await screen.findByText(/^You are offline/)).toBeDefined()
    connection.faults.restoreConnection()
    await waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull())
  })

  it.each([
    ['Backend in trouble', portError('net/unavailable', { status: 503 }), /^The backend does not answer as it should/],
    [
      'Reload needed',
      portError('backend/schema-mismatch', { expected: '1', found: '2' }),
      /^This page is older than its backend/,
    ],
  ])('says that it is not the line where it is not: %s', async (status, cause, said) => {
    const connection$ = of({ status: 'offline', retryAt: null, cause } as const)
    await open((ports) => ({ ...ports, events: instead(ports.events, { connection$ }) }))
    await screen.findByText(said)
    expect(screen.getByText(status)).toBeDefined()
    expect(screen.queryByText('Offline')).toBeNull()
  })

  it('has tabs below instead of a sidebar on a narrow screen', async () => {
    await page.viewport(390, 844)
    await open()
    const tabs = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Home', 'People', 'Deals', 'Inbox', 'Tasks'])
  })

  it('signs out to where one signs in', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Account: Ada Lovelace' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined()
  })

  it('scripts faults and opens mail from the developer panel', async () => {
    const { user, connection } = await open()
    await user.click(screen.getByRole('button', { name: 'Account: Ada Lovelace' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Developer panel' }))
    const panel = await screen.findByRole('dialog', { name: 'Developer panel' })
    await user.click(within(panel).getByRole('checkbox', { name: 'Cut the connection' }))
    expect(await screen.findByText(/^You are offline/)).toBeDefined()
    await user.click(within(panel).getByRole('button', { name: 'Clear all faults' }))
    await waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull())
    expect(connection.faults).toBeDefined()
  })
})
