import { safeParse, type GenericSchema } from 'valibot'
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
