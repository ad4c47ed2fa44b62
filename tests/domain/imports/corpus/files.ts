import { writeTable } from '../../../support/write-table'
import { writeWorkbook } from '../../../support/write-workbook'
import { encode, windows1252 } from '../../../support/encode-text'
import type { Expected, JudgedFile, Truth } from '../judge/truth'
import { cardsOf, entriesOf } from './cards'
import { LAYOUTS, type Layout } from './layouts'
import { expectedIn, rowsOf } from './rows'

/** Every layout as a file, and what is known of it. */
export function corpusFiles(): readonly JudgedFile[] {
  return LAYOUTS.map(fileOf)
}

function fileOf(layout: Layout): JudgedFile {
  const { name, kind, pool, columns, format } = layout
  const rows = rowsOf(layout)
  const keys = keysOf(columns.map((column) => column.name))
  const truth: Truth = {
    name,
    language: pool.language,
    region: pool.region,
    kind,
    columns: Object.fromEntries(columns.map(({ target }, at) => [keys[at] ?? '', target])),
    rows: rows.map((cells, at) => ({ row: at + 1, cells: cellsIn(cells.map(expectedIn), keys) })),
  }
  const table = [columns.map((column) => column.name), ...rows.map((cells) => cells.map(({ text }) => text))]
  return { truth, bytes: bytesOf(table, format), fileName: `file.${/^\w+/.exec(format)?.[0] ?? 'csv'}` }
}

function cellsIn(expected: readonly (Expected | undefined)[], keys: readonly string[]): Truth['rows'][number]['cells'] {
  const cells: Record<string, Expected> = {}
  for (const [at, each] of expected.entries()) if (each !== undefined) cells[keys[at] ?? ''] = each
  return cells
}

/** `Name`, `Name#2` */
function keysOf(names: readonly string[]): readonly string[] {
  const seen = new Map<string, number>()
  return names.map((name) => {
    const nth = (seen.get(name) ?? 0) + 1
    seen.set(name, nth)
    return nth === 1 ? name : `${name}#${nth}`
  })
}

const DELIMITERS: Readonly<Record<string, string>> = { semicolon: ';', tab: '\t', bar: '|' }

/** @param format `csv`, `csv semicolon cp1252`, `tsv utf16`, `xlsx`, `html` */
function bytesOf(table: readonly (readonly string[])[], format: string): Uint8Array {
  const words = format.split(' ')
  if (words[0] === 'xlsx') return writeWorkbook({ sheets: [{ name: 'Sheet1', rows: table }] })
  if (words[0] === 'html') return new TextEncoder().encode(pageOf(table))
  if (words[0] === 'vcf') return new TextEncoder().encode(cardsOf(table))
  if (words[0] === 'ldif') return new TextEncoder().encode(entriesOf(table))
  const delimiter = words[0] === 'tsv' ? '\t' : (words.map((word) => DELIMITERS[word]).find(Boolean) ?? ',')
  const text = writeTable(table, {
    delimiter,
    lineEnd: words.includes('crlf') ? '\r\n' : '\n',
    quoteAll: words.includes('quoted'),
  })
  if (words.includes('cp1252')) return windows1252(text)
  if (words.includes('utf16')) return encode(text, 'utf-16le')
  return new TextEncoder().encode(words.includes('bom') ? `\ufeff${text}` : text)
}

function pageOf(table: readonly (readonly string[])[]): string {
  const rows = table.map(
    (cells, at) =>
      `<tr>${cells.map((cell) => (at === 0 ? `<th>${escaped(cell)}</th>` : `<td>${escaped(cell)}</td>`)).join('')}</tr>`,
  )
  return `<html><head><meta charset="utf-8"></head><body><table>${rows.join('\n')}</table></body></html>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>')
}
