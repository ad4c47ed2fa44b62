import type { CellAccount } from './account/cell-account'
import { refOf, type PlannedRecord } from './ledger'
import type { Id } from '../../kernel/id'
import type { RecordOf } from '../../records/collections'
import type { ImportCollection } from '../import-collections'
import { isError, type RowProblem, type SkipReason } from '../problem'
import type { UnknownName } from './name-resolver'
import type { NamedRecord, RowWrite, PlannedWrite, RecordRef } from './planned-write'
import type { ImportPolicy } from './policy'
import type { ReadRow } from './rows/draft'

/** Every row has exactly one fate. What an update changes, field by field, is in its write (`differencesOf`). */
export type Fate =
  | { readonly kind: 'create' | 'update'; readonly record: RecordRef }
  | {
      readonly kind: 'skip'
      readonly reason: SkipReason
      readonly record: RecordRef | null
      /** Of the row that was there first. */
      readonly line: number | null
      /** Records that fit, where several do and the person has to choose. */
      readonly candidates: readonly RecordRef[]
    }
  | { readonly kind: 'fail' }

export interface PlannedRow {
  readonly line: number
  readonly fate: Fate
  readonly problems: readonly RowProblem[]
}

export interface ImportPlan {
  readonly rows: readonly PlannedRow[]
  /** What all rows rest on, new own fields and stages: written once, before the first row. */
  readonly setup: readonly PlannedWrite[]
  readonly writes: readonly RowWrite[]
  /** What the plan was made under, and what a changed record is planned again with. */
  readonly policy: ImportPolicy
  /** Names that nobody has, and what was chosen for them (`NameChoices`). */
  readonly unknown: readonly UnknownName[]
  readonly account: CellAccount
  /** What the file calls its records, by the row that first does. */
  readonly named: ReadonlyMap<number, readonly NamedRecord[]>
}

/** What the workspace has. Deals are needed for files about deals; tasks and notes for our own exports of them. */
export interface Existing {
  readonly people: Iterable<RecordOf<'people'>>
  readonly companies: Iterable<RecordOf<'companies'>>
  readonly deals?: Iterable<RecordOf<'deals'>>
  readonly tasks?: Iterable<RecordOf<'tasks'>>
  readonly notes?: Iterable<RecordOf<'notes'>>
  readonly tags: Iterable<{ readonly id: Id; readonly name: string }>
  /** What earlier files of the same program called them. */
  readonly named?: Iterable<NamedRecord>
}

/** Which record a row is about, where several fit: one that is there, or a new one. By the row's index. */
export type MatchChoices = Readonly<Record<number, Id | 'new'>>

export interface RowToPlan {
  readonly cells: readonly string[]
  readonly line: number
  /** No cell of it holds anything. */
  readonly isEmpty: boolean
  readonly skipReason: SkipReason | null
  readonly isLeftOut: boolean
  readonly read: ReadRow
}

export interface PlanRules {
  /** What the rows are about. */
  readonly primary: ImportCollection
  readonly policy: ImportPolicy
  readonly matches: MatchChoices
  /** Where a deal goes that the file puts nowhere; `null`: there is no pipeline. */
  readonly firstStage: { readonly pipelineId: Id; readonly stageId: Id } | null
  /** Of deals that name none. */
  readonly currency: string
}

export function failed(line: number, problems: readonly RowProblem[]): PlannedRow {
  return { line, fate: { kind: 'fail' }, problems }
}

export function skip(
  reason: SkipReason,
  about: { readonly record?: PlannedRecord; readonly line?: number | null; readonly candidates?: readonly PlannedRecord[] },
): Fate {
  const { record, line = null, candidates = [] } = about
  return { kind: 'skip', reason, record: record === undefined ? null : refOf(record), line, candidates: candidates.map(refOf) }
}

/** The end of a row that is not read, or that says itself what it is; `null`: its records are planned. */
export function stoppedRow({
  line,
  isEmpty,
  skipReason,
  isLeftOut,
  read: { skip: reason, problems },
}: RowToPlan): PlannedRow | null {
  if (isLeftOut) return { line, fate: skip('left-out', {}), problems: [] }
  if (isEmpty) return { line, fate: skip('empty-row', {}), problems: problems.filter((each) => !isError(each)) }
  if (skipReason !== null) return { line, fate: skip(skipReason, {}), problems: [] }
  return reason === null ? null : { line, fate: skip(reason, {}), problems }
}
