import { compareText } from '../../../domain/model/kernel/compare-text'
import type { AnyRow } from '../../../domain/model/query/ast'
import { rankTexts } from './rank-texts'

/**
 * Rows by slot number. A row keeps its slot while it exists, so that indexes hold small integers; a later row may reuse a free
 * slot.
 *
 * Ids contain their creation time, so rows mostly arrive in the order of their ids. While they do, slots are in that order too,
 * and comparing slots compares ids.
 */
export class RowSlots<Row extends AnyRow> {
  /** By slot; `null` for a free slot. Read-only for others. */
  readonly rows: (Row | null)[] = []
  private readonly slots = new Map<string, number>()
  private readonly free: number[] = []
  private lastId = ''
  private isInOrder = true
  private sortedById: Int32Array | null = null

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

  /** Reserves a slot for a new row; `set` fills it. */
  reserve(id: string): number {
    const slot = this.takeFree() ?? this.append(id)
    this.slots.set(id, slot)
    this.sortedById = null
    return slot
  }

  set(slot: number, row: Row): void {
    this.rows[slot] = row
  }

  /** Frees the slot for another row. */
  release(slot: number, id: string): void {
    this.rows[slot] = null
    this.slots.delete(id)
    this.free.push(slot)
    this.sortedById = null
  }

  /** Orders two slots by the ids of their rows. */
  compareIds(a: number, b: number): number {
    return this.isInOrder ? a - b : compareText(this.at(a)?.id ?? '', this.at(b)?.id ?? '')
  }

  /** The used slots, ordered by row id. */
  byId(): Int32Array {
    this.sortedById ??= this.isInOrder ? this.taken() : sortById(this.taken(), (slot) => this.at(slot)?.id ?? '')
    return this.sortedById
  }

  private append(id: string): number {
    this.isInOrder &&= compareText(this.lastId, id) < 0
    this.lastId = id
    return this.rows.push(null) - 1
  }

  /** Free slots are not reused while they are the minority, to keep the order. */
  private takeFree(): number | null {
    if (this.free.length * 2 <= this.rows.length) return null
    this.isInOrder = false
    return this.free.pop() ?? null
  }

  private taken(): Int32Array {
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

function sortById(slots: Int32Array, idOf: (slot: number) => string): Int32Array {
  const ranks = rankTexts(Array.from(slots, idOf))
  const sorted = new Int32Array(slots.length)
  for (let index = 0; index < slots.length; index += 1) sorted[(ranks[index] ?? 1) - 1] = slots[index] ?? 0
  return sorted
}
