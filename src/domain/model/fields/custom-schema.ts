import * as v from 'valibot'
import { amountMinor, currency, id, line, says } from '../kernel/fields'
import { LIMITS } from '../records/limits'
import { FIELD_KEY, MOST_CUSTOM_NUMBER, type CustomValue } from './custom-value'

const money = v.strictObject({ amountMinor, currency })
const text = v.pipe(
  line(LIMITS.customValue),
  v.transform((value): CustomValue => (value === '' ? null : value)),
)
const number = v.pipe(
  v.number(says('type')),
  v.finite(says('type')),
  v.minValue(-MOST_CUSTOM_NUMBER, says('too-small')),
  v.maxValue(MOST_CUSTOM_NUMBER, says('too-large')),
  v.transform((value): CustomValue => (value === 0 ? 0 : value)), // JSON has no -0
)
const tick = v.pipe(
  v.boolean(says('type')),
  v.transform((value): CustomValue => (value ? true : null)),
)
const picks = v.pipe(
  v.array(id, says('type')),
  v.maxLength(LIMITS.fieldOptions, says('too-many')),
  v.transform((ids): CustomValue => (ids.length === 0 ? null : [...new Set(ids)])),
)
const nothing = v.null(says('type'))

/** Which shape a value has shows in the value itself; one message for each value is then what is wrong with that shape. */
function shapeOf(input: unknown): v.GenericSchema<unknown, CustomValue> {
  if (input === null) return nothing
  if (typeof input === 'number') return number
  if (typeof input === 'boolean') return tick
  if (Array.isArray(input)) return picks
  return typeof input === 'object' ? money : text
}

/** A map from a field's key to its value. Whether the fields exist is not checked here. */
export const customValues = v.optional(
  v.record(v.pipe(v.string(), v.regex(FIELD_KEY, says('unknown-field'))), v.lazy(shapeOf), says('type')),
  {},
)
