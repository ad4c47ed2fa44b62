import { LIMITS } from '../../../records/limits'
import { MOST_SAMPLED_TAGS } from '../bounds'
import type { ReadIssue, Table } from '../delimited/read-table'
import type { Unpacked, ZipEntry } from '../zip/zip'
import { columnOf, positionOf, type CellPosition } from './links-and-merges'
import { PLAIN, type NumberFormat, numberText } from './number-format'
import { attributeOf, readXml, type XmlHandler, RichText } from './read-xml'

export interface Sheet {
  readonly name: string
  readonly isHidden: boolean
  readonly entry: ZipEntry
  /** Where its links lead, by their ids: read when the sheet is. */
  readonly relations: ZipEntry | null
}

export interface SheetContext {
  readonly bytes: Uint8Array
  readonly texts: readonly string[]
  readonly styles: readonly NumberFormat[]
  readonly is1904: boolean
}

export interface ReadSheet {
  readonly result: Unpacked
  /** Rows that hold something, those beyond the limit counted and not kept. */
  readonly rowCount: number
  readonly table: Table & { readonly rows: string[][] }
  readonly merged: readonly (readonly [from: CellPosition, to: CellPosition])[]
  /** What a link of a cell leads to: an id of the sheet's relations. */
  readonly links: readonly (readonly [at: CellPosition, id: string])[]
}

const MOST_BYTES = 1024 * 1024 * 1024
/** With those that pad rows. */
const MOST_CELLS = 30_000_000
const MOST_CHARACTERS = 400 * 1024 * 1024
const MOST_MERGED = 20_000
/** A few more than an import takes: a title above, a total below. */
const KEPT_ROWS = LIMITS.importRows + 64
/** The width of a sheet in any program; what is named beyond is no sheet. */
const WIDEST = 16_384

/** The cells of one sheet as texts, read as it is unpacked. Rows without any value are gaps, not rows. */
export function readSheet(
  sheet: Sheet,
  context: SheetContext,
  options: { readonly maxRows?: number; readonly onProgress?: (part: number) => void } = {},
): ReadSheet {
  const reader = new SheetReader(context, Math.min(options.maxRows ?? KEPT_ROWS, KEPT_ROWS), options.maxRows === undefined)
  const sampled = options.maxRows === undefined ? {} : { mostTags: MOST_SAMPLED_TAGS }
  const read = readXml(context.bytes, sheet.entry, { ...options, ...sampled, most: MOST_BYTES, handler: reader })
  const isSample = read === 'stopped' && options.maxRows !== undefined && !reader.isTooMuch
  const result = isSample ? 'done' : reader.isTooMuch || read === 'stopped' ? 'too-large' : read
  const { rowCount, rows, lines, afterGap, issues, merged, links } = reader
  return { result, rowCount, table: { rows, lines, afterGap, issues }, merged, links }
}

class SheetReader implements XmlHandler {
  readonly rows: string[][] = []
  readonly lines: number[] = []
  readonly afterGap = new Set<number>()
  readonly issues: ReadIssue[] = []
  readonly merged: (readonly [CellPosition, CellPosition])[] = []
  readonly links: (readonly [CellPosition, string])[] = []
  rowCount = 0
  isTooMuch = false
  private readonly context: SheetContext
  private readonly maxRows: number
  private readonly countsOn: boolean
  private readonly rich = new RichText()
  private cells: string[] = []
  private row = 0
  private column = -1
  private type = ''
  private style = 0
  private hasFormula = false
  private cellCount = 0
  private characters = 0

  constructor(context: SheetContext, maxRows: number, countsOn: boolean) {
    this.context = context
    this.maxRows = maxRows
    this.countsOn = countsOn
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'c') {
      const reference = attributes['r']
      this.column = reference === undefined ? this.column + 1 : columnOf(reference)
      this.type = attributes['t'] ?? 'n'
      this.style = Number(attributes['s'] ?? 0)
      this.hasFormula = false
      this.rich.start()
    } else if (name === 'row') {
      this.row = attributes['r'] === undefined ? this.row + 1 : Number(attributes['r'])
      this.column = -1
      this.cells = []
    } else if (name === 'f') this.hasFormula = true
    else if (name === 'mergeCell') this.merge(attributes['ref'] ?? '')
    else if (name === 'hyperlink') this.link(attributes)
    else this.rich.open(name)
  }

  text(text: string): void {
    this.rich.add(text)
  }

  close(name: string): void {
    if (name === 'c') this.endCell()
    else if (name === 'row') this.endRow()
    else this.rich.close(name)
  }

  isEnough(): boolean {
    return this.isTooMuch || (!this.countsOn && this.rows.length >= this.maxRows)
  }

  private endCell(): void {
    const raw = this.rich.take()
    const text = this.valueOf(raw)
    if ((this.type === 'e' || (this.hasFormula && raw === '' && this.type !== 'str')) && this.rows.length < this.maxRows)
      this.issues.push({ kind: 'formula-empty', row: this.rows.length, line: this.row, column: this.column, value: raw })
    if (text === '' || this.column < 0) return
    if (this.column >= WIDEST) this.isTooMuch = true
    else if (this.rows.length < this.maxRows) this.put(text)
    else this.cells[0] = text // beyond the limit rows are only counted
  }

  /** Cells far to the right of what can be imported close up: they pad no rows, and still count as too many. */
  private put(text: string): void {
    while (this.cells.length < Math.min(this.column, LIMITS.importColumns)) this.cells.push('')
    const at = this.column < LIMITS.importColumns ? this.column : this.cells.length
    const isLong = text.length > LIMITS.importCellBytes
    if (isLong) this.issues.push({ kind: 'cell-cut', row: this.rows.length, line: this.row, column: at })
    this.cells[at] = isLong ? text.slice(0, LIMITS.importCellBytes) : text
    // One long text may be that of every cell: it takes its room once, and as long as any other to look through.
    this.characters += Math.min(text.length, LIMITS.importCellBytes)
  }

  private valueOf(raw: string): string {
    const { texts, styles, is1904 } = this.context
    switch (this.type) {
      case 's':
        return texts[Number(raw)] ?? ''
      case 'b':
        return raw === '' ? '' : raw === '1' ? 'TRUE' : 'FALSE'
      case 'd':
        return raw.replace('T', ' ').replace(/ 00:00(:00(\.0+)?)?Z?$/, '')
      case 'n':
        return numberText(raw, styles[this.style] ?? PLAIN, is1904)
      case 'e':
        return ''
      default:
        return raw
    }
  }

  private endRow(): void {
    if (this.cells.every((cell) => cell.trim() === '')) {
      while (this.issues.at(-1)?.line === this.row) this.issues.pop()
      return
    }
    this.rowCount += 1
    if (this.rows.length >= this.maxRows) return
    const last = this.lines.at(-1)
    if (last !== undefined && this.row > last + 1) this.afterGap.add(this.rows.length)
    this.rows.push(this.cells)
    this.lines.push(this.row)
    this.cellCount += this.cells.length
    this.isTooMuch ||= this.cellCount > MOST_CELLS || this.characters > MOST_CHARACTERS
  }

  private merge(reference: string): void {
    const [from, to] = reference.split(':').map(positionOf)
    if (from && to && this.merged.length < MOST_MERGED) this.merged.push([from, to])
  }

  private link(attributes: Readonly<Record<string, string>>): void {
    const at = positionOf((attributes['ref'] ?? '').split(':')[0] ?? '')
    const id = attributeOf(attributes, 'id')
    if (at !== null && id !== undefined && this.links.length < MOST_CELLS) this.links.push([at, id])
  }
}
