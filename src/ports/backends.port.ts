import type { Observable } from 'rxjs'
import type { AddressProblem, BackendAddress } from '../domain/model/backend/backend-address'
import type { BackupFolder } from './backup-folder.port'
import type { Ports } from './ports'

/**
 * The backends that this browser knows, and the one the app stands on. Each keeps its own session and data; turning to one
 * begins the page anew and leaves the others as they are.
 */
export interface Backends {
  /** Hot, replays the latest, never errors or completes. This browser itself is always among them, first. */
  readonly known$: Observable<readonly KnownBackend[]>
  /** Looks at what a person pasted and at what stands there. Keeps nothing, never rejects. */
  check(typed: BackendAddress): Promise<BackendFinding>
  /** Keeps it under a name, and turns to it. */
  add(address: BackendAddress, name: string): void
  /** Turns to one of the known. */
  choose(id: string): void
  /**
   * Opens another of the known beside the current one, with the session that is kept for it.
   * @throws backend/not-configured where it is none of the known, and what opening a backend does
   */
  connect(id: string): Promise<ConnectedBackend>
  /**
   * Whether this device keeps a copy of what a project holds, from the next start on; the page begins anew. Without one, what
   * was never sent of it is gone, too.
   * @throws store/corrupt where the copy cannot be deleted
   */
  keepCopy(id: string, keeps: boolean): Promise<void>
  /** Where the current one is backed up to; `null`: this browser is not the only place that has its data. Never rejects. */
  backupFolder(): Promise<BackupFolder | null>
  /** Forgets one that was added here, with its session and copy; what it holds stays there. The current one cannot be forgotten. */
  forget(id: string): void
}

export interface ConnectedBackend {
  readonly ports: Ports
  /** The ports are dead afterwards. */
  readonly close: () => Promise<void>
}

export interface KnownBackend {
  readonly id: string
  /** `memory`: the data is kept in this browser. */
  readonly kind: 'memory' | 'supabase'
  /** As the person called it, else its host; empty for this browser. */
  readonly name: string
  readonly host: string
  readonly isCurrent: boolean
  /** This device keeps a copy of what it holds, and works offline; null: all of it is on this device. */
  readonly keepsCopy: boolean | null
  /** It was added in this browser, so that it can be forgotten. */
  readonly wasAdded: boolean
}

export type BackendFinding =
  | { readonly status: 'ready'; readonly address: BackendAddress }
  | { readonly status: AddressProblem }
  /** No answer came, or none of the backend itself. */
  | { readonly status: 'unreachable' }
  /** The policy that this app is served with does not let it talk to that address. */
  | { readonly status: 'blocked'; readonly origin: string }
  | { readonly status: 'not-supabase' }
  | { readonly status: 'wrong-key' }
  /** A project without Portside's tables. */
  | { readonly status: 'no-schema' }
  /** The backend is older or newer than this app. */
  | { readonly status: 'older' | 'newer'; readonly found: string; readonly expected: string }
