import type { Observable } from 'rxjs'
import type { PortError } from '../domain/model/errors/port-error'
import type { InEachLanguage } from '../domain/model/kernel/language'
import type { BackupFolder } from './device.port'
import type { Ports } from './ports'

/**
 * The backends that this browser knows, and the current one. Each has its own session and data. Switching reloads the page and
 * leaves the others as they are.
 */
export interface Backends {
  /** Hot, replays the latest, never errors or completes. This browser itself always comes first. */
  readonly known$: Observable<readonly KnownBackend[]>
  /** The kinds that can be added here, first the one that is in use or requested. Rejects when their code cannot be fetched. */
  kinds(): Promise<readonly BackendKind[]>
  /** Probes the address a person typed. Stores nothing, never rejects. */
  check(kind: string, typed: BackendAddress): Promise<BackendFinding>
  /** Stores it under a name, and switches to it. */
  add(kind: string, address: BackendAddress, name: string): void
  /** Switches to one of the known backends. */
  choose(id: string): void
  /**
   * Opens another known backend beside the current one, with its stored session.
   * @throws backend/not-configured for an unknown id, and all that opening a backend throws
   */
  connect(id: string): Promise<ConnectedBackend>
  /**
   * Sets whether this device keeps a replica of a backend, from the next start on, and reloads the page. Turning it off
   * discards writes that were not sent.
   * @throws store/corrupt when the replica cannot be deleted
   */
  keepReplica(id: string, keeps: boolean): Promise<void>
  /** The folder that the current backend is backed up to; `null`: its data is not only in this browser. Never rejects. */
  backupFolder(): Promise<BackupFolder | null>
  /**
   * Forgets a backend that was added here, with its session and replica; its own data stays. The current one cannot be
   * forgotten.
   */
  forget(id: string): Promise<void>
}

export interface ConnectedBackend {
  readonly ports: Ports
  /** The ports cannot be used afterwards. */
  readonly close: () => Promise<void>
}

export interface KnownBackend {
  readonly id: string
  /** The name the person gave it, else its host; empty for this browser. */
  readonly name: string
  readonly host: string
  /** Its data is in this browser only. */
  readonly isOnDevice: boolean
  readonly isCurrent: boolean
  /** Whether this device keeps a replica of it and works offline; null: it cannot have one. */
  readonly keepsReplica: boolean | null
  /** Whether it was added in this browser, and can therefore be forgotten. */
  readonly wasAdded: boolean
}

/** A kind of backend that can be added, with its texts. */
export interface BackendKind {
  readonly kind: string
  /** Its makers' name for it. */
  readonly name: InEachLanguage
  /** The heading above its form. */
  readonly add: InEachLanguage
  readonly fields: readonly BackendField[]
}

/** A part of a backend's address. */
export interface BackendField {
  /** The name that `backend/not-configured` uses; `name` and `set` are reserved. */
  readonly name: string
  readonly label: InEachLanguage
  readonly hint: InEachLanguage
  /** The message when the backend did not accept it. */
  readonly refused: InEachLanguage
  readonly inputMode?: 'url'
}

/** By the name of the field. */
export type BackendAddress = Readonly<Record<string, string>>

export type BackendFinding =
  | { readonly status: 'ready'; readonly address: BackendAddress }
  | UnfitAddress
  /** This app's content security policy forbids that address. */
  | { readonly status: 'blocked'; readonly origin: string }
  /** The error that opening it would reject with. */
  | { readonly status: 'failed'; readonly error: PortError }

/** A typed value cannot be right. */
export interface UnfitAddress {
  readonly status: 'unfit'
  readonly field: string
  readonly message: InEachLanguage
  /** Whether the value must not stay on the screen. */
  readonly clearsField?: boolean
}
