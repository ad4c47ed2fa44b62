import type { AnyOrder, AnyRow } from '../../../domain/model/query/any-query'
import { KeyColumn } from './key-column'
import type { RowBatch } from './row-batch'
import type { RowSlots } from './row-slots'
import { SortIndex } from './sort-index'

/** The sort indexes of a store: made when first asked for, kept while held, and the last few asked for besides. */
export class IndexShelf<Row extends AnyRow> {
  private readonly slots: RowSlots<Row>
  private readonly columns = new Map<string, KeyColumn>()
  /** The one asked for longest ago first. */
  private readonly kept = new Map<string, Kept<Row>>()

  constructor(slots: RowSlots<Row>) {
    this.slots = slots
  }

  /** Good until the next change; hold it to have it follow. */
  take(orders: readonly AnyOrder[]): SortIndex<Row> {
    const key = JSON.stringify(orders.map(({ field, direction, empty }) => [field, direction, empty]))
    const kept = this.kept.get(key) ?? { index: this.build(orders), fields: orders.map(({ field }) => field), holders: 0 }
    this.kept.delete(key)
    this.kept.set(key, kept)
    this.dropIdle()
    return kept.index
  }

  hold(orders: readonly AnyOrder[]): SortIndex<Row> {
    const index = this.take(orders)
    for (const kept of this.kept.values()) if (kept.index === index) kept.holders += 1
    return index
  }

  release(index: SortIndex<Row>): void {
    for (const kept of this.kept.values()) if (kept.index === index) kept.holders -= 1
  }

  /** Everything is to be built anew: cheaper than following a batch that touches a good part of the rows. */
  clear(): void {
    this.kept.clear()
    this.columns.clear()
  }

  detach(batch: RowBatch<Row>): void {
    for (const { index } of this.kept.values()) index.detach(batch)
  }

  /** After the rows were written. */
  attach(batch: RowBatch<Row>): void {
    for (const column of this.columns.values()) {
      const differs = batch.differencesIn(column)
      batch.changes.forEach(({ slot, after }, at) => {
        if (differs[at] === 1) column.set(slot, after)
      })
    }
    for (const { index } of this.kept.values()) index.attach(batch)
  }

  private build(orders: readonly AnyOrder[]): SortIndex<Row> {
    const ordered = orders.map((order) => ({ order, column: this.column(order.field) }))
    return new SortIndex(this.slots, ordered)
  }

  private column(field: string): KeyColumn {
    const column = this.columns.get(field) ?? new KeyColumn(field, this.slots.rows)
    this.columns.set(field, column)
    return column
  }

  private dropIdle(): void {
    const idle = [...this.kept].filter(([, { holders }]) => holders === 0)
    if (idle.length <= IDLE_KEPT) return
    for (const [key] of idle.slice(0, idle.length - IDLE_KEPT)) this.kept.delete(key)
    const used = new Set([...this.kept.values()].flatMap(({ fields }) => fields))
    for (const field of this.columns.keys()) if (!used.has(field)) this.columns.delete(field)
  }
}

interface Kept<Row extends AnyRow> {
  readonly index: SortIndex<Row>
  readonly fields: readonly string[]
  holders: number
}

const IDLE_KEPT = 6
