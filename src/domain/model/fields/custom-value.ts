export const FIELD_TYPES = [
  'text',
  'number',
  'date',
  'checkbox',
  'select',
  'multi-select',
  'url',
  'email',
  'phone',
  'money',
] as const
export type FieldType = (typeof FIELD_TYPES)[number]

/** Types whose values are ids of the field's options. */
export function hasOptions(type: FieldType): boolean {
  return type === 'select' || type === 'multi-select'
}

/** Whose records a workspace may give fields of its own. */
export const CUSTOM_COLLECTIONS = ['people', 'companies', 'deals'] as const
export type CustomCollection = (typeof CUSTOM_COLLECTIONS)[number]

export function isCustomCollection(name: string): name is CustomCollection {
  return CUSTOM_COLLECTIONS.some((collection) => collection === name)
}

/**
 * Lower case only, so that two keys never differ in case alone, and plain enough to be part of a path. Nor the one word of
 * that kind that every object answers to, whether it was given a value for it or not.
 */
export const FIELD_KEY = /^(?!constructor$)[a-z][a-z0-9_]{0,39}$/

/** The most a number may be away from zero: well within what a JavaScript number holds exactly. */
export const MOST_CUSTOM_NUMBER = 1e15

export interface CustomMoney {
  readonly amountMinor: number
  readonly currency: string
}

/**
 * What a field of a workspace's own may hold; which of these one does hold, its definition says (`check-custom.ts`). A record
 * has no key for what is empty: an unticked box, a blank text and an empty list are all the same. `null` is for patches only,
 * and empties the field.
 */
export type CustomValue = string | number | boolean | readonly string[] | CustomMoney | null
export type CustomValues = Readonly<Record<string, CustomValue>>

/** Without what is empty. */
export function filledCustom(values: CustomValues): CustomValues {
  if (!Object.values(values).includes(null)) return values
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}

/** The keys whose values differ. */
export function changedKeys(before: CustomValues, after: CustomValues): readonly string[] {
  const old = Object.keys(before)
  const added = Object.keys(after).filter((key) => !Object.hasOwn(before, key))
  return [...old, ...added].filter((key) => !isSameValue(before[key] ?? null, after[key] ?? null))
}

export function isSameValue(one: CustomValue, other: CustomValue): boolean {
  if (one === other) return true
  if (isMoney(one) && isMoney(other)) return one.amountMinor === other.amountMinor && one.currency === other.currency
  return JSON.stringify(one) === JSON.stringify(other)
}

export function isMoney(value: unknown): value is CustomMoney {
  return typeof value === 'object' && value !== null && 'amountMinor' in value && 'currency' in value
}
