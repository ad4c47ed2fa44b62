import type { Collections } from '../records/collections'
import { LIST_FIELDS } from './list-fields'
import type { ImportCollection } from './import-collections'

/**
 * What happens to a field that has a value when the file brings one: `fill` keeps it and fills only blanks (lists grow),
 * `overwrite` takes the file's, `keep` leaves the field as it is even where it is blank. A blank in the file never clears.
 */
export const FIELD_POLICIES = ['fill', 'overwrite', 'keep'] as const
export type FieldPolicy = (typeof FIELD_POLICIES)[number]

/**
 * By `people.jobTitle`, `people.custom.budget`; `*` holds for all that are not named, which else are filled. To overwrite a
 * list it must be named: nobody who says "take the file's" means to lose the other addresses of a person.
 */
export type ImportPolicy = Readonly<Record<string, FieldPolicy>>

export function policyOf(policy: ImportPolicy, collection: ImportCollection, field: string): FieldPolicy {
  const named = policy[`${collection}.${field}`]
  if (named !== undefined) return named
  const others = policy['*'] ?? 'fill'
  return others === 'overwrite' && field in LIST_FIELDS ? 'fill' : others
}

/** Nothing that a field could be filled with. */
export function isBlankValue(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** What the file brings of a record. */
export type Incoming<K extends ImportCollection> = Partial<Collections[K]>
