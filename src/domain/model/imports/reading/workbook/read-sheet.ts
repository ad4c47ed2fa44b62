import { MOST_SAMPLED_TAGS } from '../bounds'
import { MOST_CELLS, MOST_MERGED, resultOf, SheetRows } from './sheet-rows'
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
  readonly rows: SheetRows
  readonly merged: readonly (readonly [from: CellPosition, to: CellPosition])[]
  /** What a link of a cell leads to: an id of the sheet's relations. */
  readonly links: readonly (readonly [at: CellPosition, id: string])[]
}

const MOST_BYTES = 1024 * 1024 * 1024

/** The cells of one sheet as texts, read as it is unpacked. */
export function readSheet(
  sheet: Sheet,
  context: SheetContext,
  options: { readonly maxRows?: number; readonly onProgress?: (part: number) => void } = {},
): ReadSheet {
  const rows = new SheetRows(options.maxRows)
  const reader = new SheetReader(context, rows)
  const sampled = options.maxRows === undefined ? {} : { mostTags: MOST_SAMPLED_TAGS }
  const read = readXml(context.bytes, sheet.entry, { ...options, ...sampled, most: MOST_BYTES, handler: reader })
  const { merged, links } = reader
  return { result: resultOf(read, rows, options.maxRows), rows, merged, links }
}

class SheetReader implements XmlHandler {
  readonly merged: (readonly [CellPosition, CellPosition])[] = []
  readonly links: (readonly [CellPosition, string])[] = []
  private readonly context: SheetContext
  private readonly rows: SheetRows
  private readonly rich = new RichText()
  private row = 0
  private column = -1
  private type = ''
  private style = 0
  private hasFormula = false

  constructor(context: SheetContext, rows: SheetRows) {
    this.context = context
    this.rows = rows
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
      this.rows.startRow(this.row)
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
    else if (name === 'row') this.rows.endRow()
    else this.rich.close(name)
  }

  isEnough(): boolean {
    return this.rows.isEnough()
  }

  private endCell(): void {
    const raw = this.rich.take()
    if (this.type === 'e' || (this.hasFormula && raw === '' && this.type !== 'str')) this.rows.hasNoValue(this.column, raw)
    this.rows.put(this.column, this.valueOf(raw))
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
