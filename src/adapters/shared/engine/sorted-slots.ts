/**
 * Slots in order, in blocks, so that putting one in or taking one out moves a block and not the whole list. Each slot
 * knows its block, so that taking one out compares nothing.
 */
export class SortedSlots {
  private readonly blocks: number[][] = []
  /** By slot. */
  private readonly blockOf: (number[] | null)[]

  /** @param slots how many there are in all: every one that is in order is less */
  constructor(sorted: Int32Array, slots: number) {
    // Whole from the beginning: one that is filled here and there first is kept as a dictionary, which is many times slower.
    this.blockOf = Array.from({ length: slots }, () => null)
    for (let start = 0; start < sorted.length; start += BLOCK) {
      this.add(Array.from(sorted.subarray(start, start + BLOCK)), this.blocks.length)
    }
  }

  /** @param compare where the new slot stands against one that is here: negative is before it */
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
   * Visits the slots behind a place, in order, until `visit` answers false.
   * @param compare where the place stands against a slot; `null`: from the beginning
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

  /** The first block that ends behind the place. */
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

/** Where the first slot is that the place stands before. */
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
