import type { duplicatePeople } from '../../src/domain/model/duplicates/find-duplicates'
import { seededRandom, type SeededRandom } from '../../src/domain/model/kernel/seeded-random'
import { testId } from './test-ids'

type Person = Parameters<typeof duplicatePeople>[0][number]

const FIRST = [
  'Anna',
  'Ben',
  'Carla',
  'David',
  'Elena',
  'Farid',
  'Greta',
  'Hannah',
  'Ivan',
  'Julia',
  'Katharina',
  'Lukas',
  'Maria',
]
const SYLLABLES = [
  'mar',
  'ten',
  'sen',
  'ber',
  'lin',
  'ro',
  'ka',
  'mül',
  'ler',
  'schmi',
  'dt',
  'wa',
  'gner',
  'ho',
  'fer',
  'bau',
  'er',
]

/** People as a workspace of some years has them: one in ten is there twice, with what such a twin usually differs in. */
export function peopleWithTwins(count: number, seed: number): readonly Person[] {
  const random = seededRandom(seed)
  const people: Person[] = []
  while (people.length < count) {
    const twin = people.length > 10 && random.chance(0.1) ? random.pick(people.slice(-500)) : null
    people.push(twin === null ? newcomer(people.length, random) : twinOf(twin, people.length, random))
  }
  return people
}

function newcomer(place: number, random: SeededRandom): Person {
  const lastName = random.pick(SYLLABLES) + random.pick(SYLLABLES) + random.pick(SYLLABLES)
  const firstName = random.pick(FIRST)
  const host = `firm${random.below(3000)}.example`
  const phone = `+4930${1_000_000 + random.below(8_000_000)}`
  const mail = `${firstName}.${lastName}${place}@${host}`.toLowerCase()
  return {
    id: testId(`person ${place}`),
    firstName,
    lastName,
    companyId: random.chance(0.5) ? testId(host) : null,
    emails: random.chance(0.8) ? [{ value: mail, label: null, primary: true }] : [],
    phones: random.chance(0.5) ? [{ raw: phone, e164: phone, extension: null, label: null, primary: true }] : [],
    links: random.chance(0.2) ? [{ url: `https://www.linkedin.com/in/${lastName}-${place}`, label: null }] : [],
  }
}

function twinOf(person: Person, place: number, random: SeededRandom): Person {
  const id = testId(`person ${place}`)
  const { lastName, firstName } = person
  const turned = lastName === null ? null : lastName.slice(0, 1) + lastName.slice(2)
  return random.pick<Person>([
    { ...person, id },
    { ...person, id, lastName: turned },
    { ...person, id, firstName: firstName?.charAt(0) ?? null, emails: [] },
    { ...person, id, firstName: lastName, lastName: firstName, phones: [] },
    { ...person, id, companyId: null, emails: [], phones: [] },
    { ...person, id, firstName: null, lastName: null },
  ])
}
