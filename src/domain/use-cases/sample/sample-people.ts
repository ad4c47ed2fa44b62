import { LIFECYCLES } from '../../model/registry/contacts'
import type { Person } from '../../model/people/person'
import { slug, type SampleCompany } from './sample-companies'
import { JOB_TITLES, NAME_SETS, type NameSet, SOURCES } from './sample-words'
import type { New, SampleDraw } from './sample-options'
import { BY_COUNTRY, drawPhone, type Place } from './sample-places'

/** Most work at one of the companies, near home; some for themselves. Every e-mail address is there once. */
export function samplePeople(draw: SampleDraw, companies: readonly SampleCompany[]): readonly New<'people'>[] {
  const people: New<'people'>[] = []
  const taken = new Map<string, number>()
  for (let index = 0; index < draw.people; index += 1) people.push(samplePerson(draw, companies, taken))
  return people
}

function samplePerson(draw: SampleDraw, companies: readonly SampleCompany[], taken: Map<string, number>): New<'people'> {
  const { random } = draw
  const company = companies.length > 0 && random.chance(0.88) ? random.pick(companies) : null
  const names = random.chance(0.6) ? namesAt(company?.place, draw) : random.pick(NAME_SETS)
  const place = company?.place ?? BY_COUNTRY.get(names.home)
  const firstName = random.pick(names.first)
  // Families move and marry: a quarter carry a surname from elsewhere.
  const lastName = random.pick((random.chance(0.25) ? random.pick(NAME_SETS) : names).last)
  const phone = place !== undefined && random.chance(0.7) ? drawPhone(place, random) : null
  const data: Person = {
    firstName,
    middleName: null,
    lastName,
    namePrefix: random.chance(0.03) ? 'Dr.' : null,
    nameSuffix: null,
    jobTitle: company === null ? null : random.pick(JOB_TITLES),
    companyId: company?.id ?? null,
    emails: random.chance(0.94) ? [{ value: address(firstName, lastName, company, taken), label: 'Work', primary: true }] : [],
    phones: phone === null ? [] : [{ raw: phone, e164: phone, extension: null, label: 'Mobile', primary: true }],
    links: [],
    address: place === undefined ? null : townOf(place, random.pick(place.cities)),
    birthday: null,
    lifecycle: random.chance(0.92) ? random.pick(LIFECYCLES) : null,
    doNotContact: random.chance(0.02),
    ownerId: random.chance(0.8) ? draw.ownerId : null,
    tagIds: draw.tagIds.length > 0 && random.chance(0.3) ? [random.pick(draw.tagIds)] : [],
    avatarFileId: null,
    source: random.pick(SOURCES),
    description: null,
    originalCreatedAt: null,
    custom: {},
  }
  return { id: draw.newId(), data }
}

const SETS_BY_HOME: ReadonlyMap<string, NameSet> = new Map(NAME_SETS.map((names) => [names.home, names]))

function townOf({ country }: Place, city: string): Person['address'] {
  return { street: null, city, region: null, postalCode: null, country }
}

function namesAt(place: Place | undefined, { random }: SampleDraw): NameSet {
  return (place && SETS_BY_HOME.get(place.country)) ?? random.pick(NAME_SETS)
}

function address(firstName: string, lastName: string, company: SampleCompany | null, taken: Map<string, number>): string {
  const host = company?.data.domains[0] ?? 'mail.example'
  const wanted = `${mailbox(firstName)}.${mailbox(lastName)}`
  const key = `${wanted}@${host}`
  const before = taken.get(key) ?? 0
  taken.set(key, before + 1)
  return before === 0 ? key : `${wanted}${before + 1}@${host}`
}

const mailboxes = new Map<string, string>()

function mailbox(name: string): string {
  let found = mailboxes.get(name)
  if (found === undefined) {
    found = slug(name)
    mailboxes.set(name, found)
  }
  return found
}
