import type { Id } from '../../../domain/model/kernel/id'
import type { AnyRecord, CollectionName } from '../../../domain/model/records/collections'
import type { MutationId } from '../../../domain/model/records/meta'

/** One commit as it is stored, applied and sent to others: the state of each changed record after it. */
export interface CommitEntry {
  readonly workspaceId: Id
  /** Increases by one within the workspace, without gaps; also the version of all its records. */
  readonly seq: number
  readonly mutationId: MutationId
  readonly changes: readonly RecordChange[]
  /** For each requested mutation, the index of its record in `changes`. */
  readonly answers: readonly number[]
  /** SHA-256 hashes of invitation tokens; each replaces its invitation's earlier one. */
  readonly tokens?: readonly InvitationToken[]
}

/** `record` null: purged. */
export interface RecordChange {
  readonly collection: CollectionName
  readonly id: Id
  readonly record: AnyRecord | null
}

/** Marks a purged record: its id is never used again. */
export type Tombstone = `${CollectionName}/${Id}`

export interface InvitationToken {
  readonly invitationId: Id
  readonly tokenHash: string
}
