import type { ReadableName, RowOf } from '../../../domain/model/records/collections'
import { snakeCase } from './column-names'
import type { ColumnKind } from './column-kind'
import { COLUMNS } from './columns'

/** A row as PostgREST or a function of the database gives it. */
export type DatabaseRow = Readonly<Record<string, unknown>>

/** Which columns a collection is read by: those that a record has, none of those kept only for searching. */
export function selectOf(collection: ReadableName): string {
  return codecOf(collection).select
}

export function recordOf<K extends ReadableName>(collection: K, row: DatabaseRow): RowOf<K> {
  const { blank, fields } = codecOf(collection)
  // All records of a collection have one shape from the start, which a copy has and fields added one by one do not.
  const record: Record<string, unknown> = { ...blank }
  for (const { field, column, read } of fields) record[field] = read === null ? (row[column] ?? null) : read(row[column], row)
  return record as unknown as RowOf<K> // the table of columns names each of its fields
}

/**
 * The fields of a record, whole or some, as the commit function takes them: the domain's values under the columns' names.
 * @param asked only the fields that this one has, too
 */
export function rowOf(data: object, asked: object = data): DatabaseRow {
  const row: Record<string, unknown> = {}
  for (const field of Object.keys(data)) if (Object.hasOwn(asked, field)) row[snakeCase(field)] = Reflect.get(data, field)
  return row
}

const COLLECTIONS: ReadonlyMap<string, ReadableName> = new Map(
  (Object.keys(COLUMNS) as readonly ReadableName[]).map((name) => [snakeCase(name), name]),
)

/** `people` for `people`, `lostReasons` for `lost_reasons`; `null` for a table that is none of ours. */
export function collectionOf(table: string): ReadableName | null {
  return COLLECTIONS.get(table) ?? null
}

/**
 * As wide as a version may grow, so that versions sort as text as they do as numbers. They are compared with `===` only, but
 * a list may be ordered by any field.
 */
const VERSION_DIGITS = 16

export function versionOf(number: number | string): string {
  return String(number).padStart(VERSION_DIGITS, '0')
}

/** What the database calls the version; `null` when it is none of its. */
export function versionNumber(version: string): string | null {
  return version.length === VERSION_DIGITS && /^\d+$/.test(version) ? BigInt(version).toString() : null
}

interface FieldCodec {
  readonly field: string
  readonly column: string
  /** `null`: it is as it is. */
  readonly read: ((value: unknown, row: DatabaseRow) => unknown) | null
}

interface Codec {
  readonly select: string
  readonly blank: DatabaseRow
  readonly fields: readonly FieldCodec[]
}

const codecs = new Map<ReadableName, Codec>()

function codecOf(collection: ReadableName): Codec {
  const known = codecs.get(collection)
  if (known !== undefined) return known
  const fields = Object.entries<ColumnKind>(COLUMNS[collection]).map(([field, kind]) => fieldCodec(field, kind))
  const select = fields.flatMap(({ column }) => (AUTHORED.test(column) ? [column, viaColumn(column)] : [column])).join(',')
  const codec = { fields, select, blank: Object.fromEntries(fields.map(({ field }) => [field, null])) }
  codecs.set(collection, codec)
  return codec
}

/** `created_by` has its other half in `created_via`. */
const AUTHORED = /^(created|updated)_by$/

function viaColumn(column: string): string {
  return column.replace(/_by$/, '_via')
}

function fieldCodec(field: string, kind: ColumnKind): FieldCodec {
  const column = snakeCase(field)
  if (kind !== 'author') return { field, column, read: READ[kind] ?? null }
  const via = viaColumn(column)
  let last: { readonly memberId: unknown; readonly via: unknown } = { memberId: null, via: null }
  const read: FieldCodec['read'] = (value, row) => {
    const memberId = value ?? null
    if (last.memberId !== memberId || last.via !== row[via]) last = { memberId, via: row[via] }
    return last
  }
  return { field, column, read }
}

const [lastInstant, lastVersion] = [again(instantIn), again(versionOf)]

const READ: { readonly [K in ColumnKind]?: (value: unknown) => unknown } = {
  instant: (value) => (typeof value === 'string' ? lastInstant(value) : null),
  version: (value) => lastVersion(typeof value === 'number' ? value : String(value)),
  // A bigint may come as text where it could lose digits; ours never do.
  bigint: (value) => (typeof value === 'string' ? Number(value) : (value ?? null)),
  decimal: (value) => String(value),
}

/** The same answer to the same question as before: what one commit wrote has times, version and author in common. */
function again<A, B>(read: (value: A) => B): (value: A) => B {
  let last: { readonly value: A; readonly answer: B } | null = null
  return (value) => {
    if (last === null || last.value !== value) last = { value, answer: read(value) }
    return last.answer
  }
}

const ISO_UTC = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2})(?:\.(\d{1,6}))?(?:Z|\+00(?::?00)?)$/

/** PostgreSQL leaves out zeros at the end of a fraction, and says `+00:00` for UTC. */
function instantIn(text: string): string {
  const parts = ISO_UTC.exec(text)
  if (parts === null) return new Date(text).toISOString()
  const [, day, time, fraction = ''] = parts
  return `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`
}
