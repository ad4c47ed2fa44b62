import { cleanEmail } from '../kernel/contact-fields'
import type { Person } from '../people/person'
import { LIMITS } from '../records/limits'

export interface Filled {
  readonly patch: Partial<Person>
  /** The fields of it. */
  readonly merged: readonly string[]
}

/**
 * What a form adds to somebody who was known before: values where there were none, further numbers, addresses and tags. Whoever
 * typed it is not proven to be them, so nothing that is there is ever replaced.
 */
export function fillIn(known: Person, given: Person): Filled {
  const patch: Record<string, unknown> = {}
  for (const field of Object.keys(given) as (keyof Person)[]) {
    const [there, value] = [known[field], given[field]]
    if (isEmpty(value)) continue
    const filled = more(known, given, field) ?? (isEmpty(there) ? value : null)
    if (filled !== null) patch[field] = filled
  }
  return { patch, merged: Object.keys(patch) }
}

/** What is a list grows; `null`: it is none, or holds all of it. */
function more(known: Person, given: Person, field: keyof Person): unknown {
  switch (field) {
    case 'emails': {
      const held = new Set(known.emails.map(({ value }) => cleanEmail(value)))
      return grown(known.emails, given.emails.filter(({ value }) => !held.has(value)).map(secondary(known.emails)), LIMITS.emails)
    }
    case 'phones': {
      const held = new Set(known.phones.map(({ e164, raw }) => e164 ?? raw))
      const added = given.phones.filter(({ e164, raw }) => !held.has(e164 ?? raw))
      return grown(known.phones, added.map(secondary(known.phones)), LIMITS.phones)
    }
    case 'tagIds':
      return grown(
        known.tagIds,
        given.tagIds.filter((id) => !known.tagIds.includes(id)),
        LIMITS.tags,
      )
    case 'custom': {
      const added = Object.entries(given.custom).filter(([key]) => (known.custom[key] ?? null) === null)
      return added.length === 0 ? null : { ...known.custom, ...Object.fromEntries(added) }
    }
    default:
      return null
  }
}

function secondary(there: readonly unknown[]) {
  return <T extends object>(entry: T): T => ({ ...entry, primary: there.length === 0 })
}

function grown<T>(there: readonly T[], added: readonly T[], most: number): readonly T[] | null {
  const all = [...there, ...added].slice(0, Math.max(most, there.length))
  return all.length === there.length ? null : all
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === false) return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.keys(value ?? {}).length === 0
}
