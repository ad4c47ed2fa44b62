import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import type { MemoryConnection } from '../../../src/adapters/memory/open-memory-backend'
import type { Id } from '../../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'

vi.setConfig({ testTimeout: 30_000 })

const runtime = browserRuntime()
const id = runtime.newId()
let workspaceId: Id
let app: RenderedApp | undefined

beforeEach(() => page.viewport(1440, 900))
afterEach(async () => {
  await app?.close()
  app = undefined
})

async function prepare(connection: MemoryConnection): Promise<void> {
  workspaceId = await withWorkspace(connection)
  const create = { kind: 'create', collection: 'people', id, data: { firstName: 'Grace', lastName: 'Hopper' } } as const
  await connection.ports.records.commit([create], { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
}

async function portrait(): Promise<File> {
  const canvas = new OffscreenCanvas(60, 20)
  canvas.getContext('2d')?.fillRect(0, 0, 60, 20)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'portrait.png', { type: 'image/png' })
}

const header = () => screen.getByRole('button', { name: 'Picture of Grace Hopper' })

it('a picture is made square and small, shown wherever the person is, and taken back', async () => {
  const opened = await renderApp({ path: `/w/engines/people/${id}`, prepare })
  app = opened
  const { user, connection } = opened
  await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })
  const { records, files } = connection.ports

  // A script by another name.
  const script = new File(['<svg onload="alert(1)"/>'], 'portrait.svg', { type: 'image/svg+xml' })
  await choose(script)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This picture cannot be shown/)

  await choose(await portrait())
  await screen.findByText('Picture changed')
  await waitFor(() => expect(header().querySelector('img')?.naturalWidth).toBe(256))
  const person = await records.get('people', id)
  const fileId = person?.avatarFileId
  if (!fileId) throw new Error('the person has a picture')
  const file = await records.get('files', fileId)
  expect(file).toMatchObject({ mime: 'image/webp', subject: null, status: 'ready', path: `people/${id}/${fileId}` })
  expect((await files.download({ workspaceId, path: file?.path ?? '' })).type).toBe('image/webp')
  expect(within(screen.getByRole('region', { name: 'Files' })).queryByRole('listitem')).toBeNull()

  await user.click(screen.getByRole('link', { name: 'Back to people' }))
  const grid = await screen.findByRole('grid', { name: 'People' })
  await waitFor(() => expect(grid.querySelector('img')).not.toBeNull())

  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(grid.querySelector('img')).toBeNull())
})

/** The field is opened by a menu, and never in sight. */
async function choose(file: File): Promise<void> {
  const chooser = document.querySelector<HTMLInputElement>('input[type=file][aria-label="Choose a picture"]')
  if (chooser === null) throw new Error('a picture can be chosen')
  // As by a system that shows every file.
  await userEvent.setup({ applyAccept: false }).upload(chooser, file)
}
