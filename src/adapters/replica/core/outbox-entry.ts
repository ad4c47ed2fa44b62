import type { ErrorCatalogue, ErrorCode } from '../../../domain/model/errors/catalogue'
import type { Instant } from '../../../domain/model/kernel/instant'
import type { AnyRecord } from '../../../domain/model/records/collections'
import type { ClientVia, MutationId } from '../../../domain/model/records/meta'
import type { Mutation } from '../../../domain/model/records/mutation'

/** A commit on its way to the server. JSON values only. */
export interface OutboxEntry {
  readonly mutationId: MutationId
  /** Place in the queue; made by the tab that wrote it: larger is later. */
  readonly order: number
  readonly at: Instant
  readonly via: ClientVia
  readonly mutations: readonly Mutation[]
  /** The records it touches, as they were for the person who wrote: what a three-way merge compares with. */
  readonly before: readonly (AnyRecord | null)[]
  readonly state: OutboxState
  /** A tab waits for the server's own answer: nothing of it is merged without asking. */
  readonly isAwaited: boolean
}

export type OutboxState =
  | { readonly kind: 'waiting' }
  /** The server has it, and the feed has not told of it yet. */
  | { readonly kind: 'acknowledged'; readonly records: readonly (AnyRecord | null)[] }
  /** `places`: which of the mutations conflict; `current` has the record of each mutation as the server has it. */
  | { readonly kind: 'conflicted'; readonly current: readonly (AnyRecord | null)[]; readonly places: readonly number[] }
  | { readonly kind: 'refused'; readonly error: PortErrorData }

/** A PortError as JSON. */
export interface PortErrorData {
  readonly code: ErrorCode
  readonly details: ErrorCatalogue[ErrorCode]
}
