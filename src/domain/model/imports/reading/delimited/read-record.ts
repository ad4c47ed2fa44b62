export interface RawRecord {
  readonly cells: readonly string[]
  /** Where the next record starts. */
  readonly next: number
  /** Does a cell hold a line break? */
  readonly multiline: boolean
  /** Is there a quotation mark inside a quoted cell that is not doubled? */
  readonly stray: boolean
  /** Position of the first opening quote that may have swallowed lines that are not its own; `null`: none. */
  readonly suspect: number | null
  /** Is every opened quote closed before the text ends? */
  readonly closed: boolean
}

interface Quoted {
  readonly value: string
  readonly next: number
  readonly multiline: boolean
  readonly stray: boolean
  readonly suspect: boolean
  readonly closed: boolean
}

/** Which quotation marks are plain characters, by position. */
export type LiteralQuotes = Pick<ReadonlySet<number>, 'has'>

export function readRecord(
  text: string,
  start: number,
  options: { readonly delimiter: string; readonly literal: LiteralQuotes },
): RawRecord {
  const { delimiter, literal } = options
  const cells: string[] = []
  let suspect: number | null = null
  let multiline = false
  let stray = false
  let closed = true
  let at = start
  for (;;) {
    const quote = openingQuote(text, at)
    if (quote >= 0 && !literal.has(quote)) {
      const cell = readQuoted(text, quote, delimiter)
      cells.push(cell.value)
      at = cell.next
      multiline ||= cell.multiline
      stray ||= cell.stray
      closed &&= cell.closed
      if (cell.suspect && suspect === null) suspect = quote
    } else {
      // A quote that opens nothing is no part of the value.
      const from = quote >= 0 ? quote + 1 : at
      at = plainEnd(text, from, delimiter)
      cells.push(text.slice(from, at))
    }
    if (at >= text.length) return { cells, next: at, multiline, stray, suspect, closed }
    if (text[at] !== delimiter) return { cells, next: afterBreak(text, at), multiline, stray, suspect, closed }
    at += 1
  }
}

/** A quote that opens a cell, blanks before it allowed; -1 when the cell is plain. */
function openingQuote(text: string, at: number): number {
  let from = at
  while (text[from] === ' ') from += 1
  return text[from] === '"' ? from : -1
}

/** How far behind a doubtful quote its end is looked for: in characters, and in quotes that did not end it. */
const DOUBT_REACH = 65_536
const DOUBT_QUOTES = 60

function readQuoted(text: string, quote: number, delimiter: string): Quoted {
  let value = ''
  let from = quote + 1
  let stray = false
  let suspect = false
  let passed = 0
  let looked = quote
  for (let search = from; ;) {
    const mark = text.indexOf('"', search)
    const lost = mark < 0 || (suspect && (mark - quote > DOUBT_REACH || passed > DOUBT_QUOTES))
    if (lost) {
      const rest = text.slice(from)
      return { value: value + rest, next: text.length, multiline: true, stray, suspect: true, closed: false }
    }
    if (text[mark + 1] === '"') {
      value += text.slice(from, mark + 1)
      from = search = mark + 2
      continue
    }
    let end = mark + 1
    while (text[end] === ' ') end += 1
    if (end >= text.length || text[end] === delimiter || isBreak(text, end)) {
      value += text.slice(from, mark)
      return { value, next: end, multiline: /[\r\n]/.test(value), stray, suspect, closed: true }
    }
    stray = true
    passed += 1
    suspect ||= /[\r\n]/.test(text.slice(looked, mark))
    looked = mark
    search = mark + 1
  }
}

function plainEnd(text: string, at: number, delimiter: string): number {
  const separator = delimiter.charCodeAt(0) // NaN, and so equal to nothing, where there is no delimiter
  let end = at
  while (end < text.length && text.charCodeAt(end) !== separator && !isBreak(text, end)) end += 1
  return end
}

function isBreak(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code === 10 || code === 13
}

/** CR CR LF, which broken conversions leave, is one break too. */
function afterBreak(text: string, at: number): number {
  if (text.startsWith('\r\r\n', at)) return at + 3
  return text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1
}
