import { compareText } from '../../../domain/model/kernel/compare-text'
import type { AnyOrder, AnyRow } from '../../../domain/model/query/any-query'
import { compareByOrder, type Place } from '../../../domain/model/query/order'
import type { KeyColumn } from './key-column'
import type { RowChange } from './row-change'
import type { RowSlots } from './row-slots'
import { sortSlots } from './sort-slots'
import { SortedSlots } from './sorted-slots'

export interface OrderedBy {
  readonly order: AnyOrder
  readonly column: KeyColumn
}

/** All rows of a store in one order, kept in it while rows change. */
export class SortIndex<Row extends AnyRow> {
  private readonly slots: RowSlots<Row>
  private readonly ordered: readonly OrderedBy[]
  private readonly sorted: SortedSlots

  constructor(slots: RowSlots<Row>, ordered: readonly OrderedBy[]) {
    this.slots = slots
    this.ordered = ordered
    const ranked = ordered.map(({ order, column }) => ({ order, ranks: column.ranked() }))
    this.sorted = new SortedSlots(sortSlots(slots.byId(), ranked), slots.rows.length)
  }

  /** Must the row go to another place? */
  moves({ before, after }: RowChange<Row>): boolean {
    return before === null || after === null || this.ordered.some(({ column }) => column.differs(before, after))
  }

  detach(change: RowChange<Row>): void {
    if (change.before !== null && this.moves(change)) this.sorted.remove(change.slot)
  }

  /** Puts the row in by its new keys. */
  attach(change: RowChange<Row>): void {
    const { slot, after } = change
    if (after !== null && this.moves(change)) this.sorted.insert(slot, (other) => this.compare(slot, other))
  }

  compare(a: number, b: number): number {
    for (const { order, column } of this.ordered) {
      const difference = compareByOrder(order, column.keys[a] ?? null, column.keys[b] ?? null)
      if (difference !== 0) return difference
    }
    return this.slots.compareIds(a, b)
  }

  /** Where a slot stands, as a cursor keeps it. */
  placeOf(slot: number): Place {
    return { keys: this.ordered.map(({ column }) => column.keys[slot] ?? null), id: this.slots.at(slot)?.id ?? '' }
  }

  comparePlace(place: Place, slot: number): number {
    for (const [index, { order, column }] of this.ordered.entries()) {
      const difference = compareByOrder(order, place.keys[index] ?? null, column.keys[slot] ?? null)
      if (difference !== 0) return difference
    }
    return compareText(place.id, this.slots.at(slot)?.id ?? '')
  }

  /** Visits the slots behind a place until `visit` answers false; true when it reached the end. */
  scan(after: Place | null, visit: (slot: number) => boolean): boolean {
    return this.sorted.scan(after === null ? null : (other) => this.comparePlace(after, other), visit)
  }
}
