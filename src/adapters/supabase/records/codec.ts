import type { Id } from '../../../domain/model/kernel/id'
import type { ReadableName, RowOf } from '../../../domain/model/records/collections'
import type { Field, ValueType } from '../../../domain/model/registry/field'
import { REGISTRY } from '../../../domain/model/registry/registry'
import { snakeCase } from './columns'

/** A row as PostgREST or a function of the database gives it. */
export type DatabaseRow = Readonly<Record<string, unknown>>

/** The columns to select for a collection: those of its records, and none that exist only for searching. */
export function selectOf(collection: ReadableName): string {
  return codecOf(collection).select
}

export function recordOf<K extends ReadableName>(collection: K, row: DatabaseRow): RowOf<K> {
  const { blank, fields } = codecOf(collection)
  // Copying a blank gives all records of a collection one hidden class; adding fields one by one does not.
  const record: Record<string, unknown> = { ...blank }
  for (const { field, column, read } of fields) record[field] = read === null ? (row[column] ?? null) : read(row[column], row)
  return record as unknown as RowOf<K> // the registry names each of its fields
}

/** Rows as columns, of one workspace and newest first. */
export interface ColumnSlice {
  /** Of each column the values of all rows; null: no row has one. */
  readonly columns: Readonly<Record<string, readonly unknown[] | null>>
  /** Of each row its stamps, `[at, by, via]` and `[version, at, by, via]`; null: those of the row before. */
  readonly created: readonly (readonly unknown[] | null)[]
  readonly updated: readonly (readonly unknown[] | null)[]
}

export function recordsOf<K extends ReadableName>(collection: K, workspaceId: Id, slice: ColumnSlice): readonly RowOf<K>[] {
  const columns = Object.entries(slice.columns)
  const row: Record<string, unknown> = { workspace_id: workspaceId }
  return slice.created.map((created, at) => {
    for (const [name, values] of columns) row[name] = values === null ? null : values[at]
    const updated = slice.updated[at] ?? null
    if (created !== null) [row['created_at'], row['created_by'], row['created_via']] = created
    if (updated !== null) [row['version'], row['updated_at'], row['updated_by'], row['updated_via']] = updated
    return recordOf(collection, row)
  })
}

/**
 * All or some fields of a record as the commit function takes them: the domain's values under column names.
 * @param given only fields that this object has, too
 */
export function rowOf(data: object, given: object = data): DatabaseRow {
  const row: Record<string, unknown> = {}
  for (const field of Object.keys(data)) if (Object.hasOwn(given, field)) row[snakeCase(field)] = Reflect.get(data, field)
  return row
}

const COLLECTIONS: ReadonlyMap<string, ReadableName> = new Map(
  (Object.keys(REGISTRY) as readonly ReadableName[]).map((name) => [snakeCase(name), name]),
)

/** `people` for `people`, `lostReasons` for `lost_reasons`; `null` for a table that is not one of ours. */
export function collectionOf(table: string): ReadableName | null {
  return COLLECTIONS.get(table) ?? null
}

/**
 * Pads versions so that they sort as text as they do as numbers. They are otherwise compared with `===` only, but a list may be
 * ordered by any field.
 */
const VERSION_DIGITS = 16

export function versionOf(number: number | string): string {
  return String(number).padStart(VERSION_DIGITS, '0')
}

/** The version as the database writes it; `null` for a version of another backend. */
export function versionNumber(version: string): string | null {
  return version.length === VERSION_DIGITS && /^\d+$/.test(version) ? BigInt(version).toString() : null
}

interface FieldCodec {
  readonly field: string
  readonly column: string
  /** `null`: the value needs no conversion. */
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
  const fields = Object.entries<Field>(REGISTRY[collection]).map(([field, { type }]) => fieldCodec(field, type))
  const select = fields.flatMap(({ column }) => (AUTHORED.test(column) ? [column, viaColumn(column)] : [column])).join(',')
  const codec = { fields, select, blank: Object.fromEntries(fields.map(({ field }) => [field, null])) }
  codecs.set(collection, codec)
  return codec
}

/** `created_by` has a second column, `created_via`. */
const AUTHORED = /^(created|updated)_by$/

function viaColumn(column: string): string {
  return column.replace(/_by$/, '_via')
}

function fieldCodec(field: string, type: ValueType): FieldCodec {
  const column = snakeCase(field)
  if (type !== 'author') return { field, column, read: READ[type] ?? null }
  const via = viaColumn(column)
  let last: { readonly memberId: unknown; readonly via: unknown } = { memberId: null, via: null }
  const read: FieldCodec['read'] = (value, row) => {
    const memberId = value ?? null
    if (last.memberId !== memberId || last.via !== row[via]) last = { memberId, via: row[via] }
    return last
  }
  return { field, column, read }
}

const [lastInstant, lastVersion] = [memoizeLast(instantIn), memoizeLast(versionOf)]

const READ: { readonly [T in ValueType]?: (value: unknown) => unknown } = {
  instant: (value) => (typeof value === 'string' ? lastInstant(value) : null),
  version: (value) => lastVersion(typeof value === 'number' ? value : String(value)),
  // A bigint may come as text to keep its digits; ours fit a number.
  bigint: (value) => (typeof value === 'string' ? Number(value) : (value ?? null)),
  decimal: (value) => String(value),
}

/** Repeats the last result for an equal value, so that rows written by one commit share their times, version and author. */
function memoizeLast<A, B>(read: (value: A) => B): (value: A) => B {
  let last: { readonly value: A; readonly answer: B } | null = null
  return (value) => {
    if (last === null || last.value !== value) last = { value, answer: read(value) }
    return last.answer
  }
}

const ISO_UTC = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2})(?:\.(\d{1,6}))?(?:Z|\+00(?::?00)?)$/

/** PostgreSQL omits trailing zeros of a fraction, and writes UTC as `+00:00`. */
function instantIn(text: string): string {
  // As it is nearly always; taking it apart by the pattern costs more than all else that is read of a row.
  if (text[10] === 'T' && text[19] === '.' && text.length > 28 && text.endsWith('+00:00')) return `${text.slice(0, 23)}Z`
  const parts = ISO_UTC.exec(text)
  if (parts === null) return new Date(text).toISOString()
  const [, day, time, fraction = ''] = parts
  return `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`
}
