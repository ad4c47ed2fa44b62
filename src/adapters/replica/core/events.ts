import type { Refusal } from '../../../domain/model/functions/catalogue'
import type { Instant } from '../../../domain/model/kernel/instant'
import type { AnyRecord, CollectionName } from '../../../domain/model/records/collections'
import type { ClientVia, MutationId } from '../../../domain/model/records/meta'
import type { Mutation, Outcome } from '../../../domain/model/records/mutation'
import type { ChangeCursor } from '../../../ports/events.port'
import type { ResumeToken } from '../../../ports/files.port'
import type { RecordChange } from '../../shared/commits/commit-entry'
import type { CopyRest, DiskStep, KeptReplica } from '../disk/replica-disk'
import type { KeptFile, PortErrorData, Undelivered } from './outbox-entry'

/** What happens to a replica. Times and new ids come with the events: the core has no clock and no randomness. */
export type CoreEvent =
  /** The first event, once the stored rows are shown. */
  | { readonly kind: 'opened'; readonly kept: KeptReplica }
  | { readonly kind: 'connection'; readonly isUp: boolean }
  | { readonly kind: 'lead'; readonly isLeader: boolean }
  /** A caller commits, and waits for an `answer`. */
  | ({ readonly kind: 'written'; readonly at: Instant } & WrittenCommit)
  /** Committed without the outbox: shown until the feed brings it. */
  | ({ readonly kind: 'passed'; readonly at: Instant; readonly records: readonly (AnyRecord | null)[] } & WrittenCommit)
  /** A file or a call is to be stored and sent later: an `answer` says when it would survive a crash. */
  | {
      readonly kind: 'deferred'
      readonly at: Instant
      readonly mutationId: MutationId
      readonly work: Undelivered['work']
    }
  /** The caller gave up waiting: nothing was promised. */
  | { readonly kind: 'called-off'; readonly mutationId: MutationId }
  /** The caller has waited as long as nobody notices: a stored commit is answered locally now. */
  | { readonly kind: 'late'; readonly mutationId: MutationId }
  /** The caller's deadline has passed. */
  | { readonly kind: 'overdue'; readonly mutationId: MutationId; readonly error: PortErrorData }
  /** The step with these entries is on the disk. */
  | { readonly kind: 'kept'; readonly mutationIds: readonly MutationId[] }
  | { readonly kind: 'unkept'; readonly mutationIds: readonly MutationId[]; readonly error: PortErrorData }
  /** @param freshId for the commit that is sent instead */
  | {
      readonly kind: 'answered'
      readonly mutationId: MutationId
      readonly outcomes: readonly Outcome<AnyRecord>[]
      readonly freshId: MutationId
    }
  | { readonly kind: 'failed'; readonly mutationId: MutationId; readonly error: PortErrorData }
  /** A file's delivery can be resumed from here. */
  | { readonly kind: 'resumable'; readonly mutationId: MutationId; readonly resume: ResumeToken }
  /** The server has all bytes of the file. */
  | { readonly kind: 'stored'; readonly mutationId: MutationId; readonly at: Instant }
  /** @param refusal null: the function did its work */
  | { readonly kind: 'called'; readonly mutationId: MutationId; readonly refusal: Refusal | null }
  | { readonly kind: 'undelivered'; readonly mutationId: MutationId; readonly error: PortErrorData }
  /** Everything committed up to the cursor since the one before. */
  | ({ readonly kind: 'fed'; readonly at: Instant } & Fed)
  /** The feed cannot tell what was missed; it resumes with the next `fed`. */
  | { readonly kind: 'gap' }
  /** The user lost access to the workspace. */
  | { readonly kind: 'denied' }
  | { readonly kind: 'read'; readonly run: number; readonly collection: CollectionName; readonly records: readonly AnyRecord[] }
  /** Everything but this rest was read. */
  | { readonly kind: 'read-to'; readonly run: number; readonly rest: CopyRest }
  /** @param held the collections that are held completely now */
  | { readonly kind: 'read-all'; readonly run: number; readonly held: readonly CollectionName[]; readonly at: Instant }
  /** The answer to `confirm`. */
  | { readonly kind: 'confirmed'; readonly asOf: number; readonly changes: readonly RecordChange[] }
  /** A step that another tab wrote. */
  | { readonly kind: 'tab-step'; readonly step: DiskStep | 'wiped' }
  | { readonly kind: 'woken'; readonly to: Waking }
  | { readonly kind: 'retry' | 'discard'; readonly mutationId: MutationId }
  | {
      readonly kind: 'resolve'
      readonly mutationId: MutationId
      readonly keep: 'mine' | 'theirs' | readonly string[]
      readonly freshId: MutationId
    }

export interface WrittenCommit {
  readonly mutationId: MutationId
  readonly via: ClientVia
  readonly mutations: readonly Mutation[]
}

export interface Fed {
  readonly changes: readonly RecordChange[]
  readonly mutationIds: readonly MutationId[]
  readonly cursor: ChangeCursor
}

/** What the outside has to do, in order. */
export type Effect =
  /** Write this to the disk, in order; `kept` or `unkept` follows with these ids. */
  | { readonly kind: 'keep'; readonly step: DiskStep; readonly mutationIds: readonly MutationId[] }
  /** Commit this; `answered` or `failed` follows. */
  | ({ readonly kind: 'send' } & WrittenCommit)
  /** Deliver this file or call; `stored`, `called` or `undelivered` follows. */
  | { readonly kind: 'deliver'; readonly entry: Undelivered }
  /** Stop the delivery: it is no longer wanted. */
  | { readonly kind: 'stop'; readonly mutationId: MutationId }
  /** Tell the server that the rest of the file will not come. */
  | { readonly kind: 'call-off'; readonly file: KeptFile }
  | { readonly kind: 'answer'; readonly mutationId: MutationId; readonly answer: Answer }
  /** Read all held collections, page by page; a run under way ends. @param rest what an interrupted copy had left to read */
  | { readonly kind: 'read'; readonly run: number; readonly rest: CopyRest | null }
  /** Read these records; `confirmed` follows, or nothing if they cannot be read. */
  | { readonly kind: 'confirm'; readonly asOf: number; readonly records: readonly RecordAt[] }
  /** Send `woken` once after this delay; it replaces an earlier one for the same purpose. */
  | { readonly kind: 'wake'; readonly to: Waking; readonly afterMs: number }
  | { readonly kind: 'wipe' }

export type Answer =
  | { readonly kind: 'outcomes'; readonly outcomes: readonly Outcome<AnyRecord>[] }
  | { readonly kind: 'error'; readonly error: PortErrorData }

export type Waking = 'send' | 'deliver' | 'confirm'

export type RecordAt = Pick<RecordChange, 'collection' | 'id'>
