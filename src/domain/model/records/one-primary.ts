import type { Phone } from '../kernel/contact-fields'

/** Makes exactly one entry primary, if there are any: the first marked one, else the first. */
export function withOnePrimary<T extends { readonly primary: boolean }>(entries: T[]): T[] {
  if (entries.every((entry, index) => entry.primary === (index === 0))) return entries
  const claimed = entries.findIndex((entry) => entry.primary)
  const primary = claimed === -1 ? 0 : claimed
  return entries.map((entry, index) => (entry.primary === (index === primary) ? entry : { ...entry, primary: index === primary }))
}

/** The primary entry, else the first; `null` when there is none. */
export function primaryOf<T extends { readonly primary: boolean }>(entries: readonly T[]): T | null {
  return entries.find((entry) => entry.primary) ?? entries[0] ?? null
}

/** The primary number, as it was read, else as it was written. */
export function primaryNumber(phones: readonly Phone[]): string | null {
  const phone = primaryOf(phones)
  return phone?.e164 ?? phone?.raw ?? null
}
