import type { Refusal } from '../../../domain/model/functions/catalogue'
import type { ErrorCatalogue, ErrorCode } from '../../../domain/model/errors/port-error'
import type { Instant } from '../../../domain/model/kernel/instant'
import type { AnyRecord } from '../../../domain/model/records/collections'
import type { ClientVia, MutationId } from '../../../domain/model/records/meta'
import type { Mutation } from '../../../domain/model/records/mutation'
import type { ResumeToken } from '../../../ports/files.port'
import type { DeferredCall, DeferredFile } from '../../../ports/sync.port'

/** A commit, a file or a call on its way to the server. JSON values only. */
export interface OutboxEntry {
  readonly mutationId: MutationId
  /** Position in the queue, given by the tab that wrote it: larger is later. */
  readonly order: number
  readonly at: Instant
  readonly via: ClientVia
  readonly mutations: readonly Mutation[]
  /** The records it touches, as the writer saw them: the base of a three-way merge. */
  readonly before: readonly (AnyRecord | null)[]
  readonly state: OutboxState
  /** A tab waits for the server's answer: the commit is not merged on its behalf. */
  readonly isAwaited: boolean
  /**
   * A file or a call; absent for a commit. It has no mutations until it is delivered. Once the bytes of a file are stored, it gets
   * the mutation that marks its record as ready, and is sent like any commit.
   */
  readonly work?: KeptFile | DeferredCall
}

/** Its bytes are in a store next to the outbox. */
export interface KeptFile extends DeferredFile {
  /** Where the upload can be resumed. */
  readonly resume: ResumeToken | null
}

/** A file or a call that is still to be delivered. */
export interface Undelivered extends OutboxEntry {
  readonly work: KeptFile | DeferredCall
}

export function isUndelivered(entry: OutboxEntry): entry is Undelivered {
  return entry.work !== undefined && entry.mutations.length === 0
}

export type OutboxState =
  | { readonly kind: 'waiting' }
  /** The server has confirmed it, and the feed has not brought it yet. */
  | { readonly kind: 'acknowledged'; readonly records: readonly (AnyRecord | null)[] }
  /** `places`: the indexes of the mutations that conflict; `current`: the server's record for each mutation. */
  | { readonly kind: 'conflicted'; readonly current: readonly (AnyRecord | null)[]; readonly places: readonly number[] }
  | { readonly kind: 'refused'; readonly error: PortErrorData }
  /** The function answered with a refusal. */
  | { readonly kind: 'declined'; readonly refusal: Refusal }

/** A PortError as JSON. */
export interface PortErrorData {
  readonly code: ErrorCode
  readonly details: ErrorCatalogue[ErrorCode]
}
