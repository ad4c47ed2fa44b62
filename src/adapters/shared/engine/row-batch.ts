import type { Id } from '../../../domain/model/kernel/id'
import { fold } from '../../../domain/model/kernel/text-fold'
import type { AnyRow } from '../../../domain/model/query/ast'
import type { KeyColumn } from './key-column'
import { matches, type QueryPlan } from './plan'

/** Bits: the row of a change was in a listing before; it is afterwards. */
export const WAS = 1
export const IS = 2

/**
 * The changes of one batch, with what many lists need to know about each computed once: lists of the same rows in different
 * orders share the membership, and lists in the same order share which rows move.
 */
export class RowBatch<Row extends AnyRow> {
  readonly changes: readonly RowChange<Row>[]
  private readonly members = new Map<string, Uint8Array>()
  private readonly differences = new Map<KeyColumn, Uint8Array>()
  private indexes: Map<number, number> | null = null

  constructor(changes: readonly RowChange<Row>[]) {
    this.changes = changes
  }

  /** The index of the change of that slot's row. */
  indexOf(slot: number): number | undefined {
    this.indexes ??= new Map(this.changes.map((change, at) => [change.slot, at]))
    return this.indexes.get(slot)
  }

  /** `WAS` and `IS` of each change in the plan's listing. To be called before the rows are written. */
  membersOf(plan: QueryPlan<Row>): Uint8Array {
    const known = plan.admission === null ? undefined : this.members.get(plan.admission)
    if (known !== undefined) return known
    const made = Uint8Array.from(this.changes, (change) => {
      const was = matches(plan, change.before, () => change.textBefore()) ? WAS : 0
      return was | (matches(plan, change.after, () => change.textAfter()) ? IS : 0)
    })
    if (plan.admission !== null) this.members.set(plan.admission, made)
    return made
  }

  /** 1 for each row that was created or deleted, or has another key in that column. */
  differencesIn(column: KeyColumn): Uint8Array {
    const known = this.differences.get(column)
    if (known !== undefined) return known
    const made = Uint8Array.from(this.changes, ({ before, after }) =>
      before === null || after === null || column.differs(before, after) ? 1 : 0,
    )
    this.differences.set(column, made)
    return made
  }
}

interface WhatChanged<Row> {
  readonly slot: number
  readonly id: Id
  readonly before: Row | null
  readonly after: Row | null
}

/** The change of one row in a batch: `before` is null for a new row, `after` for a deleted one. */
export class RowChange<Row> {
  readonly slot: number
  readonly id: Id
  readonly before: Row | null
  readonly after: Row | null
  private readonly searchText: (row: Row) => string
  private foldedBefore: string | null = null
  private foldedAfter: string | null = null

  constructor(what: WhatChanged<Row>, searchText: (row: Row) => string) {
    this.slot = what.slot
    this.id = what.id
    this.before = what.before
    this.after = what.after
    this.searchText = searchText
  }

  /** Folded once for all live queries. */
  textBefore(): string {
    this.foldedBefore ??= this.before === null ? '' : fold(this.searchText(this.before))
    return this.foldedBefore
  }

  textAfter(): string {
    this.foldedAfter ??= this.after === null ? '' : fold(this.searchText(this.after))
    return this.foldedAfter
  }
}
