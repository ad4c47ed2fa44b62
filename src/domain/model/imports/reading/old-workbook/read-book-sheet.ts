import type { CellPosition } from '../workbook/links-and-merges'
import { numberText, PLAIN } from '../workbook/number-format'
import { MOST_MERGED, SheetRows } from '../workbook/sheet-rows'
import type { BookGlobals, BookSheet } from './book-globals'
import { linkTarget } from './link-target'
import { RECORD, recordAt, RecordReader, recordsFrom, type BiffRecord } from './records'

export interface ReadBookSheet {
  readonly rows: SheetRows
  readonly merged: readonly (readonly [from: CellPosition, to: CellPosition])[]
  readonly links: readonly (readonly [at: CellPosition, target: string])[]
}

const CELLS: ReadonlySet<number> = new Set([
  RECORD.labelSst,
  RECORD.label,
  RECORD.rString,
  RECORD.number,
  RECORD.rk,
  RECORD.mulRk,
  RECORD.formula,
  RECORD.boolErr,
])

/** Records of a sheet that is only looked at: its first rows, however wide. */
const SAMPLED_RECORDS = 20_000

/** The cells of one sheet as texts. */
export function readBookSheet(view: DataView, sheet: BookSheet, globals: BookGlobals, maxRows?: number): ReadBookSheet {
  const rows = new SheetRows(maxRows)
  const merged: (readonly [CellPosition, CellPosition])[] = []
  const links: (readonly [CellPosition, string])[] = []
  // Where their records start: a sheet has millions.
  const cells: number[] = []
  let looked = 0
  for (const record of recordsFrom(view, sheet.offset)) {
    looked += 1
    if (maxRows !== undefined && looked > SAMPLED_RECORDS) break
    if (CELLS.has(record.type) && record.end - record.start >= 6) cells.push(record.start)
    else if (record.type === RECORD.mergeCells) addMerged(new RecordReader(view, record, null), merged)
    else if (record.type === RECORD.hLink) links.push(...linkOf(new RecordReader(view, record, null)))
  }
  const writer = new CellWriter(view, globals, rows)
  // Programs write rows from the top, but need not.
  for (const start of inOrder(view, cells)) {
    if (rows.isEnough()) break
    writer.write(recordAt(view, start))
  }
  rows.endRow()
  return { rows, merged, links }
}

function inOrder(view: DataView, starts: readonly number[]): readonly number[] {
  const rowOf = (start: number) => view.getUint16(start, true)
  const isOrdered = starts.every((start, at) => at === 0 || rowOf(start) >= rowOf(starts[at - 1] ?? start))
  return isOrdered ? starts : starts.toSorted((a, b) => rowOf(a) - rowOf(b))
}

class CellWriter {
  private readonly view: DataView
  private readonly globals: BookGlobals
  private readonly rows: SheetRows
  private row = -1

  constructor(view: DataView, globals: BookGlobals, rows: SheetRows) {
    this.view = view
    this.globals = globals
    this.rows = rows
  }

  write(record: BiffRecord): void {
    const reader = new RecordReader(this.view, record, this.globals.encoding)
    const row = reader.u16()
    if (row !== this.row) {
      if (this.row >= 0) this.rows.endRow()
      this.rows.startRow(row + 1)
      this.row = row
    }
    const column = reader.u16()
    if (record.type === RECORD.mulRk) {
      const count = Math.floor((record.end - record.start - 6) / 6)
      for (let at = 0; at < count; at += 1) this.rows.put(column + at, this.number(reader.u16(), reader.rk()))
    } else this.cell(column, record, reader)
  }

  private cell(column: number, record: BiffRecord, reader: RecordReader): void {
    const style = reader.u16()
    const put = (text: string) => this.rows.put(column, text)
    switch (record.type) {
      case RECORD.labelSst:
        return put(this.globals.texts[reader.u32()] ?? '')
      case RECORD.number:
        return put(this.number(style, reader.f64()))
      case RECORD.rk:
        return put(this.number(style, reader.rk()))
      case RECORD.boolErr:
        return this.flag(column, reader.u8(), reader.u8() === 1)
      case RECORD.formula:
        return this.formula(column, style, record)
      default:
        return put(reader.text(2))
    }
  }

  /** What a formula last came to: a number, or two bytes that no number has and what else it is. */
  private formula(column: number, style: number, record: BiffRecord): void {
    const result = record.start + 6
    if (result + 8 > record.end) return
    if (this.view.getUint16(result + 6, true) !== 0xffff)
      return this.rows.put(column, this.number(style, this.view.getFloat64(result, true)))
    const kind = this.view.getUint8(result)
    const value = this.view.getUint8(result + 2)
    if (kind === 0) this.rows.put(column, this.textBehind(record))
    else if (kind === 1 || kind === 2) this.flag(column, value, kind === 2)
  }

  /** The text of a formula stands in a record of its own, with one on the formula itself before it at most. */
  private textBehind({ end }: BiffRecord): string {
    const next = recordAt(this.view, end + 4)
    const text = next.type === RECORD.string ? next : recordAt(this.view, next.end + 4)
    return text.type === RECORD.string ? new RecordReader(this.view, text, this.globals.encoding).text(2) : ''
  }

  private flag(column: number, value: number, isError: boolean): void {
    if (isError) this.rows.hasNoValue(column, ERRORS[value] ?? '')
    else this.rows.put(column, value === 0 ? 'FALSE' : 'TRUE')
  }

  private number(style: number, value: number): string {
    return numberText(String(value), this.globals.styles[style] ?? PLAIN, this.globals.is1904)
  }
}

const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
}

function addMerged(reader: RecordReader, merged: (readonly [CellPosition, CellPosition])[]): void {
  const count = reader.u16()
  for (let at = 0; at < count && !reader.isAtEnd && merged.length < MOST_MERGED; at += 1) {
    const [top, bottom, left, right] = [reader.u16(), reader.u16(), reader.u16(), reader.u16()]
    merged.push([
      { row: top, column: left },
      { row: bottom, column: right },
    ])
  }
}

function linkOf(reader: RecordReader): readonly (readonly [CellPosition, string])[] {
  const row = reader.u16()
  reader.skip(2)
  const column = reader.u16()
  reader.skip(2)
  const target = linkTarget(reader)
  return target === null ? [] : [[{ row, column }, target]]
}
