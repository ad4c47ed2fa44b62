import { DAY_MS } from '../kernel/instant'
import { wallTimeIn } from '../kernel/wall-time'
import type { ExportCell } from './export-cell'

/** The most characters that a spreadsheet takes in one cell; with more it calls the file damaged. */
const XLSX_CELL_MOST = 32_767

export interface XlsxOptions {
  readonly sheetName: string
  /** IANA name: a spreadsheet knows no zones, so moments are written as clocks there show them. */
  readonly timeZone: string
  /** Told of each text that is too long for a cell and was cut. */
  readonly onCut: () => void
}

/** A file of the archive that a workbook is. */
export interface XlsxPart {
  readonly path: string
  /** Read once, in order. */
  readonly pieces: Iterable<string> | AsyncIterable<string>
}

/**
 * The files that make up a workbook of one sheet (ECMA-376): days and moments as dates, amounts as numbers, and text as text,
 * which no spreadsheet runs, whatever it begins with.
 *
 * @param rows read once, as the sheet is written
 */
export function xlsxEntries(
  headers: readonly string[],
  rows: AsyncIterable<readonly (readonly ExportCell[])[]>,
  options: XlsxOptions,
): readonly XlsxPart[] {
  return [
    { path: '[Content_Types].xml', pieces: [CONTENT_TYPES] },
    { path: '_rels/.rels', pieces: [relationships([['officeDocument', 'xl/workbook.xml']])] },
    { path: 'xl/workbook.xml', pieces: [workbook(options.sheetName)] },
    {
      path: 'xl/_rels/workbook.xml.rels',
      pieces: [
        relationships([
          ['worksheet', 'worksheets/sheet1.xml'],
          ['styles', 'styles.xml'],
        ]),
      ],
    },
    { path: 'xl/styles.xml', pieces: [STYLES] },
    { path: 'xl/worksheets/sheet1.xml', pieces: sheet(headers, rows, options) },
  ]
}

async function* sheet(
  headers: readonly string[],
  rows: AsyncIterable<readonly (readonly ExportCell[])[]>,
  options: XlsxOptions,
): AsyncGenerator<string> {
  const letters = headers.map((_, at) => columnLetters(at))
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>`
  if (headers.length > 0) yield `<cols><col min="1" max="${headers.length}" width="18" customWidth="1"/></cols>`
  yield '<sheetData>'
  yield row(
    headers.map((header, at) => textCell(`${letters[at]}1`, header, CELL_FORMATS.head)),
    1,
  )
  let number = 1
  for await (const slice of rows) {
    let text = ''
    for (const cells of slice) {
      number += 1
      text += row(
        cells.map((cell, at) => cellXml(`${letters[at]}${number}`, cell, options)),
        number,
      )
    }
    yield text
  }
  yield '</sheetData></worksheet>'
}

function row(cells: readonly string[], number: number): string {
  return `<row r="${number}">${cells.join('')}</row>`
}

function cellXml(reference: string, cell: ExportCell, { timeZone, onCut }: XlsxOptions): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'boolean') return `<c r="${reference}" t="b"><v>${cell ? 1 : 0}</v></c>`
  if (typeof cell === 'string') {
    if (cell.length <= XLSX_CELL_MOST) return textCell(reference, cell, CELL_FORMATS.text)
    onCut()
    return textCell(reference, cell.slice(0, XLSX_CELL_MOST).replace(/[\ud800-\udbff]$/, ''), CELL_FORMATS.text)
  }
  if ('number' in cell) return `<c r="${reference}"><v>${cell.number}</v></c>`
  const format = 'date' in cell ? CELL_FORMATS.date : CELL_FORMATS.moment
  const wall = 'date' in cell ? Date.parse(cell.date) : wallTimeIn(timeZone, Date.parse(cell.at))
  // Days before are counted in two ways, because a spreadsheet takes 1900 for a leap year.
  if (wall < FIRST_SERIAL_MS) return textCell(reference, 'date' in cell ? cell.date : cell.at, CELL_FORMATS.text)
  return `<c r="${reference}" s="${format}"><v>${(wall - DAY_ZERO_MS) / DAY_MS}</v></c>`
}

const DAY_ZERO_MS = Date.UTC(1899, 11, 30)
const FIRST_SERIAL_MS = Date.UTC(1900, 2, 1)

function textCell(reference: string, text: string, format: number): string {
  return `<c r="${reference}" s="${format}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`
}

/** What XML cannot hold is written as the format has it, `_x000D_`; text that looks like that is written so, too. */
function xmlText(text: string): string {
  return text
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|\p{Surrogate}/gu, (unit) => {
      return `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
    })
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A, B, …, Z, AA. */
function columnLetters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : columnLetters(Math.floor(at / 26) - 1) + last
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const PART = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const CONTENT_TYPES = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${PART}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${PART}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${PART}.styles+xml"/></Types>`

function relationships(parts: readonly (readonly [type: string, target: string])[]): string {
  const lines = parts.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`)
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${lines.join('')}</Relationships>`
}

/** A sheet's name has at most 31 characters, and not these. */
function workbook(sheetName: string): string {
  const name = sheetName.replace(/[\\/?*[\]:']/g, ' ').slice(0, 31)
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${xmlText(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`
}

/** By their place among the formats of `STYLES`. */
const CELL_FORMATS = { plain: 0, head: 1, text: 2, date: 3, moment: 4 } as const

/** `49` is text: what is typed over such a cell stays text, too, as `@` is what the format says. */
const STYLES = [
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>',
  '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>',
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  '<cellXfs count="5">',
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyNumberFormat="1"/>',
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
].join('')
