import type { Phone } from '../../domain/model/kernel/contact-fields'
import type { Person } from '../../domain/model/people/person'
import { primaryOf } from '../../domain/model/records/one-primary'

type Email = Person['emails'][number]

/** The addresses with another primary one; a blank takes it away, and the next one takes its place. */
export function withPrimaryEmail(emails: readonly Email[], text: string): Email[] {
  return withPrimary(emails, text.trim() === '' ? null : (before) => ({ label: null, ...before, value: text, primary: true }))
}

/** As for e-mail. A number that cannot be read is kept as it was typed. */
export async function withPrimaryPhone(phones: readonly Phone[], text: string, country: string): Promise<Phone[]> {
  if (text.trim() === '') return withPrimary(phones, null)
  const { readPhone } = await import('../../domain/model/people/phone-numbers')
  const read = readPhone(text, country)
  return withPrimary(phones, (before) => ({ label: null, ...before, ...read, primary: true }))
}

function withPrimary<T extends { readonly primary: boolean }>(
  entries: readonly T[],
  make: ((before: T | null) => T) | null,
): T[] {
  const primary = primaryOf(entries)
  if (make === null) return entries.filter((entry) => entry !== primary)
  if (primary === null) return [make(null)]
  return entries.map((entry) => (entry === primary ? make(primary) : entry))
}
