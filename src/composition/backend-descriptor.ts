import type { Observable } from 'rxjs'
import type { PortError } from '../domain/model/errors/port-error'
import type { BackendAddress, BackendKind, UnfitAddress } from '../ports/backends.port'
import type { BackupFolder, StoreRecovery } from '../ports/device.port'
import type { DeveloperTools } from '../ports/developer-tools.port'
import type { Ports } from '../ports/ports'
import type { Runtime } from '../ports/runtime.port'
import type { Kept } from './kept-json'

/**
 * All that the app knows of a kind of backend. It is part of the entry, so it stays small: what is large it imports when it
 * is asked for.
 */
export interface BackendDescriptor {
  /** Settings of browsers and of builds name it: it never changes. */
  readonly kind: string
  /** The one that the build names, or that every browser has. */
  readonly builtIn: (build: Kept) => Backend | null
  /** The one that a setting names, if it names one whole. Anybody may have written the setting. */
  readonly backendOf: (setting: Kept) => Backend | null
  /** How a person adds one; null: nobody can. */
  readonly setup: (() => Promise<BackendSetup>) | null
}

/** One backend of a kind: where it is, what it can do besides the five ports, and how it is opened. */
export interface Backend {
  readonly kind: string
  /** Names it among all that a browser knows, and its replica. It never changes. */
  readonly id: string
  /** Where it answers; null: it is in this browser. */
  readonly origin: string | null
  /** What is kept of the choice: `backendOf` reads it again. `set` and `name` are taken. */
  readonly setting: Readonly<Record<string, unknown>>
  /** Whether a replica may stand in front of it, so that this device works offline. */
  readonly allowsReplica: boolean
  /** For data that only this browser has; null: it is elsewhere, or nowhere. */
  readonly ownData: (() => Promise<OwnData>) | null
  /**
   * Fetches the adapter set and opens it.
   *
   * @throws backend/not-configured, backend/schema-mismatch, store/corrupt, store/full, net/*
   */
  readonly open: (runtime: Runtime) => Promise<OpenedBackend>
}

export interface OwnData {
  /** For when opening it, or `failures$`, says `store/corrupt`. */
  readonly recovery: StoreRecovery
  readonly backupFolder: BackupFolder
}

/** An adapter set, opened. */
export interface OpenedBackend {
  readonly ports: Ports
  /** Hot, replays; never completes or errors. What makes it unusable after it was opened, where it can tell. */
  readonly failures$?: Observable<PortError>
  /** Of backends made for development. */
  readonly developerTools?: DeveloperTools
  /** The ports are dead afterwards. */
  close(): Promise<void>
}

/** Fetched when somebody is about to add a backend, or forgets one. */
export interface BackendSetup extends BackendKind {
  /** Reads what a person typed. Nobody is asked. */
  readonly read: (typed: BackendAddress) => { readonly status: 'ready'; readonly address: BackendAddress } | UnfitAddress
  /** Looks whether the app can stand on what is at an address. Keeps nothing; rejects as `open` does. */
  readonly probe: (address: BackendAddress, runtime: Runtime) => Promise<void>
  /** Takes away what this browser keeps of a session there. */
  readonly forget: (backend: Backend, storage: Storage) => Promise<void>
}
