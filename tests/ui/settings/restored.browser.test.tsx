import { screen, within } from '@testing-library/react'
import { firstValueFrom } from 'rxjs'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import { bundleOf } from '../../bundle/filled-workspace'
import { ACCOUNT, renderApp, withWorkspace, type RenderedApp } from '../support/render-app'

let app: RenderedApp | undefined
let bundle: Blob

beforeEach(() => page.viewport(1280, 800))
afterEach(async () => {
  await app?.close()
  app = undefined
})

it('a workspace restored beside its source says which it is, and who was in it and is not invited yet', async () => {
  const runtime = browserRuntime()
  const mutationId = () => ({ mutationId: mutationIdOf(runtime.newId()) })
  app = await renderApp({
    path: '/workspaces/restore',
    prepare: async (connection, backend) => {
      const workspaceId = await withWorkspace(connection)
      const { functions } = connection.ports
      await functions.call('invite-member', { workspaceId, email: 'ben@example.com', role: 'member' }, mutationId())
      const [mail] = await firstValueFrom(backend.mailbox.mails$)
      const ben = backend.connect()
      await ben.ports.auth.signUp({ ...ACCOUNT, email: 'ben@example.com', name: 'Ben Okafor' })
      const token = mail?.path.split('/').at(-1) ?? ''
      await ben.ports.functions.call('accept-invitation', { token }, mutationId())
      bundle = (await bundleOf({ ports: connection.ports, runtime, workspaceId })).bundle
    },
  })
  const { user } = app
  await user.upload(await screen.findByLabelText('Choose a bundle'), new File([bundle], 'engines.zip'))
  await screen.findByText(/^The ID of the workspace was already taken here/)
  await user.click(screen.getByRole('button', { name: /^Open Engines \(restored .*20\d\d/ }))
  await screen.findByRole('button', { name: /^Workspace: Engines \(restored / })
  await user.keyboard('gs')
  await user.click(await screen.findByRole('link', { name: 'Members' }))
  const list = within(await screen.findByRole('list', { name: 'Invitations' }))
  expect((await list.findAllByRole('listitem')).map((row) => row.textContent)).toEqual([
    'ben@example.comMember, was in the team before the workspace was restoredNot invited again yetNew linkRevoke',
  ])
  await user.click(list.getByRole('button', { name: 'New link for ben@example.com' }))
  await list.findByText('Member, invited by Ada Lovelace')
})
