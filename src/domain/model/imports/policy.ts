import type { Collections } from '../records/collections'
import type { ImportCollection } from './planned-write'

/**
 * What happens to a field that has a value when the file brings one: `fill` keeps it and fills only blanks (lists grow),
 * `overwrite` takes the file's, `keep` leaves the field as it is even where it is blank. A blank in the file never clears.
 */
export const FIELD_POLICIES = ['fill', 'overwrite', 'keep'] as const
export type FieldPolicy = (typeof FIELD_POLICIES)[number]

/** By `people.jobTitle`, `people.custom.budget`; fields that are not named are filled. */
export type ImportPolicy = Readonly<Record<string, FieldPolicy>>

export function policyOf(policy: ImportPolicy, collection: ImportCollection, field: string): FieldPolicy {
  return policy[`${collection}.${field}`] ?? 'fill'
}

/** Nothing that a field could be filled with. */
export function isBlankValue(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** What the file brings of a record. */
export type Incoming<K extends ImportCollection> = Partial<Collections[K]>
