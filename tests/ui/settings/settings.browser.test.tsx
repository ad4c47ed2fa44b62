import { screen, waitFor, within } from '@testing-library/react'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'
import { choose } from '../support/choose'

let app: RenderedApp | undefined

beforeEach(() => page.viewport(1280, 800))
afterEach(async () => {
  await app?.close()
  app = undefined
})

async function open(): Promise<RenderedApp> {
  app = await renderApp({ path: '/', prepare: async (connection) => void (await withWorkspace(connection)) })
  await screen.findByRole('button', { name: 'Workspace: Engines' })
  return app
}

/** The first to come here waits for the code of the section as well. */

describe('the settings', () => {
  it('open by two keys on the profile, and a new name shows in the shell at once', async () => {
    const { user } = await open()
    await user.keyboard('gs')
    const name = await screen.findByRole('textbox', { name: 'Display name' })
    await user.clear(name)
    await user.type(name, 'Countess Lovelace{Enter}')
    await screen.findByRole('button', { name: 'Account: Countess Lovelace' })
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  })

  it('let one read another clock than the workspace’s', async () => {
    const { user, connection } = await open()
    await user.keyboard('gs')
    const zone = await screen.findByRole('combobox', { name: 'Time zone' })
    expect(zone.textContent).toBe('Same as the workspace (Europe/Berlin)')
    await choose(user, zone, 'Asia/Tokyo')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Profile saved')
    const { items } = await connection.ports.records.list('workspaces', { workspaceId: null, limit: 1 })
    const workspaceId = items[0]?.id ?? null
    const members = await connection.ports.records.list('members', { workspaceId, limit: 1 })
    expect(members.items).toMatchObject([{ timeZone: 'Asia/Tokyo' }])
  })

  it('keep what was typed and say what is wrong next to the field', async () => {
    const { user } = await open()
    await user.keyboard('gs')
    await user.clear(await screen.findByRole('textbox', { name: 'Display name' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Required')
    expect(screen.getByRole('textbox', { name: 'Display name' })).toHaveProperty('value', '')
  })

  it('are found in the palette, each section by its name', async () => {
    const { user } = await open()
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox'), 'settings: workspace{Enter}')
    await screen.findByRole('heading', { name: 'Workspace', level: 1 })
    await choose(user, await screen.findByRole('combobox', { name: 'First day of the week' }), 'Sunday')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Workspace saved')
    expect(screen.getByRole('combobox', { name: 'First day of the week' }).textContent).toBe('Sunday')
  })

  it('begin on a phone with the list of sections, and lead back to it', async () => {
    await page.viewport(390, 800)
    const { user } = await open()
    await user.keyboard('gs')
    const list = await screen.findByRole('navigation', { name: 'Settings' })
    await user.click(within(list).getByRole('link', { name: 'Workspace' }))
    await user.click(await screen.findByRole('link', { name: 'All settings' }))
    await waitFor(() => expect(location.pathname).toMatch(/\/settings$/))
  })
})
