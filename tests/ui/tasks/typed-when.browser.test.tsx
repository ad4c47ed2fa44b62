import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, expect, it } from 'vitest'
import type { Id } from '../../../src/domain/model/kernel/id'
import { everythingIn } from '../../../src/domain/model/records/check-query'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'

let app: RenderedApp
let workspaceId: Id
afterEach(() => app.close())

async function newTask() {
  app = await renderApp({
    path: '/w/engines/tasks',
    prepare: async (connection) => {
      workspaceId = await withWorkspace(connection)
    },
  })
  await app.user.click(await screen.findByRole('button', { name: 'New task' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New task' }))
  await app.user.type(dialog.getByRole('textbox', { name: 'Task' }), 'Call Grace')
  return dialog
}

async function tasks() {
  return (await app.connection.ports.records.list('tasks', everythingIn(workspaceId, 10))).items
}

it('a day is typed in words, said as it was read, and written as that day', async () => {
  const dialog = await newTask()
  const due = dialog.getByLabelText('Due')
  await app.user.type(due, '3 Dec 30')
  dialog.getByText('Tue 3 Dec 2030')
  await app.user.tab()
  expect(due).toHaveProperty('value', '3 Dec 2030')
  await app.user.click(dialog.getByRole('button', { name: 'Create task' }))
  await waitFor(async () => expect(await tasks()).toMatchObject([{ title: 'Call Grace', dueOn: '2030-12-03', dueAt: null }]))
})

it('a time that is none stays as it was typed, is marked with a sentence, and nothing is written without it', async () => {
  const dialog = await newTask()
  await app.user.type(dialog.getByLabelText('Due'), '3 Dec 2030')
  const time = dialog.getByRole('textbox', { name: 'At' })
  await app.user.type(time, 'late')
  await app.user.tab()
  dialog.getByText('This is no time. Write it as 14:30.')
  expect([time.getAttribute('aria-invalid'), Reflect.get(time, 'value')]).toEqual(['true', 'late'])
  await app.user.click(dialog.getByRole('button', { name: 'Create task' }))
  expect(await tasks()).toEqual([])
  await app.user.clear(time)
  await app.user.type(time, '2pm')
  await app.user.click(dialog.getByRole('button', { name: 'Create task' }))
  await waitFor(async () => expect(await tasks()).toMatchObject([{ title: 'Call Grace', dueOn: null }]))
  expect((await tasks())[0]?.dueAt).not.toBeNull()
})

it('a day is picked from the calendar with the keyboard alone, and the focus is back in the field', async () => {
  const dialog = await newTask()
  const due = dialog.getByLabelText('Due')
  await app.user.type(due, '3 Dec 2030')
  await app.user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await screen.findByRole('grid', { name: 'December 2030' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('3'))
  const { violations } = await axe.run({ resultTypes: ['violations'] })
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
  await app.user.keyboard('{ArrowDown}{ArrowRight}{PageDown}{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(due))
  expect(due).toHaveProperty('value', '11 Jan 2031')
})
