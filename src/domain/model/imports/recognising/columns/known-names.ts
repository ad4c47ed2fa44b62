import { type ImportCollection, IMPORT_COLLECTIONS } from '../../import-collections'
import { type AliasNames, type ColumnsByLanguage, type Concept, type FieldTarget, type Source, targetNamed } from '../../targets'
import { words } from '../../../kernel/words'
import { COLUMN_NAMES } from '../../knowledge/column-names'
import { FURTHER_COLUMN_NAMES } from '../../knowledge/further-column-names'
import { FURTHER_RECORD_COLUMNS } from '../../knowledge/further-record-columns'
import { COLUMNS_ENGLISH_GERMAN } from '../../knowledge/columns-english-german'
import { COLUMNS_ROMANCE } from '../../knowledge/columns-romance'
import { COLUMNS_SOUTHERN } from '../../knowledge/columns-southern'
import { COLUMNS_NORTHERN } from '../../knowledge/columns-northern'
import { COLUMNS_SLAVIC } from '../../knowledge/columns-slavic'
import { COLUMNS_TURKISH_HUNGARIAN } from '../../knowledge/columns-turkish-hungarian'
import { COLUMNS_ASIAN } from '../../knowledge/columns-asian'
import { COLUMNS_ELSEWHERE } from '../../knowledge/columns-elsewhere'
import { COLUMNS_OF_SHEETS_ASIA } from '../../knowledge/columns-of-sheets-asia'
import { COLUMNS_OF_SHEETS_EAST } from '../../knowledge/columns-of-sheets-east'
import { COLUMNS_OF_SHEETS_TURKISH_HUNGARIAN } from '../../knowledge/columns-of-sheets-turkish-hungarian'
import { FURTHER_NAMES_EAST } from '../../knowledge/further-names-east'
import { COLUMNS_OF_LISTS } from '../../knowledge/columns-of-lists'
import { COLUMNS_OF_LISTS_EAST } from '../../knowledge/columns-of-lists-east'
import { COLUMNS_OF_PROGRAMS_EAST } from '../../knowledge/columns-of-programs-east'
import { COLUMNS_OF_PROGRAMS } from '../../knowledge/columns-of-programs'
import { COLUMNS_OF_LISTS_WEST } from '../../knowledge/columns-of-lists-west'
import { COLUMNS_OF_SHEETS_NORTH } from '../../knowledge/columns-of-sheets-north'
import { COLUMNS_OF_SHEETS_SLAVIC_BALTIC } from '../../knowledge/columns-of-sheets-slavic-baltic'
import { COLUMNS_OF_SHEETS_SOUTH } from '../../knowledge/columns-of-sheets-south'
import { COLUMNS_OF_SHEETS_WEST } from '../../knowledge/columns-of-sheets-west'
import { LABELS } from '../../knowledge/labels/labels'
import { STREET_NAMES } from '../../knowledge/street-names'
import { WEAK_COLUMN_NAMES } from '../../knowledge/weak-column-names'
import { COLUMN_NAMES_ELSEWHERE } from '../../knowledge/column-names-elsewhere'
import { PROGRAMS } from '../../knowledge/file-kinds'
import { meanings, matchKey } from '../../match-key'
import { CLOSE_COLUMNS, OWN_COLUMNS, SHARED_COLUMNS } from '../../knowledge/record-columns'

/** What a header says about its column. */
export interface Recognised<T = Concept> {
  readonly target: T
  /** Columns of one group belong together: `1` in `Phone 1 - Value`, `work` in `Business City`. */
  readonly group: string
  /** What the header calls the value: `Work`, `Mobile`. */
  readonly label: string | null
}

/** What a name that means the same everywhere stands for in a file of this collection; `null`: nothing we keep there. */
export function targetOfConcept(collection: ImportCollection, concept: Concept): FieldTarget | null {
  const said = COMPANY[concept]
  if (collection === 'people') return said ?? targetNamed(`people.${concept}`)
  const own = collection === 'companies' || collection === 'deals' ? targetNamed(`${collection}.${concept}`) : null
  return ELSEWHERE[collection][concept] ?? own ?? said ?? (CONTACT.has(concept) ? targetNamed(`people.${concept}`) : null)
}

type Meant = Readonly<Partial<Record<Concept, FieldTarget>>>

const COMPANY: Meant = {
  company: 'companies.name',
  companyDomain: 'companies.domain',
  companyWebsite: 'companies.website',
  companyIndustry: 'companies.industry',
}
const CONTACT: ReadonlySet<Concept> = new Set(
  words('fullName firstName middleName lastName namePrefix nameSuffix email emailLabel'),
)

/** Where that is no field of the same name. */
const ELSEWHERE: Readonly<Record<Exclude<ImportCollection, 'people'>, Meant>> = {
  companies: { link: 'companies.website', jobTitle: 'people.jobTitle' },
  deals: {
    street: 'people.street',
    city: 'people.city',
    region: 'people.region',
    postalCode: 'people.postalCode',
    country: 'people.country',
    address: 'people.address',
    jobTitle: 'people.jobTitle',
    phone: 'people.phone',
    phoneLabel: 'people.phoneLabel',
    description: 'deals.note',
  },
  tasks: { owner: 'tasks.assignee', description: 'tasks.body' },
  notes: { description: 'notes.body' },
}

const ANYWHERE_BY_LANGUAGE = [COLUMN_NAMES, FURTHER_COLUMN_NAMES, COLUMN_NAMES_ELSEWHERE, FURTHER_NAMES_EAST, STREET_NAMES]
const ANYWHERE = ANYWHERE_BY_LANGUAGE.flatMap((tables) => Object.values(tables))
const COMMON = meanings(...ANYWHERE)
const OWN = new Map(
  PROGRAMS.map(({ source, names, other }) => [source, { names: meanings(names), other: new Set(other?.split('|')) }]),
)

/** Who wrote the file, by its headers (match keys). */
export function sourceOf(keys: ReadonlySet<string>): Source {
  const program = PROGRAMS.find(
    ({ signature, unless }) =>
      signature.some((sets) => sets.split(' | ').some((names) => names.split(' ').every((key) => keys.has(key)))) &&
      unless?.split('|').some((key) => keys.has(key)) !== true,
  )
  return program?.source ?? 'other'
}

export function aliasOf(key: string, source: Source): Concept | null {
  const own = OWN.get(source)
  return own?.other.has(key) === true ? null : (own?.names.get(key) ?? COMMON.get(key) ?? null)
}

const BOOKS: ReadonlySet<Source> = new Set(PROGRAMS.flatMap(({ source, isBook }) => (isBook === true ? [source] : [])))

/** Address books: all that they list are people, and what they call the company's is how a person is reached there. */
export function isOfBook(source: Source): boolean {
  return BOOKS.has(source)
}

/** Every name known for a column, for the comparison with misspelt ones. */
export function knownKeys(): Iterable<readonly [string, Concept]> {
  return COMMON
}

const FURTHER_COLUMNS: readonly ColumnsByLanguage[] = [
  COLUMNS_ENGLISH_GERMAN,
  COLUMNS_ROMANCE,
  COLUMNS_SOUTHERN,
  COLUMNS_NORTHERN,
  COLUMNS_SLAVIC,
  COLUMNS_TURKISH_HUNGARIAN,
  COLUMNS_ASIAN,
  COLUMNS_OF_LISTS,
  COLUMNS_OF_LISTS_WEST,
  COLUMNS_OF_LISTS_EAST,
  COLUMNS_ELSEWHERE,
  COLUMNS_OF_PROGRAMS,
  COLUMNS_OF_PROGRAMS_EAST,
  COLUMNS_OF_SHEETS_ASIA,
  COLUMNS_OF_SHEETS_EAST,
  COLUMNS_OF_SHEETS_TURKISH_HUNGARIAN,
  COLUMNS_OF_SHEETS_WEST,
  COLUMNS_OF_SHEETS_SOUTH,
  COLUMNS_OF_SHEETS_NORTH,
  COLUMNS_OF_SHEETS_SLAVIC_BALTIC,
]

function furtherOf(collection: ImportCollection): readonly Readonly<Partial<Record<FieldTarget, string>>>[] {
  return FURTHER_COLUMNS.flatMap(Object.values).flatMap((columns) => columns[collection] ?? [])
}

const BY_COLLECTION = new Map(
  IMPORT_COLLECTIONS.map((collection) => {
    const shared = SHARED_COLUMNS.filter((table) => table.in.includes(collection)).map(({ names }) => names)
    const further = furtherOf(collection)
    const [any, close] = [
      meanings<string>(OWN_COLUMNS[collection], ...shared, FURTHER_RECORD_COLUMNS[collection] ?? {}, ...further),
      meanings(CLOSE_COLUMNS[collection] ?? {}),
    ]
    return [collection, { any, close }] as const
  }),
)

/**
 * @param key the name's match key
 * @param source who wrote the file: a program may call a thing what means another one everywhere else
 */
export function namedIn(collection: ImportCollection, key: string, source: Source = 'other'): FieldTarget | null {
  const names = BY_COLLECTION.get(collection)
  const meant = (source === 'close' ? names?.close.get(key) : undefined) ?? names?.any.get(key)
  return meant === undefined ? null : targetNamed(meant.replace('*', collection))
}

/** Does it say when a row was written down? */
export function isNameOfCreation(name: string): boolean {
  return MADE.some(({ collection, target }) => namedIn(collection, matchKey(name)) === target)
}

const MADE = (['people', 'companies', 'deals'] as const).map((collection) => ({
  collection,
  target: `${collection}.originalCreatedAt`,
}))

/** Does it say who in the workspace looks after a row? */
export function isNameOfOwner(name: string): boolean {
  const key = matchKey(name)
  return (['people', 'companies', 'deals'] as const).some((collection) => namedIn(collection, key) === `${collection}.owner`)
}

const WEAK = new Map(
  IMPORT_COLLECTIONS.map((collection) => {
    const labels = LABELS.flatMap((columns) => columns[collection] ?? [])
    return [collection, meanings(WEAK_COLUMN_NAMES[collection] ?? {}, ...labels)] as const
  }),
)
const LABELLED = meanings(...LABELS.map(({ anywhere }) => anywhere))

/** What a name means in a file of this collection if the values of its column agree. */
export function weaklyNamedIn(collection: ImportCollection, key: string): FieldTarget | null {
  const own = WEAK.get(collection)?.get(key)
  const concept = LABELLED.get(key)
  return own ?? (concept === undefined ? null : targetOfConcept(collection, concept))
}

/** All names that a column of such a file may have, with what they mean. */
export function namesIn(collection: ImportCollection): readonly (readonly [name: string, target: FieldTarget])[] {
  const further = furtherOf(collection)
  const shared = SHARED_COLUMNS.filter((table) => table.in.includes(collection)).map(({ names }) => names)
  const own = [OWN_COLUMNS[collection], ...shared, FURTHER_RECORD_COLUMNS[collection] ?? {}, ...further]
  return [
    ...own.flatMap((table) => pairsOf(table, (meant) => targetNamed(meant.replace('*', collection)))),
    ...ANYWHERE.flatMap((table) => pairsOf(table, (concept) => targetOfConcept(collection, concept as Concept))), // its keys are
  ]
}

/** The match keys of names in these languages, or groups of them. */
export function keysOfLanguages(isOne: (language: string) => boolean): ReadonlySet<string> {
  const anywhere = ANYWHERE_BY_LANGUAGE.flatMap((tables) => Object.entries<AliasNames>(tables))
  const further = FURTHER_COLUMNS.flatMap((tables) =>
    Object.entries(tables).flatMap(([language, columns]) => Object.values(columns).map((names) => [language, names] as const)),
  )
  const names = [...anywhere, ...further].flatMap(([language, table]) => (isOne(language) ? Object.values(table) : []))
  return new Set(names.flatMap((each) => each.split('|').map(matchKey)))
}

type Pair = readonly [name: string, target: FieldTarget]

function pairsOf(table: Readonly<Record<string, string>>, targetOf: (meant: string) => FieldTarget | null): readonly Pair[] {
  return Object.entries(table).flatMap(([meant, names]) => {
    const target = targetOf(meant)
    return target === null ? [] : names.split('|').map((name): Pair => [name, target])
  })
}

/** Every name of a column of such a file, by its match key. */
export function keysNamedIn(collection: ImportCollection): Iterable<readonly [string, string]> {
  return BY_COLLECTION.get(collection)?.any ?? []
}
