import type { Address } from '../kernel/contact-fields'
import { personName } from '../people/person-name'
import type { RecordOf } from '../records/collections'
import type { ContactFault, FaultyContact } from '../records/views'

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
