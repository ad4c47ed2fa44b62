import type { AnyRecord, CollectionName, Collections } from '../../../domain/model/records/collections'
import type { RecordMeta } from '../../../domain/model/records/meta'
import { STAMPS } from '../../../domain/model/records/stamps'

type Values = Readonly<Record<string, unknown>>

/** By collection: every key, and nothing in it. */
const blanks = new Map<CollectionName, Values>()

/**
 * A record with its stamps, in the one shape all records of the collection have.
 *
 * An object put together key by key, as validation does, is kept by the engine as a hash table: three times as large and
 * slower to read, which 100,000 rows make felt. One copied from a blank keeps the blank's compact shape, and setting a key
 * that is there does not change it.
 */
export function shapedRecord<K extends CollectionName>(collection: K, data: Collections[K], meta: RecordMeta): AnyRecord {
  const values = data as object as Values
  const record: Record<string, unknown> = { ...blankOf(collection, values) }
  for (const key in values) record[key] = values[key]
  for (const key of STAMPS) record[key] = meta[key]
  return record as unknown as AnyRecord
}

function blankOf(collection: CollectionName, values: Values): Values {
  const known = blanks.get(collection)
  if (known !== undefined) return known
  const keys = [...Object.keys(values), ...STAMPS]
  // Parsed, because what JSON makes is compact however many keys it has.
  const blank = JSON.parse(JSON.stringify(Object.fromEntries(keys.map((key) => [key, null])))) as Values
  blanks.set(collection, blank)
  return blank
}
