import type { AnyRow } from '../../../domain/model/query/any-query'

/**
 * Rows by number. A row keeps its slot while it is there, so that indexes hold small integers; a slot left by one row is
 * taken by a later one.
 */
export class RowSlots<Row extends AnyRow> {
  /** By slot; `null` where there is no row. Read it, never write it. */
  readonly rows: (Row | null)[] = []
  private readonly slots = new Map<string, number>()
  private readonly free: number[] = []

  get size(): number {
    return this.slots.size
  }

  get(id: string): Row | null {
    const slot = this.slots.get(id)
    return slot === undefined ? null : this.at(slot)
  }

  at(slot: number): Row | null {
    return this.rows[slot] ?? null
  }

  slotOf(id: string): number | null {
    return this.slots.get(id) ?? null
  }

  /** A slot for a row that has none yet; `set` fills it. */
  reserve(id: string): number {
    const slot = this.free.pop() ?? this.rows.push(null) - 1
    this.slots.set(id, slot)
    return slot
  }

  set(slot: number, row: Row): void {
    this.rows[slot] = row
  }

  /** The slot is free for another row from now on. */
  release(slot: number, id: string): void {
    this.rows[slot] = null
    this.slots.delete(id)
    this.free.push(slot)
  }

  /** The slots that hold a row, ascending. */
  taken(): Int32Array {
    const taken = new Int32Array(this.size)
    let count = 0
    for (let slot = 0; slot < this.rows.length; slot += 1) {
      if (this.rows[slot] !== null) {
        taken[count] = slot
        count += 1
      }
    }
    return taken.subarray(0, count)
  }
}
