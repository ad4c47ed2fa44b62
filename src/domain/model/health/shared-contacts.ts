import type { Id } from '../kernel/id'
import { fold } from '../kernel/text-fold'
import type { RecordOf } from '../records/collections'
import type { SharedContact } from '../records/views'

type Contact = Pick<SharedContact, 'collection' | 'kind' | 'value'>

/** The addresses and numbers that could show a live person to be there twice. */
export function contactsOfPerson({ emails, phones, deletedAt }: RecordOf<'people'>): readonly Id[] {
  if (deletedAt !== null) return []
  const numbers = phones.flatMap(({ e164 }) => (e164 === null ? [] : [e164]))
  const named = (kind: Contact['kind']) => (value: string) => contactId({ collection: 'people', kind, value: fold(value) })
  return [...new Set([...emails.map(({ value }) => value).map(named('email')), ...numbers.map(named('phone'))])]
}

/** A company is told by its domains. */
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

/** No UUID: what is shared, so that it is the same row after every change. */
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
