import type { ImportCollection } from '../import-collections'
import { KINDS_OF_ORGANISATIONS, SEARCH_WORDS } from '../knowledge/trade-words'
import { PART_WORDS, WORTH_WORDS } from '../knowledge/worth-words'
import { DATES, SMALL, TIMES, wordsOf } from './columns/header-word'
import { keysOf, matchKey, matchWords } from '../match-key'
import { UNMAPPED, type ColumnMapping, type FieldTarget, type Target } from '../targets'
import { isNameOfMaking } from './columns/recognise-parts'
import { isKnownPerson, isPerson, isProfile, isSomebody, isStage, isTrade, shareOf } from './kind/value-signs'
import { isJob } from './values/jobs'
import { isCalledAsFirm } from './settle-mistaken'
import { isStreet, isWholeAddress } from './values/streets'
import { isRegion, isTown } from './values/countries'
import { withoutCurrency } from './values/amounts'
import { isNotFound, kindOfWord, lifecycleOf } from './values/words'
import { shareOfClasses, type ValueClass } from './values/value-class'

export interface Looking {
  readonly names: readonly string[]
  readonly valuesAt: (at: number) => readonly string[]
  /** May the column at this place be taken? */
  readonly isFree: (at: number) => boolean
  /** Was its name known, and denied by what stands beside or in it? */
  readonly isDenied: (at: number) => boolean
}

/** What the only column of such values is, in rows of a kind. */
interface Rule {
  readonly target: FieldTarget
  /** Of these none may be there either: they say the same in parts. */
  readonly besides?: readonly Target[]
  /** Where this is said, too: else it may be meant. */
  readonly beside?: Target
  /** Beside these, values say it where the name alone was denied. */
  readonly surelyWith?: readonly Target[]
  readonly isSuch: (values: readonly string[], name: string) => boolean
}

const DATE: ReadonlySet<ValueClass> = new Set(['date'])
const TEXT: ReadonlySet<ValueClass> = new Set(['text'])

const PARTS_OF_NAMES = ['people.firstName', 'people.lastName', 'people.nickname'] as const

const RULES: Readonly<Partial<Record<ImportCollection, readonly Rule[]>>> = {
  notes: [
    { target: 'notes.happenedAt', isSuch: (values, name) => areDates(values) && !isNameOfMaking(name) },
    { target: 'people.fullName', besides: PARTS_OF_NAMES, isSuch: areContacts },
  ],
  tasks: [
    { target: 'tasks.due', isSuch: (values, name) => areDates(values) && !isNameOfMaking(name) },
    { target: 'tasks.assignee', isSuch: areMembers },
    { target: 'people.fullName', besides: PARTS_OF_NAMES, beside: 'tasks.assignee', isSuch: areContacts },
  ],
  people: [
    { target: 'people.originalCreatedAt', isSuch: areNamedDates },
    { target: 'people.lifecycle', isSuch: areLifecycles },
    { target: 'people.jobTitle', isSuch: areJobs },
    { target: 'people.description', isSuch: areTexts },
    { target: 'people.address', besides: ['people.street', 'people.city'], isSuch: areAddresses },
    { target: 'people.street', besides: ['people.address'], isSuch: areStreets },
    { target: 'people.city', isSuch: areTowns },
    { target: 'people.region', isSuch: areRegions },
  ],
  companies: [
    { target: 'people.fullName', besides: PARTS_OF_NAMES, isSuch: areContacts },
    { target: 'companies.industry', isSuch: areTrades },
    { target: 'people.link', surelyWith: ['people.fullName', 'people.firstName'], isSuch: areProfiles },
    { target: 'companies.originalCreatedAt', isSuch: areNamedDates },
    { target: 'companies.description', isSuch: areTexts },
    { target: 'companies.address', besides: ['companies.street', 'companies.city'], isSuch: areAddresses },
    { target: 'companies.street', besides: ['companies.address'], isSuch: areStreets },
    { target: 'companies.city', isSuch: areTowns },
    { target: 'companies.region', isSuch: areRegions },
  ],
  deals: [
    { target: 'deals.stage', isSuch: areStages },
    { target: 'deals.amount', isSuch: areWorth },
    { target: 'deals.originalCreatedAt', isSuch: areNamedDates },
    { target: 'deals.note', isSuch: areTexts },
  ],
}

/** A field that nothing fills takes the only column whose values are such as it holds. */
export function vacantByValues(
  columns: readonly ColumnMapping[],
  primary: ImportCollection,
  { names, valuesAt, isFree, isDenied }: Looking,
): readonly ColumnMapping[] {
  const settled = [...columns]
  for (const { target, besides = [], beside, surelyWith = [], isSuch } of RULES[primary] ?? []) {
    if (beside !== undefined && !settled.some((column) => column.target === beside)) continue
    if (settled.some((column) => column.target !== null && (column.target === target || besides.includes(column.target))))
      continue
    const isSure = settled.some((column) => column.target !== null && surelyWith.includes(column.target))
    const fitting = settled.flatMap((column, at) => {
      const name = names[at] ?? ''
      return column.target === null && name !== '' && isFree(at) && (isSure || !isDenied(at)) && isSuch(valuesAt(at), name)
        ? [at]
        : []
    })
    const [only, ...others] = fitting
    if (only !== undefined && others.length === 0) settled[only] = byValues(target)
  }
  return withPostalCode(settled, primary, { names, valuesAt, isFree, isDenied })
}

/** Codes beside a street or a town, all of one length, are those of the post. */
function withPostalCode(
  columns: readonly ColumnMapping[],
  primary: ImportCollection,
  { names, valuesAt, isFree, isDenied }: Looking,
): readonly ColumnMapping[] {
  if (primary !== 'people' && primary !== 'companies') return columns
  const target = `${primary}.postalCode` as const
  const places = columns.flatMap((column, at) => (PLACES.some((field) => column.target === `${primary}.${field}`) ? [at] : []))
  if (places.length === 0 || columns.some((column) => column.target === target)) return columns
  const [only, ...others] = columns.flatMap((column, at) => {
    const isBeside = places.some((place) => Math.abs(place - at) === 1) || arePolish(valuesAt(at))
    const isOpen = column.target === null && names[at] !== '' && isFree(at) && !isDenied(at)
    return isBeside && isOpen && areCodesOfPost(valuesAt(at)) ? [at] : []
  })
  if (only === undefined || others.length > 0) return columns
  return columns.map((column, at) => (at === only ? byValues(target) : column))
}

const PLACES = ['street', 'city', 'address'] as const

function areCodesOfPost(values: readonly string[]): boolean {
  const codes = values.map((value) => value.trim())
  const [first] = codes
  const isOne = (code: string) => /^(\d{4,6}|\d{3} ?\d{2}|\d{2}-\d{3}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/.test(code)
  const areEven = codes.every((code) => /[A-Z]/.test(code) || code.length === first?.length)
  return (
    codes.length >= FEW && (new Set(codes).size > 1 || arePolish(codes)) && codes.every(isOne) && areEven && !areCounted(codes)
  )
}

/** Nothing else is written so: `00-001`. */
function arePolish(codes: readonly string[]): boolean {
  return codes.every((code) => /^\d{2}-\d{3}$/.test(code.trim()))
}

/** Numbers that go up one by one count the rows. */
function areCounted(codes: readonly string[]): boolean {
  return codes.slice(1).every((code, at) => Number(code) - Number(codes[at]) === 1)
}

function byValues(target: Target): ColumnMapping {
  return { ...UNMAPPED, target, basis: 'values' }
}

function areDates(values: readonly string[]): boolean {
  return shareOfClasses(values, DATE) >= MOSTLY
}

/** Figures under a name that says what something is worth, and of nothing else: `final_mrr_usd`, `valorFinal`. */
function areWorth(values: readonly string[], name: string): boolean {
  const words = wordsOf(withoutCurrency(name)?.name ?? name)
  const isWorth = words.some(({ key }) => WORTH.has(key)) && !words.some(({ key }) => OF_PARTS.has(key))
  return isWorth && shareOfClasses(values, NUMBER) >= MOSTLY
}

const NUMBER: ReadonlySet<ValueClass> = new Set(['number'])
const WORTH = keysOf(WORTH_WORDS)
const OF_PARTS = keysOf(PART_WORDS)

/** `Date`, and nothing else, of rows that last. */
function areNamedDates(values: readonly string[], name: string): boolean {
  const words = wordsOf(name).filter(({ key }) => !SMALL.has(key))
  return (
    words.length > 0 &&
    words.every(({ key }) => DATES.has(key) || TIMES.has(key)) &&
    words.some(({ key }) => DATES.has(key)) &&
    areDates(values)
  )
}

const MOSTLY = 0.9
/** Who works on a row, where the row is of somebody else. */
export const OF_USERS =
  /\b(user|usuario|utente|benutzer|bearbeit|sachbearbeit|mitarbeiter|verfasser|author|autor|operator|agent|staff|worker|employee|vendeur|vendedor|venditore|gestor|asesor)|worker$/i

/** Whom a team has sold to and whom it has not, in words that say no more: `Lead`, `Cliente`. */
function areLifecycles(values: readonly string[]): boolean {
  const said = new Set(values.map(lifecycleOf))
  const isOfBoth = (said.has('customer') || said.has('former')) && (said.has('lead') || said.has('prospect'))
  return isOfBoth && !said.has(null)
}

/** What people do at work, in the words for it, and nobody's name. */
function areJobs(values: readonly string[]): boolean {
  return values.length >= FEW && shareOf(values, isJob) >= HALF && shareOf(values, isSomebody) === 0
}

/** How far each deal is, of a few words that come again. */
function areStages(values: readonly string[]): boolean {
  return values.length >= FEW && shareOf(values, isStage) >= HALF && shareOf(values, isSomebody) === 0
}

/** Whole sentences, of each row its own. */
function areTexts(values: readonly string[]): boolean {
  const areOwn = new Set(values).size * 2 > values.length
  return values.length >= FEW && areOwn && shareOfClasses(values, TEXT) >= HALF
}

/** What is done there, by trades that are known: of a `type` and a `niche`, whichever says it. */
function areTrades(values: readonly string[], name: string): boolean {
  const isOfSearch = wordsOf(name).some(({ key }) => SEARCHES.has(key))
  return values.length > 1 && !isOfSearch && !isCalledAsFirm(matchKey(name)) && shareOf(values, isLineOfBusiness) >= HALF
}

/** A firm or a club may do anything. */
function isLineOfBusiness(value: string): boolean {
  return isTrade(value) && kindOfWord(value) === null && !matchWords(value).every((word) => ORGANISATIONS.has(word))
}

const SEARCHES = keysOf(SEARCH_WORDS)
const ORGANISATIONS = keysOf(KINDS_OF_ORGANISATIONS)

/** Pages of people in networks. */
/** Of people, as far as they were found at all. */
function areProfiles(values: readonly string[]): boolean {
  const found = values.filter((value) => !isNotFound(value))
  return found.length > 1 && shareOf(found, isProfile) >= MOSTLY
}

function areAddresses(values: readonly string[]): boolean {
  return shareOf(values, isWholeAddress) >= HALF
}

function areStreets(values: readonly string[]): boolean {
  return shareOf(values, isStreet) >= HALF
}

function areTowns(values: readonly string[]): boolean {
  return areSeveral(values) && shareOf(values, isTown) >= HALF
}

function areRegions(values: readonly string[]): boolean {
  return areSeveral(values) && shareOf(values, isRegion) >= HALF
}

function areSeveral(values: readonly string[]): boolean {
  return new Set(values).size >= FEW
}

const HALF = 0.6
const FEW = 3

/** Names of people, of each row its own: whom to ask for. Who looks after several comes again and again. */
function areContacts(values: readonly string[], name: string): boolean {
  const distinct = new Set(values.map((value) => value.trim())).size
  return (
    values.length > 1 &&
    distinct * 3 >= values.length * 2 &&
    shareOf(values, isKnownPerson) >= MOSTLY &&
    !isNameOfMaking(name) &&
    !OF_USERS.test(name)
  )
}

/** Names of people, of whom each comes more than once. */
function areMembers(values: readonly string[]): boolean {
  const distinct = new Set(values.map((value) => value.trim())).size
  return values.length >= FEW && distinct * 3 <= values.length * 2 && shareOf(values, isPerson) >= MOSTLY
}
