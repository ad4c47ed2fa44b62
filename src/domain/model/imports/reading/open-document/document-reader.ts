import { LIMITS } from '../../../records/limits'
import { MOST_SPREAD_CELLS } from '../bounds'
import type { FileToRead } from '../source-table'
import { likeness, type NamedSheet } from '../workbook/choose-sheet'
import type { CellPosition } from '../workbook/links-and-merges'
import type { XmlHandler } from '../workbook/read-xml'
import { MOST_MERGED, MOST_CELLS, SheetRows } from '../workbook/sheet-rows'
import { shownText } from './cell-value'

export interface DocumentSheet extends NamedSheet {
  readonly rows: SheetRows
  readonly merged: (readonly [from: CellPosition, to: CellPosition])[]
  /** Where a cell leads to. */
  readonly links: (readonly [at: CellPosition, target: string])[]
}

interface Cell {
  readonly attributes: Attributes
  /** How often it stands there, side by side. */
  readonly copies: number
}

type Attributes = Readonly<Record<string, string>>

/** Text within a cell that is not its value: comments, drawings, how a word is read aloud. */
const BESIDE: ReadonlySet<string> = new Set(['annotation', 'frame', 'custom-shape', 'shapes', 'ruby-text', 'note'])

/** Goes through the sheets of a document as they come and keeps one of them, so that it holds two at most. */
export class DocumentReader implements XmlHandler {
  isSpreadsheet = false
  readonly sheets: NamedSheet[] = []
  chosen: DocumentSheet | null = null
  private readonly file: Pick<FileToRead, 'choices' | 'knows'>
  private readonly hiddenStyles = new Set<string>()
  private rank = -Infinity
  private style = ''
  private sheet: DocumentSheet | null = null
  private beside = 0
  private line = 0
  private column = 0
  private rowCopies = 1
  private cells: (readonly [column: number, text: string])[] = []
  private faults: (readonly [column: number, text: string])[] = []
  private cell: Cell | null = null
  private said = ''
  /** Cells that stand there without being written out. */
  private copied = 0
  private isText = false

  constructor(file: Pick<FileToRead, 'choices' | 'knows'>) {
    this.file = file
  }

  get isTooMuch(): boolean {
    return this.copied > MOST_SPREAD_CELLS || this.sheet?.rows.isTooMuch === true
  }

  open(name: string, attributes: Attributes): void {
    if (BESIDE.has(name)) this.beside += 1
    if (this.beside > 0) return
    if (this.sheet === null) this.openOutside(name, attributes)
    else if (this.cell !== null) this.openInCell(name, attributes)
    else if (name === 'table-row') this.startRow(attributes)
    else if (name === 'table-cell' || name === 'covered-table-cell') this.startCell(attributes)
  }

  text(text: string): void {
    // What parts the lines of the file is one blank; such in a cell have tags.
    if (this.isText && this.beside === 0 && this.said.length <= LIMITS.importCellBytes)
      this.said += text.replace(/[\t\r\n]+/g, ' ')
  }

  close(name: string): void {
    if (BESIDE.has(name)) this.beside -= 1
    else if (this.beside > 0 || this.sheet === null) return
    else if (name === 'p') this.isText = false
    else if (name === 'table-cell' || name === 'covered-table-cell') this.endCell()
    else if (name === 'table-row') this.endRow(this.sheet.rows)
    else if (name === 'table') this.endSheet(this.sheet)
  }

  isEnough(): boolean {
    return this.isTooMuch
  }

  private openOutside(name: string, attributes: Attributes): void {
    if (name === 'spreadsheet') this.isSpreadsheet = true
    else if (name === 'style') this.style = attributes['style:name'] ?? ''
    else if (name === 'table-properties' && attributes['table:display'] === 'false') this.hiddenStyles.add(this.style)
    else if (name === 'table' && this.isSpreadsheet) {
      const isHidden = this.hiddenStyles.has(attributes['table:style-name'] ?? '')
      this.sheet = { name: attributes['table:name'] ?? '', isHidden, rows: new SheetRows(), merged: [], links: [] }
      this.line = 0
    }
  }

  private openInCell(name: string, attributes: Attributes): void {
    if (this.said.length > LIMITS.importCellBytes) return
    if (name === 'p') {
      if (this.said !== '') this.said += '\n'
      this.isText = true
    } else if (name === 's') this.said += ' '.repeat(timesOf(attributes['text:c'], LIMITS.importCellBytes))
    else if (name === 'tab') this.said += '\t'
    else if (name === 'line-break') this.said += '\n'
    else if (name === 'a') this.link(attributes['xlink:href'] ?? '')
  }

  private startRow(attributes: Attributes): void {
    this.rowCopies = timesOf(attributes['table:number-rows-repeated'])
    this.line += 1
    this.column = 0
    this.cells = []
    this.faults = []
  }

  private startCell(attributes: Attributes): void {
    this.cell = { attributes, copies: timesOf(attributes['table:number-columns-repeated']) }
    this.said = ''
    const [rows, columns] = ['rows', 'columns'].map((way) => timesOf(attributes[`table:number-${way}-spanned`]))
    const from = { row: this.line - 1, column: this.column }
    if (
      rows === undefined ||
      columns === undefined ||
      rows === 1 ||
      this.sheet === null ||
      this.sheet.merged.length >= MOST_MERGED
    )
      return
    this.sheet.merged.push([from, { row: from.row + rows - 1, column: from.column + columns - 1 }])
  }

  private endCell(): void {
    if (this.cell === null) return
    const { attributes, copies } = this.cell
    const { text, isFault } = shownText(attributes, this.said)
    this.cell = null
    if (isFault) this.faults.push([this.column, text])
    else if (text !== '') {
      this.copied += copies - 1
      for (let at = 0; at < copies && !this.isTooMuch; at += 1) this.cells.push([this.column + at, text])
    }
    this.column += copies
  }

  private endRow(rows: SheetRows): void {
    const copies = this.cells.length + this.faults.length === 0 ? 0 : this.rowCopies
    this.copied += this.cells.length * Math.max(0, copies - 1)
    let done = 0
    for (; done < copies && !rows.isFull && !this.isTooMuch; done += 1) {
      rows.startRow(this.line + done)
      for (const [column, text] of this.faults) rows.hasNoValue(column, text)
      for (const [column, text] of this.cells) rows.put(column, text)
      rows.endRow()
    }
    rows.countFurther(copies - done)
    this.line += this.rowCopies - 1
  }

  private endSheet(sheet: DocumentSheet): void {
    const { choices, knows } = this.file
    const isChosen =
      choices.sheet === undefined ? likeness(sheet, sheet.rows, knows) : Number(choices.sheet === this.sheets.length)
    this.sheets.push(sheet)
    if (!sheet.rows.isTooMuch) this.sheet = null
    if (isChosen <= this.rank) return
    this.rank = isChosen
    this.chosen = sheet
  }

  private link(target: string): void {
    if (target !== '' && this.sheet !== null && this.sheet.links.length < MOST_CELLS)
      this.sheet.links.push([{ row: this.line - 1, column: this.column }, target])
  }
}

function timesOf(text: string | undefined, most = Infinity): number {
  const times = Number(text)
  return Number.isInteger(times) && times > 0 ? Math.min(times, most) : 1
}
