import { bundledFields } from '../../model/bundle/bundle-line'
import type { TableCollection } from '../../model/bundle/manifest'
import { csvCell } from '../../model/imports/reading/delimited/csv-cell'
import { REFERENCES } from '../../model/records/references'
import type { Turn } from '../../../ports/runtime.port'
import { linesOf } from './lines-of'
import type { Names } from './names'
import type { ReadExport } from './read-export'
import { TextPieces } from './text-pieces'

/**
 * A table for a spreadsheet: a mark by which it reads UTF-8, a header, a row a record with names in place of ids, several
 * values in one cell after each other. Nothing is read back from it.
 */
export async function tableBlob(
  collection: TableCollection,
  { lines, names, fields: own }: ReadExport,
  turn: Turn,
): Promise<Blob> {
  const fields = bundledFields(collection).filter((field) => field !== 'custom')
  const ownFields = own.filter((field) => field.collection === collection)
  const targets: ReadonlySet<string> = new Set(Object.keys(REFERENCES[collection]))
  const table = new TextPieces()
  table.add(`\ufeff${row([...fields.map(headingOf), ...ownFields.map(({ label }) => label)])}`)
  const records = lines.get(collection)?.text.blob() ?? new Blob()
  for await (const line of linesOf(records.stream(), turn)) {
    const record = JSON.parse(line) as Readonly<Record<string, unknown>>
    const custom = Object(record['custom']) as object
    const cells = fields.map((field) => textOf(record[field], namesFor(targets.has(field), names)))
    table.add(row([...cells, ...ownFields.map(({ key }) => textOf(Reflect.get(custom, key), String))]))
  }
  return table.blob()
}

function namesFor(isReference: boolean, names: Names): (value: string) => string {
  return isReference ? (value) => names.of(value.replace(/^[a-z]+\//, '')) : (value) => value
}

function row(cells: readonly string[]): string {
  return `${cells.map((cell) => csvCell(cell)).join(',')}\r\n`
}

/** `ownerId` → `owner`: the cells hold names. */
function headingOf(field: string): string {
  return field.replace(/Ids$/, 's').replace(/(?<=.)Id$/, '')
}

function textOf(value: unknown, named: (id: string) => string): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((entry: unknown) => textOf(entry, named)).join('; ')
  if (typeof value === 'string') return named(value)
  if (typeof value !== 'object') return JSON.stringify(value)
  const held = ['value', 'raw', 'url', 'personId'].map((key): unknown => Reflect.get(value, key)).find((one) => one !== undefined)
  if (held !== undefined) return textOf(held, named)
  return Object.values<unknown>({ ...value })
    .filter((part) => part !== null)
    .map(String)
    .join(', ')
}
