import { createContext } from 'react'
import type { Backends } from '../../ports/backends.port'
import type { DeveloperTools, Mailbox } from '../../ports/developer-tools.port'
import type { WorkFiles } from '../../ports/device.port'
import type { Ports } from '../../ports/ports'
import type { Runtime } from '../../ports/runtime.port'
import type { SyncPort } from '../../ports/sync.port'
import type { RecordOf } from '../../domain/model/records/collections'
import type { User } from '../../domain/model/session/session'
import { useProvided } from '../hooks/use-provided'

/** What the composition hands to the UI: made once a backend, never replaced in place. */
export interface AppServices {
  readonly ports: Ports
  readonly runtime: Runtime
  /** What this device holds of the backend and has still to send; null: every write goes straight to it. */
  readonly sync: SyncPort | null
  /** Files of this device that work goes on with after the browser was closed. */
  readonly workFiles: WorkFiles
  /** What the backend calls itself, for the developer panel. */
  readonly backendName: string
  /** The other backends one may turn to. */
  readonly backends: Backends
  /** What a backend that sends no mail would have sent; null: it sends it. */
  readonly mailbox: Mailbox | null
  /** Only for developers, of a backend that has them. */
  readonly developerTools: DeveloperTools | null
}

export const ServicesContext = createContext<AppServices | null>(null)

export function useServices(): AppServices {
  return useProvided(ServicesContext, 'Services')
}

/** For screens only: leaf components and the design system take data and callbacks. */
export function usePorts(): Ports {
  return useServices().ports
}

export function useRuntime(): Runtime {
  return useServices().runtime
}

/** Who is signed in, and the workspaces they belong to, by name. */
export interface SessionView {
  readonly user: User
  readonly workspaces: readonly RecordOf<'workspaces'>[]
}

export const SessionContext = createContext<SessionView | null>(null)

export function useSession(): SessionView {
  return useProvided(SessionContext, 'Session')
}
