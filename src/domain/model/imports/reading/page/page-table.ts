import { LIMITS } from '../../../records/limits'
import type { ReadIssue, Table } from '../delimited/read-table'

const KEPT_ROWS = LIMITS.importRows + 64
/** More than a file within the limit can write out: what reaches over rows is counted in each. */
const MOST_CELLS = 10_000_000

interface Span {
  readonly text: string
  readonly rows: number
}

/** One table of a page as it is gone through. Rows without any value are gaps; lines are its rows, from 1. */
export class PageTable implements Table {
  readonly rows: string[][] = []
  readonly lines: number[] = []
  readonly afterGap = new Set<number>()
  readonly issues: ReadIssue[] = []
  /** Rows that hold something, those beyond the limit counted and not kept. */
  rowCount = 0
  isTooMuch = false
  /** What a spreadsheet program calls it; empty: a page does not. */
  readonly name: string
  private cells: string[] | null = null
  private cell: string | null = null
  private column = 0
  private width = 1
  private height = 1
  private line = 0
  private cellCount = 0
  /** Values that reach down from rows above, by column. */
  private spans = new Map<number, Span>()

  constructor(name: string) {
    this.name = name
  }

  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    if (tag === 'tr' || tag === 'row') {
      this.endRow()
      this.line = Math.max(this.line + 1, Number(attributes['ss:index'] ?? 0) || 0)
      this.cells = []
      this.column = 0
    } else if (tag === 'td' || tag === 'th' || tag === 'cell') {
      this.endCell()
      this.cells ??= []
      const index = Number(attributes['ss:index'])
      if (index > 0 && index <= LIMITS.importColumns) this.column = index - 1
      // Of the one a page counts the columns, of the other a spreadsheet those besides the first.
      this.width =
        spanOf(attributes['colspan'], LIMITS.importColumns) + spanOf(attributes['ss:mergeacross'], LIMITS.importColumns, 0)
      this.height = spanOf(attributes['rowspan'], LIMITS.importRows)
      this.cell = ''
    } else if (this.cell !== null && (tag === 'br' || ((tag === 'p' || tag === 'div') && this.cell !== ''))) this.cell += '\n'
  }

  text(part: string): void {
    if (this.cell === null || this.cell.length > LIMITS.importCellBytes) return
    // A page's line breaks are blanks; a spreadsheet's are breaks.
    this.cell += this.name === '' ? part.replace(/[ \t\r\n\f]+/g, ' ') : part
  }

  close(tag: string): void {
    if (tag === 'td' || tag === 'th' || tag === 'cell') this.endCell()
    else if (tag === 'tr' || tag === 'row') this.endRow()
  }

  end(): void {
    this.endRow()
  }

  private endCell(): void {
    if (this.cell === null) return
    const whole = this.cell
      .replace(/ ?\n ?/g, '\n')
      .replaceAll('\u00a0', ' ')
      .trim()
    this.cell = null
    this.fillSpans()
    if (whole.length > LIMITS.importCellBytes && this.rows.length < KEPT_ROWS)
      this.issues.push({ kind: 'cell-cut', row: this.rows.length, line: this.line, column: this.column })
    const text = whole.slice(0, LIMITS.importCellBytes)
    if (this.height > 1 && text !== '') this.spans.set(this.column, { text, rows: this.height - 1 })
    if (text !== '') this.put(this.column, text)
    this.column += this.width
  }

  /** Columns that a cell above reaches down into are taken before this row's own cell comes. */
  private fillSpans(): void {
    for (let span = this.spans.get(this.column); span !== undefined; span = this.spans.get(this.column)) {
      this.put(this.column, span.text)
      if (span.rows > 1) this.spans.set(this.column, { ...span, rows: span.rows - 1 })
      else this.spans.delete(this.column)
      this.column += 1
    }
  }

  /** What is beyond all limits closes up: it pads no row, and still counts as too many. */
  private put(column: number, text: string): void {
    const { cells } = this
    if (cells === null) return
    while (cells.length < Math.min(column, LIMITS.importColumns)) cells.push('')
    cells[column < LIMITS.importColumns ? column : cells.length] = text
  }

  private endRow(): void {
    this.endCell()
    if (this.cells === null) return
    this.fillSpans()
    const { cells } = this
    this.cells = null
    if (cells.every((cell) => cell === '')) return
    this.rowCount += 1
    if (this.rows.length >= KEPT_ROWS) return
    const last = this.lines.at(-1)
    if (last !== undefined && this.line > last + 1) this.afterGap.add(this.rows.length)
    this.rows.push(cells)
    this.lines.push(this.line)
    this.cellCount += cells.length
    this.isTooMuch ||= this.cellCount > MOST_CELLS
  }
}

function spanOf(text: string | undefined, most: number, least = 1): number {
  const span = Number(text)
  return Number.isInteger(span) && span > 0 ? Math.min(span, most) : least
}
