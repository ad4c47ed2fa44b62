import type { Observable } from 'rxjs'
import type { Prefetched } from '../adapters/shared/prefetched'
import type { PortError } from '../domain/model/errors/port-error'
import type { BackendAddress, BackendKind, UnfitAddress } from '../ports/backends.port'
import type { BackupFolder, StoreRecovery } from '../ports/device.port'
import type { DeveloperTools } from '../ports/developer-tools.port'
import type { Ports } from '../ports/ports'
import type { Runtime } from '../ports/runtime.port'
import type { JsonReader } from './json-reader'

/**
 * All that the app knows of a kind of backend. It is part of the entry and must stay small: it imports everything large
 * dynamically.
 */
export interface BackendDescriptor {
  /** Stored in settings of browsers and builds, so it never changes. */
  readonly kind: string
  /** The backend that the build names, or that every browser has. */
  readonly builtIn: (build: JsonReader) => Backend | null
  /** The backend that a stored setting names; null: the setting is incomplete or not of this kind. */
  readonly backendOf: (setting: JsonReader) => Backend | null
  /** How a person adds one; null: they cannot. */
  readonly setup: (() => Promise<BackendSetup>) | null
}

/** One backend: where it is, what it offers besides the five ports, and how it is opened. */
export interface Backend {
  readonly kind: string
  /** Identifies it, and its replica, in this browser. It never changes. */
  readonly id: string
  /** Its origin; null: it is in this browser. */
  readonly origin: string | null
  /** What is stored of it and read again by `backendOf`. The keys `set` and `name` are reserved. */
  readonly setting: Readonly<Record<string, unknown>>
  /** Whether a replica may stand in front of it, so that this device works offline. */
  readonly allowsReplica: boolean
  /** For data that only this browser has; null: it is elsewhere, or not stored. */
  readonly ownData: (() => Promise<OwnData>) | null
  /**
   * Fetches the adapter set and opens it.
   *
   * @throws backend/not-configured, backend/schema-mismatch, store/corrupt, store/full, net/*
   */
  readonly open: (runtime: Runtime) => Promise<OpenedBackend>
}

export interface OwnData {
  /** For `store/corrupt` from `open` or `failures$`. */
  readonly recovery: StoreRecovery
  readonly backupFolder: BackupFolder
}

/** An adapter set, opened. */
export interface OpenedBackend {
  readonly ports: Ports
  /** Hot, replays; never completes or errors. What made the open backend unusable. */
  readonly failures$?: Observable<PortError>
  /** What a replica shows before it can answer. */
  readonly prefetched?: Prefetched
  /** Only of backends for development. */
  readonly developerTools?: DeveloperTools
  /** The ports are dead afterwards. */
  close(): Promise<void>
}

/** Fetched when a person adds or forgets a backend. */
export interface BackendSetup extends BackendKind {
  /** Checks what a person typed, without any request. */
  readonly read: (typed: BackendAddress) => { readonly status: 'ready'; readonly address: BackendAddress } | UnfitAddress
  /** Checks whether the app can use the backend at an address. Stores nothing; rejects as `open` does. */
  readonly probe: (address: BackendAddress, runtime: Runtime) => Promise<void>
  /** Deletes the session that this browser stores for it. */
  readonly forget: (backend: Backend, storage: Storage) => Promise<void>
}
