import type { Person } from '../people/person'
import { LIMITS } from '../records/limits'

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
  if (profile === undefined) return url.replace(/\/+$/, '').toLowerCase()
  return `linkedin/${unescaped(profile).normalize('NFC').toLowerCase()}`
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // not escapes, but percent signs
  }
}
