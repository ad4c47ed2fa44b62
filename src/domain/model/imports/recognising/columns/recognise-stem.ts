import { IMPORT_COLLECTIONS, type ImportCollection } from '../../import-collections'
import { QUALIFIERS } from '../../knowledge/name-parts'
import { PART_WORDS } from '../../knowledge/worth-words'
import { ATTRIBUTE_WORDS, CHANNEL_WORDS, NAME_STEMS, OF_OTHERS_WORDS, type StemConcept } from '../../knowledge/name-stems'
import { keysOf, matchKey } from '../../match-key'
import type { FieldTarget } from '../../targets'
import { SMALL, wordsOf } from './header-word'

/** Longer ones are questions of a form. */
const LONGEST = 50
const WORDS_MOST = 3
/** Of Latin, Greek and Cyrillic letters, so short a stem is a word of its own, and one letter more only begins one. */
const WHOLE_WORD = 4
const ALPHABETIC = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]+$/u

interface Stem {
  readonly concept: StemConcept
  readonly key: string
  readonly stands: 'alone' | 'first' | 'anywhere'
}

const STEMS: readonly Stem[] = (Object.keys(NAME_STEMS) as StemConcept[]).flatMap((concept) =>
  NAME_STEMS[concept].split('|').map((stem): Stem => {
    const key = matchKey(stem)
    const isShort = ALPHABETIC.test(key) && key.length <= WHOLE_WORD + 1
    return { concept, key, stands: !isShort ? 'anywhere' : key.length <= WHOLE_WORD ? 'alone' : 'first' }
  }),
)

const OTHERS = keysOf(OF_OTHERS_WORDS)
const ATTRIBUTES = keysOf(ATTRIBUTE_WORDS)
const PARTS = keysOf(PART_WORDS)
const CHANNELS = keysOf(CHANNEL_WORDS)
const QUALIFYING = keysOf(QUALIFIERS)

/** What the stems in a name may mean in rows of a kind, each once. Values say whether they do. */
export function recogniseStems(text: string, primary: ImportCollection): readonly FieldTarget[] {
  if (text.length > LONGEST) return []
  const words = wordsOf(text).filter(({ key }) => !SMALL.has(key) && !/^\d+$/.test(key))
  if (words.length === 0 || words.length > WORDS_MOST || words.some(({ key }) => OTHERS.has(key))) return []
  const keys = words.map(({ key }) => key)
  const rest = keys.map((_, at) => keys.slice(at).join(''))
  const concepts = new Set(
    STEMS.filter(({ key, stands }) => {
      // Over several words from the first letter of one: `Capacidad entrada` is no `cidade`.
      if (stands === 'anywhere') return keys.some((word, at) => word.includes(key) || rest[at]?.startsWith(key) === true)
      return stands === 'alone' ? keys.includes(key) : keys.some((word) => word.startsWith(key))
    }).map(({ concept }) => concept),
  )
  // The address of what another word names: `source_url`, `bewerbung_link`.
  if (concepts.size > 1) concepts.delete('link')
  // What is done where somebody works: `job_industry`.
  if (concepts.has('industry')) concepts.delete('jobTitle')
  const isOfWords = !keys.some((key) => ATTRIBUTES.has(key))
  const isOfPart = keys.some((key) => PARTS.has(key))
  const isPlain = keys.filter((key) => !QUALIFYING.has(key) && !CHANNELS.has(key)).length === 1
  return [...concepts].flatMap((concept) => {
    const target = TARGETS[concept][primary]
    const isMeant =
      concept === 'source' ? isPlain && isOfWords : concept === 'amount' ? !isOfPart : isOfWords || TELLING.has(concept)
    return target !== undefined && isMeant ? [target] : []
  })
}

/** What values of these look like is theirs alone, whatever else the name says. */
const TELLING: ReadonlySet<StemConcept> = new Set([
  'email',
  'phone',
  'link',
  'birthday',
  'created',
  'postalCode',
  'due',
  'closing',
  'amount',
  'probability',
])

type Meant = Readonly<Partial<Record<ImportCollection, FieldTarget>>>

function inEach(of: (kind: ImportCollection) => FieldTarget | undefined): Meant {
  return Object.fromEntries(IMPORT_COLLECTIONS.flatMap((kind) => (of(kind) === undefined ? [] : [[kind, of(kind)]])))
}

/** A field of people or companies in files of either. */
function ofBoth(field: 'phone' | 'street' | 'city' | 'region' | 'postalCode' | 'country' | 'source' | 'description'): Meant {
  return inEach((kind) =>
    kind === 'people' ? `people.${field}` : kind === 'companies' && field !== 'source' ? `companies.${field}` : undefined,
  )
}

const COMPANY: Meant = { people: 'companies.name', deals: 'companies.name', tasks: 'companies.name', notes: 'companies.name' }

const TARGETS: Readonly<Record<StemConcept, Meant>> = {
  email: { people: 'people.email', deals: 'people.email', notes: 'people.email' },
  phone: { ...ofBoth('phone'), deals: 'people.phone' },
  link: { companies: 'companies.website', people: 'people.link' },
  birthday: { people: 'people.birthday' },
  created: {
    people: 'people.originalCreatedAt',
    companies: 'companies.originalCreatedAt',
    deals: 'deals.originalCreatedAt',
  },
  postalCode: ofBoth('postalCode'),
  city: ofBoth('city'),
  street: ofBoth('street'),
  region: ofBoth('region'),
  country: ofBoth('country'),
  jobTitle: { people: 'people.jobTitle' },
  company: COMPANY,
  industry: { companies: 'companies.industry' },
  source: { people: 'people.source', deals: 'deals.source' },
  description: {
    people: 'people.description',
    companies: 'companies.description',
    deals: 'deals.note',
    tasks: 'tasks.body',
    notes: 'notes.body',
  },
  amount: { deals: 'deals.amount' },
  probability: { deals: 'deals.probability' },
  stage: { deals: 'deals.stage' },
  due: { tasks: 'tasks.due', deals: 'deals.expectedCloseOn' },
  closing: { deals: 'deals.expectedCloseOn' },
  priority: { tasks: 'tasks.priority' },
  assignee: { tasks: 'tasks.assignee', deals: 'deals.owner', people: 'people.owner', companies: 'companies.owner' },
}
