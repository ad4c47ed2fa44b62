import { screen, waitFor, within } from '@testing-library/react'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserBackupFolder } from '../../../src/adapters/browser/backup-folder'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import type { Id } from '../../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import { fakeBackends } from '../support/fake-backends'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'

let app: RenderedApp | undefined
let workspaceId: Id

beforeEach(() => page.viewport(1280, 800))
afterEach(async () => {
  await app?.close()
  app = undefined
})

async function open(section: string): Promise<RenderedApp> {
  app = await renderApp({
    path: '/',
    backends: fakeBackends(undefined, undefined, browserBackupFolder('portside-test-folders', null)).backends,
    prepare: async (connection) => {
      workspaceId = await withWorkspace(connection)
      const runtime = browserRuntime()
      const create = {
        kind: 'create',
        collection: 'people',
        id: runtime.newId(),
        data: { firstName: 'Nora', lastName: 'Lind' },
      } as const
      await connection.ports.records.commit([create], { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
    },
  })
  await screen.findByRole('button', { name: 'Workspace: Engines' })
  await app.user.keyboard('gs')
  await app.user.click(await screen.findByRole('link', { name: section }))
  return app
}

describe('the data of a workspace', () => {
  it('is said to be at risk until the browser has promised to keep it', async () => {
    vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(false)
    vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true)
    const { user } = await open('Export and erase')
    const panel = within(await screen.findByRole('region', { name: 'Kept in this browser' }))
    await panel.findByText(/^This browser may clear it by itself/)

    await user.click(panel.getByRole('button', { name: 'Ask the browser to keep it' }))

    await panel.findByText('This browser has promised not to clear it by itself.')
    expect(panel.queryByRole('button')).toBeNull()
    vi.restoreAllMocks()
  })

  it('is exported as one file, which says how much is in it', async () => {
    const { user } = await open('Export and erase')
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    await screen.findByText(/^\d+ records, /)
    expect(screen.getByRole('button', { name: 'Save the file again' })).toBeDefined()
  })

  it('gives what is known about a person as an archive', async () => {
    const { user } = await open('Export and erase')
    await user.click(await screen.findByRole('button', { name: 'Choose a person to export' }))
    await user.click(await screen.findByRole('option', { name: /Nora Lind/ }))
    const sure = await screen.findByRole('alertdialog', { name: 'Export everything about Nora Lind?' })
    await user.click(within(sure).getByRole('button', { name: 'Export' }))
    expect(await screen.findByText(/^Saved Nora Lind \d{4}-\d\d-\d\d\.zip$/)).toBeDefined()
  })

  it('loses a person for good, and says how much went', async () => {
    const { user, connection } = await open('Export and erase')
    await user.click(await screen.findByRole('button', { name: 'Choose a person' }))
    await user.type(await screen.findByRole('combobox', { name: 'Choose a person' }), 'nora')
    await user.click(await screen.findByRole('option', { name: /Nora Lind/ }))
    const sure = await screen.findByRole('alertdialog', { name: 'Erase Nora Lind for good?' })
    await user.click(within(sure).getByRole('button', { name: 'Erase for good' }))
    await screen.findByText('Nora Lind is erased')
    const left = await connection.ports.records.list('people', { workspaceId, trash: 'include', limit: 5 })
    expect(left.items).toEqual([])
  })
})

describe('a workspace', () => {
  it('is deleted by who types its name, and brought back from the list of workspaces', async () => {
    const { user } = await open('Workspace')
    await user.click(await screen.findByRole('button', { name: 'Delete workspace' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete Engines?' })
    await user.type(within(dialog).getByRole('textbox'), 'Engine{Enter}')
    await within(dialog).findByText('This is not the name. Type Engines.')
    await user.type(within(dialog).getByRole('textbox'), 's{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Restore Engines' }))
    await user.click(await screen.findByRole('link', { name: 'Engines' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Workspace: Engines' })).not.toBeNull())
  })
})
