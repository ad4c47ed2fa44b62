import { safeParse, strictObject, type GenericSchema } from 'valibot'
import { accepted, refused, type Checked } from './checked'
import type { Collections } from './collections'
import { fieldProblemsOf } from './field-problems-of'
import { SCHEMAS, type StoredName } from './schemas'

/**
 * The record as it is to be kept (trimmed, normalised, defaults filled in), or every field's first failure. References,
 * uniqueness and transitions are other rules: this one looks at nothing but the value.
 */
export function validateRecord<K extends StoredName>(collection: K, data: unknown): Checked<Collections[K]> {
  const schema: GenericSchema<unknown, Collections[K]> = SCHEMAS[collection]
  const result = safeParse(schema, data)
  return result.success ? accepted(result.output) : refused(fieldProblemsOf(result.issues))
}

/**
 * Some fields of a record as they are to be kept, each looked at by itself. What only the whole record can say, that one of
 * several is filled in, is not asked.
 */
export function validateFields<K extends StoredName>(
  collection: K,
  fields: Partial<Collections[K]>,
): Checked<Partial<Collections[K]>> {
  const entries: unknown = Reflect.get(SCHEMAS[collection], 'entries')
  if (typeof entries !== 'object' || entries === null) throw new TypeError(`the schema of ${collection} has no fields`)
  const schemas = Object.entries<GenericSchema>({ ...entries }).filter(([field]) => Object.hasOwn(fields, field))
  const result = safeParse(strictObject(Object.fromEntries(schemas)), fields)
  // The entries are those of the collection's own schema.
  return result.success ? accepted(result.output as Partial<Collections[K]>) : refused(fieldProblemsOf(result.issues))
}
