import type { Address } from '../kernel/contact-fields'
import type { Id } from '../kernel/id'
import { fold } from '../kernel/text-fold'
import { personName } from '../people/person-name'
import type { RecordOf } from '../records/collections'
import type { ContactFault, FaultyContact, SharedContact } from '../records/views'

/** What is wrong with how somebody can be reached; `null`: nothing, or it is in the trash. */
export function faultyPerson(person: RecordOf<'people'>): FaultyContact | null {
  const { emails, phones, links, address } = person
  const isUnreachable = emails.length === 0 && phones.length === 0 && links.length === 0
  return faulty(person, { collection: 'people', name: personName(person) }, [
    ...common({ phones, address }),
    ...(isUnreachable ? (['unreachable'] as const) : []),
  ])
}

export function faultyCompany(company: RecordOf<'companies'>): FaultyContact | null {
  return faulty(company, { collection: 'companies', name: company.name }, common(company))
}

function faulty(
  { id, workspaceId, ownerId, deletedAt }: Pick<RecordOf<'companies'>, 'id' | 'workspaceId' | 'ownerId' | 'deletedAt'>,
  named: Pick<FaultyContact, 'collection' | 'name'>,
  faults: readonly ContactFault[],
): FaultyContact | null {
  return deletedAt !== null || faults.length === 0 ? null : { id, workspaceId, ...named, ownerId, faults }
}

function common({ phones, address }: Pick<RecordOf<'companies'>, 'phones' | 'address'>): readonly ContactFault[] {
  return [
    ...(phones.some(({ e164 }) => e164 === null) ? (['phone'] as const) : []),
    ...(address !== null && lacksPlace(address) ? (['address'] as const) : []),
  ]
}

/** Something of it is there, but no letter would arrive: the city or the country is missing. */
function lacksPlace(address: Address): boolean {
  const isGiven = Object.values(address).some((part) => part !== null)
  return isGiven && (address.city === null || address.country === null)
}

type Contact = Pick<SharedContact, 'collection' | 'kind' | 'value'>

/** The addresses and numbers that could show a live person to be there twice. */
export function contactsOfPerson({ emails, phones, deletedAt }: RecordOf<'people'>): readonly Id[] {
  if (deletedAt !== null) return []
  const numbers = phones.flatMap(({ e164 }) => (e164 === null ? [] : [e164]))
  const named = (kind: Contact['kind']) => (value: string) => contactId({ collection: 'people', kind, value: fold(value) })
  return [...new Set([...emails.map(({ value }) => value).map(named('email')), ...numbers.map(named('phone'))])]
}

/** A company is identified by its domains. */
export function contactsOfCompany({ domains, deletedAt }: RecordOf<'companies'>): readonly Id[] {
  if (deletedAt !== null) return []
  return [...new Set(domains.map((value) => contactId({ collection: 'companies', kind: 'domain', value: fold(value) })))]
}

/** The row of one contact, when several records have it. */
export function sharedContact(
  contact: Id,
  records: readonly { readonly id: Id; readonly workspaceId: Id }[],
): readonly SharedContact[] {
  const [first] = records
  if (first === undefined || records.length < 2) return []
  const recordIds = records.map(({ id }) => id).toSorted()
  return [{ id: contact, workspaceId: first.workspaceId, ...partsOf(contact), count: records.length, recordIds }]
}

/** No UUID: made of what is shared, so that it stays the same row after every change. */
function contactId({ collection, kind, value }: Contact): Id {
  return `${collection}/${kind}/${value}` as Id
}

function partsOf(contact: Id): Contact {
  const [collection, kind, ...value] = contact.split('/')
  return {
    collection: collection === 'people' ? 'people' : 'companies',
    kind: kind === 'email' || kind === 'phone' ? kind : 'domain',
    value: value.join('/'),
  }
}
