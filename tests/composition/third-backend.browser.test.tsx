import '../../src/ui/design/tokens.css'
import '../../src/ui/design/base.css'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoot, type Root } from 'react-dom/client'
import { filter, firstValueFrom } from 'rxjs'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BACKENDS } from '../../src/composition/backends/backends'
import type { Composition } from '../../src/composition/compose'
import { keepReplica } from '../../src/composition/replica'
import { startApp } from '../../src/start-app'
import { ACCOUNT, withWorkspace } from '../ui/support/render-app'
import { lanternBackend } from './lantern/descriptor'
import { servers, startServer } from './lantern/servers'
import { choose } from '../ui/support/choose'

/** What comes with code of its own has it fetched first. */
const LATE = { timeout: 15_000 }
const HERE = { descriptors: [...BACKENDS, lanternBackend], storage: localStorage, build: { VITE_PORTSIDE_BACKEND: 'lantern' } }

let before: string
let element: HTMLElement
let root: Root
let opened: Promise<Composition | null>

beforeEach(async () => {
  await page.viewport(1280, 900)
  localStorage.clear()
  before = location.href
  start()
})

afterEach(async () => {
  await leave()
  history.replaceState(null, '', before)
  for (const [host, { backend }] of servers) {
    await keepReplica(localStorage, `lantern:${host}`, null)
    await backend.close()
  }
  localStorage.clear()
  servers.clear()
})

it('takes no more than its descriptor to be chosen, looked at, signed in to, copied, written and read', async () => {
  const { backend, connections } = await startServer('pier.example')
  const server = backend.connect()
  const workspaceId = await withWorkspace(server)
  const user = userEvent.setup()

  await screen.findByRole('heading', { name: 'Connect Portside' }, LATE)
  await user.click(await screen.findByLabelText('Kind of backend', {}, LATE))
  const kinds = await screen.findAllByRole('option')
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['Lantern', 'Supabase'])
  await user.click(screen.getByRole('option', { name: 'Supabase' }))
  await screen.findByLabelText('Publishable key')
  await choose(user, screen.getByLabelText('Kind of backend'), 'Lantern')
  await screen.findByRole('heading', { name: 'Add a Lantern server' })

  const connect = async (host: string, wick: string) => {
    await user.clear(screen.getByLabelText('Host'))
    await user.type(screen.getByLabelText('Host'), host)
    await user.clear(screen.getByLabelText('Wick'))
    await user.type(screen.getByLabelText('Wick'), `${wick}{Enter}`)
  }
  await connect('nowhere', '3')
  await screen.findByText('That is no host of Lantern.')
  await connect('pier.example', 'x')
  await screen.findByText('Measure the wick again.')
  expect(screen.getByLabelText<HTMLInputElement>('Wick').value).toBe('')
  await connect('pier.example', '4')
  await screen.findByText('The wick does not fit.')
  await connect('old.example', '3')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^The backend is older than this app/))
  await connect('silent.example', '3')
  await screen.findByText(/^That address does not answer/)
  await user.type(screen.getByLabelText(/^Name/), 'Pier')
  await connect('pier.example', '3')

  await user.click(await screen.findByRole('link', { name: 'Sign in' }, LATE))
  await user.type(await screen.findByLabelText('E-mail', {}, LATE), ACCOUNT.email)
  await user.type(screen.getByLabelText('Password'), `${ACCOUNT.password}{Enter}`)
  await screen.findByRole('heading', { name: 'People', level: 1 }, LATE)

  const composition = await opened
  const sync = composition?.sync ?? null
  if (composition === null || sync === null) throw new Error('no copy stands before the backend')
  await firstValueFrom(sync.state(workspaceId).pipe(filter(({ phase }) => phase.kind === 'whole')))
  connections[0]?.faults.cutConnection()
  await user.keyboard('cp')
  const dialog = await screen.findByRole('dialog', {}, LATE)
  await user.type(within(dialog).getByLabelText('First name'), 'Grace')
  await user.click(within(dialog).getByRole('button', { name: 'Create person' }))
  await screen.findByRole('link', { name: 'Grace' }, LATE)
  expect([await sync.unsent(), await peopleOf()]).toEqual([1, []])
  connections[0]?.faults.restoreConnection()
  await expect.poll(peopleOf).toEqual(['Grace'])

  async function peopleOf() {
    const { items } = await server.ports.records.list('people', { workspaceId, limit: 9 })
    return items.map(({ firstName }) => firstName)
  }
})

/** As a page does that is opened at its first screen. */
function start(): void {
  history.replaceState(null, '', '/')
  element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element)
  opened = startApp(root, { ...HERE, restart: () => void leave().then(start) })
}

async function leave(): Promise<void> {
  const composition = await opened
  root.unmount()
  element.remove()
  await composition?.close()
}
