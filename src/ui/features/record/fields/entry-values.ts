import type { Link, Phone } from '../../../../domain/model/kernel/contact-fields'
import type { Person } from '../../../../domain/model/people/person'
import type { EntryDraft } from './entries-editor'

/** What was typed into the list editors, as records hold it. */

export function emailsOf(drafts: readonly EntryDraft[]): Person['emails'] {
  return drafts.map(({ value, label, primary }) => ({ value, label: label === '' ? null : label, primary }))
}

export function linksOf(drafts: readonly EntryDraft[]): Link[] {
  return drafts.map(({ value, label }) => ({ url: value, label: label === '' ? null : label }))
}

/** A number that was not touched stays as it was read, by whatever country's rules that was. */
export async function phonesOf(drafts: readonly EntryDraft[], before: readonly Phone[], country: string): Promise<Phone[]> {
  const known = new Map(before.map((phone) => [phone.raw, phone]))
  const { readPhone } = await import('../../../../domain/model/people/phone-numbers')
  return drafts.map(({ value, label, primary }) => {
    const { raw, e164, extension } = known.get(value) ?? readPhone(value, country)
    return { raw, e164, extension, label: label === '' ? null : label, primary }
  })
}
