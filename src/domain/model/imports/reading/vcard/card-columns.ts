/** Numbered families: more values than this are joined in the last, as Google's export does. */
const MOST_NUMBERED = 20
/** Properties of programs' own: more kinds of them than this in one file are left out, and said so. */
const MOST_OWN = 100

/** In the order they stand in Google's export, with what that lacks beside what it belongs to. */
const SINGLE = [
  ...(['Full Name', 'Name Prefix', 'First Name', 'Middle Name', 'Last Name', 'Name Suffix', 'Nickname', 'Kind'] as const),
  ...(['Organization Name', 'Organization Department', 'Organization Title', 'Birthday', 'Notes', 'Labels'] as const),
]
export type Single = (typeof SINGLE)[number]

const FAMILIES = ['E-mail', 'Phone', 'Address', 'Website', 'Relation', 'Event', 'IM', 'Custom Field'] as const
export type Family = (typeof FAMILIES)[number]
const PARTS = ['Label', 'Value']
const ADDRESS_PARTS = ['Label', 'Formatted', 'Street', 'City', 'Region', 'Postal Code', 'Country']

/**
 * Which column each property goes to: its family, and what it is called there; without a name, what the card says.
 *
 * @param table names of properties with blanks between them, by what they are called, by family
 */
export function placesOf(table: Readonly<Partial<Record<Family, Readonly<Record<string, string>>>>>) {
  return new Map(
    FAMILIES.flatMap((family) =>
      Object.entries(table[family] ?? {}).flatMap(([label, names]) =>
        names.split(' ').map((name) => [name, { family, label }] as const),
      ),
    ),
  )
}

/** The columns of a file of cards, found as its cards are read. */
export class CardColumns {
  private readonly orders = new Map<string, number>(SINGLE.map((name, at) => [name, at]))
  private readonly used = new Set<string>()
  private own = 0

  single(cells: Map<string, string>, name: Single, text: string): void {
    if (text !== '') this.add(cells, name, text)
  }

  /** One more value of a family; the first in order of the card is the first by number. */
  numbered(cells: Map<string, string>, family: Family, parts: Readonly<Record<string, string>>): void {
    const names = family === 'Address' ? ADDRESS_PARTS : PARTS
    let number = 1
    const isTaken = (at: number) => names.some((part) => cells.has(`${family} ${at} - ${part}`))
    while (number < MOST_NUMBERED && isTaken(number)) number += 1
    for (const [at, part] of names.entries()) {
      const text = parts[part] ?? ''
      const name = `${family} ${number} - ${part}`
      this.orders.set(name, 1000 + FAMILIES.indexOf(family) * 1000 + number * 10 + at)
      if (text !== '') this.add(cells, name, text)
    }
  }

  /** A property that is a program's own; `false`: there are too many kinds of them. */
  other(cells: Map<string, string>, name: string, text: string): boolean {
    if (!this.orders.has(name)) {
      if (this.own >= MOST_OWN) return false
      this.own += 1
      this.orders.set(name, 100_000 + this.own)
    }
    this.add(cells, name, text)
    return true
  }

  /** Those that some card has, in order. */
  names(): readonly string[] {
    return [...this.used].toSorted((a, b) => (this.orders.get(a) ?? 0) - (this.orders.get(b) ?? 0))
  }

  private add(cells: Map<string, string>, name: string, text: string): void {
    const before = cells.get(name)
    const separator = name === 'Notes' ? '\n' : ' ::: '
    cells.set(name, before === undefined ? text : `${before}${separator}${text}`)
    this.used.add(name)
  }
}
