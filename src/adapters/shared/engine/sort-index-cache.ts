import type { AnyOrder, AnyRow } from '../../../domain/model/query/ast'
import { KeyColumn } from './key-column'
import type { RowBatch } from './row-batch'
import type { RowSlots } from './row-slots'
import { SortIndex } from './sort-index'

/** The sort indexes of a store. One is built at first use; held indexes and the last few used ones are kept. */
export class SortIndexCache<Row extends AnyRow> {
  private readonly slots: RowSlots<Row>
  private readonly columns = new Map<string, KeyColumn>()
  /** Least recently used first. */
  private readonly entries = new Map<string, CacheEntry<Row>>()

  constructor(slots: RowSlots<Row>) {
    this.slots = slots
  }

  /** Valid until the next change; a held index follows changes. */
  take(orders: readonly AnyOrder[]): SortIndex<Row> {
    const key = JSON.stringify(orders.map(({ field, direction, empty }) => [field, direction, empty]))
    const entry = this.entries.get(key) ?? { index: this.build(orders), fields: orders.map(({ field }) => field), holders: 0 }
    this.entries.delete(key)
    this.entries.set(key, entry)
    this.dropIdle()
    return entry.index
  }

  hold(orders: readonly AnyOrder[]): SortIndex<Row> {
    const index = this.take(orders)
    for (const entry of this.entries.values()) if (entry.index === index) entry.holders += 1
    return index
  }

  release(index: SortIndex<Row>): void {
    for (const entry of this.entries.values()) if (entry.index === index) entry.holders -= 1
  }

  /** Drops everything, to be rebuilt: cheaper than following a batch that changes many rows. */
  clear(): void {
    this.entries.clear()
    this.columns.clear()
  }

  detach(batch: RowBatch<Row>): void {
    for (const { index } of this.entries.values()) index.detach(batch)
  }

  /** To be called after the rows were written. */
  attach(batch: RowBatch<Row>): void {
    for (const column of this.columns.values()) {
      const differs = batch.differencesIn(column)
      batch.changes.forEach(({ slot, after }, at) => {
        if (differs[at] === 1) column.set(slot, after)
      })
    }
    for (const { index } of this.entries.values()) index.attach(batch)
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
    const idle = [...this.entries].filter(([, { holders }]) => holders === 0)
    if (idle.length <= MAX_IDLE) return
    for (const [key] of idle.slice(0, idle.length - MAX_IDLE)) this.entries.delete(key)
    const used = new Set([...this.entries.values()].flatMap(({ fields }) => fields))
    for (const field of this.columns.keys()) if (!used.has(field)) this.columns.delete(field)
  }
}

interface CacheEntry<Row extends AnyRow> {
  readonly index: SortIndex<Row>
  readonly fields: readonly string[]
  holders: number
}

const MAX_IDLE = 6
