import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import type { Id } from '../../../src/domain/model/kernel/id'
import { everythingIn } from '../../../src/domain/model/records/check-query'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'

const runtime = browserRuntime()
let app: RenderedApp
let workspaceId: Id

beforeEach(() => page.viewport(1280, 800))
afterEach(() => app.close())

it('reads the next step of deals from one line, as of every other task', async () => {
  app = await renderApp({
    path: '/w/engines/health?check=deals-without-next-step',
    prepare: async (connection) => {
      workspaceId = await withWorkspace(connection)
      const { records } = connection.ports
      const orderBy = [{ field: 'position', direction: 'asc', empty: 'last' }] as const
      const { items } = await records.list('stages', { workspaceId, orderBy, limit: 1 })
      const { id: stageId, pipelineId } = items[0]!
      const data = { title: 'Looms', stageId, pipelineId, currency: 'EUR', rank: 'a0' }
      await records.commit([{ kind: 'create', collection: 'deals', id: runtime.newId(), data }], {
        workspaceId,
        mutationId: mutationIdOf(runtime.newId()),
      })
    },
  })
  const { user } = app
  await user.click(await screen.findByRole('checkbox', { name: 'Select Looms' }))
  await user.click(screen.getByRole('button', { name: 'Add a task' }))
  const field = await screen.findByRole('textbox', { name: 'Task' })
  await user.clear(field)
  await user.type(field, 'Send offer 24/12/2030 !high')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(async () => {
    const { items } = await app.connection.ports.records.list('tasks', everythingIn(workspaceId, 10))
    expect(items).toMatchObject([{ title: 'Send offer', dueOn: '2030-12-24', priority: 'high' }])
  })
})
