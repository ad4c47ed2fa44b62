import type { Refusal } from '../../../domain/model/functions/catalogue'
import type { Instant } from '../../../domain/model/kernel/instant'
import type { AnyRecord, CollectionName } from '../../../domain/model/records/collections'
import type { ClientVia, MutationId } from '../../../domain/model/records/meta'
import type { Mutation, Outcome } from '../../../domain/model/records/mutation'
import type { ChangeCursor } from '../../../ports/events.port'
import type { ResumeToken } from '../../../ports/files.port'
import type { RecordChange } from '../../shared/commits/commit-entry'
import type { DiskStep, KeptReplica } from '../disk/replica-disk'
import type { KeptFile, PortErrorData, Undelivered } from './outbox-entry'

/** What happens to a replica. Times and new ids come with the events: the core has neither clock nor chance. */
export type CoreEvent =
  /** First of all, once the rows that were kept are among those shown. */
  | { readonly kind: 'opened'; readonly kept: KeptReplica }
  | { readonly kind: 'line'; readonly isUp: boolean }
  | { readonly kind: 'lead'; readonly isLeader: boolean }
  /** Somebody commits, and waits for an `answer`. */
  | ({ readonly kind: 'written'; readonly at: Instant } & WrittenCommit)
  /** Committed past the outbox: shown until the feed has told of it. */
  | ({ readonly kind: 'passed'; readonly at: Instant; readonly records: readonly (AnyRecord | null)[] } & WrittenCommit)
  /** A file or a call is to be kept, and sent when its time has come: an `answer` says when it would survive a crash. */
  | {
      readonly kind: 'deferred'
      readonly at: Instant
      readonly mutationId: MutationId
      readonly work: Undelivered['work']
    }
  /** Whoever waits does so no longer: nothing was promised. */
  | { readonly kind: 'called-off'; readonly mutationId: MutationId }
  /** Whoever waits has waited for as long as one notices: what is kept here is answered from here. */
  | { readonly kind: 'late'; readonly mutationId: MutationId }
  /** Whoever waits has waited long enough. */
  | { readonly kind: 'overdue'; readonly mutationId: MutationId; readonly error: PortErrorData }
  /** A step with these commits would survive a crash. */
  | { readonly kind: 'kept'; readonly mutationIds: readonly MutationId[] }
  | { readonly kind: 'unkept'; readonly mutationIds: readonly MutationId[]; readonly error: PortErrorData }
  /** @param freshId for what is to be sent in its place */
  | {
      readonly kind: 'answered'
      readonly mutationId: MutationId
      readonly outcomes: readonly Outcome<AnyRecord>[]
      readonly freshId: MutationId
    }
  | { readonly kind: 'failed'; readonly mutationId: MutationId; readonly error: PortErrorData }
  /** A file that is being delivered can be gone on with from here. */
  | { readonly kind: 'resumable'; readonly mutationId: MutationId; readonly resume: ResumeToken }
  /** All bytes of the file are there. */
  | { readonly kind: 'stored'; readonly mutationId: MutationId; readonly at: Instant }
  /** @param refusal null: it was done */
  | { readonly kind: 'called'; readonly mutationId: MutationId; readonly refusal: Refusal | null }
  | { readonly kind: 'undelivered'; readonly mutationId: MutationId; readonly error: PortErrorData }
  /** Everything committed up to the cursor since the one before. */
  | ({ readonly kind: 'fed'; readonly at: Instant } & Fed)
  /** The feed cannot say what was missed; it goes on after the next `fed`. */
  | { readonly kind: 'gap' }
  /** The reader may not read here any more. */
  | { readonly kind: 'denied' }
  | { readonly kind: 'read'; readonly run: number; readonly collection: CollectionName; readonly records: readonly AnyRecord[] }
  /** @param held the collections that are held whole now */
  | { readonly kind: 'read-all'; readonly run: number; readonly held: readonly CollectionName[]; readonly at: Instant }
  /** The answer to an `ask`. */
  | { readonly kind: 'told'; readonly asOf: number; readonly changes: readonly RecordChange[] }
  /** What another tab wrote. */
  | { readonly kind: 'heard'; readonly step: DiskStep | 'wiped' }
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

/** What is to be done about it, in order. */
export type Effect =
  /** To be written to the disk in order; then comes `kept` or `unkept` with these. */
  | { readonly kind: 'keep'; readonly step: DiskStep; readonly mutationIds: readonly MutationId[] }
  /** To be committed; then comes `answered` or `failed`. */
  | ({ readonly kind: 'send' } & WrittenCommit)
  /** A file or a call; then comes `stored`, `called` or `undelivered`. */
  | { readonly kind: 'deliver'; readonly entry: Undelivered }
  /** Nobody wants it delivered any more. */
  | { readonly kind: 'stop'; readonly mutationId: MutationId }
  /** The server hears that the bytes of the file come no more. */
  | { readonly kind: 'call-off'; readonly file: KeptFile }
  | { readonly kind: 'answer'; readonly mutationId: MutationId; readonly answer: Answer }
  /** All that is held is to be read, page by page; the run that was going on is over. */
  | { readonly kind: 'read'; readonly run: number }
  /** These records are to be read; then comes `told`, or nothing where they cannot be. */
  | { readonly kind: 'ask'; readonly asOf: number; readonly records: readonly RecordAt[] }
  /** `woken` is to come, once, after this long; an earlier one to the same end is called off. */
  | { readonly kind: 'wake'; readonly to: Waking; readonly afterMs: number }
  | { readonly kind: 'wipe' }

export type Answer =
  | { readonly kind: 'outcomes'; readonly outcomes: readonly Outcome<AnyRecord>[] }
  | { readonly kind: 'error'; readonly error: PortErrorData }

export type Waking = 'send' | 'deliver' | 'ask'

export type RecordAt = Pick<RecordChange, 'collection' | 'id'>
