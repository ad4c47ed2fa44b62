import type { FieldDifference } from '../../../domain/model/imports/planning/patch-of'
import type { Fate } from '../../../domain/model/imports/planning/plan'
import type { CellReason } from '../../../domain/model/imports/planning/account/cell-outcome'
import type { CollectionName } from '../../../domain/model/records/collections'
import type { RecordRef } from '../../../domain/model/imports/planning/planned-write'
import type { ImportCollection } from '../../../domain/model/imports/import-collections'
import type { RowProblem } from '../../../domain/model/imports/problem'
import type { Id } from '../../../domain/model/kernel/id'

/** By what becomes of a row; `warn`: it is written, and something of it is left out or kept otherwise. */
export const ROW_FILTERS = ['all', 'create', 'update', 'skip', 'fail', 'warn'] as const
export type RowFilter = (typeof ROW_FILTERS)[number]
export type RowCounts = Readonly<Record<RowFilter, number>>

/** The rows behind one count: that stay out for a reason, or that have such a cell or such a record. */
export type RowsAbout =
  | { readonly kind: 'out'; readonly reason: CellReason }
  /** `reason: null`: any filled cell of the column. */
  | { readonly kind: 'cells'; readonly column: number; readonly reason: CellReason | null }
  | { readonly kind: 'records'; readonly collection: CollectionName; readonly end: 'made' | 'changed' | 'unchanged' }

export interface RowQuery {
  readonly filter: RowFilter
  /** `null`: whatever else is true of them. */
  readonly about: RowsAbout | null
  /** Words that the row holds, in any cell. */
  readonly search: string
}

export interface RowWindow {
  /** Rows that the query finds in all. */
  readonly total: number
  readonly rows: readonly RowView[]
}

export interface RowView {
  /** Index into the rows of the file. */
  readonly row: number
  readonly line: number
  readonly fate: Fate
  readonly problems: readonly RowProblem[]
  /** Its first values, to know it by. */
  readonly text: string
  /** A cell of it was changed here, or it was left out by hand. */
  readonly isMended: boolean
}

/** All there is to say of one row. */
export interface RowDetail {
  readonly row: number
  readonly cells: readonly CellView[]
  readonly records: readonly RecordView[]
  /** Records that fit, where several do. */
  readonly candidates: readonly FittingRecord[]
  /** What the ids among the values name: companies, people, tags, those that are only planned too. */
  readonly names: readonly (readonly [Id, string])[]
}

export interface CellView {
  readonly column: number
  /** As it is read now; shortened if it is very long. */
  readonly text: string
  /** As the file has it, where it was changed. */
  readonly original: string | null
  /** It is too long to be changed here. */
  readonly isCut: boolean
}

/** One record that the row makes or changes. */
export interface RecordView {
  readonly kind: 'create' | 'update'
  readonly collection: ImportCollection
  readonly id: Id
  readonly name: string
  readonly differences: readonly FieldDifference[]
  /** Of a deal's amounts, which may differ in their currency alone. */
  readonly currency: Readonly<Record<Side, string | null>>
}

/** Of a difference: what was there, what the file says, and what is there then. */
export type Side = 'before' | 'incoming' | 'after'

export interface FittingRecord {
  readonly ref: RecordRef
  readonly name: string
  /** What tells it from others of its name. */
  readonly hint: string
}

/** A cell that is read otherwise than the file has it. */
export interface CellEdit {
  readonly row: number
  readonly column: number
  readonly text: string
}
