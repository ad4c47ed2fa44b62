import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { Task } from '../../../src/domain/model/tasks/task'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import { everythingIn } from '../../../src/domain/model/records/check-query'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'

const runtime = browserRuntime()
const PERSON = runtime.newId()
let app: RenderedApp
let workspaceId: Id

beforeEach(async () => {
  await page.viewport(1280, 800)
})
afterEach(async () => {
  await app.close()
})

async function open(path: string): Promise<void> {
  app = await renderApp({
    path,
    prepare: async (connection) => {
      workspaceId = await withWorkspace(connection)
      await connection.ports.records.commit(
        [{ kind: 'create', collection: 'people', id: PERSON, data: { firstName: 'Grace' } }],
        { workspaceId, mutationId: mutationIdOf(runtime.newId()) },
      )
    },
  })
}

async function tasks(): Promise<readonly Task[]> {
  const { items } = await app.connection.ports.records.list('tasks', everythingIn(workspaceId, 10))
  return items
}

const chips = () =>
  within(screen.getByRole('list', { name: 'Read from the text' }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent)

describe('a task in one line', () => {
  it('shows what was read as chips, in both looks and at any width, and adds the task by them', async () => {
    await open('/w/engines/tasks')
    const field = await screen.findByRole('textbox', { name: 'Add a task' })
    await app.user.type(field, 'Pay Ada on 24/12/2030 at 3pm every month !high')
    expect(chips()).toEqual(['Tue, 24 Dec 2030', '15:00', 'Every month', 'High'])
    for (const width of [1280, 390])
      for (const theme of ['light', 'dark']) {
        await page.viewport(width, 800)
        document.documentElement.dataset.theme = theme
        const { violations } = await axe.run('form', { resultTypes: ['violations'] })
        expect(violations.map(({ id, nodes }) => `${id} ${width} ${theme} ${nodes[0]?.failureSummary}`)).toEqual([])
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      }
    await app.user.type(field, '{Enter}')
    await waitFor(async () =>
      expect(await tasks()).toMatchObject([
        { title: 'Pay Ada', dueAt: '2030-12-24T14:00:00.000Z', dueOn: null, repeat: 'monthly', priority: 'high' },
      ]),
    )
  })

  it('leaves the words of a chip in the title, by mouse and by keyboard', async () => {
    await open('/w/engines/tasks')
    const field = await screen.findByRole('textbox', { name: 'Add a task' })
    await app.user.type(field, 'Watch friday tomorrow daily')
    await app.user.click(screen.getByRole('button', { name: 'Leave “daily” in the title' }))
    expect(chips()).toEqual(['tomorrow'])
    expect(document.activeElement).toBe(field)
    screen.getByRole('button', { name: 'Leave “tomorrow” in the title' }).focus()
    await app.user.keyboard('{Enter}')
    expect(screen.queryByRole('list', { name: 'Read from the text' })).toBeNull()
    await app.user.type(field, '{Enter}')
    await waitFor(async () =>
      expect(await tasks()).toMatchObject([{ title: 'Watch friday tomorrow daily', dueOn: null, repeat: 'none' }]),
    )
  })

  it('says which repetition no task can have', async () => {
    await open('/w/engines/tasks')
    await app.user.type(await screen.findByRole('textbox', { name: 'Add a task' }), 'Standup every weekday 9:30')
    expect(screen.getAllByText(/A task cannot repeat “every weekday 9:30”/)).toHaveLength(2)
  })

  it('is read on the page of a record', async () => {
    await open(`/w/engines/people/${PERSON}`)
    const modes = await screen.findByRole('group', { name: 'What to add' })
    await app.user.click(within(modes).getByRole('button', { name: 'Task' }))
    await app.user.type(await screen.findByRole('textbox', { name: 'Task' }), 'Call Grace on 3 Dec 2030 !high')
    await app.user.keyboard('{Enter}')
    await waitFor(async () =>
      expect(await tasks()).toMatchObject([{ title: 'Call Grace', dueOn: '2030-12-03', subjects: [`people/${PERSON}`] }]),
    )
  })

  it('is read in the dialog of a new task', async () => {
    await open('/w/engines/tasks')
    await app.user.click(await screen.findByRole('button', { name: 'New task' }))
    const dialog = await screen.findByRole('dialog', { name: 'New task' })
    await app.user.type(within(dialog).getByRole('textbox', { name: 'Task' }), 'Call Grace on 3 Dec 2030')
    expect(chips()).toEqual(['Tue, 3 Dec 2030'])
    // What is filled in by hand holds, and the words are of the title.
    const due = within(dialog).getByLabelText('Due')
    await app.user.type(due, '2031-01-02')
    expect(screen.queryByRole('list', { name: 'Read from the text' })).toBeNull()
    await app.user.clear(due)
    expect(chips()).toEqual(['Tue, 3 Dec 2030'])
    await app.user.click(within(dialog).getByRole('button', { name: 'Create task' }))
    await waitFor(async () => expect(await tasks()).toMatchObject([{ title: 'Call Grace', dueOn: '2030-12-03' }]))
  })
})
