import { screen, waitFor, within } from '@testing-library/react'
import { lastValueFrom } from 'rxjs'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import type { MemoryConnection } from '../../../src/adapters/memory/open-memory-backend'
import { HELD_MAIL_TYPE } from '../../../src/domain/model/integrations/mail-note'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'

const NAME = 'ada@engine.example: Ten looms.eml'
const MAIL = [
  'From: Ada Lovelace <ada@engine.example>',
  'Subject: Ten looms',
  'Message-ID: <1@engine.example>',
  '',
  'Can you do ten?',
  '',
].join('\r\n')

const runtime = browserRuntime()
let app: RenderedApp | undefined
let workspaceId: Id

beforeEach(() => page.viewport(1280, 800))
afterEach(async () => {
  await app?.close()
  app = undefined
})

const commit = ({ ports }: MemoryConnection, mutations: readonly Mutation[]) =>
  ports.records.commit(mutations, { workspaceId, mutationId: mutationIdOf(runtime.newId()) })

/** As the function leaves a mail whose sender nobody proved. */
async function heldMail(connection: MemoryConnection): Promise<void> {
  const id = runtime.newId()
  const path = `workspaces/${workspaceId}/${id}`
  const data = { name: NAME, mime: HELD_MAIL_TYPE, sizeBytes: MAIL.length, path, status: 'uploading' } as const
  await commit(connection, [{ kind: 'create', collection: 'files', id, data }])
  await lastValueFrom(connection.ports.files.upload({ workspaceId, path }, new Blob([MAIL], { type: HELD_MAIL_TYPE })))
  await commit(connection, [{ kind: 'update', collection: 'files', id, patch: { status: 'ready' }, expect: 'any' }])
}

async function open(knowsSender: boolean): Promise<RenderedApp> {
  app = await renderApp({
    path: '/',
    prepare: async (connection) => {
      workspaceId = await withWorkspace(connection)
      const emails = [{ value: 'ada@engine.example', label: null, primary: true }]
      const data = { firstName: 'Ada', emails }
      if (knowsSender) await commit(connection, [{ kind: 'create', collection: 'people', id: runtime.newId(), data }])
      await heldMail(connection)
    },
  })
  await screen.findByRole('button', { name: 'Workspace: Engines' })
  await app.user.keyboard('gs')
  await app.user.click(await screen.findByRole('link', { name: 'Integrations' }))
  return app
}

const list = async () => within(await screen.findByRole('list', { name: 'Held e-mails' }))
const isEmpty = () => waitFor(() => expect(screen.queryByRole('list', { name: 'Held e-mails' })).toBeNull())
const notesOf = async ({ connection }: RenderedApp) =>
  (await connection.ports.records.list('notes', { workspaceId, limit: 5 })).items.map(({ kind, body }) => [kind, body])
const filesOf = async ({ connection }: RenderedApp) =>
  (await connection.ports.records.list('files', { workspaceId, trash: 'include', limit: 5 })).items.map(
    ({ deletedAt }) => deletedAt !== null,
  )

describe('a mail whose sender nobody could prove', () => {
  it('is put on the timeline by who knows better, and then asked about no more', async () => {
    const shown = await open(true)
    await screen.findByText(/^Their senders could not be verified\./)

    await shown.user.click((await list()).getByRole('button', { name: `Add ${NAME} to the timeline` }))

    await screen.findByText('The e-mail is on the timeline.')
    await isEmpty()
    expect(await notesOf(shown)).toEqual([['email', '**Ten looms**\n\nCan you do ten?']])
    expect(await filesOf(shown)).toEqual([true])
  })

  it('is removed, and can be had back', async () => {
    const shown = await open(true)
    await shown.user.click((await list()).getByRole('button', { name: `Remove ${NAME}` }))
    await screen.findByText('E-mail removed')
    await isEmpty()
    expect([await notesOf(shown), await filesOf(shown)]).toEqual([[], [true]])

    await shown.user.click(screen.getByRole('button', { name: 'Undo' }))

    await list()
  })

  it('stays where it is when nobody in it is known, and says so next to it', async () => {
    const shown = await open(false)
    await shown.user.click((await list()).getByRole('button', { name: `Add ${NAME} to the timeline` }))
    await (await list()).findByText(/^Nobody in this workspace has an address from this e-mail\./)
    expect([await notesOf(shown), await filesOf(shown)]).toEqual([[], [false]])
  })
})
