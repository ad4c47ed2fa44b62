import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import type { Id } from '../../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'

const runtime = browserRuntime()
let app: RenderedApp | undefined
let workspaceId: Id

beforeEach(() => page.viewport(1280, 800))
afterEach(async () => {
  await app?.close()
  app = undefined
})

async function open(): Promise<RenderedApp> {
  app = await renderApp({
    path: '/',
    prepare: async (connection) => {
      workspaceId = await withWorkspace(connection)
    },
  })
  await screen.findByRole('button', { name: 'Workspace: Engines' })
  await app.user.keyboard('gs')
  await app.user.click(await screen.findByRole('link', { name: 'Automations' }))
  await screen.findByRole('heading', { name: 'Latest runs' })
  return app
}

it('begins with a template, is tried out, switched on, runs by itself and is undone', async () => {
  const { user, connection } = await open()
  const { records } = connection.ports
  const make = (id: Id, firstName: string) =>
    records.commit([{ kind: 'create', collection: 'people', id, data: { firstName, lifecycle: 'lead' } }], {
      workspaceId,
      mutationId: mutationIdOf(runtime.newId()),
    })
  await make(runtime.newId(), 'Ada')

  await user.click(screen.getByRole('button', { name: /^New lead/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New automation' }))
  await user.click(dialog.getByRole('button', { name: 'Try it on the last 30 days' }))
  expect(await dialog.findByText('It would have run once.')).toBeDefined()
  expect(dialog.getByText('Ada', { exact: false })).toBeDefined()
  expect((await axe.run(document.body)).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const list = within(await screen.findByRole('list', { name: 'Automations' }))
  await user.click(await list.findByRole('switch'))
  await waitFor(() => expect(list.getByRole<HTMLInputElement>('switch').checked).toBe(true))

  await make(runtime.newId(), 'Bo')
  const runs = within(await screen.findByRole('list', { name: 'Latest runs' }))
  await user.click(await runs.findByRole('button', { name: 'Undo the run about Bo' }))
  expect(await runs.findByText(/Undone/)).toBeDefined()
  expect((await records.list('tasks', { workspaceId, limit: 5 })).items).toEqual([])
  expect((await axe.run(document.body)).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})

it('is written step by step, and says what is still open', async () => {
  const { user, connection } = await open()
  await user.click(screen.getByRole('button', { name: 'New automation' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New automation' }))
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Greet')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/Every step needs what it asks for/)).toBeDefined()
  await user.type(dialog.getByRole('textbox', { name: 'Task' }), 'Say hello')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'Edit Greet' })
  const [rule] = (await connection.ports.records.list('rules', { workspaceId, limit: 5 })).items
  expect([rule!.status, JSON.parse(rule!.plan)]).toEqual([
    'off',
    { trigger: { on: 'made' }, filter: '', steps: [{ do: 'task', title: 'Say hello', assignee: 'owner', dueInDays: 1 }] },
  ])
})
