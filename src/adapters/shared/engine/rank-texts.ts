import { compareText } from '../../../domain/model/kernel/compare-text'

/**
 * The ranks of the texts in code-point order: equal texts share one, the least has 1.
 *
 * Sorting 100,000 texts with a comparator takes 1.7 million comparisons. Here as many leading characters as fit are packed into
 * the upper bits of a double and the text's index into the lower ones. The doubles are sorted natively, and only runs that are
 * still equal continue with their next characters.
 */
export function rankTexts(texts: readonly string[]): Uint32Array {
  const order = new Uint32Array(texts.length)
  for (let index = 0; index < order.length; index += 1) order[index] = index
  const sorter = new TextSorter(texts, order)
  sorter.sort(0, order.length, 0)
  return ranksOf(texts, order)
}

/** Shorter runs are sorted by insertion: packing would cost more. */
const SMALL = 12

class TextSorter {
  private readonly texts: readonly string[]
  private readonly order: Uint32Array
  private readonly codes: Uint16Array
  private readonly base: number
  /** Characters packed at a time. */
  private readonly width: number
  private readonly packed: Float64Array
  private readonly moved: Uint32Array

  constructor(texts: readonly string[], order: Uint32Array) {
    this.texts = texts
    this.order = order
    const { codes, size } = alphabetOf(texts)
    this.codes = codes
    this.base = size + 1
    this.width = Math.max(
      1,
      Math.floor(Math.log2(Number.MAX_SAFE_INTEGER / Math.max(1, texts.length)) / Math.log2(this.base + 1)),
    )
    this.packed = new Float64Array(texts.length)
    this.moved = new Uint32Array(texts.length)
  }

  /** Sorts `order` from `low` to before `high`; these texts are equal up to `depth`. */
  sort(low: number, high: number, depth: number): void {
    if (high - low <= SMALL) {
      this.insertionSort(low, high)
      return
    }
    const from = this.commonLength(low, high, depth)
    const count = high - low
    for (let index = 0; index < count; index += 1) {
      this.packed[index] = this.pack(this.textAt(low + index), from) * count + index
    }
    const sorted = this.packed.subarray(0, count).sort()
    const keys = new Float64Array(count)
    for (let index = 0; index < count; index += 1) {
      const value = sorted[index] ?? 0
      const key = Math.floor(value / count)
      keys[index] = key
      this.moved[index] = this.order[low + value - key * count] ?? 0
    }
    this.order.set(this.moved.subarray(0, count), low)
    this.sortRuns(keys, low, from + this.width)
  }

  private sortRuns(keys: Float64Array, low: number, depth: number): void {
    let start = 0
    for (let index = 1; index <= keys.length; index += 1) {
      if (index < keys.length && keys[index] === keys[start]) continue
      const hasMore = (keys[start] ?? 0) % this.base !== 0
      if (index - start > 1 && hasMore) this.sort(low + start, low + index, depth)
      start = index
    }
  }

  private pack(text: string, from: number): number {
    let key = 0
    for (let index = from; index < from + this.width; index += 1) {
      key = key * this.base + (index < text.length ? (this.codes[text.charCodeAt(index)] ?? 0) : 0)
    }
    return key
  }

  /** The length of the run's common prefix: dates and addresses share long ones. */
  private commonLength(low: number, high: number, depth: number): number {
    const first = this.textAt(low)
    let common = first.length
    for (let index = low + 1; index < high && common > depth; index += 1) {
      const text = this.textAt(index)
      let length = depth
      while (length < common && length < text.length && text.charCodeAt(length) === first.charCodeAt(length)) length += 1
      common = length
    }
    return Math.max(common, depth)
  }

  private insertionSort(low: number, high: number): void {
    for (let index = low + 1; index < high; index += 1) {
      const moving = this.order[index] ?? 0
      let target = index
      while (target > low && compareText(this.textAt(target - 1), this.texts[moving] ?? '') > 0) {
        this.order[target] = this.order[target - 1] ?? 0
        target -= 1
      }
      this.order[target] = moving
    }
  }

  private textAt(position: number): string {
    return this.texts[this.order[position] ?? 0] ?? ''
  }
}

/** Every UTF-16 unit in use, numbered from 1 in code-point order (surrogates last; see `compareText`). */
function alphabetOf(texts: readonly string[]): { readonly codes: Uint16Array; readonly size: number } {
  const codes = new Uint16Array(0x10000)
  for (const text of texts) for (let index = 0; index < text.length; index += 1) codes[text.charCodeAt(index)] = 1
  let size = 0
  const number = (from: number, to: number): void => {
    for (let unit = from; unit < to; unit += 1) if (codes[unit] === 1) codes[unit] = size += 1
  }
  number(0, 0xd800)
  number(0xe000, 0x10000)
  number(0xd800, 0xe000)
  return { codes, size }
}

function ranksOf(texts: readonly string[], order: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(texts.length)
  let rank = 0
  let previous: string | null = null
  for (const index of order) {
    const text = texts[index] ?? ''
    if (text !== previous) rank += 1
    ranks[index] = rank
    previous = text
  }
  return ranks
}
