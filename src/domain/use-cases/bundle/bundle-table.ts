import type { Turn } from '../../../ports/runtime.port'
import { bundledFields, type TableCollection } from '../../model/bundle/bundle-format'
import { cellText } from '../../model/exports/export-cell'
import { amountCell, ownCell } from '../../model/exports/shared-columns'
import { type CustomMoney, type CustomValues, isMoney } from '../../model/fields/custom-value'
import { csvCell } from '../../model/imports/reading/delimited/csv-cell'
import { REFERENCES } from '../../model/records/references'
import { linesOf, TextPieces } from './lines-of'
import type { Names, ReadExport } from './read-export'

export interface BundleTables {
  readonly live: Blob
  /** `null`: nothing of the collection is in the trash. */
  readonly trash: Blob | null
}

/**
 * A collection as tables for a spreadsheet, what is in the trash apart: a mark by which it reads UTF-8, a header, a row a
 * record with names in place of ids and amounts in units of their currency, several values in one cell after each other.
 * Nothing is read back from them.
 */
export async function bundleTables(
  collection: TableCollection,
  { lines, names, fields }: ReadExport,
  turn: Turn,
): Promise<BundleTables> {
  const columns = columnsOf(collection, fields, names)
  const [live, trash] = [new TextPieces(), new TextPieces()]
  live.add(`\ufeff${row(columns.map(({ heading }) => heading))}`)
  trash.add(`\ufeff${row([...columns.map(({ heading }) => heading), 'deletedAt'])}`)
  let hasTrash = false
  const records = lines.get(collection)?.text.blob() ?? new Blob()
  for await (const line of linesOf(records.stream(), turn)) {
    const record: Line = JSON.parse(line)
    const cells = columns.map(({ of }) => of(record))
    if (record.deletedAt !== null) trash.add(row([...cells, record.deletedAt]))
    else live.add(row(cells))
    hasTrash ||= record.deletedAt !== null
  }
  return { live: live.blob(), trash: hasTrash ? trash.blob() : null }
}

/** As `bundleLine` writes it. */
interface Line {
  readonly deletedAt: string | null
  readonly custom?: CustomValues
  readonly [field: string]: unknown
}

interface Column {
  readonly heading: string
  readonly of: (record: Line) => string
}

/** What says nothing to people, and what has a place of its own. */
const LEFT_OUT: ReadonlySet<string> = new Set(['id', 'rank', 'custom', 'deletedAt'])

function columnsOf(collection: TableCollection, own: ReadExport['fields'], names: Names): readonly Column[] {
  const targets: ReadonlySet<string> = new Set(Object.keys(REFERENCES[collection]))
  const nameOf = (value: string) => names.of(value.replace(/^[a-z]+\//, ''))
  const fields = bundledFields(collection).filter((field) => !LEFT_OUT.has(field))
  return [
    ...fields.map((field): Column => {
      if (field === 'amountMinor')
        return { heading: 'amount', of: (record) => amountText(record['amountMinor'], record['currency']) }
      const named = targets.has(field) || AUTHORS.has(field) ? nameOf : String
      return { heading: headingOf(field), of: (record) => textOf(record[field], named) }
    }),
    ...own.filter((field) => field.collection === collection).flatMap(ownColumns),
  ]
}

const AUTHORS: ReadonlySet<string> = new Set(['createdBy', 'updatedBy'])

function amountText(minor: unknown, currency: unknown): string {
  return typeof minor === 'number' ? cellText(amountCell(minor, String(currency))) : ''
}

/** Money has its currency in a column of its own: a spreadsheet adds up numbers only. */
function ownColumns({ key, label, type, options }: ReadExport['fields'][number]): readonly Column[] {
  const valueOf = ({ custom }: Line) => custom?.[key] ?? null
  if (type !== 'money') return [{ heading: label, of: (record) => cellText(ownCell({ type, options }, valueOf(record))) }]
  const money = (part: (value: CustomMoney) => string) => (record: Line) => {
    const value = valueOf(record)
    return isMoney(value) ? part(value) : ''
  }
  return [
    { heading: label, of: money(({ amountMinor, currency }) => amountText(amountMinor, currency)) },
    { heading: `${label} (currency)`, of: money(({ currency }) => currency) },
  ]
}

function row(cells: readonly string[]): string {
  return `${cells.map((cell) => csvCell(cell)).join(',')}\r\n`
}

/** `ownerId` → `owner`: the cells hold names. */
function headingOf(field: string): string {
  return field.replace(/Ids$/, 's').replace(/(?<=.)Id$/, '')
}

/** What a person would read of a value that has parts. */
const SHOWN_PARTS = ['value', 'raw', 'url', 'personId', 'memberId']

function textOf(value: unknown, named: (id: string) => string): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((entry: unknown) => textOf(entry, named)).join('; ')
  if (typeof value === 'string') return named(value)
  if (typeof value !== 'object') return JSON.stringify(value)
  const shown = SHOWN_PARTS.find((key) => key in value)
  if (shown !== undefined) return textOf(Reflect.get(value, shown), named)
  return Object.values<unknown>({ ...value })
    .filter((part) => part !== null)
    .map(String)
    .join(', ')
}
