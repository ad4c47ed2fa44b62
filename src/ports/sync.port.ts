import type { Observable } from 'rxjs'
import type { PortError } from '../domain/model/errors/port-error'
import type { FunctionInput, Refusal, WaitingName } from '../domain/model/functions/catalogue'
import type { Id } from '../domain/model/kernel/id'
import type { Instant } from '../domain/model/kernel/instant'
import type { AnyRecord } from '../domain/model/records/collections'
import type { MutationId } from '../domain/model/records/meta'
import type { Mutation } from '../domain/model/records/mutation'

/**
 * What this device holds of a workspace, and what it has still to send. Sets that write straight to where the data lies have
 * none of it. No stream of it errors or completes.
 */
export interface SyncPort {
  /** Replays the latest. */
  state(workspaceId: Id): Observable<SyncState>

  /** Commits, files and calls that are not with the server yet, first what was written first; replays the latest. */
  outbox(workspaceId: Id): Observable<readonly PendingWork[]>

  /**
   * What was not sent and never will be: whoever wrote it may not write there any more, and nothing of the workspace is on this
   * device. One for each workspace, for as long as the app is open; replays the latest.
   */
  readonly dropped$: Observable<readonly DroppedWork[]>

  /** How much of whoever is signed in is not with the server, in all workspaces, opened or not: commits, files and calls. */
  unsent(): Promise<number>

  /** Sends a commit, a file or a call that was refused once more. What is not there any more is left alone. */
  retry(mutationId: MutationId): Promise<void>

  /**
   * Gives a commit, a file or a call up. What a commit showed returns to what the server has, and what was written upon it later
   * is tried without it; of a file nothing is left, and its record goes to the trash.
   */
  discard(mutationId: MutationId): Promise<void>

  /**
   * Decides a conflict.
   * @param keep the paths of the fields that keep my value, as `mergeFields` names them; the others get theirs. Of
   *   a commit to several records, `<id of the record>:<path>` is about that one alone.
   */
  resolve(mutationId: MutationId, keep: 'mine' | 'theirs' | readonly string[]): Promise<void>

  /** Discards the entries that cannot be read. @throws store/corrupt */
  discardUnreadable(workspaceId: Id): Promise<void>

  /** The bytes of a pending file. @throws file/missing */
  bytes(mutationId: MutationId): Promise<Blob>

  /** Everything the server does not have yet, as JSON to download: unreadable entries as their text, pending files without their bytes. */
  export(workspaceId: Id): Promise<Blob>
}

export interface SyncState {
  readonly phase: SyncPhase
  /** Commits, files and calls that wait for a connection, or for their answer. A file and its record are one. */
  readonly waiting: number
  /** Commits that conflict with somebody else's write. */
  readonly conflicted: number
  /** Commits, files and calls that the server does not take. */
  readonly refused: number
  /** What was kept of commits and can be made no sense of any more: it is not sent. */
  readonly unreadable: number
  /** Nothing more fits on this device: what waits is kept, and what is written offline is not. */
  readonly isFull: boolean
  /** When the server last answered for this workspace; null: never yet. */
  readonly seenAt: Instant | null
  /** Whether this tab is the one that sends. */
  readonly isLeader: boolean
}

export type SyncPhase =
  /** Being copied to this device; until all of it is here, the server answers. */
  | { readonly kind: 'loading'; readonly records: number; /** null: not counted yet. */ readonly total: number | null }
  /** All of it is on this device. */
  | { readonly kind: 'whole' }
  /** Too large: the server answers for what is not on this device. */
  | { readonly kind: 'window' }

/** A commit, or a file or a call: only the latter have `what`. */
export type PendingWork = PendingCommit | DeferredWork

export interface PendingCommit {
  readonly mutationId: MutationId
  /** When it was written on this device. */
  readonly at: Instant
  readonly mutations: readonly Mutation[]
  /** The records as they were for the person who wrote, one for each mutation; null: there was none. */
  readonly before: readonly (AnyRecord | null)[]
  readonly state: PendingState
}

export type PendingState =
  | { readonly kind: 'waiting' }
  /** One for each mutation: the record as it now stands with the server; null: there is none. */
  | { readonly kind: 'conflicted'; readonly current: readonly (AnyRecord | null)[] }
  | { readonly kind: 'refused'; readonly error: PortError }

export interface DroppedWork {
  readonly workspaceId: Id
  /** What it was called when it was last seen here; null: nobody knows. */
  readonly workspace: string | null
  readonly works: readonly PendingWork[]
}

export interface DeferredWork {
  readonly mutationId: MutationId
  /** When it was asked for on this device. */
  readonly at: Instant
  readonly what: DeferredFile | DeferredCall
  readonly state: DeferredState
}

export interface DeferredFile {
  readonly kind: 'file'
  /** Of its record. */
  readonly id: Id
  readonly name: string
  readonly path: string
  readonly sizeBytes: number
}

export type DeferredCall = {
  readonly [N in WaitingName]: { readonly kind: 'call'; readonly name: N; readonly input: FunctionInput<N> }
}[WaitingName]

export type DeferredState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly percent: number }
  | { readonly kind: 'refused'; readonly error: PortError }
  /** The function answered that it will not. */
  | { readonly kind: 'declined'; readonly refusal: Refusal }
