import { screen, waitFor, within } from '@testing-library/react'
import { firstValueFrom } from 'rxjs'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import type { MemoryBackend, MemoryConnection } from '../../../src/adapters/memory/open-memory-backend'
import type { Id } from '../../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import type { Role } from '../../../src/domain/model/workspaces/workspace'
import { ACCOUNT, renderApp, withWorkspace, type RenderedApp } from '../support/render-app'
import { choose } from '../support/choose'

let app: RenderedApp | undefined
let workspaceId: Id
let colleague: MemoryConnection

beforeEach(() => page.viewport(1280, 800))
afterEach(async () => {
  await app?.close()
  app = undefined
})

/** Ada, an owner, looks at the members; Ben has the role. */
async function open(role: Role = 'member'): Promise<RenderedApp> {
  app = await renderApp({
    path: '/',
    prepare: async (connection, backend) => {
      workspaceId = await withWorkspace(connection)
      await join(connection, backend, role)
    },
  })
  await screen.findByRole('button', { name: 'Workspace: Engines' })
  await app.user.keyboard('gs')
  await app.user.click(await screen.findByRole('link', { name: 'Members' }))
  // The first to come here waits for the code of the section as well.
  await screen.findByRole('list', { name: 'Members' })
  return app
}

async function join({ ports }: MemoryConnection, backend: MemoryBackend, role: Role): Promise<void> {
  const mutationId = () => ({ mutationId: mutationIdOf(browserRuntime().newId()) })
  await ports.functions.call('invite-member', { workspaceId, email: 'ben@example.com', role }, mutationId())
  colleague = backend.connect()
  await colleague.ports.auth.signUp({ ...ACCOUNT, email: 'ben@example.com', name: 'Ben Okafor' })
  await colleague.ports.functions.call('accept-invitation', { token: await mailedToken(backend) }, mutationId())
}

async function mailedToken({ mailbox }: MemoryBackend): Promise<string> {
  const [mail] = await firstValueFrom(mailbox.mails$)
  return mail?.path.split('/').at(-1) ?? ''
}

describe('the members', () => {
  it('are asked in by a link to pass on where no mail is sent; it is made anew, and taken back', async () => {
    const { user, backend } = await open()
    await user.click(screen.getByRole('button', { name: 'Invite' }))
    const dialog = await screen.findByRole('dialog', { name: 'Invite to this workspace' })
    await user.type(within(dialog).getByRole('textbox', { name: 'E-mail' }), 'nobody')
    await user.click(within(dialog).getByRole('button', { name: 'Create invitation' }))
    await within(dialog).findByText('E-mail must look like name@example.com.')
    await user.type(within(dialog).getByRole('textbox', { name: 'E-mail' }), '@example.com')
    await choose(user, within(dialog).getByRole('combobox', { name: 'Role' }), 'Viewer')
    await user.click(within(dialog).getByRole('button', { name: 'Create invitation' }))
    const pending = await screen.findByRole('list', { name: 'Invitations' })
    await within(pending).findByText('Viewer, invited by Ada Lovelace')
    const first = await mailedToken(backend)
    await within(pending).findByText('No e-mail was sent. Pass this link on to nobody@example.com:')
    await within(pending).findByText(`${location.origin}/invite/${first}`)
    expect(within(pending).queryByRole('button', { name: 'Copy' })).not.toBeNull()
    await user.click(within(pending).getByRole('button', { name: 'New link for nobody@example.com' }))
    await screen.findByText('There is a new link for nobody@example.com. The previous link no longer works.')
    expect(await mailedToken(backend)).not.toBe(first)
    await user.click(within(pending).getByRole('button', { name: 'Revoke the invitation to nobody@example.com' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Invitations' })).toBeNull())
  })

  it('keep an owner: the last one is told so, there, and stays', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Role of Ada Lovelace: Owner' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Admin' }))
    await screen.findByText('A workspace needs an owner. Make someone else an owner first.')
    await user.click(screen.getByRole('button', { name: 'Role of Ben Okafor: Member' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Owner' }))
    await screen.findByText('Ben Okafor is now owner')
    expect(screen.queryByText(/A workspace needs an owner/)).not.toBeNull()
  })

  it('leave what they have to whom one chooses, and come back', async () => {
    const { user, connection } = await open()
    const [ben] = (await connection.ports.records.list('members', { workspaceId, search: 'Ben', limit: 1 })).items
    const id = browserRuntime().newId()
    const create = { kind: 'create', collection: 'people', id, data: { firstName: 'Nora', ownerId: ben?.id ?? null } } as const
    await connection.ports.records.commit([create], { workspaceId, mutationId: mutationIdOf(browserRuntime().newId()) })
    await user.click(screen.getByRole('button', { name: 'More about Ben Okafor' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }))
    const dialog = await screen.findByRole('dialog', { name: 'Deactivate Ben Okafor?' })
    const heir = await within(dialog).findByRole('combobox', { name: 'People (1) go to' })
    expect(within(dialog).getAllByRole('combobox')).toHaveLength(1)
    await choose(user, heir, 'Ada Lovelace')
    await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }))
    await screen.findByText('Ben Okafor is deactivated')
    const [me] = (await connection.ports.records.list('members', { workspaceId, search: 'Ada', limit: 1 })).items
    expect(await connection.ports.records.get('people', id)).toMatchObject({ ownerId: me?.id })
    expect(await colleague.ports.records.get('people', id)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'More about Ben Okafor' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Reactivate' }))
    await screen.findByText('Ben Okafor is active again')
  })

  it('are only read by who may not change them', async () => {
    const { user, connection } = await open('owner')
    const [ada] = (await connection.ports.records.list('members', { workspaceId, search: 'Ada', limit: 1 })).items
    const patch = { role: 'viewer' } as const
    await colleague.ports.records.commit(
      [{ kind: 'update', collection: 'members', id: ada?.id ?? workspaceId, patch, expect: 'any' }],
      { workspaceId, mutationId: mutationIdOf(browserRuntime().newId()) },
    )
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull())
    expect(screen.queryAllByRole('button', { name: /Role of|More about/ })).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Workspace' }))
    await screen.findByText(/Only owners can change this/)
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })
})
