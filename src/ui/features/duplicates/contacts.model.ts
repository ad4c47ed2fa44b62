import { map, of, type Observable } from 'rxjs'
import type { MergedCollection } from '../../../domain/model/duplicates/merge'
import { cleanEmail } from '../../../domain/model/kernel/contact-fields'
import type { Id } from '../../../domain/model/kernel/id'
import type { RecordsPort } from '../../../ports/records.port'
import { queryOf } from '../../../domain/model/records/check-query'
import type { Contact } from './duplicates.model'
import { primaryOf } from '../../../domain/model/records/one-primary'

interface OthersWith {
  readonly workspaceId: Id
  readonly collection: MergedCollection
  /** An address, number or domain as it is typed. */
  readonly value: string
  readonly selfId: Id
}

/** Shorter numbers are extensions, which many share. */
const SHORTEST_NUMBER = 6
const LOOKED_AT = 5

/** Live: another record that has the same address, number or domain; null where there is none, or nothing to look for yet. */
export function otherWith$(
  records: RecordsPort,
  { workspaceId, collection, value, selfId }: OthersWith,
): Observable<Contact | null> {
  const wanted = wantedIn(value)
  if (wanted === null) return of(null)
  const query = { workspaceId, search: wanted, limit: LOOKED_AT }
  const has = (contact: Contact) => contact.id !== selfId && valuesOf(contact).includes(wanted)
  if (collection === 'people') return records.watch('people', query).pipe(map((live) => live.value.items.find(has) ?? null))
  return records.watch('companies', query).pipe(map((live) => live.value.items.find(has) ?? null))
}

function wantedIn(typed: string): string | null {
  const value = typed.trim()
  if (value.includes('@')) return cleanEmail(value)
  if (/^[+\d][\d\s()/.-]+$/.test(value)) {
    const digits = digitsOf(value)
    return digits.length < SHORTEST_NUMBER ? null : digits
  }
  return /^[^\s/]+\.[a-z]{2,}$/i.test(value) ? value.toLowerCase() : null
}

function valuesOf(contact: Contact): readonly string[] {
  const numbers = contact.phones.flatMap(({ raw, e164 }) => [digitsOf(raw), digitsOf(e164 ?? '')])
  return 'emails' in contact ? [...contact.emails.map(({ value }) => value), ...numbers] : [...contact.domains, ...numbers]
}

function digitsOf(text: string): string {
  return text.replace(/\D+/g, '')
}

interface OthersNamed {
  readonly workspaceId: Id
  readonly collection: MergedCollection
  readonly search: string
  readonly selfId: Id
}

/** As many as one looks through before typing on. */
const SHOWN = 8

/** Live: the others of the collection that fit what is typed. */
export function othersNamed$(
  records: RecordsPort,
  { workspaceId, collection, search, selfId }: OthersNamed,
): Observable<readonly Contact[]> {
  const query = queryOf(collection, { workspaceId, search, limit: SHOWN + 1 })
  return records
    .watch(collection, query)
    .pipe(map(({ value }) => value.items.filter(({ id }: Contact) => id !== selfId).slice(0, SHOWN)))
}

/** What tells a record from another of the same name. */
export function detailsOf(contact: Contact): readonly string[] {
  const phone = primaryOf(contact.phones)?.raw
  const parts =
    'emails' in contact
      ? [contact.jobTitle, primaryOf(contact.emails)?.value, phone]
      : [contact.domains[0], contact.industry, phone, contact.address?.city]
  return parts.filter((part) => part !== null && part !== undefined)
}
