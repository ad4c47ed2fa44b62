import { customCurrencyKeyOf, customKeyOf } from '../../../domain/model/query/field-reader'
import type { ReadableName } from '../../../domain/model/records/collections'
import type { Field, ValueType } from '../../../domain/model/registry/field'
import { REGISTRY } from '../../../domain/model/registry/registry'

/** `lostReasons` as the database names it: `lost_reasons`. */
export function snakeCase(name: string): string {
  let found = cache.get(name)
  if (found === undefined) {
    found = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    if (cache.size < MAX_NAMES) cache.set(name, found)
  }
  return found
}

/** There are few field names, and each is needed for every record; other names are not cached past the limit. */
const cache = new Map<string, string>()
const MAX_NAMES = 500

/**
 * What a column holds, which decides how it is tested and ordered: `text` and `custom` have a twin `<column>_fold` that is
 * compared in their place; `list` and `object` are jsonb; `author` is two columns. Of the workspace's own fields
 * `custom-value` is one, and `custom-currency` the currency of one that is money.
 */
export type ColumnKind = ValueType | 'custom-value' | 'custom-currency'

/** The kind of a field; `null` where the collection has no such field. */
export function columnKind(collection: ReadableName, field: string): ColumnKind | null {
  const fields = fieldsOf(collection)
  const known = fields.get(field)
  if (known !== undefined) return known.type
  if (!fields.has('custom')) return null
  if (customKeyOf(field) !== null) return 'custom-value'
  return customCurrencyKeyOf(field) === null ? null : 'custom-currency'
}

/** No row leaves it empty: an order by it has no empties to place. */
export function isRequired(collection: ReadableName, field: string): boolean {
  return fieldsOf(collection).get(field)?.required === true
}

const known = new Map<ReadableName, ReadonlyMap<string, Field>>()

function fieldsOf(collection: ReadableName): ReadonlyMap<string, Field> {
  let fields = known.get(collection)
  if (fields === undefined) {
    fields = new Map(Object.entries<Field>(REGISTRY[collection]))
    known.set(collection, fields)
  }
  return fields
}
