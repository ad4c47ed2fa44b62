import type { Id } from '../../../domain/model/kernel/id'
import type { CollectionName } from '../../../domain/model/records/collections'
import type { MutationId } from '../../../domain/model/records/meta'
import type { ChangeCursor } from '../../../ports/events.port'

/** One commit of a workspace, as far as the reader may see it. */
export interface PulledCommit<Row> {
  readonly before: ChangeCursor
  readonly after: ChangeCursor
  readonly mutationId: MutationId
  readonly changes: readonly PulledChange<Row>[]
}

export interface PulledChange<Row> {
  readonly collection: CollectionName
  readonly id: Id
  /** The current row; `null`: deleted, or hidden from this reader. */
  readonly row: Row | null
}

export type Pulled<Row> =
  | {
      readonly kind: 'page'
      readonly commits: readonly PulledCommit<Row>[]
      readonly cursor: ChangeCursor
      readonly more: boolean
    }
  /** The cursor is too old, or belongs to another feed. */
  | { readonly kind: 'gap' }

/** The commits after the cursor; `null` only returns the current cursor. @throws access/denied, auth/signed-out, net/* */
export type Pull<Row> = (after: ChangeCursor | null, signal: AbortSignal) => Promise<Pulled<Row>>
