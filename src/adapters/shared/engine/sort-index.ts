import { compareText } from '../../../domain/model/kernel/compare-text'
import type { AnyOrder, AnyRow } from '../../../domain/model/query/any-query'
import { compareByOrder, type Place } from '../../../domain/model/query/order'
import type { KeyColumn } from './key-column'
import type { RowChange } from './row-change'
import type { RowSlots } from './row-slots'
import { sortSlots } from './sort-slots'
import { SortedSlots } from './sorted-slots'

/** All rows of a store in one order, kept in it while rows change. */
export class SortIndex<Row extends AnyRow> {
  private readonly orders: readonly AnyOrder[]
  private readonly columns: readonly KeyColumn[]
  private readonly slots: RowSlots<Row>
  private sorted: SortedSlots

  /** @param ids the column of the field `id` */
  constructor(
    slots: RowSlots<Row>,
    ids: KeyColumn,
    ordered: readonly { readonly order: AnyOrder; readonly column: KeyColumn }[],
  ) {
    this.slots = slots
    this.orders = ordered.map(({ order }) => order)
    this.columns = ordered.map(({ column }) => column)
    const byId = sortSlots(slots.taken(), [{ order: BY_ID, ranks: ids.ranked() }])
    this.sorted = new SortedSlots(
      sortSlots(
        byId,
        ordered.map(({ order, column }) => ({ order, ranks: column.ranked() })),
      ),
    )
  }

  /** Must the row go to another place? */
  moves({ before, after }: RowChange<Row>): boolean {
    return before === null || after === null || this.columns.some((column) => column.differs(before, after))
  }

  /** Takes the row out; its keys are still those it stands by. */
  detach(change: RowChange<Row>): void {
    if (change.before !== null && this.moves(change)) this.sorted.remove(change.slot, this.against(change.slot))
  }

  /** Puts the row in by its new keys. */
  attach(change: RowChange<Row>): void {
    if (change.after !== null && this.moves(change)) this.sorted.insert(change.slot, this.against(change.slot))
  }

  compare(a: number, b: number): number {
    for (let index = 0; index < this.orders.length; index += 1) {
      const order = this.orders[index]
      const keys = this.columns[index]?.keys
      if (order === undefined || keys === undefined) continue
      const difference = compareByOrder(order, keys[a] ?? null, keys[b] ?? null)
      if (difference !== 0) return difference
    }
    return compareText(this.slots.at(a)?.id ?? '', this.slots.at(b)?.id ?? '')
  }

  /** Where a slot stands, as a cursor keeps it. */
  placeOf(slot: number): Place {
    return { keys: this.columns.map(({ keys }) => keys[slot] ?? null), id: this.slots.at(slot)?.id ?? '' }
  }

  comparePlace(place: Place, slot: number): number {
    for (let index = 0; index < this.orders.length; index += 1) {
      const order = this.orders[index]
      if (order === undefined) continue
      const difference = compareByOrder(order, place.keys[index] ?? null, this.columns[index]?.keys[slot] ?? null)
      if (difference !== 0) return difference
    }
    return compareText(place.id, this.slots.at(slot)?.id ?? '')
  }

  /** Visits the slots behind a place until `visit` answers false; true when it reached the end. */
  scan(after: Place | null, visit: (slot: number) => boolean): boolean {
    return this.sorted.scan(after === null ? null : (other) => this.comparePlace(after, other), visit)
  }

  private against(slot: number): (other: number) => number {
    return (other) => this.compare(slot, other)
  }
}

const BY_ID: AnyOrder = { field: 'id', direction: 'asc', empty: 'last' }
