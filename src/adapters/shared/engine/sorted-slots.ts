import type { AnyOrder } from '../../../domain/model/query/ast'
import type { Ranks } from './rank-keys'

/**
 * Slots in order, stored in blocks, so that an insertion or removal moves a block and not the complete list. Each slot knows
 * its block, so that a removal compares nothing.
 */
export class SortedSlots {
  private readonly blocks: number[][] = []
  /** The block of each slot. */
  private readonly blockOf: (number[] | null)[]

  /** @param slots the number of slots: every sorted slot is below it */
  constructor(sorted: Int32Array, slots: number) {
    // Filled at once: an array filled sparsely becomes a dictionary, which is many times slower.
    this.blockOf = Array.from({ length: slots }, () => null)
    for (let start = 0; start < sorted.length; start += BLOCK) {
      this.add(Array.from(sorted.subarray(start, start + BLOCK)), this.blocks.length)
    }
  }

  /** @param compare orders the new slot against an existing one: negative is before it */
  insert(slot: number, compare: (other: number) => number): void {
    const index = Math.min(this.blockWith(compare), this.blocks.length - 1)
    const block = this.blocks[index]
    if (block === undefined) {
      this.add([slot], 0)
      return
    }
    block.splice(firstAfter(block, compare), 0, slot)
    this.blockOf[slot] = block
    if (block.length > 2 * BLOCK) this.add(block.splice(BLOCK), index + 1)
  }

  remove(slot: number): void {
    const block = this.blockOf[slot] ?? null
    if (block === null) return
    this.blockOf[slot] = null
    block.splice(block.indexOf(slot), 1)
    if (block.length === 0) this.blocks.splice(this.blocks.indexOf(block), 1)
  }

  /**
   * Visits the slots after a position, in order, until `visit` returns false.
   * @param compare orders the position against a slot; `null`: from the start
   * @returns whether the end was reached
   */
  scan(compare: ((other: number) => number) | null, visit: (slot: number) => boolean): boolean {
    const first = compare === null ? 0 : this.blockWith(compare)
    for (let index = first; index < this.blocks.length; index += 1) {
      const block = this.blocks[index] ?? []
      let offset = index === first && compare !== null ? firstAfter(block, compare) : 0
      for (; offset < block.length; offset += 1) if (!visit(block[offset] ?? 0)) return false
    }
    return true
  }

  private add(block: number[], index: number): void {
    this.blocks.splice(index, 0, block)
    for (const slot of block) this.blockOf[slot] = block
  }

  /** The first block that ends after the position. */
  private blockWith(compare: (other: number) => number): number {
    let low = 0
    let high = this.blocks.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const last = this.blocks[middle]?.at(-1) ?? 0
      if (compare(last) < 0) high = middle
      else low = middle + 1
    }
    return low
  }
}

const BLOCK = 256

/** The index of the first slot after the position. */
export function firstAfter(sorted: readonly number[], compare: (other: number) => number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(sorted[middle] ?? 0) < 0) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * Sorts slots by several ranked fields: a stable counting sort by each, from the last field to the first.
 *
 * @param byId the slots to sort, already ordered by id
 */
export function sortSlots(byId: Int32Array, orders: readonly { readonly order: AnyOrder; readonly ranks: Ranks }[]): Int32Array {
  return orders.reduceRight((sorted, { order, ranks }) => sortByRank(sorted, order, ranks), byId)
}

function sortByRank(slots: Int32Array, order: AnyOrder, { bySlot, highest }: Ranks): Int32Array {
  const offsets = new Uint32Array(highest + 1)
  for (const slot of slots) {
    const rank = bySlot[slot] ?? 0
    offsets[rank] = (offsets[rank] ?? 0) + 1
  }
  toOffsets(offsets, order)
  const sorted = new Int32Array(slots.length)
  for (const slot of slots) {
    const rank = bySlot[slot] ?? 0
    const offset = offsets[rank] ?? 0
    offsets[rank] = offset + 1
    sorted[offset] = slot
  }
  return sorted
}

/** Turns the count of each rank into the offset where that rank begins; rank 0 is empty. */
function toOffsets(counts: Uint32Array, { direction, empty }: AnyOrder): void {
  const highest = counts.length - 1
  let offset = 0
  const begin = (rank: number): void => {
    const count = counts[rank] ?? 0
    counts[rank] = offset
    offset += count
  }
  if (empty === 'first') begin(0)
  for (let step = 1; step <= highest; step += 1) begin(direction === 'asc' ? step : highest + 1 - step)
  if (empty !== 'first') begin(0)
}
