import type { AnyRecord, CollectionName, Collections, RecordOf } from '../../../domain/model/records/collections'
import type { RecordMeta } from '../../../domain/model/records/meta'
import { STAMPS } from '../../../domain/model/registry/field'

type Values = Readonly<Record<string, unknown>>

/** Blank records by collection: all keys, with null values. */
const blanks = new Map<CollectionName, Values>()

/**
 * A record with its stamps, with the same hidden class as all records of the collection.
 *
 * The JavaScript engine stores an object built key by key, as validation does, as a hash table: three times as large and slower
 * to read, which matters at 100,000 rows. A copy of a blank keeps the blank's compact shape, and setting an existing key does
 * not change it.
 */
export function shapedRecord<K extends CollectionName>(collection: K, data: Collections[K], meta: RecordMeta): AnyRecord {
  const values = data as object as Values
  const stamps = meta as object as Values
  const record: Record<string, unknown> = { ...blankOf(collection, values) }
  for (const key in values) record[key] = values[key]
  for (const key of STAMPS) record[key] = stamps[key]
  return record as unknown as AnyRecord
}

function blankOf(collection: CollectionName, values: Values): Values {
  const known = blanks.get(collection)
  if (known !== undefined) return known
  const keys = [...Object.keys(values), ...STAMPS]
  // Objects made by `JSON.parse` are compact, however many keys they have.
  const blank = JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, null])))) as Values
  blanks.set(collection, blank)
  return blank
}

/** A record's data without the backend's stamps. */
export function dataOf<K extends CollectionName>(record: RecordOf<K>): Collections[K] {
  const stamped: RecordMeta & Collections[K] = record
  const { id, workspaceId, version, createdAt, createdBy, updatedAt, updatedBy, deletedAt, ...data } = stamped
  return data as unknown as Collections[K]
}
