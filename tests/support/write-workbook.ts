import { zipSync, type Zippable } from 'fflate'

export type WrittenCell =
  | string
  | number
  | boolean
  | null
  | {
      readonly type?: 'n' | 'e' | 'str' | 'd'
      readonly value?: string | number
      readonly formula?: string
      /** Index in the workbook's formats. */
      readonly format?: number
    }

export interface WrittenSheet {
  readonly name: string
  readonly isHidden?: boolean
  readonly rows: readonly (readonly WrittenCell[])[]
  /** `A2:A4` */
  readonly merged?: readonly string[]
  /** Address by cell: `{ B2: 'https://…' }` */
  readonly links?: Readonly<Record<string, string>>
}

export interface WrittenWorkbook {
  readonly sheets: readonly WrittenSheet[]
  readonly is1904?: boolean
  readonly formats?: readonly string[]
  /** Texts in the cells instead of the shared list. */
  readonly isInline?: boolean
  /** As some programs write every name: `x:row`. */
  readonly prefix?: string
  /** Not compressed, which is slow for the many workbooks of a property. */
  readonly isStored?: boolean
}

/** An Excel workbook (XLSX) as small as a program would write it. */
export function writeWorkbook(workbook: WrittenWorkbook): Uint8Array {
  const { sheets, is1904 = false, formats = [], isStored = false } = workbook
  const texts = new Map<string, number>()
  const parts: Record<string, string> = {}
  for (const [at, sheet] of sheets.entries()) {
    parts[`xl/worksheets/_rels/sheet${at + 1}.xml.rels`] = relations(
      Object.values(sheet.links ?? {}).map((target) => ['hyperlink', target, ' TargetMode="External"']),
    )
    parts[`xl/worksheets/sheet${at + 1}.xml`] = sheetXml(sheet, workbook, texts)
  }
  const all = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${sheets
      .map(
        (s, at) =>
          `<sheet name="${escaped(s.name)}" sheetId="${at + 1}"${s.isHidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, at) => ['worksheet', `/xl/worksheets/sheet${at + 1}.xml`] as const),
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': `<styleSheet><numFmts>${formats
      .map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${escaped(code)}"/>`)
      .join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
      .map((_, at) => `<xf numFmtId="${200 + at}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${[...texts.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    ...parts,
  }
  return zipped(all, isStored ? 0 : 6)
}

/** Parts by path, as an archive. */
export function zipped(parts: Readonly<Record<string, string | Uint8Array>>, level: 0 | 6 = 6): Uint8Array {
  const files: Zippable = {}
  for (const [path, part] of Object.entries(parts)) files[path] = typeof part === 'string' ? new TextEncoder().encode(part) : part
  return zipSync(files, { level })
}

/** An archive whose table of contents gives another size for its last part. */
export function claiming(bytes: Uint8Array, size: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let last = 0
  for (let at = 0; at + 46 < bytes.length; at += 1) if (view.getUint32(at, true) === 0x02014b50) last = at
  view.setUint32(last + 24, size, true)
  return bytes
}

function sheetXml(sheet: WrittenSheet, { isInline = false, prefix = '' }: WrittenWorkbook, texts: Map<string, number>): string {
  const tag = prefix === '' ? '' : `${prefix}:`
  const rows = sheet.rows.map((cells, row) => {
    const written = cells.map((cell, column) => cellXml(cell, `${letters(column)}${row + 1}`, { isInline, texts, tag }))
    return written.every((xml) => xml === '') ? '' : `<${tag}row r="${row + 1}">${written.join('')}</${tag}row>`
  })
  const merged = (sheet.merged ?? []).map((reference) => `<mergeCell ref="${reference}"/>`).join('')
  const links = Object.keys(sheet.links ?? {}).map((reference, at) => `<hyperlink ref="${reference}" r:id="rId${at + 1}"/>`)
  return `<?xml version="1.0"?><${tag}worksheet><${tag}sheetData>${rows.join('')}</${tag}sheetData><mergeCells>${merged}</mergeCells><hyperlinks>${links.join('')}</hyperlinks></${tag}worksheet>`
}

function cellXml(
  cell: WrittenCell,
  reference: string,
  { isInline, texts, tag }: { readonly isInline: boolean; readonly texts: Map<string, number>; readonly tag: string },
): string {
  const written = (attributes: string, inner: string) => `<${tag}c r="${reference}"${attributes}>${inner}</${tag}c>`
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return written('', `<${tag}v>${cell}</${tag}v>`)
  if (typeof cell === 'boolean') return written(' t="b"', `<${tag}v>${cell ? 1 : 0}</${tag}v>`)
  if (typeof cell === 'string') {
    if (isInline)
      return written(' t="inlineStr"', `<${tag}is><${tag}t xml:space="preserve">${escaped(cell)}</${tag}t></${tag}is>`)
    if (!texts.has(cell)) texts.set(cell, texts.size)
    return written(' t="s"', `<${tag}v>${texts.get(cell)}</${tag}v>`)
  }
  const { type = 'n', value, formula, format } = cell
  const style = format === undefined ? '' : ` s="${format + 1}"`
  const inner = `${formula === undefined ? '' : `<f>${escaped(formula)}</f>`}${value === undefined ? '' : `<v>${escaped(String(value))}</v>`}`
  return written(` t="${type}"${style}`, inner)
}

function relations(all: readonly (readonly [type: string, target: string, more?: string])[]): string {
  return `<Relationships>${all
    .map(
      ([type, target, more = ''], at) =>
        `<Relationship Id="rId${at + 1}" Type="http://x/${type}" Target="${escaped(target)}"${more}/>`,
    )
    .join('')}</Relationships>`
}

function letters(column: number): string {
  const rest = Math.floor(column / 26)
  return `${rest === 0 ? '' : letters(rest - 1)}${String.fromCharCode(65 + (column % 26))}`
}

/** Characters that XML cannot hold stand as `_x0001_`, and what looks like one is guarded. */
function escaped(text: string): string {
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(
      /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g,
      (c) => `_x${c.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
}
