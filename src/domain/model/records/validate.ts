import { safeParse, type GenericSchema } from 'valibot'
import { accepted, refused, type Checked } from './checked'
import type { Collections } from './collections'
import { fieldProblemsOf } from './field-problems-of'
import type { WritableName } from './mutation'
import { SCHEMAS } from './schemas'

/**
 * The record as it is to be kept (trimmed, normalised, defaults filled in), or every field's first failure. References,
 * uniqueness and transitions are other rules: this one looks at nothing but the value.
 */
export function validateRecord<K extends WritableName>(collection: K, data: unknown): Checked<Collections[K]> {
  const schema: GenericSchema<unknown, Collections[K]> = SCHEMAS[collection]
  const result = safeParse(schema, data)
  return result.success ? accepted(result.output) : refused(fieldProblemsOf(result.issues))
}
