import type { Observable } from 'rxjs'
import type { PortError } from '../domain/model/errors/port-error'
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

  /** What is not with the server yet, first what was written first; replays the latest. */
  outbox(workspaceId: Id): Observable<readonly PendingCommit[]>

  /** How many commits of whoever is signed in are not with the server, in all workspaces, opened or not. */
  unsent(): Promise<number>

  /** Sends a refused commit once more. What is not there any more is left alone. */
  retry(mutationId: MutationId): Promise<void>

  /** Gives a commit up: what it showed returns to what the server has, and what was written upon it later is tried without it. */
  discard(mutationId: MutationId): Promise<void>

  /**
   * Decides a conflict.
   * @param keep the paths of the fields in which mine shall stand, as `mergeFields` names them; theirs stands in the others
   */
  resolve(mutationId: MutationId, keep: 'mine' | 'theirs' | readonly string[]): Promise<void>

  /** Everything that is not with the server yet, as JSON for a file. */
  export(workspaceId: Id): Promise<Blob>
}

export interface SyncState {
  readonly phase: SyncPhase
  /** Commits that wait for the line, or for their answer. */
  readonly waiting: number
  /** Commits that somebody else's write stands against. */
  readonly conflicted: number
  /** Commits that the server does not take. */
  readonly refused: number
  /** When the server last answered for this workspace; null: never yet. */
  readonly seenAt: Instant | null
  /** Whether this tab is the one that sends. */
  readonly isLeader: boolean
}

export type SyncPhase =
  /** Being copied to this device; until all of it is here, the server answers. */
  | { readonly kind: 'loading'; readonly records: number }
  /** All of it is on this device. */
  | { readonly kind: 'whole' }
  /** Too large: the server answers for what is not on this device. */
  | { readonly kind: 'window' }

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
