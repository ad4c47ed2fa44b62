import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import type { MemoryConnection } from '../../../src/adapters/memory/open-memory-backend'
import type { Id } from '../../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'

const runtime = browserRuntime()
let app: RenderedApp
let ids: readonly Id[]

beforeEach(() => page.viewport(1440, 900))
afterEach(() => app.close())

async function prepare({ ports }: MemoryConnection, workspaceId: Id): Promise<void> {
  const { records } = ports
  const orderBy = [{ field: 'position', direction: 'asc', empty: 'last' }] as const
  const { items } = await records.list('stages', { workspaceId, orderBy, limit: 20 })
  const { id: stageId, pipelineId } = items[0]!
  ids = ['Looms', 'Spindles', 'Shuttles'].map(() => runtime.newId())
  const deals = ['Looms', 'Spindles', 'Shuttles'].map((title, index): Mutation => {
    const data = { title, stageId, pipelineId, currency: 'EUR', rank: `a${index}` }
    return { kind: 'create', collection: 'deals', id: ids[index]!, data }
  })
  await records.commit(deals, { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
}

async function open(): Promise<RenderedApp> {
  app = await renderApp({
    path: '/w/engines/deals',
    prepare: async (connection) => prepare(connection, await withWorkspace(connection)),
  })
  return app
}

const card = (name: RegExp) => screen.findByRole('link', { name })
const owners = () => Promise.all(ids.map(async (id) => (await app.connection.ports.records.get('deals', id))?.ownerId !== null))

describe('cards selected on the board', () => {
  it('are worked on together, picked by key and by mouse, as one step to undo', async () => {
    const { user } = await open()
    const first = await card(/^Looms/)
    first.focus()
    await user.keyboard('x')
    await screen.findByText('1 selected')
    await user.click(screen.getByRole('checkbox', { name: 'Select Shuttles' }))
    await screen.findByText('2 selected')
    await card(/^Shuttles.*selected$/)

    await user.click(screen.getByRole('button', { name: 'Assign owner' }))
    await user.click(await screen.findByRole('option', { name: 'Ada Lovelace' }))
    await screen.findByText('2 deals assigned to Ada Lovelace')
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull())
    expect(await owners()).toEqual([true, false, true])

    await user.keyboard('{Control>}z{/Control}')
    await waitFor(async () => expect(await owners()).toEqual([false, false, false]))
  })

  it('are let go with Escape, and all taken with Ctrl+A', async () => {
    await open()
    const first = await card(/^Looms/)
    first.focus()
    await app.user.keyboard('{Control>}a{/Control}')
    await screen.findByText('3 selected')
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('3 selected')).toBeNull())
  })
})
