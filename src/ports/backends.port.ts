import type { Observable } from 'rxjs'
import type { PortError } from '../domain/model/errors/port-error'
import type { InEachLanguage } from '../domain/model/kernel/language'
import type { BackupFolder } from './backup-folder.port'
import type { Ports } from './ports'

/**
 * The backends that this browser knows, and the one the app stands on. Each keeps its own session and data; turning to one
 * begins the page anew and leaves the others as they are.
 */
export interface Backends {
  /** Hot, replays the latest, never errors or completes. This browser itself is always among them, first. */
  readonly known$: Observable<readonly KnownBackend[]>
  /** What can be added here; first the kind that is in use or wanted. Rejects where its code cannot be fetched. */
  kinds(): Promise<readonly BackendKind[]>
  /** Looks at what a person typed and at what stands there. Keeps nothing, never rejects. */
  check(kind: string, typed: BackendAddress): Promise<BackendFinding>
  /** Keeps it under a name, and turns to it. */
  add(kind: string, address: BackendAddress, name: string): void
  /** Turns to one of the known. */
  choose(id: string): void
  /**
   * Opens another of the known beside the current one, with the session that is kept for it.
   * @throws backend/not-configured where it is none of the known, and what opening a backend does
   */
  connect(id: string): Promise<ConnectedBackend>
  /**
   * Whether this device keeps a copy of what a backend holds, from the next start on; the page begins anew. Without one, what
   * was never sent of it is gone, too.
   * @throws store/corrupt where the copy cannot be deleted
   */
  keepCopy(id: string, keeps: boolean): Promise<void>
  /** Where the current one is backed up to; `null`: this browser is not the only place that has its data. Never rejects. */
  backupFolder(): Promise<BackupFolder | null>
  /** Forgets one that was added here, with its session and copy; what it holds stays there. The current one cannot be forgotten. */
  forget(id: string): Promise<void>
}

export interface ConnectedBackend {
  readonly ports: Ports
  /** The ports are dead afterwards. */
  readonly close: () => Promise<void>
}

export interface KnownBackend {
  readonly id: string
  readonly kind: string
  /** As the person called it, else its host; empty for this browser. */
  readonly name: string
  readonly host: string
  /** It is in this browser, and nowhere else. */
  readonly isOnDevice: boolean
  readonly isCurrent: boolean
  /** This device keeps a copy of what it holds, and works offline; null: no copy can stand before it. */
  readonly keepsCopy: boolean | null
  /** It was added in this browser, so that it can be forgotten. */
  readonly wasAdded: boolean
}

/** A kind of backend that can be added, with its own words. */
export interface BackendKind {
  readonly kind: string
  /** As its makers call it. */
  readonly name: InEachLanguage
  /** The heading above its form. */
  readonly add: InEachLanguage
  readonly fields: readonly BackendField[]
}

/** A part of a backend's address. */
export interface BackendField {
  /** As `backend/not-configured` names it; `name` and `set` are taken. */
  readonly name: string
  readonly label: InEachLanguage
  readonly hint: InEachLanguage
  /** What is said where the backend did not accept it. */
  readonly refused: InEachLanguage
  readonly inputMode?: 'url'
}

/** By the name of the field. */
export type BackendAddress = Readonly<Record<string, string>>

export type BackendFinding =
  | { readonly status: 'ready'; readonly address: BackendAddress }
  | UnfitAddress
  /** The policy that this app is served with does not let it talk to that address. */
  | { readonly status: 'blocked'; readonly origin: string }
  /** What opening it would reject with. */
  | { readonly status: 'failed'; readonly error: PortError }

/** Something typed cannot be right. */
export interface UnfitAddress {
  readonly status: 'unfit'
  readonly field: string
  readonly message: InEachLanguage
  /** It must not stay on the screen. */
  readonly clearsField?: boolean
}
