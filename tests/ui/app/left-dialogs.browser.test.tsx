import { screen, waitFor, within } from '@testing-library/react'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'
import { inTurn } from '../../support/in-turn'

let app: RenderedApp | undefined

vi.setConfig({ testTimeout: 30_000 })

beforeEach(() => page.viewport(1280, 800))
afterEach(async () => {
  await app?.close()
  app = undefined
})

async function open(): Promise<RenderedApp> {
  app = await renderApp({ path: '/w/engines/reports', prepare: async (connection) => void (await withWorkspace(connection)) })
  await screen.findByRole('heading', { level: 1, name: 'Reports' })
  return app
}

const DIALOGS = [
  { keys: 'cp', title: 'New person', field: 'First name' },
  { keys: 'co', title: 'New company', field: 'Name' },
  { keys: 'cd', title: 'New deal', field: 'Title' },
  { keys: 'ct', title: 'New task', field: 'Details' },
  { keys: 'cl', title: 'Log a call', field: 'What was said' },
] as const

describe('a dialog that is left', () => {
  it.each(inTurn(DIALOGS, 2))(
    'keeps what was typed into “$title”, says so, and lets one begin anew',
    async ({ keys, title, field }) => {
      const { user, reopen } = await open()
      const dialogNow = async () => {
        await user.keyboard(keys)
        return within(await screen.findByRole('dialog', { name: title }))
      }
      const fieldIn = (dialog: Pick<typeof screen, 'getByRole'>) =>
        dialog.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${field}`) })

      await user.type(fieldIn(await dialogNow()), 'Half a thought')
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(fieldIn(await dialogNow()).value).toBe('Half a thought')

      reopen('/w/engines/reports')
      await screen.findByRole('heading', { level: 1, name: 'Reports' })
      const dialog = await dialogNow()
      expect(fieldIn(dialog).value).toBe('Half a thought')
      expect(dialog.getByText('You wrote this earlier and did not save it.')).toBeDefined()
      await user.click(dialog.getByRole('button', { name: 'Discard' }))
      expect(fieldIn(dialog).value).toBe('')
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(fieldIn(await dialogNow()).value).toBe('')
    },
  )

  it('keeps nothing of what was saved, and its message leads to what was made', async () => {
    const { user } = await open()
    await user.keyboard('cd')
    const dialog = within(await screen.findByRole('dialog', { name: 'New deal' }))
    await user.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Engines for Turin')
    await user.click(dialog.getByRole('button', { name: 'Create deal' }))
    await screen.findByText('Engines for Turin created')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New deal' })).toBeNull())
    expect(Object.keys(localStorage).filter((key) => key.startsWith('portside.draft.'))).toEqual([])
    await user.click(screen.getByRole('button', { name: /^Open/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Engines for Turin' })).toBeDefined()
  })

  it('says with a way to it that a task was made', async () => {
    const { user } = await open()
    await user.keyboard('ct')
    const task = within(await screen.findByRole('dialog', { name: 'New task' }))
    await user.type(task.getByRole('textbox', { name: /^Task/ }), 'Oil the loom')
    await user.click(task.getByRole('button', { name: 'Create task' }))
    await screen.findByText('“Oil the loom” added')
    await user.click(await screen.findByRole('button', { name: /^Open/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Tasks' })).toBeDefined()
  })
})

describe('a dialog that keeps no draft', () => {
  it('asks before Esc loses what was typed, and only then', async () => {
    app = await renderApp({
      path: '/w/engines/settings/pipelines',
      prepare: async (connection) => void (await withWorkspace(connection)),
    })
    const { user } = app
    const begin = async () => {
      await user.click(await screen.findByRole('button', { name: 'New pipeline' }))
      return within(await screen.findByRole('dialog', { name: 'New pipeline' }))
    }
    await begin()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
    await user.type((await begin()).getByRole('textbox', { name: 'Name' }), 'Renewals')
    await user.keyboard('{Escape}')
    await screen.findByRole('alertdialog', { name: 'Discard what you typed?' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(name().value).toBe('Renewals')
    await user.click(name())
    await user.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' }))
    await user.click(question.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
