export interface FloorPerson {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly company: string
  readonly city: string
}

const FIRST = ['Ada', 'Björn', 'Chloé', 'Dmitri', 'Eun-ji', 'Fatima', 'Grace', 'Håkon', 'Ines', 'Jamal', 'Keiko', 'Liam']
const LAST = ['Okafor', 'Lindqvist', 'Moreau', 'Tanaka', 'Silva', 'Novak', 'Haddad', 'Kim', 'Brandt', 'Rossi', 'Owens']
const CITIES = ['Lisbon', 'Hamburg', 'Austin', 'Lagos', 'Osaka', 'Lyon', 'Tallinn']

/** The same people every time, so that runs compare. */
export function generatePeople(count: number): readonly FloorPerson[] {
  return Array.from({ length: count }, (_, id) => {
    const first = pick(FIRST, id)
    const last = pick(LAST, id * 7 + 3)
    return {
      id,
      name: `${first} ${last}`,
      email: `${first}.${last}.${id}@example.com`.toLowerCase(),
      company: `Company ${id % 997}`,
      city: pick(CITIES, id * 5 + 1),
    }
  })
}

function pick(from: readonly string[], index: number): string {
  return from[index % from.length] ?? ''
}
