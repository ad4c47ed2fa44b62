import type { FieldClash } from '../../domain/model/records/merge-fields'
import type { AnyRecord } from '../../domain/model/records/collections'
import { Desk } from './desk'

/** What only the person who wrote can decide: the fields that somebody else changed as well. */
export interface ConflictQuestion {
  /** What was about to be done, as its toast would say it. */
  readonly label: string
  /** The record as it now stands. */
  readonly current: AnyRecord
  readonly clashes: readonly FieldClash[]
}

/** The paths in which mine shall stand, theirs in all others; null: do not save yet. */
export type ConflictAnswer = ReadonlySet<string> | null

/** Where conflicts wait to be decided. */
export class ConflictDesk extends Desk<ConflictQuestion, ConflictAnswer> {}
