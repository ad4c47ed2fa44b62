import { compareText } from '../../../domain/model/kernel/compare-text'
import type { AnyOrder, AnyRow } from '../../../domain/model/query/ast'
import { compareByOrder, type Position } from '../../../domain/model/query/order'
import type { KeyColumn } from './key-column'
import type { RowBatch } from './row-batch'
import type { RowSlots } from './row-slots'
import { SortedSlots, sortSlots } from './sorted-slots'

export interface OrderedBy {
  readonly order: AnyOrder
  readonly column: KeyColumn
}

/** All rows of a store in one order: sorted when first scanned, and then kept sorted. */
export class SortIndex<Row extends AnyRow> {
  private readonly slots: RowSlots<Row>
  private readonly ordered: readonly OrderedBy[]
  private sorted: SortedSlots | null = null

  constructor(slots: RowSlots<Row>, ordered: readonly OrderedBy[]) {
    this.slots = slots
    this.ordered = ordered
  }

  /** While it is not sorted, comparing is cheaper for finding a few rows. */
  get isSorted(): boolean {
    return this.sorted !== null
  }

  /** 1 for each change that moves its row. */
  moved(batch: RowBatch<Row>): Uint8Array {
    const [first, ...others] = this.ordered.map(({ column }) => batch.differencesIn(column))
    if (first === undefined)
      return Uint8Array.from(batch.changes, ({ before, after }) => (before === null || after === null ? 1 : 0))
    return others.length === 0 ? first : first.map((differs, at) => differs | Number(others.some((other) => other[at] === 1)))
  }

  detach(batch: RowBatch<Row>): void {
    const { sorted } = this
    if (sorted === null) return
    const moved = this.moved(batch)
    batch.changes.forEach(({ slot, before }, at) => {
      if (before !== null && moved[at] === 1) sorted.remove(slot)
    })
  }

  /** Inserts the rows by their new keys. */
  attach(batch: RowBatch<Row>): void {
    const { sorted } = this
    if (sorted === null) return
    const moved = this.moved(batch)
    batch.changes.forEach(({ slot, after }, at) => {
      if (after !== null && moved[at] === 1) sorted.insert(slot, (other) => this.compare(slot, other))
    })
  }

  compare(a: number, b: number): number {
    for (const { order, column } of this.ordered) {
      const difference = compareByOrder(order, column.keys[a] ?? null, column.keys[b] ?? null)
      if (difference !== 0) return difference
    }
    return this.slots.compareIds(a, b)
  }

  /** The position of a slot, as cursors encode it. */
  positionOf(slot: number): Position {
    return { keys: this.ordered.map(({ column }) => column.keys[slot] ?? null), id: this.slots.at(slot)?.id ?? '' }
  }

  comparePosition(position: Position, slot: number): number {
    for (const [index, { order, column }] of this.ordered.entries()) {
      const difference = compareByOrder(order, position.keys[index] ?? null, column.keys[slot] ?? null)
      if (difference !== 0) return difference
    }
    return compareText(position.id, this.slots.at(slot)?.id ?? '')
  }

  /** Visits the slots after a position until `visit` returns false; true when it reached the end. */
  scan(after: Position | null, visit: (slot: number) => boolean): boolean {
    this.sorted ??= this.sort()
    return this.sorted.scan(after === null ? null : (other) => this.comparePosition(after, other), visit)
  }

  private sort(): SortedSlots {
    const ranked = this.ordered.map(({ order, column }) => ({ order, ranks: column.ranked() }))
    return new SortedSlots(sortSlots(this.slots.byId(), ranked), this.slots.rows.length)
  }
}
