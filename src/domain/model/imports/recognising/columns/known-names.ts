import { type ImportCollection, IMPORT_COLLECTIONS } from '../../import-collections'
import type { Concept } from '../../knowledge/concepts'
import type { FieldTarget, Source } from '../../targets'
import { COLUMN_NAMES } from '../../knowledge/column-names'
import { FURTHER_COLUMN_NAMES } from '../../knowledge/further-column-names'
import { PROGRAMS } from '../../knowledge/programs'
import { meanings, matchKey } from '../../match-key'
import { CLOSE_COLUMNS, OWN_COLUMNS, SHARED_COLUMNS } from '../../knowledge/record-columns'
import { ADDRESS_BOOKS } from '../../knowledge/address-books'

/** What a header says about its column. */
export interface Recognised<T = Concept> {
  readonly target: T
  /** Columns of one group belong together: `1` in `Phone 1 - Value`, `work` in `Business City`. */
  readonly group: string
  /** What the header calls the value: `Work`, `Mobile`. */
  readonly label: string | null
}

const COMPANY: Readonly<Partial<Record<Concept, FieldTarget>>> = {
  company: 'companies.name',
  companyDomain: 'companies.domain',
  companyWebsite: 'companies.website',
  companyIndustry: 'companies.industry',
}
const CONTACT: Readonly<Partial<Record<Concept, FieldTarget>>> = {
  fullName: 'people.fullName',
  firstName: 'people.firstName',
  middleName: 'people.middleName',
  lastName: 'people.lastName',
  namePrefix: 'people.namePrefix',
  nameSuffix: 'people.nameSuffix',
  email: 'people.email',
  emailLabel: 'people.emailLabel',
}

/** What a name that means the same everywhere stands for in a file of this collection; `null`: nothing we keep there. */
export function targetOfConcept(collection: ImportCollection, concept: Concept): FieldTarget | null {
  if (collection === 'people') return COMPANY[concept] ?? (`people.${concept}` as FieldTarget) // concepts are named as its fields
  return ELSEWHERE[collection][concept] ?? COMPANY[concept] ?? CONTACT[concept] ?? null
}

const ELSEWHERE: Readonly<Record<Exclude<ImportCollection, 'people'>, Readonly<Partial<Record<Concept, FieldTarget>>>>> = {
  companies: {
    link: 'companies.website',
    jobTitle: 'people.jobTitle',
    phone: 'companies.phone',
    phoneLabel: 'companies.phoneLabel',
    street: 'companies.street',
    city: 'companies.city',
    region: 'companies.region',
    postalCode: 'companies.postalCode',
    country: 'companies.country',
    address: 'companies.address',
    addressLabel: 'companies.addressLabel',
    owner: 'companies.owner',
    tags: 'companies.tags',
    description: 'companies.description',
  },
  deals: {
    phone: 'people.phone',
    phoneLabel: 'people.phoneLabel',
    owner: 'deals.owner',
    tags: 'deals.tags',
    source: 'deals.source',
    description: 'deals.note',
  },
  tasks: { owner: 'tasks.assignee', description: 'tasks.body' },
  notes: { description: 'notes.body' },
}

const COMMON = meanings(...Object.values(COLUMN_NAMES), ...Object.values(FURTHER_COLUMN_NAMES))
const OWN = new Map(
  PROGRAMS.map(({ source, names, other }) => [source, { names: meanings(names), other: new Set(other?.split('|')) }]),
)

/** Who wrote the file, by its headers (match keys). */
export function sourceOf(keys: ReadonlySet<string>): Source {
  const program = PROGRAMS.find(
    ({ signature, unless }) =>
      signature.some((names) => names.split(' ').every((key) => keys.has(key))) &&
      unless?.split('|').some((key) => keys.has(key)) !== true,
  )
  return program?.source ?? 'other'
}

export function aliasOf(key: string, source: Source): Concept | null {
  const own = OWN.get(source)
  return own?.other.has(key) === true ? null : (own?.names.get(key) ?? COMMON.get(key) ?? null)
}

/** Every name known for a column, for the comparison with misspelt ones. */
export function knownKeys(): Iterable<readonly [string, Concept]> {
  return COMMON
}

type Columns = (typeof OWN_COLUMNS)[ImportCollection]

const BY_COLLECTION = new Map(
  IMPORT_COLLECTIONS.map((collection) => {
    const shared = SHARED_COLUMNS.filter((table) => table.in.includes(collection)).map(({ names }) => names)
    return [collection, targetsByName(collection, OWN_COLUMNS[collection], ...shared)] as const
  }),
)
const OF_CLOSE = new Map(
  IMPORT_COLLECTIONS.map((collection) => [collection, targetsByName(collection, CLOSE_COLUMNS[collection] ?? {})] as const),
)

function targetsByName(collection: ImportCollection, ...tables: readonly Columns[]): ReadonlyMap<string, FieldTarget> {
  const found = [...meanings(...tables)]
  return new Map(found.map(([key, target]) => [key, target.replace('*', collection) as FieldTarget])) // a test says they are
}

/**
 * @param key the name's match key
 * @param source who wrote the file: a program may call a thing what means another one everywhere else
 */
export function namedIn(collection: ImportCollection, key: string, source: Source = 'other'): FieldTarget | null {
  return (source === 'close' ? OF_CLOSE.get(collection)?.get(key) : null) ?? BY_COLLECTION.get(collection)?.get(key) ?? null
}

/** What a program calls its columns in one language: `Titre` may be two columns, which stand in this order. */
interface Vocabulary {
  readonly source: Source
  /** The name in the file, by match key, and what the program calls it in English. */
  readonly words: readonly (readonly [string, string])[]
}

export interface Translated {
  readonly source: Source
  /** The English name of every column; of one that is not known, what the file says. */
  readonly names: readonly string[]
}

/** The part of a vocabulary that says whose it is: programs write all their columns, and people delete some. */
const SHARE = 0.5

/**
 * The columns of an address book in their English names, where a program wrote them in another language: what a word means
 * hangs on the program, and which of two columns of one name it is on their order. `null`: no known program's.
 */
export function translated(names: readonly string[]): Translated | null {
  const keys = names.map(matchKey)
  const rated = VOCABULARIES.map(({ source, words }) => {
    const left = [...words]
    const found = keys.map((key) => {
      const at = key === '' ? -1 : left.findIndex(([word]) => word === key)
      return at < 0 ? null : (left.splice(at, 1)[0]?.[1] ?? null)
    })
    return { source, found, share: (words.length - left.length) / words.length }
  })
  const [best] = rated.toSorted((a, b) => b.share - a.share)
  if (best === undefined || best.share < SHARE) return null
  return { source: best.source, names: names.map((name, at) => best.found[at] ?? name) }
}

const VOCABULARIES: readonly Vocabulary[] = ADDRESS_BOOKS.flatMap(({ source, english, others }) => {
  const names = english.split('|')
  return others.map((other) => ({
    source,
    words: other.split('|').map((word, at) => [matchKey(word), names[at] ?? word] as const),
  }))
})
