import { GENDER_WORDS } from '../knowledge/gender-words'
import { PLACES } from '../knowledge/header-words'
import { STATE_CODES } from '../knowledge/places'
import { keysOf, matchKey } from '../match-key'
import { readMoment } from './values/moments'
import { yesOrNo } from './values/words'

/* What all values of a column together are, where no name says it. */

/** As long as numbers that are called are, each another's, and not counted up: `234234234`. */
export function areNumbersToCall(values: readonly string[]): boolean {
  if (values.some((value) => DAY.test(value.trim())) || values.every((value) => isTaxNumber(value.trim()))) return false
  if (values.filter((value) => DEGREES.test(value.trim())).length * 2 > values.length) return false
  const said = values.map((value) => value.replace(/[\s().\-/]/g, ''))
  const numbers = said.filter((value) => /^\+?\d{7,13}$/.test(value))
  const enough = numbers.some((value) => value.startsWith('+')) ? FEW - 1 : FEW
  if (numbers.length < enough || numbers.length < values.length * MOSTLY) return false
  const lengths = numbers.map(({ length }) => length)
  const steps = numbers.slice(1).map((value, at) => Number(value) - Number(numbers[at]))
  const isCounted = steps.every((step) => step > 0 && step < STEP)
  return (
    Math.max(...lengths) - Math.min(...lengths) <= SPREAD &&
    new Set(numbers).size * 3 >= numbers.length * 2 &&
    new Set(numbers.map((value) => value.slice(0, SHARED))).size > 1 &&
    !isCounted
  )
}

/** Where something is on a map. */
const DEGREES = /^-?\d{1,3}\.\d{4,15}$/

/** A person's number at Brazil's tax office, by its two last figures: as long as telephone numbers are. */
function isTaxNumber(value: string): boolean {
  if (!/^\d{11}$/.test(value)) return false
  return [9, 10].every((length) => {
    const sum = Array.from({ length }, (_, at) => Number(value[at]) * (length + 1 - at)).reduce((all, each) => all + each, 0)
    return ((sum * 10) % 11) % 10 === Number(value[length])
  })
}

/** A word or a few with a number behind, another each: `Zielona 1`, `Czerwona 7a`. */
export function areHouses(values: readonly string[]): boolean {
  const words = new Set(values.map((value) => value.split(/\d/, 1)[0]))
  return values.length > 1 && words.size * 2 > values.length && values.every((value) => HOUSE.test(value.trim()))
}

const HOUSE = /^\p{Lu}[\p{L}.]{2,30}( [\p{L}.]{2,30}){0,3} \d{1,4} ?[a-z]?(\/\d{1,4})?$/u

/** A number or a code each, none twice, and not counted one by one, as lists count their rows: `100`, `104`, `K-0007`. */
export function areIds(values: readonly string[]): boolean {
  return (
    values.length >= FEW &&
    new Set(values).size === values.length &&
    values.every((value) => ID.test(value.trim())) &&
    !values.slice(1).every((value, at) => Number(value) === Number(values[at]) + 1)
  )
}

const ID = /^\p{L}{0,4}[-_]?\d{1,12}$/u

/** Days of years that lie apart, most of them long ago. */
export function areBirthdays(values: readonly string[]): boolean {
  const years = values.flatMap((value) => yearOf(value) ?? [])
  if (years.length < FEW || years.length < values.length * MOSTLY) return false
  const apart = Math.max(...years) < GROWN ? CLASS : GENERATION
  return Math.max(...years) - Math.min(...years) >= apart && years.every((year) => year >= OLDEST && year <= YOUNGEST)
}

/** Written without what begins an address of the web: `blancreme.com`. */
export function areSites(values: readonly string[]): boolean {
  const sites = values.filter((value) => SITE.test(value.trim().split(/ - |[,;|] /)[0] ?? ''))
  return sites.length >= FEW && sites.length >= values.length * MOSTLY
}

/** `NC`, `TX`. */
export function areStates(values: readonly string[]): boolean {
  return values.length >= FEW && values.every((value) => STATES.has(value.trim()))
}

const STATES: ReadonlySet<string> = new Set(STATE_CODES.split('|'))

/** A few words, again and again, which say into what groups somebody put people. */
export function areGroups(values: readonly string[]): boolean {
  const distinct = new Set(values.map(matchKey))
  return (
    values.length >= MANY &&
    (distinct.size >= FEW || (distinct.size > 1 && values.every((value) => PLACES_OF_LIFE.has(matchKey(value))))) &&
    distinct.size * 2 <= values.length &&
    values.every((value) => /^\p{L}[\p{L}\s-]{1,24}$/u.test(value.trim()) && !isOfGender(value) && yesOrNo(value) === null)
  )
}

/** A man or a woman, or whether somebody is there. */
export function isOfGender(value: string): boolean {
  return OTHER.has(matchKey(value))
}

function yearOf(value: string): number | null {
  const read = readMoment(value, { order: 'day-first', today: FAR, timeZone: 'UTC' })
  const year = /(?<!\d)(19|20)\d{2}(?!\d)/.exec(value)?.[0]
  return read === null || read === 'unreadable' || year === undefined ? null : Number(year)
}

const OTHER = keysOf(GENDER_WORDS)
const PLACES_OF_LIFE = keysOf(`${PLACES.work}|${PLACES.home}`)
const DAY = /^\d{1,4}([-/.])\d{1,2}\1\d{1,4}$/
const SITE =
  /^([a-z0-9-]{1,63}\.){1,4}(?!(png|jpe?g|gif|webp|svg|pdf|docx?|xlsx?|csv|txt|html?|php|md|json|zip|mp\d)$)[a-z]{2,10}(\/\S*)?$/i
const FEW = 3
const MANY = 5
const MOSTLY = 0.8
const SPREAD = 3
const SHARED = 4
const GENERATION = 8
const CLASS = 4
const GROWN = 2005
const STEP = 100_000
const OLDEST = 1910
const YOUNGEST = 2018
const FAR = '2100-01-01'
