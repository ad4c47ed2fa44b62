import { screen, waitFor, within } from '@testing-library/react'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import type { MemoryConnection } from '../../../src/adapters/memory/open-memory-backend'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'

vi.setConfig({ testTimeout: 30_000 })

const runtime = browserRuntime()
const people = ['Ada', 'Bea', 'Cia', 'Dan'].map((firstName) => ({ id: runtime.newId(), firstName }))
let app: RenderedApp | undefined

beforeEach(() => page.viewport(1440, 900))
afterEach(async () => {
  await app?.close()
  app = undefined
})

async function prepare(connection: MemoryConnection): Promise<void> {
  const workspaceId = await withWorkspace(connection)
  const mutations = people.map(({ id, firstName }): Mutation => {
    return { kind: 'create', collection: 'people', id, data: { firstName, jobTitle: firstName === 'Bea' ? 'Guest' : 'Host' } }
  })
  await connection.ports.records.commit(mutations, { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
}

async function open(path: string): Promise<RenderedApp> {
  app = await renderApp({ path: `/w/engines/${path}`, prepare })
  return app
}

const beside = (name: string) => screen.findByRole('heading', { level: 2, name }).then((heading) => heading.closest('aside'))
const idOf = (name: string) => people.find(({ firstName }) => firstName === name)?.id ?? ''

describe('a record at the side of its list', () => {
  it('follows the list, stands in the address, and goes with Escape', async () => {
    const { user } = await open('people')
    const grid = await screen.findByRole('grid', { name: 'People' })
    await within(grid).findByText('Ada')
    grid.focus()
    await user.keyboard(' ')
    const panel = await beside('Ada')
    expect([location.search, panel?.getAttribute('aria-label')]).toEqual([
      `?peek=people/${idOf('Ada')}`,
      'The person at the side',
    ])

    await user.keyboard('jj')
    await beside('Cia')
    expect(document.activeElement).toBe(grid)
    await user.keyboard('k')
    await beside('Bea')
    expect(location.search).toBe(`?peek=people/${idOf('Bea')}`)

    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'The person at the side' })).toBeNull())
    expect([location.search, document.activeElement]).toEqual(['', grid])

    const cell = within(grid).getByText('Dan').closest('[role="gridcell"]')
    const { width } = cell?.getBoundingClientRect() ?? { width: 0 }
    // The mark is drawn under a real mouse only.
    await userEvent.click(cell ?? grid, { position: { x: width - 16, y: 16 } })
    await beside('Dan')
    expect(location.search).toBe(`?peek=people/${idOf('Dan')}`)
  })

  it('opens from a link, is walked through from within, and is edited there', async () => {
    const { user, connection } = await open(`people?peek=people/${idOf('Bea')}`)
    const panel = await beside('Bea')
    if (panel === null) throw new Error('there is a panel')
    await user.click(within(panel).getByRole('button', { name: 'Edit job title' }))
    await user.keyboard('Guest of honour{Enter}')
    await screen.findByText('Job title changed')
    expect((await connection.ports.records.get('people', people[1]?.id ?? runtime.newId()))?.jobTitle).toBe('Guest of honour')

    await user.click(within(panel).getByRole('button', { name: 'Next' }))
    await beside('Cia')
    await user.keyboard('k')
    await beside('Bea')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('grid', { name: 'People' })))
  })
})

describe('a record opened from a list', () => {
  it('leads to the next and the one before in that view, and back to it', async () => {
    const { user } = await open('people?filter=jobTitle:is:Host&sort=-name')
    const grid = await screen.findByRole('grid', { name: 'People' })
    await within(grid).findByText('Dan')
    grid.focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Dan' })
    expect(screen.getByText('1 of 3')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
    await user.keyboard('j')
    await screen.findByRole('heading', { level: 1, name: 'Cia' })
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByRole('heading', { level: 1, name: 'Ada' })
    await user.keyboard('k')
    await screen.findByRole('heading', { level: 1, name: 'Cia' })
    await user.click(screen.getByRole('link', { name: 'Back to people' }))
    await screen.findByRole('grid', { name: 'People' })
    expect(location.search).toBe('?filter=jobTitle:is:Host&sort=-name')
  })
})
