import { screen, waitFor, within } from '@testing-library/react'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import { portError } from '../../../src/domain/model/errors/port-error'
import { instantOf } from '../../../src/domain/model/kernel/instant'
import type { AnyRecord, RecordOf } from '../../../src/domain/model/records/collections'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import type { DeferredWork, PendingCommit } from '../../../src/ports/sync.port'
import { fakeBackends } from '../support/fake-backends'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'
import { ScriptedSync } from '../support/scripted-sync'
import { testsInTurn } from '../../support/in-turn'

testsInTurn(4)

const runtime = browserRuntime()
/** What comes with code of its own has it fetched first. */
const LATE = { timeout: 10_000 }
let app: RenderedApp | undefined
let sync: ScriptedSync
let grace: RecordOf<'people'>

vi.setConfig({ testTimeout: 30_000 })

beforeEach(() => page.viewport(1280, 800))
afterEach(async () => {
  await app?.close()
  app = undefined
})

async function open(backends = fakeBackends().backends): Promise<RenderedApp> {
  sync = new ScriptedSync()
  app = await renderApp({
    path: '/',
    sync,
    backends,
    prepare: async (connection) => {
      const workspaceId = await withWorkspace(connection)
      const { records } = connection.ports
      const id = runtime.newId()
      const data = { firstName: 'Grace', lastName: 'Hopper', jobTitle: 'Commander' }
      await records.commit([{ kind: 'create', collection: 'people', id, data }], { workspaceId, mutationId: newMutation() })
      const read = await records.get('people', id)
      if (read === null) throw new Error('nobody was made')
      grace = read
    },
  })
  await screen.findByRole('link', { name: 'Up to date' }, LATE)
  // News are what comes after somebody listens, which is a moment after it is shown how things stand.
  await waitFor(() => expect(sync.isHeard).toBe(true))
  return app
}

function section(name: string): Promise<HTMLElement> {
  return screen.findByRole('region', { name }, LATE)
}

function newMutation() {
  return mutationIdOf(runtime.newId())
}

function written(patch: Partial<RecordOf<'people'>>, state: PendingCommit['state'] = { kind: 'waiting' }): PendingCommit {
  return {
    mutationId: newMutation(),
    at: instantOf(Date.now() - 120_000),
    mutations: [{ kind: 'update', collection: 'people', id: grace.id, patch, expect: grace.version }],
    before: [grace],
    state,
  }
}

function conflicted(theirs: AnyRecord): PendingCommit['state'] {
  return { kind: 'conflicted', current: [theirs] }
}

it('says beside the screen what waits for a connection, and leads to it', async () => {
  const { user, connection } = await open()
  connection.faults.cutConnection()
  await screen.findByText('You are offline. Changes are saved on this device and sent later.')
  sync.write(written({ jobTitle: 'Rear admiral' }), written({ source: 'Navy' }))
  await user.click(await screen.findByRole('link', { name: 'Saved here · 2 to send' }))
  const waiting = await section('Waiting to be sent')
  const [first, second] = within(waiting).getAllByRole('link', { name: 'Changed person “Grace Hopper”' })
  const [shownChange] = first?.closest('li')?.querySelectorAll('li') ?? []
  expect(shownChange?.textContent).toBe('Job title from Commander to Rear admiral')
  expect(second).toBeDefined()
  within(waiting).getAllByText('2 minutes ago')
  await screen.findByText('All of this workspace is on this device. The server last answered', { exact: false })
})

it('tells of what was refused when it was sent at last, with the way to send it again or give it up', async () => {
  const { user } = await open()
  const commit = written({ jobTitle: 'Rear admiral' })
  sync.write(commit)
  await screen.findByRole('link', { name: 'Sending 1' })
  sync.settle(commit.mutationId, { kind: 'refused', error: portError('access/denied', { action: 'people.update' }) })
  await screen.findByText('A change was not accepted', {}, LATE)
  await user.click(screen.getByRole('button', { name: 'Look at it' }))
  const refused = await section('Not accepted')
  within(refused).getByText('Your role does not allow this. Ask an owner or admin of the workspace.')
  await screen.findByRole('link', { name: '1 needs a decision' })

  await user.click(within(refused).getByRole('button', { name: 'Send again: Changed person “Grace Hopper”' }))
  const waiting = await section('Waiting to be sent')
  await user.click(within(waiting).getByRole('button', { name: 'Discard: Changed person “Grace Hopper”' }))
  const sure = await screen.findByRole('alertdialog', { name: 'Discard this change?' }, LATE)
  await user.click(within(sure).getByRole('button', { name: 'Discard' }))
  await screen.findByText('Everything is sent')
  expect(sync.asked).toEqual(['retry', 'discard'])
})

it('has a conflict decided field by field', async () => {
  const { user } = await open()
  const theirs = { ...grace, jobTitle: 'Captain', source: 'Yale', version: newVersion() }
  sync.write(written({ jobTitle: 'Rear admiral', source: 'Navy' }, conflicted(theirs)))
  await user.click(await screen.findByRole('link', { name: '1 needs a decision' }))
  const conflicts = await section('Needs your decision')
  within(conflicts).getByText(
    'Ada Lovelace changed the same fields in the meantime. Nothing of yours is lost: choose what to keep.',
  )
  await user.click(within(conflicts).getByRole('button', { name: 'Decide: Changed person “Grace Hopper”' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Ada Lovelace changed this in the meantime' }, LATE)
  await user.click(within(dialog).getByRole('radio', { name: /Yale/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await screen.findByText('Everything is sent')
  expect(sync.asked).toEqual(['resolve jobTitle'])
})

it('says at once of a conflict that it is to be decided, and has each of several records decided by itself', async () => {
  const { user, connection } = await open()
  const { records } = connection.ports
  const id = runtime.newId()
  const data = { firstName: 'Jean', lastName: 'Bartik', jobTitle: 'Programmer' }
  await records.commit([{ kind: 'create', collection: 'people', id, data }], {
    workspaceId: grace.workspaceId,
    mutationId: newMutation(),
  })
  const jean = (await records.get('people', id)) ?? grace
  const commit: PendingCommit = {
    ...written({}),
    mutations: [grace, jean].map((one) => {
      return { kind: 'update', collection: 'people', id: one.id, patch: { jobTitle: 'Retired' }, expect: one.version } as const
    }),
    before: [grace, jean],
  }
  sync.write(commit)
  const theirs = [
    { ...grace, jobTitle: 'Captain', version: newVersion() },
    { ...jean, jobTitle: 'Editor', version: newVersion() },
  ]
  sync.settle(commit.mutationId, { kind: 'conflicted', current: theirs })
  await screen.findByText('A change needs your decision', {}, LATE)
  await user.click(screen.getByRole('button', { name: 'Look at it' }))
  const conflicts = await section('Needs your decision')
  await user.click(within(conflicts).getByRole('button', { name: 'Decide: Changed person “Grace Hopper”' }))
  const first = await screen.findByRole('alertdialog', { name: 'Ada Lovelace changed this in the meantime' }, LATE)
  await within(first).findByText(/“Grace Hopper” · 1 of 2/)
  await user.click(within(first).getByRole('radio', { name: /Captain/ }))
  await user.click(within(first).getByRole('button', { name: 'Save' }))
  await screen.findByText(/“Jean Bartik” · 2 of 2/)
  expect(sync.asked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Everything is sent')
  expect(sync.asked).toEqual([`resolve ${jean.id}:jobTitle`])
})

it('tells of a file that was refused at last, with the ways to send it again, keep it or give it up', async () => {
  const { user } = await open()
  const what = { kind: 'file', id: runtime.newId(), name: 'offer.pdf', path: 'people/x/y', sizeBytes: 2048 } as const
  const work: DeferredWork = { mutationId: newMutation(), at: instantOf(Date.now()), what, state: { kind: 'waiting' } }
  sync.defer(work)
  sync.defer({ ...work, state: { kind: 'refused', error: portError('file/rejected', { reason: 'type' }) } })
  await screen.findByText('A file could not be uploaded', {}, LATE)
  await user.click(screen.getByRole('button', { name: 'Look at it' }))
  const refused = await section('Not accepted')
  within(refused).getByText('Files of this type cannot be attached.')
  const press = async (name: string) => {
    const button = within(refused).getByRole('button', { name: `${name}: File “offer.pdf”` })
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    await user.click(button)
  }
  await press('Download')
  await waitFor(() => expect(sync.asked).toEqual(['bytes']))
  await press('Send again')
  await press('Discard')
  const sure = await screen.findByRole('alertdialog', { name: 'Do not upload offer.pdf?' }, LATE)
  await user.click(within(sure).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(sync.asked).toEqual(['bytes', 'retry', 'discard']))
})

it('shows what can be read no more, and that there is no room, with what to do about either', async () => {
  const { user } = await open()
  sync.isFull = true
  sync.tear(2)
  await user.click(await screen.findByRole('link', { name: '2 need a decision' }))
  await screen.findByText(/^There is no room left on this device, so nothing new/, {}, LATE)
  const unreadable = await section('Cannot be read')
  within(unreadable).getByText(/^2 changes that were waiting here can no longer be read/)
  await user.click(screen.getByRole('button', { name: 'Save as a file' }))
  await waitFor(() => expect(sync.asked).toEqual(['export']))
  await user.click(within(unreadable).getByRole('button', { name: 'Discard what cannot be read' }))
  const sure = await screen.findByRole('alertdialog', { name: 'Discard what cannot be read?' }, LATE)
  await user.click(within(sure).getByRole('button', { name: 'Discard' }))
  await screen.findByText('Everything is sent')
  expect(sync.asked).toEqual(['export', 'discard what cannot be read'])
})

it('has what was trashed meanwhile decided as a whole, on a phone', async () => {
  await page.viewport(390, 844)
  const { user } = await open()
  const theirs = { ...grace, deletedAt: instantOf(Date.now()), version: newVersion() }
  sync.write(written({ jobTitle: 'Rear admiral' }, conflicted(theirs)))
  await user.click(await screen.findByRole('link', { name: '1 needs a decision' }))
  await screen.findByText('Ada Lovelace moved it to the trash in the meantime.', {}, LATE)
  await user.click(screen.getByRole('button', { name: 'Use mine: Changed person “Grace Hopper”' }))
  await screen.findByText('Everything is sent')
  expect(sync.asked).toEqual(['resolve mine'])
})

it('saves what was not sent as a file', async () => {
  const { user } = await open()
  sync.write(written({ jobTitle: 'Rear admiral' }))
  await user.keyboard('gy')
  await user.click(await screen.findByRole('button', { name: 'Save as a file' }, LATE))
  await waitFor(() => expect(sync.asked).toEqual(['export']))
})

it('asks before one signs out of what was never sent', async () => {
  const { user } = await open()
  sync.write(written({ jobTitle: 'Rear admiral' }), written({ source: 'Navy' }))
  const leave = async () => {
    await user.click(screen.getByRole('button', { name: 'Account: Ada Lovelace' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    return screen.findByRole('alertdialog', { name: 'Sign out and lose 2 changes?' }, LATE)
  }
  await user.click(within(await leave()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(within(await leave()).getByRole('button', { name: 'Sign out and delete' }))
  await screen.findByRole('heading', { name: 'Sign in' }, LATE)
})

it('asks before a copy is deleted with what was never sent', async () => {
  const project = { id: 'https://a.supabase.co', name: 'Harbour', host: 'a.supabase.co' } as const
  const { backends, asked } = fakeBackends(undefined, [
    { ...project, isOnDevice: false, isCurrent: true, keepsReplica: true, wasAdded: true },
  ])
  const { user } = await open(backends)
  sync.write(written({ jobTitle: 'Rear admiral' }))
  await user.keyboard('gs')
  await user.click(await screen.findByRole('link', { name: 'Security' }, LATE))
  const panel = await section('Work offline')
  await user.click(within(panel).getByRole('button', { name: 'Delete the copy' }))
  const sure = await screen.findByRole('alertdialog', { name: 'Delete the copy and lose 1 change?' }, LATE)
  await user.click(within(sure).getByRole('button', { name: 'Delete the copy' }))
  await waitFor(() => expect(asked).toEqual(['drop the copy of https://a.supabase.co']))
})

function newVersion() {
  return `${grace.version}+` as typeof grace.version
}

it('says what was lost with a workspace that was taken away, by name, until one has read it', async () => {
  const { user } = await open()
  const file = { kind: 'file', id: runtime.newId(), name: 'quote.txt', path: 'people/a/b', sizeBytes: 1 } as const
  const waits = { mutationId: newMutation(), at: instantOf(Date.now()), what: file, state: { kind: 'waiting' } } as const
  const commits = [written({ jobTitle: 'Admiral' })]
  sync.dropped$.next([{ workspaceId: grace.workspaceId, workspace: 'Engines', works: [...commits, waits] }])
  await screen.findByText('2 changes were not sent', undefined, LATE)
  expect(
    screen.getByText(
      'You are no longer a member of “Engines”, so nothing of it is on this device any more. Not sent: Changed person “Grace Hopper”; File “quote.txt”.',
    ),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByText('2 changes were not sent')).toBeNull())
})
