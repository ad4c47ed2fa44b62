import * as v from 'valibot'
import { amountMinor, currency, id, line, says } from '../kernel/fields'
import { LIMITS } from '../records/limits'

/** Whose records a workspace may give fields of its own. */
export const CUSTOM_COLLECTIONS = ['people', 'companies', 'deals'] as const
export type CustomCollection = (typeof CUSTOM_COLLECTIONS)[number]

export function isCustomCollection(name: string): name is CustomCollection {
  return CUSTOM_COLLECTIONS.some((collection) => collection === name)
}

/** Lower case only, so that two keys never differ in case alone, and plain enough to be part of a path. */
export const FIELD_KEY = /^[a-z][a-z0-9_]{0,39}$/

/** The most a number may be away from zero: well within what a JavaScript number holds exactly. */
export const MOST_CUSTOM_NUMBER = 1e15

export const customMoney = v.strictObject({ amountMinor, currency })
export type CustomMoney = Readonly<v.InferOutput<typeof customMoney>>

/**
 * What a field of a workspace's own may hold; which of these one does hold, its definition says (`check-custom.ts`). A record
 * has no key for what is empty: an unticked box, a blank text and an empty list are all the same. `null` is for patches only,
 * and empties the field.
 */
export type CustomValue = string | number | boolean | readonly string[] | CustomMoney | null
export type CustomValues = Readonly<Record<string, CustomValue>>

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
  return typeof input === 'object' ? customMoney : text
}

/** A map from a field's key to its value. Which keys there are is not asked here. */
export const customValues = v.optional(
  v.record(v.pipe(v.string(), v.regex(FIELD_KEY, says('unknown-field'))), v.lazy(shapeOf), says('type')),
  {},
)

/** Without what is empty. */
export function filledCustom(values: CustomValues): CustomValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}

/** The keys whose values differ. */
export function changedKeys(before: CustomValues, after: CustomValues): readonly string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.filter((key) => !isSameValue(before[key] ?? null, after[key] ?? null))
}

export function isSameValue(one: CustomValue, other: CustomValue): boolean {
  if (one === other) return true
  if (isMoney(one) && isMoney(other)) return one.amountMinor === other.amountMinor && one.currency === other.currency
  return JSON.stringify(one) === JSON.stringify(other)
}

export function isMoney(value: unknown): value is CustomMoney {
  return typeof value === 'object' && value !== null && 'amountMinor' in value && 'currency' in value
}
