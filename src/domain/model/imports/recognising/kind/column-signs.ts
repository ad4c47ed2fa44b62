import { IMPORT_COLLECTIONS, type ImportCollection } from '../../import-collections'
import { CONTACT_PERSONS, FIELD_WEIGHTS, NAME_WORDS, NOUNS, PERSON_WORDS, PLAIN_NAMES, SIGNS } from '../../knowledge/kind-signs'
import { keysOf, matchKey, matchWords } from '../../match-key'
import { targetNamed, type FieldTarget, type Source, type Target } from '../../targets'
import { namedIn } from '../columns/known-names'
import { recogniseAmount } from '../columns/name-of-column'
import { recogniseCompound } from '../columns/recognise-compound'
import { recogniseParts } from '../columns/recognise-parts'
import { recognise } from '../columns/recognise-concept'
import { recogniseQuestion } from '../columns/recognise-question'
import { prefixOf, recogniseTarget } from '../columns/recognise-target'

export type KindOrNone = ImportCollection | 'none'

/** Less says next to nothing. */
export const SAID_LEAST = 0.5
/** From here on the rows hang on people and companies, and the names in them may be those of whom they hang on. */
export const HANGS = 4.5
/** Numbered columns of remarks are of whatever the rows are. */
export const TEXTS = 'field notes.body'

/** What the name of a column says of one kind. */
export interface ColumnSign {
  readonly kind: KindOrNone
  readonly weight: number
  /** Of columns of one group the strongest counts whole: the rest say the same again. */
  readonly group: string
}

const PLAIN = keysOf(PLAIN_NAMES)
const CONTACTS = keysOf(CONTACT_PERSONS)
const PERSONS = keysOf(PERSON_WORDS)
const OF_SIGN = new Map(SIGNS.flatMap((sign) => sign.names.split('|').map((name) => [matchKey(name), sign] as const)))
const KIND_OF_NOUN = new Map(
  IMPORT_COLLECTIONS.flatMap((kind) => NOUNS[kind].split('|').map((name) => [matchKey(name), kind] as const)),
)
/** Kinds whose rows hang on those of others, so that a word of theirs in the name of a column is no other's. */
const NAMING: ReadonlySet<ImportCollection> = new Set(['deals', 'tasks'])

/** What people call a column of whom or what the rows are. */
export const NAMES_OF_RECORDS: ReadonlySet<string> = keysOf(
  `${NAME_WORDS}|customer|customer name|client|client name|kunde|cliente|klant|klient|kund|zákazník|müşteri|account|partner|asiakas|klientas|klients|stranka|cliënt|odběratel`,
)

/** Does it name somebody to ask for? */
export function isContactPerson(name: string): boolean {
  return CONTACTS.has(matchKey(name))
}

/** Does it say so outright? `Contact` alone may be an address, or whom the row is of. */
export function isContactsName(name: string): boolean {
  return isContactPerson(name) && !PLAIN.has(matchKey(name))
}

export function weighColumn(text: string, source: Source): readonly ColumnSign[] {
  const { collection, name } = prefixOf(text, 'people')
  if (name !== text) return [prefixed(collection, name)]
  const bare = name.replace(/(?<!\s)\s*[([][^()[\]]*[)\]]\s*$/, '')
  const key = matchKey(bare)
  if (key === '' || PLAIN.has(key)) return []
  const sign = OF_SIGN.get(key)
  const said = sign === undefined ? [] : [{ kind: sign.kind, weight: sign.weight, group: `sign ${SIGNS.indexOf(sign)}` }]
  if (sign?.kind === 'none') {
    return sign.like === undefined ? said : [...said, { kind: sign.like, weight: sign.weight / 2, group: `like ${sign.like}` }]
  }
  const words = matchWords(bare)
  // `Invitee last name` names somebody who comes, and nobody to ask for.
  const [first = ''] = words
  const somebody =
    words.length > 1 && PERSONS.has(first) && !OF_WHAT_KIND.test(words.at(-1) ?? '')
      ? [{ kind: 'people' as const, weight: 3, group: 'somebody' }]
      : []
  // `Contact person's surname`: somebody to ask for, at a company.
  const asked = isPartOfContact(words, source) ? [{ kind: 'companies' as const, weight: 2, group: 'asked' }] : null
  const own = asked ?? [...ownSigns(bare, key, source), ...somebody].filter(({ kind }) => kind !== sign?.kind)
  if (own.length > 0 || said.length > 0) return [...said, ...own]
  const [word] = words.flatMap((each) => KIND_OF_NOUN.get(each) ?? [])
  // A column called `Deals` lists those that the row has.
  return word !== undefined && NAMING.has(word) && !KIND_OF_NOUN.has(key)
    ? [{ kind: word, weight: 2, group: `word ${word}` }]
    : []
}

/** Of what sort somebody is who buys, `buyer_type`, may be a firm's. */
const OF_WHAT_KIND = /^(id|no|nr|type|kind|status|category|segment|group|level|size|budget)$/

/** Words for whom to ask for that nobody else is called by, and a part of a name. */
function isPartOfContact(words: readonly string[], source: Source): boolean {
  const isPart = /^people\.(firstName|lastName)$/.test(personTarget(words.at(-1) ?? '', source) ?? '')
  const whom = words.slice(0, -1).join('')
  return isPart && whom.length > CONTACT_LONGEST && CONTACTS.has(whom)
}

/** `Contact first name` is what address books write, of anybody. */
const CONTACT_LONGEST = 'contactname'.length

/** `Deal - Stage`: whose it is stands there; a field of what the row may hang on says little. */
function prefixed(collection: ImportCollection, name: string): ColumnSign {
  const target = namedIn(collection, matchKey(name))
  const weight = target === null ? 1 : Math.max(1, FIELD_WEIGHTS[target] ?? 1)
  // An activity or a note beside a deal's own fields is about that deal.
  return { kind: collection, weight: collection === 'deals' ? weight * 1.5 : HANGING.has(collection) ? weight : 0.45, group: '' }
}

/** Those whose rows hang on people and companies. */
export const HANGING: ReadonlySet<KindOrNone> = new Set(['deals', 'tasks', 'notes'])

/**
 * Fields of each kind's own that the name may mean; a name that several kinds have says less of each, also where it weighs
 * nothing for some: `Notes` are a body, a description and a remark.
 */
function ownSigns(name: string, key: string, source: Source): readonly ColumnSign[] {
  const meant = IMPORT_COLLECTIONS.flatMap((kind) => {
    const named = targetIn(kind, name, key, source)
    const compound = named === null && source === 'other' ? (recogniseCompound(name, kind)?.target ?? partOf(name, kind)) : null
    const target = named ?? compound
    if (target === null || !target.startsWith(`${kind}.`)) return []
    const weight = (FIELD_WEIGHTS[target as FieldTarget] ?? 0) * (named === null ? GUESSED : 1) // own fields weigh nothing
    return [{ kind, target, weight: target === 'people.fullName' && CONTACTS.has(key) ? 1 : weight }]
  })
  return meant
    .filter(({ weight }) => weight > 0)
    .map(({ kind, target, weight }) => ({ kind, weight: weight / meant.length, group: `field ${target}` }))
}

/** What no other kind has, if a part of the name says it: `probabilite_pct`, `employees_band`. */
function partOf(name: string, kind: ImportCollection): Target | null {
  return recogniseParts(name, kind).find(({ target }) => OF_ONE_KIND.has(target) && target.startsWith(`${kind}.`))?.target ?? null
}

const OF_ONE_KIND: ReadonlySet<Target> = new Set([
  'deals.probability',
  'deals.expectedCloseOn',
  'deals.lostReason',
  'companies.size',
])

/** What a name says that is put together, of what one says that is known. */
const GUESSED = 0.7

function targetIn(kind: ImportCollection, name: string, key: string, source: Source): Target | null {
  if (kind === 'people') return personTarget(name, source)
  const said = namedIn(kind, key, source) ?? recogniseTarget(name, { source, primary: kind })?.target ?? null
  return said === null && kind === 'deals' ? (recogniseAmount(name, { source, primary: kind })?.target ?? null) : said
}

function personTarget(name: string, source: Source): FieldTarget | null {
  const concept = recognise(name, source)?.target
  if (concept !== undefined) return targetNamed(`people.${concept}`)
  const asked = recogniseQuestion(name, { source, primary: 'people' })?.target
  return asked === undefined ? null : targetNamed(asked)
}
