import type { Person } from '../people/person'
import { LIMITS } from '../records/limits'

/** Fields that hold one value each. */
const SINGLE = [
  'firstName',
  'middleName',
  'lastName',
  'namePrefix',
  'nameSuffix',
  'jobTitle',
  'companyId',
  'address',
  'birthday',
  'lifecycle',
  'ownerId',
  'source',
  'description',
] as const

/**
 * What `incoming` adds to `current`: values where there are none, and list entries that are not there. What is there is
 * never changed, and a blank clears nothing. Empty: nothing new.
 */
export function fillBlanks(current: Person, incoming: Person): Partial<Person> {
  return {
    ...Object.fromEntries(SINGLE.flatMap((field) => (isBlank(current, incoming, field) ? [[field, incoming[field]]] : []))),
    ...added('emails', current.emails, incoming.emails, { limit: LIMITS.emails, key: ({ value }) => value, add: asSecond }),
    ...added('phones', current.phones, incoming.phones, { limit: LIMITS.phones, key: phoneKey, add: asSecond }),
    ...added('links', current.links, incoming.links, {
      limit: LIMITS.links,
      key: ({ url }) => linkKey(url),
      add: (link) => link,
    }),
    ...added('tagIds', current.tagIds, incoming.tagIds, { limit: LIMITS.tags, key: (tagId) => tagId, add: (tagId) => tagId }),
    ...ownBlanks(current, incoming),
    ...(incoming.doNotContact && !current.doNotContact ? { doNotContact: true } : {}),
  }
}

/** Of the workspace's own fields, those that are empty. */
function ownBlanks(current: Person, incoming: Person): Pick<Person, 'custom'> | Readonly<Record<never, never>> {
  const fresh = Object.entries(incoming.custom).filter(([key]) => (current.custom[key] ?? null) === null)
  return fresh.length === 0 ? {} : { custom: { ...current.custom, ...Object.fromEntries(fresh) } }
}

/** A first name alone is not put beside another person's last name. */
function isBlank(current: Person, incoming: Person, field: (typeof SINGLE)[number]): boolean {
  if (current[field] !== null || incoming[field] === null) return false
  const isNamed = current.firstName !== null || current.lastName !== null
  if (field !== 'firstName' && field !== 'lastName') return true
  if (!isNamed) return true
  const other = field === 'firstName' ? 'lastName' : 'firstName'
  return incoming[other]?.toLowerCase() === current[other]?.toLowerCase()
}

interface ListRule<T> {
  readonly limit: number
  readonly key: (entry: T) => string
  readonly add: (entry: T, isFirst: boolean) => T
}

function added<F extends string, T>(
  field: F,
  current: readonly T[],
  incoming: readonly T[],
  rule: ListRule<T>,
): Partial<Record<F, T[]>> {
  const known = new Set(current.map(rule.key))
  const fresh = incoming.filter((entry) => !known.has(rule.key(entry))).slice(0, Math.max(0, rule.limit - current.length))
  if (fresh.length === 0) return {}
  const entries: Partial<Record<F, T[]>> = {}
  entries[field] = [...current, ...fresh.map((entry) => rule.add(entry, current.length === 0))]
  return entries
}

/** The primary entry that is there stays the primary one. */
function asSecond<T extends { readonly primary: boolean }>(entry: T, isFirst: boolean): T {
  return isFirst ? entry : { ...entry, primary: false }
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
