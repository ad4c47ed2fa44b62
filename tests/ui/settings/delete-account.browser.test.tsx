import { screen, waitFor, within } from '@testing-library/react'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import type { MemoryConnection } from '../../../src/adapters/memory/open-memory-backend'
import type { Id } from '../../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import { ACCOUNT, renderApp, withWorkspace, type RenderedApp } from '../support/render-app'
import { choose } from '../support/choose'

let app: RenderedApp | undefined

beforeEach(() => page.viewport(1280, 800))
afterEach(async () => {
  await app?.close()
  app = undefined
})

async function open(prepare: (connection: MemoryConnection, workspaceId: Id) => Promise<void> = async () => {}) {
  app = await renderApp({
    path: '/',
    prepare: async (connection) => prepare(connection, await withWorkspace(connection)),
  })
  await screen.findByRole('button', { name: 'Workspace: Engines' })
  await app.user.keyboard('gs')
  await app.user.click(await screen.findByRole('link', { name: 'Security' }))
  await app.user.click(await screen.findByRole('button', { name: 'Delete account' }))
  return screen.findByRole('dialog', { name: 'Delete your account?' })
}

it('an account is deleted by its password, once it is said what becomes of the workspace', async () => {
  const dialog = await open()
  const { user, connection } = app!
  const submit = within(dialog).getByRole('button', { name: 'Delete account' })
  const choice = await within(dialog).findByLabelText('New owner of Engines, who also gets your records')
  await user.click(submit)
  await within(dialog).findByText('Choose somebody, or delete the workspace.')
  await choose(user, choice, 'Delete the workspace, for good')
  await user.type(within(dialog).getByLabelText('Your password'), 'not the password')
  await user.click(submit)
  await within(dialog).findByText('The password or the code is wrong. Nothing was changed.')
  await user.clear(within(dialog).getByLabelText('Your password'))
  await user.type(within(dialog).getByLabelText('Your password'), ACCOUNT.password)
  await user.click(submit)
  await screen.findByRole('heading', { name: 'Sign in' })
  const again = connection.ports.auth.signIn({ method: 'password', email: ACCOUNT.email, password: ACCOUNT.password })
  await expect(again).rejects.toMatchObject({ code: 'auth/bad-credentials' })
})

it('leaves no workspace to a robot', async () => {
  const dialog = await open(async ({ ports }, workspaceId) => {
    const input = { workspaceId, name: 'Till', scope: 'write', expiresAt: null, robot: 'admin' } as const
    await ports.functions.call('create-api-key', input, { mutationId: mutationIdOf(browserRuntime().newId()) })
  })
  await app!.user.click(await within(dialog).findByLabelText('New owner of Engines, who also gets your records'))
  const lines = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
  await waitFor(() => expect(lines()).toEqual(['Choose', 'Delete the workspace, for good']))
})
