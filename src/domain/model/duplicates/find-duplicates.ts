import type { Id } from '../kernel/id'
import type { RecordOf } from '../records/collections'
import { candidatesIn } from './blocking'
import type { Candidate } from './candidate'
import { companyKeys, companyTraits, matchCompanies } from './company-likeness'
import { matchPeople, personKeys, personTraits } from './person-likeness'

/** The people who may be there twice. @param companies of the workspace, whose domains tell where an address is at home */
export function duplicatePeople(
  people: readonly Parameters<typeof personTraits>[0][],
  companies: readonly Pick<RecordOf<'companies'>, 'id' | 'domains'>[],
): readonly Candidate[] {
  const companyByDomain = new Map<string, Id>(companies.flatMap(({ id, domains }) => domains.map((domain) => [domain, id])))
  const traits = people.map((person) => personTraits(person, companyByDomain))
  return candidatesIn(traits, { keys: personKeys, match: matchPeople })
}

export function duplicateCompanies(companies: readonly Parameters<typeof companyTraits>[0][]): readonly Candidate[] {
  return candidatesIn(companies.map(companyTraits), { keys: companyKeys, match: matchCompanies })
}
