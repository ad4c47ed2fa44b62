import type { Person } from '../../people/person'
import type { Collections } from '../../records/collections'
import { LIMITS } from '../../records/limits'
import type { ImportCollection } from '../import-collections'

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

interface ListRule {
  readonly limit: number
  /** Entries of one key are one and the same. */
  readonly key: (entry: never) => string
}

/** Fields that hold several values, whatever the collection. */
export const LIST_FIELDS: Readonly<Record<string, ListRule>> = {
  emails: { limit: LIMITS.emails, key: ({ value }: Person['emails'][number]) => value },
  phones: { limit: LIMITS.phones, key: phoneKey },
  links: { limit: LIMITS.links, key: ({ url }: Person['links'][number]) => linkKey(url) },
  tagIds: { limit: LIMITS.tags, key: String },
  domains: { limit: LIMITS.links, key: String },
  subjects: { limit: LIMITS.subjects, key: String },
  people: { limit: LIMITS.subjects, key: ({ personId }: { readonly personId: string }) => personId },
}

/** What is there, then the entries of `incoming` that are not, as far as the field has room; `null`: nothing is added. */
export function grown(field: string, current: readonly unknown[], incoming: readonly unknown[]): readonly unknown[] | null {
  const rule = LIST_FIELDS[field]
  if (rule === undefined) return null
  const key = rule.key as (entry: unknown) => string // the entries are those of the field the rule stands for
  const known = new Set(current.map(key))
  const fresh = incoming.filter((entry) => !known.has(key(entry))).slice(0, Math.max(0, rule.limit - current.length))
  return fresh.length === 0 ? null : [...current, ...(current.length === 0 ? fresh : fresh.map(asSecond))]
}

/** The primary entry that is there stays the primary one. */
function asSecond(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'primary' in entry ? { ...entry, primary: false } : entry
}

function phoneKey({ e164, raw, extension }: Person['phones'][number]): string {
  return `${e164 ?? raw.replace(/\D/g, '')}#${extension ?? ''}`
}

/** One profile, whatever the scheme, country host, case, escapes and final slash. */
export function linkKey(url: string): string {
  const profile = /linkedin\.com\/(?:in|pub)\/([^/?#]+)/i.exec(url)?.[1]
  if (profile === undefined) return url.replace(/(?<!\/)\/+$/, '').toLowerCase()
  return `linkedin/${unescaped(profile).normalize('NFC').toLowerCase()}`
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // not escapes, but percent signs
  }
}
