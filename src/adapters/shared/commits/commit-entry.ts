import type { Id } from '../../../domain/model/kernel/id'
import type { AnyRecord, CollectionName } from '../../../domain/model/records/collections'
import type { MutationId } from '../../../domain/model/records/meta'

/** One commit, as it is kept, applied and told to others: what each touched record is after it. */
export interface CommitEntry {
  readonly workspaceId: Id
  /** Counts up by one within the workspace, without gaps; also the version of every record in it. */
  readonly seq: number
  readonly mutationId: MutationId
  readonly changes: readonly RecordChange[]
  /** For each mutation asked for, where in `changes` its record is. */
  readonly answers: readonly number[]
  /** SHA-256 of invitation tokens, and whose they are; each replaces what the invitation had. */
  readonly tokens?: readonly InvitationToken[]
}

/** `record` null: purged. */
export interface RecordChange {
  readonly collection: CollectionName
  readonly id: Id
  readonly record: AnyRecord | null
}

/** Of a record that was purged: its id is not used again. */
export type Tombstone = `${CollectionName}/${Id}`

export interface InvitationToken {
  readonly invitationId: Id
  readonly tokenHash: string
}
