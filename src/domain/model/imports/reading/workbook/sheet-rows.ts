import { LIMITS } from '../../../records/limits'
import type { ReadIssue, Table } from '../delimited/read-table'
import type { Unpacked } from '../zip/zip'

/** With those that pad rows. */
export const MOST_CELLS = 30_000_000
export const MOST_MERGED = 20_000
const MOST_CHARACTERS = 400 * 1024 * 1024
/** A few more than an import takes: a title above, a total below. */
const KEPT_ROWS = LIMITS.importRows + 64
/** The width of a sheet in any program; what is named beyond is no sheet. */
const WIDEST = 16_384

/** The rows of one sheet as they are read, cell by cell. Rows without any value are gaps, not rows. */
export class SheetRows implements Table {
  readonly rows: string[][] = []
  readonly lines: number[] = []
  readonly afterGap = new Set<number>()
  readonly issues: ReadIssue[] = []
  /** Rows that hold something, those beyond the limit counted and not kept. */
  rowCount = 0
  isTooMuch = false
  private readonly most: number
  private readonly countsOn: boolean
  private cells: string[] = []
  private line = 0
  private cellCount = 0
  private characters = 0

  /** @param maxRows Of a sheet that is only looked at; without it, rows beyond what an import takes are counted. */
  constructor(maxRows?: number) {
    this.most = Math.min(maxRows ?? KEPT_ROWS, KEPT_ROWS)
    this.countsOn = maxRows === undefined
  }

  /** @param line from 1 */
  startRow(line: number): void {
    this.line = line
    this.cells = []
  }

  /** A cell of the row that was started. Those far to the right of what can be imported close up: they pad no rows, and still count as too many. */
  put(column: number, text: string): void {
    if (text === '' || column < 0) return
    if (column >= WIDEST) this.isTooMuch = true
    else if (this.isFull) this.cells[0] = text // beyond the limit rows are only counted
    else this.keep(column, text)
  }

  /** A cell of the row that was started has a formula with an error, or without a stored value. */
  hasNoValue(column: number, value: string): void {
    if (!this.isFull) this.issues.push({ kind: 'formula-empty', row: this.rows.length, line: this.line, column, value })
  }

  endRow(): void {
    if (this.cells.every((cell) => cell.trim() === '')) {
      while (this.issues.at(-1)?.line === this.line) this.issues.pop()
      return
    }
    this.rowCount += 1
    if (this.isFull) return
    const last = this.lines.at(-1)
    if (last !== undefined && this.line > last + 1) this.afterGap.add(this.rows.length)
    this.rows.push(this.cells)
    this.lines.push(this.line)
    this.cellCount += this.cells.length
    this.isTooMuch ||= this.cellCount > MOST_CELLS || this.characters > MOST_CHARACTERS
  }

  /** Rows like the last one that would not be kept. */
  countFurther(rows: number): void {
    this.rowCount += rows
  }

  isEnough(): boolean {
    return this.isTooMuch || (!this.countsOn && this.isFull)
  }

  get isFull(): boolean {
    return this.rows.length >= this.most
  }

  private keep(column: number, text: string): void {
    while (this.cells.length < Math.min(column, LIMITS.importColumns)) this.cells.push('')
    const at = column < LIMITS.importColumns ? column : this.cells.length
    const isLong = text.length > LIMITS.importCellBytes
    if (isLong) this.issues.push({ kind: 'cell-cut', row: this.rows.length, line: this.line, column: at })
    this.cells[at] = isLong ? text.slice(0, LIMITS.importCellBytes) : text
    // One long text may be that of every cell: it takes its room once, and as long as any other to look through.
    this.characters += Math.min(text.length, LIMITS.importCellBytes)
  }
}

/** How a sheet was read: one that is only looked at is done where it was stopped. */
export function resultOf(read: Unpacked, rows: SheetRows, maxRows: number | undefined): Unpacked {
  if (rows.isTooMuch) return 'too-large'
  return read === 'stopped' ? (maxRows === undefined ? 'too-large' : 'done') : read
}
