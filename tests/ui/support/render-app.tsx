import '../../../src/ui/design/tokens.css'
import '../../../src/ui/design/base.css'
import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode, type ReactNode } from 'react'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import { openMemoryBackend, type MemoryBackend, type MemoryConnection } from '../../../src/adapters/memory/open-memory-backend'
import type { Id } from '../../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import type { Backends } from '../../../src/ports/backends.port'
import type { Ports } from '../../../src/ports/ports'
import type { SyncPort } from '../../../src/ports/sync.port'
import { App } from '../../../src/ui/shell/app'
import { lazyWorkFiles } from '../../../src/composition/lazy-ports'
import { fakeBackends } from './fake-backends'

export const ACCOUNT = { email: 'ada@example.com', password: 'correct horse battery', name: 'Ada Lovelace' }

export interface RenderedApp {
  readonly backend: MemoryBackend
  readonly connection: MemoryConnection
  readonly user: ReturnType<typeof userEvent.setup>
  /** As after the window was closed: nothing that the page held is there any more, nor what it had claimed. */
  readonly reopen: (path: string) => void
  /** Takes the page down and lets go of the backend. */
  readonly close: () => Promise<void>
}

export interface RenderOptions {
  readonly path: string
  /** What this device has still to send; null: it writes straight through. */
  readonly sync?: SyncPort | null
  /** The backends that the browser knows; only this one where nothing is said. */
  readonly backends?: Backends
  /** What stands between the app and the backend, and around the app. */
  readonly over?: (ports: Ports) => Ports
  readonly around?: (app: ReactNode) => ReactNode
  /** What is there before the app is: an account, a workspace. */
  readonly prepare?: (connection: MemoryConnection, backend: MemoryBackend) => Promise<void>
}

/** The whole app over a fresh memory backend, as `main.tsx` renders it. */
export async function renderApp({
  path,
  sync = null,
  backends = fakeBackends().backends,
  over = (ports) => ports,
  around = (app) => app,
  prepare,
}: RenderOptions): Promise<RenderedApp> {
  localStorage.clear()
  document.documentElement.dataset.theme = 'light'
  const runtime = browserRuntime()
  const backend = await openMemoryBackend({ runtime, passwordRounds: 1 })
  const connection = backend.connect()
  await prepare?.(connection, backend)
  const before = location.href
  history.replaceState(null, '', path)
  const { ports, developerTools } = connection
  const services = {
    ports: over(ports),
    runtime,
    sync,
    developerTools,
    mailbox: developerTools.mailbox,
    backends,
    backendName: 'memory',
  }
  const kept = lazyWorkFiles()
  let window = 0
  const show = () => {
    window += 1
    const own = window
    const workFiles = { ...kept, claim: (key: string) => kept.claim(`${key} of window ${own}`) }
    render(<StrictMode>{around(<App services={{ ...services, workFiles }} />)}</StrictMode>)
  }
  show()
  return {
    backend,
    connection,
    user: userEvent.setup(),
    reopen: (at) => {
      cleanup()
      history.replaceState(null, '', at)
      show()
    },
    close: async () => {
      cleanup()
      history.replaceState(null, '', before)
      await backend.close()
    },
  }
}

/** Signs Ada up and makes her a workspace. */
export async function withWorkspace({ ports }: MemoryConnection): Promise<Id> {
  await ports.auth.signUp(ACCOUNT)
  const input = { name: 'Engines', currency: 'EUR', country: 'DE', locale: 'en-GB', timeZone: 'Europe/Berlin', sample: false }
  const answer = await ports.functions.call('create-workspace', input, { mutationId: mutationIdOf(browserRuntime().newId()) })
  if (!answer.ok) throw new Error('the workspace was refused')
  return answer.value.workspaceId
}
