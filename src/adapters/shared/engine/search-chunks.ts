import { fold } from '../../../domain/model/kernel/text-fold'

/**
 * The folded search text of all rows, joined in chunks, so that one native `indexOf` runs over thousands of rows. A chunk
 * is joined at the first search that needs it and dropped when one of its rows changes.
 */
export class SearchChunks<Row> {
  private readonly rows: readonly (Row | null)[]
  private readonly searchText: (row: Row) => string
  private readonly chunks: (Chunk | null)[] = []

  /** @param rows by slot; read at every search, so it may change meanwhile */
  constructor(rows: readonly (Row | null)[], searchText: (row: Row) => string) {
    this.rows = rows
    this.searchText = searchText
  }

  drop(slot: number): void {
    this.chunks[Math.floor(slot / ROWS)] = null
  }

  /** Marks the slots whose text has every word. @param words folded, at least one */
  match(words: readonly string[]): Uint8Array {
    const marks = new Uint8Array(this.rows.length)
    const [first, ...others] = words.toSorted((a, b) => b.length - a.length)
    if (first === undefined) return marks.fill(1)
    for (let index = 0; index * ROWS < this.rows.length; index += 1) {
      markChunk(this.chunk(index), { first, others, marks: marks.subarray(index * ROWS) })
    }
    return marks
  }

  /** The folded text of one row; joins no chunk for its sake. */
  textAt(slot: number): string {
    const chunk = this.chunks[Math.floor(slot / ROWS)] ?? null
    if (chunk !== null) return rowText(chunk, slot % ROWS)
    const row = this.rows[slot] ?? null
    return row === null ? '' : fold(this.searchText(row))
  }

  private chunk(index: number): Chunk {
    const known = this.chunks[index]
    if (known !== null && known !== undefined) return known
    const texts: string[] = []
    const starts: number[] = []
    let length = 0
    for (const row of this.rows.slice(index * ROWS, (index + 1) * ROWS)) {
      const text = row === null ? '' : fold(this.searchText(row))
      texts.push(text)
      starts.push(length)
      length += text.length + SEPARATOR.length
    }
    starts.push(length)
    const chunk = { text: texts.join(SEPARATOR) + SEPARATOR, starts: Uint32Array.from(starts) }
    this.chunks[index] = chunk
    return chunk
  }
}

interface Chunk {
  readonly text: string
  /** Where each row's text begins, and where the last one's ends. */
  readonly starts: Uint32Array
}

const ROWS = 2048
/** White space, which no word holds: no word is found across two rows. */
const SEPARATOR = '\n'

interface Wanted {
  /** The longest word, looked for first: it is likely the rarest. */
  readonly first: string
  readonly others: readonly string[]
  readonly marks: Uint8Array
}

function markChunk(chunk: Chunk, { first, others, marks }: Wanted): void {
  const { text, starts } = chunk
  let row = 0
  for (let at = text.indexOf(first); at !== -1; at = text.indexOf(first, starts[row])) {
    while ((starts[row + 1] ?? Infinity) <= at) row += 1
    if (others.length === 0 || hasAll(rowText(chunk, row), others)) marks[row] = 1
    row += 1
  }
}

function rowText({ text, starts }: Chunk, row: number): string {
  return text.slice(starts[row] ?? 0, (starts[row + 1] ?? 1) - SEPARATOR.length)
}

function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}
