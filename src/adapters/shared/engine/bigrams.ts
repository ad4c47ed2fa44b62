/**
 * Which rows of a chunk contain which pairs of letters, one bit a row. It alone answers a search for one or two letters, which
 * most rows match and a text scan is slowest at. For a longer word it leaves few rows to check.
 */
export class Bigrams {
  /** Indexed by `pairOf`: ASCII pairs, which are nearly all. */
  private readonly ascii: (Uint32Array | undefined)[] = []
  private readonly others = new Map<number, Uint32Array>()
  private readonly wordCount: number

  /** @param starts where each row's text begins, and where the last one's ends */
  constructor(text: string, starts: Uint32Array) {
    this.wordCount = Math.ceil((starts.length - 1) / BITS)
    for (let row = 0; row + 1 < starts.length; row += 1) {
      let before = NOTHING
      for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) {
        const code = text.charCodeAt(at)
        // White space: no word contains it.
        if (code <= SPACE) before = NOTHING
        else {
          this.mark(pairOf(NOTHING, code), row)
          if (before !== NOTHING) this.mark(pairOf(before, code), row)
          before = code
        }
      }
    }
  }

  /**
   * The rows that can contain the word; for a word of one or two letters, exactly those that do.
   * @returns one bit a row, read-only; `null`: none can
   */
  rowsFor(word: string): Uint32Array | null {
    if (word.length === 1) return this.rowsWith(pairOf(NOTHING, word.charCodeAt(0)))
    let met: Uint32Array | null = null
    for (let at = 0; at + 1 < word.length; at += 1) {
      const rows = this.rowsWith(pairOf(word.charCodeAt(at), word.charCodeAt(at + 1)))
      if (rows === null) return null
      met = met === null ? rows : intersection(met, rows)
    }
    return met
  }

  private rowsWith(code: number): Uint32Array | null {
    return (code < ASCII * ASCII ? this.ascii[code] : this.others.get(code)) ?? null
  }

  private mark(code: number, row: number): void {
    const rows = this.rowsWith(code) ?? this.add(code)
    const index = row >>> SHIFT
    rows[index] = (rows[index] ?? 0) | (1 << (row & (BITS - 1)))
  }

  private add(code: number): Uint32Array {
    const rows = new Uint32Array(this.wordCount)
    if (code < ASCII * ASCII) this.ascii[code] = rows
    else this.others.set(code, rows)
    return rows
  }
}

/** Calls back with the numbers of the set bits, ascending. */
export function eachBit(bits: Uint32Array, found: (bit: number) => void): void {
  for (let index = 0; index < bits.length; index += 1) {
    for (let left = bits[index] ?? 0; left !== 0; left &= left - 1) found(index * BITS + 31 - Math.clz32(left & -left))
  }
}

const NOTHING = 0
const SPACE = 0x20
const ASCII = 128
const SHIFT = 5
const BITS = 32
const UNITS = 0x10000

/** A distinct number for every pair, and for every single letter after `NOTHING`. */
function pairOf(first: number, second: number): number {
  return first < ASCII && second < ASCII ? first * ASCII + second : (first + 1) * UNITS + second
}

function intersection(a: Uint32Array, b: Uint32Array): Uint32Array {
  return a.map((bits, index) => bits & (b[index] ?? 0))
}
