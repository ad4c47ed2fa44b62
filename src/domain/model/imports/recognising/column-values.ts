import { BANK_WORDS, KINDS_OF_ORGANISATIONS, SEARCH_WORDS, WAYS_OF_TRADING_WORDS } from '../knowledge/trade-words'
import { PART_WORDS, WORTH_WORDS } from '../knowledge/worth-words'
import { DATES, SMALL, TIMES, wordsOf } from './columns/header-word'
import { keysOf, matchKey, matchWords } from '../match-key'
import { isNameOfMaking } from './columns/recognise-parts'
import { isKnownPerson, isPerson, isSomebody, isTrade } from './kind/firm-or-person'
import { isProfile } from './kind/reach-signs'
import { distinct, isStage, shareOf } from './kind/value-signs'
import { isJob } from './values/jobs'
import { isCalledAsFirm } from './settle-mistaken'
import { isStreet, isWholeAddress } from './values/streets'
import { isRegion, isTown } from './values/countries'
import { withoutCurrency } from './values/amounts'
import { isNotFound, kindOfWord, lifecycleOf, noteKindOf } from './values/words'
import { shareOfClasses, type ValueClass } from './values/value-class'

/* What all values of a column together are, whose name says little. */

const DATE: ReadonlySet<ValueClass> = new Set(['date'])
const TEXT: ReadonlySet<ValueClass> = new Set(['text'])

export function areDates(values: readonly string[]): boolean {
  return shareOfClasses(values, DATE) >= MOSTLY
}

/** Figures under a name that says what something is worth, and of nothing else: `final_mrr_usd`, `valorFinal`. */
export function areWorth(values: readonly string[], name: string): boolean {
  const words = wordsOf(withoutCurrency(name)?.name ?? name)
  const isWorth = words.some(({ key }) => WORTH.has(key)) && !words.some(({ key }) => OF_PARTS.has(key))
  return isWorth && shareOfClasses(values, NUMBER) >= MOSTLY
}

const NUMBER: ReadonlySet<ValueClass> = new Set(['number'])
const WORTH = keysOf(WORTH_WORDS)
const OF_PARTS = keysOf(PART_WORDS)

/** `Date`, and nothing else, of rows that last. */
export function areNamedDates(values: readonly string[], name: string): boolean {
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
export function areLifecycles(values: readonly string[]): boolean {
  const said = new Set(values.map(lifecycleOf))
  const isOfBoth = (said.has('customer') || said.has('former')) && (said.has('lead') || said.has('prospect'))
  return isOfBoth && shareOf(values, (value) => lifecycleOf(value) !== null) >= MOSTLY
}

/** A call, a meeting or a mail in each row. */
export function areWays(values: readonly string[]): boolean {
  return values.length >= FEW && shareOf(values, (value) => noteKindOf(value) !== null) >= HALF
}

/** What people do at work, in the words for it, and nobody's name. */
export function areJobs(values: readonly string[]): boolean {
  return values.length >= FEW && shareOf(values, isJob) >= HALF && shareOf(values, isSomebody) === 0
}

/** How far each deal is, of a few words that come again. */
export function areStages(values: readonly string[]): boolean {
  return distinct(values) > 1 && values.length >= FEW && shareOf(values, isStage) >= HALF && shareOf(values, isSomebody) === 0
}

/** Whole sentences, of each row its own. */
export function areTexts(values: readonly string[]): boolean {
  const areOwn = new Set(values).size * 2 > values.length
  return values.length >= FEW && areOwn && shareOfClasses(values, TEXT) >= HALF
}

/** What is done there, by trades that are known: of a `type` and a `niche`, whichever says it. */
export function areTrades(values: readonly string[], name: string): boolean {
  const isOther = wordsOf(name).some(({ key }) => OTHERS.has(key))
  return values.length > 1 && !isOther && !isCalledAsFirm(matchKey(name)) && shareOf(values, isLineOfBusiness) >= HALF
}

/** A firm or a club may do anything. */
function isLineOfBusiness(value: string): boolean {
  return isTrade(value) && kindOfWord(value) === null && !matchWords(value).every((word) => ORGANISATIONS.has(word))
}

const OTHERS = keysOf(`${SEARCH_WORDS}|${BANK_WORDS}`)
/** Nor does it say what a firm does that it sells to shops: `Wholesale` is a price, too. */
const ORGANISATIONS = keysOf(`${KINDS_OF_ORGANISATIONS}|${WAYS_OF_TRADING_WORDS}`)

/** Pages of people in networks, as far as they were found at all. */
export function areProfiles(values: readonly string[]): boolean {
  const found = values.filter((value) => !isNotFound(value))
  return found.length > 1 && shareOf(found, isProfile) >= MOSTLY
}

export function areAddresses(values: readonly string[]): boolean {
  return shareOf(values, isWholeAddress) >= HALF
}

export function areStreets(values: readonly string[]): boolean {
  return shareOf(values, isStreet) >= HALF
}

export function areTowns(values: readonly string[]): boolean {
  return areSeveral(values) && shareOf(values, isTown) >= HALF
}

export function areRegions(values: readonly string[]): boolean {
  return areSeveral(values) && shareOf(values, (value) => isRegion(value) && !GENDERS.test(value.trim())) >= HALF
}

/** `Male` is the capital of the Maldives, too. */
const GENDERS = /^(male|female|m|f)$/i

function areSeveral(values: readonly string[]): boolean {
  return new Set(values).size >= FEW
}

const HALF = 0.6
const FEW = 3

/** Names of people, of each row its own: whom to ask for. Who looks after several comes again and again. */
export function areContacts(values: readonly string[], name: string): boolean {
  return (
    values.length > 1 &&
    distinct(values) * 3 >= values.length * 2 &&
    shareOf(values, isKnownPerson) >= MOSTLY &&
    !isNameOfMaking(name) &&
    !OF_USERS.test(name)
  )
}

/** Names of people, of whom each comes more than once. */
export function areMembers(values: readonly string[]): boolean {
  return values.length >= FEW && distinct(values) * 3 <= values.length * 2 && shareOf(values, isPerson) >= MOSTLY
}
