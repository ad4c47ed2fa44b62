import type { AnyRow } from '../../../domain/model/query/ast'
import type { KeyColumn } from './key-column'
import { matches, type Plan } from './plan'
import type { RowChange } from './row-change'

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
  membersOf(plan: Plan<Row>): Uint8Array {
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
