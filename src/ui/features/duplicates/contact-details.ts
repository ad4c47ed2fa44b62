import { primaryOf } from '../../../domain/model/records/one-primary'
import type { Contact } from './duplicates.model'

/** What tells a record from another of the same name. */
export function detailsOf(contact: Contact): readonly string[] {
  const phone = primaryOf(contact.phones)?.raw
  const parts =
    'emails' in contact
      ? [contact.jobTitle, primaryOf(contact.emails)?.value, phone]
      : [contact.domains[0], contact.industry, phone, contact.address?.city]
  return parts.filter((part) => part !== null && part !== undefined)
}
