import { fold } from '../../../domain/model/kernel/text-fold'
import { Bigrams, eachBit } from './bigrams'

/**
 * The folded search text of all rows, joined in chunks, so that one native `indexOf` runs over thousands of rows. A chunk is
 * joined at the first search that needs it and dropped when one of its rows changes. A prepared chunk also has its letter
 * pairs, and is then hardly read at all.
 */
export class SearchChunks<Row> {
  private readonly rows: readonly (Row | null)[]
  private readonly searchText: (row: Row) => string
  private readonly chunks: (Chunk | null)[] = []

  /** @param rows by slot; read again at every search */
  constructor(rows: readonly (Row | null)[], searchText: (row: Row) => string) {
    this.rows = rows
    this.searchText = searchText
  }

  drop(slot: number): void {
    this.chunks[Math.floor(slot / ROWS)] = null
  }

  /** Calls back with the slots whose text contains every word, ascending. @param words folded, at least one */
  match(words: readonly string[], found: (slot: number) => void): void {
    const [first = '', ...others] = words.toSorted((a, b) => b.length - a.length)
    for (let index = 0; index * ROWS < this.rows.length; index += 1) {
      const chunk = this.chunk(index)
      const report = (row: number): void => found(index * ROWS + row)
      if (chunk.bigrams === null) findIn(chunk, { first, others }, report)
      else lookUp(chunk, chunk.bigrams, { words, found: report })
    }
  }

  /** Calls back with the slots whose text meets a test, ascending. Reads every text, unlike `match`. */
  filter(test: (text: string) => boolean, found: (slot: number) => void): void {
    for (let slot = 0; slot < this.rows.length; slot += 1) {
      if (test(rowText(this.chunk(Math.floor(slot / ROWS)), slot % ROWS))) found(slot)
    }
  }

  /** Prepares the next chunk; false when all are prepared. For idle moments. */
  prepare(): boolean {
    const count = Math.ceil(this.rows.length / ROWS)
    for (let index = 0; index < count; index += 1) {
      if ((this.chunks[index]?.bigrams ?? null) !== null) continue
      const chunk = this.chunk(index)
      this.chunks[index] = { ...chunk, bigrams: new Bigrams(chunk.text, chunk.starts) }
      return true
    }
    return false
  }

  /** The folded text of one row, without joining a chunk for it. */
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
    for (const row of this.rows.slice(index * ROWS, (index + 1) * ROWS)) texts.push(row === null ? '' : this.searchText(row))
    const chunk = foldTogether(texts) ?? foldOneByOne(texts)
    this.chunks[index] = chunk
    return chunk
  }
}

interface Chunk {
  readonly text: string
  /** Where each row's text begins, and where the last one's ends. */
  readonly starts: Uint32Array
  readonly bigrams: Bigrams | null
}

const ROWS = 2048
/** A form feed: as white space it is in no word, so no match crosses two rows; validated text contains none. */
const SEPARATOR = '\f'

/** Far cheaper than folding each text, with the same result; `null` when a text contains the separator. */
function foldTogether(texts: readonly string[]): Chunk | null {
  const text = fold(texts.join(SEPARATOR) + SEPARATOR)
  const starts = new Uint32Array(texts.length + 1)
  let count = 0
  for (let at = text.indexOf(SEPARATOR); at !== -1; at = text.indexOf(SEPARATOR, at + 1)) {
    count += 1
    starts[count] = at + 1
  }
  return count === texts.length ? { text, starts, bigrams: null } : null
}

function foldOneByOne(texts: readonly string[]): Chunk {
  const folded = texts.map((text) => fold(text).replaceAll(SEPARATOR, '\n') + SEPARATOR)
  const starts = new Uint32Array(texts.length + 1)
  folded.forEach((text, row) => {
    starts[row + 1] = (starts[row] ?? 0) + text.length
  })
  return { text: folded.join(''), starts, bigrams: null }
}

interface Wanted {
  /** The longest word, searched first since it is likely the rarest. */
  readonly first: string
  readonly others: readonly string[]
}

function findIn(chunk: Chunk, { first, others }: Wanted, found: (row: number) => void): void {
  const { text, starts } = chunk
  let row = 0
  for (let at = text.indexOf(first); at !== -1; at = text.indexOf(first, starts[row])) {
    while ((starts[row + 1] ?? Infinity) <= at) row += 1
    if (others.length === 0 || hasAll(rowText(chunk, row), others)) found(row)
    row += 1
  }
}

/** Letter pairs decide short words alone; for longer words the remaining rows are read. */
function lookUp(
  chunk: Chunk,
  bigrams: Bigrams,
  { words, found }: { readonly words: readonly string[]; readonly found: (row: number) => void },
): void {
  let rows: Uint32Array | null = null
  for (const word of words) {
    const withWord = bigrams.rowsFor(word)
    if (withWord === null) return
    rows = rows === null ? withWord : rows.map((bits, index) => bits & (withWord[index] ?? 0))
  }
  if (rows === null) return
  const long = words.filter((word) => word.length > PAIR)
  eachBit(rows, (row) => {
    if (long.length === 0 || hasAll(rowText(chunk, row), long)) found(row)
  })
}

const PAIR = 2

function rowText({ text, starts }: Chunk, row: number): string {
  return text.slice(starts[row] ?? 0, (starts[row + 1] ?? 1) - SEPARATOR.length)
}

function hasAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}
