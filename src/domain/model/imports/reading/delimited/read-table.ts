import { LIMITS } from '../../../records/limits'
import { readRecord, type LiteralQuotes, type RawRecord } from './read-record'

/** The text as rows of cells, exactly as it says: nothing trimmed, nothing padded. */
export interface Table {
  readonly rows: readonly (readonly string[])[]
  /** The line of the file each row starts on, from 1. */
  readonly lines: readonly number[]
  /** Rows that come after one or more empty lines. */
  readonly afterGap: ReadonlySet<number>
  readonly issues: readonly ReadIssue[]
}

export interface ReadIssue {
  /**
   * `broken-quote`: a quotation mark opens and never properly closes; it was left out. `formula-empty`: a formula with an
   * error or without a stored value.
   */
  readonly kind: 'broken-quote' | 'stray-quote' | 'cell-cut' | 'formula-empty'
  readonly row: number
  readonly line: number
  /** Absent: the row as a whole. */
  readonly column?: number
  /** What stood there. */
  readonly value?: string
}

export interface ReadOptions {
  /** One character; empty: a file of one column. */
  readonly delimiter: string
  /** Where the table starts in the text. Default: 0. */
  readonly from?: number
  /** Cells most rows have, where known: decides between two readings of a broken quotation mark. */
  readonly columns?: number
  /** Stop after so many rows. */
  readonly maxRows?: number
  /** Told with each thousand rows: the part that is read, 0 to 1. */
  readonly onProgress?: (part: number) => void
}

/**
 * CSV after RFC 4180, and what programs really write: any line end, blanks around quotes, quotes not doubled. A quote that
 * is never closed is left out, so that it cannot swallow the lines below; each such place is an issue with its line. Empty lines are no rows.
 */
export function readTable(text: string, options: ReadOptions): Table {
  const { delimiter, from = 0, columns = 0, maxRows = Infinity, onProgress } = options
  const rows: (readonly string[])[] = []
  const lines: number[] = []
  const afterGap = new Set<number>()
  const issues: ReadIssue[] = []
  let line = 1 + breaksBetween(text, 0, from)
  let gap = false
  for (let at = from; at < text.length && rows.length < maxRows;) {
    const record = settle(text, at, { delimiter, columns })
    const row = rows.length
    if (record.cells.length === 1 && record.cells[0]?.trim() === '') {
      gap = true
    } else {
      if (gap) afterGap.add(row)
      gap = false
      for (const kind of record.issues) issues.push({ kind, row, line })
      for (const [column, cell] of record.cells.entries())
        if (isTooLong(cell)) issues.push({ kind: 'cell-cut', row, line, column })
      rows.push(record.cells.map(cut))
      lines.push(line)
    }
    line += record.multiline ? breaksBetween(text, at, record.next) : 1
    at = record.next
    if (rows.length % 1000 === 0) onProgress?.(at / text.length)
  }
  return { rows, lines, afterGap, issues }
}

interface Settled extends RawRecord {
  readonly issues: readonly ('broken-quote' | 'stray-quote')[]
}

/** With more doubtful quotes in one record, none of its quotes opens a cell: each costs another reading. */
const DOUBTS_MOST = 50
const ALL: LiteralQuotes = { has: () => true }

/** Reads one record; where a quote is doubtful, the reading that fits the table is taken, and never one that eats lines unseen. */
function settle(text: string, at: number, options: { readonly delimiter: string; readonly columns: number }): Settled {
  const literal = new Set<number>()
  for (;;) {
    const isHopeless = literal.size > DOUBTS_MOST
    const record = readRecord(text, at, { delimiter: options.delimiter, literal: isHopeless ? ALL : literal })
    if (record.suspect === null) {
      const kind = literal.size > 0 ? 'broken-quote' : 'stray-quote'
      return { ...record, issues: literal.size > 0 || record.stray ? [kind] : [] }
    }
    const other = readRecord(text, at, { delimiter: options.delimiter, literal: new Set([...literal, record.suspect]) })
    const fits = record.closed && record.cells.length === options.columns && other.cells.length !== options.columns
    if (fits) return { ...record, issues: ['stray-quote'] }
    literal.add(record.suspect)
  }
}

/** In UTF-16 code units: never more characters than the limit has bytes. */
const CELL_MOST = LIMITS.importCellBytes

function isTooLong(cell: string): boolean {
  return cell.length > CELL_MOST
}

function cut(cell: string): string {
  return isTooLong(cell) ? cell.slice(0, CELL_MOST) : cell
}

function breaksBetween(text: string, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) count += 1
  }
  return count
}
