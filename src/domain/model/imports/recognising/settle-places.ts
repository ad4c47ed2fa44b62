import { PARTS } from '../knowledge/owner-words'
import { keysOf, matchKey } from '../match-key'
import { collectionOf, fieldOf, UNMAPPED, type Target } from '../targets'
import { areStreets } from './column-values'
import { retarget, type Columns, type FileColumns } from './file-columns'
import { shareOf } from './kind/value-signs'
import { isHouseNumber } from './settle-houses'
import { areStates } from './nameless-values'
import { countryCodeOf } from './values/country-names'
import { isRegion, isTown } from './values/countries'

/* What the values of a column say of where it is, and the columns beside it. */

const CODES = keysOf(`${PARTS.number}|${PARTS.id}|indeks|indekss`)
const POSTAL_CODE = /^(\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3}|((LT|LV|EE|PL|CZ|SK|SI)-?)?\d{4,5})$/i

/**
 * `Kod` beside a place is its postal code, `Kraj` a region, a place or a country, and a seat without a number in it a city.
 */
export function settlePlaces(columns: Columns, { primary, keys, valuesAt }: FileColumns): Columns {
  const isPlace = (at: number) => /\.(city|street)$/.test(columns[at]?.target ?? '')
  const isTwice = (target: Target) => columns.filter((column) => column.target === target).length > 1
  const has = (target: string) => columns.some((column) => column.target === target)
  const isAmerican = columns.some(
    ({ target }, at) => (ZIP.test(keys[at] ?? '') || target?.endsWith('.postalCode') === true) && areZipCodes(valuesAt(at)),
  )
  return columns.map((column, at) => {
    if (column.target === null) return column
    // A county is none of the fifty states.
    if (isAmerican && fieldOf(column.target) === 'region' && COUNTY.test(keys[at] ?? '')) return UNMAPPED
    const values = valuesAt(at).map((value) => value.trim())
    const are = (isSuch: (value: string) => boolean) => values.length > 0 && values.every(isSuch)
    const of = collectionOf(column.target)
    const settled = (field: string) => ({ ...column, target: `${of}.${field}` as Target }) // both have the parts of an address
    // `Nr` beside `Straße` is that of the house.
    const isBesideStreet = [at - 1, at + 1].some((next) => columns[next]?.target === `${of}.street`)
    const isOfStreet = fieldOf(column.target) === 'recordId' && isBesideStreet
    if (isOfStreet && CODES.has(keys[at] ?? '') && are(isHouseNumber)) return settled('street')
    if (fieldOf(column.target) === 'recordId' && CODES.has(keys[at] ?? '') && !has(`${primary}.postalCode`)) {
      return (isPlace(at - 1) || isPlace(at + 1)) && are((value) => POSTAL_CODE.test(value)) ? settled('postalCode') : column
    }
    // What is a country in Polish is a region in Czech and Slovak, and a place in Slovene.
    const isOther = values.length > 0 && !values.some(isCountry)
    if (fieldOf(column.target) === 'country' && keys[at] === 'kraj' && (isOther || isTwice(column.target)))
      return settled(has(`${of}.city`) ? 'region' : 'city')
    // A district is where somebody is, where no town is said.
    if (keys[at] === 'ilce' && fieldOf(column.target) === 'region' && !has(`${of}.city`)) return settled('city')
    // Beside a town `Estado` is where that lies, by its values.
    const isState = fieldOf(column.target) === 'status' && STATES.has(keys[at] ?? '') && isPlace(at - 1)
    if (isState && areRegions(values)) return { ...column, target: `${primary === 'companies' ? primary : 'people'}.region` }
    const isAddress = fieldOf(column.target) === 'address' && (of === 'people' || of === 'companies')
    if (!isAddress || has(`${of}.city`) || shareOf(values, (value) => SEAT.test(value)) < NEARLY_ALL) return column
    // Countries among them, and no town that is known: a wider place.
    if (!has(`${of}.country`) && shareOf(values, isCountry) >= MOSTLY) return settled('country')
    return shareOf(values, isCountry) >= SOME && !values.some(isTown) ? column : settled('city')
  })
}

const STATES = keysOf('estado|état|stato|state|stan')

function areRegions(values: readonly string[]): boolean {
  return values.length > 0 && (areStates(values) || shareOf(values, isRegion) >= MOSTLY)
}

const NEARLY_ALL = 0.9
const MOSTLY = 0.6
const SOME = 0.2

const ZIP = /^zip/
const COUNTY = /county(name)?$/

function areZipCodes(values: readonly string[]): boolean {
  return values.length > 0 && values.every((value) => /^\d{5}(-\d{4})?$/.test(value.trim()))
}

/** A name of a place: a few words and no number. */
const SEAT = /^\p{Lu}[^\d,;/@]{1,40}$/u

function isCountry(value: string): boolean {
  return countryCodeOf(value) !== null
}

function isHouse(value: string): boolean {
  return /^\d{1,5}([ -]?\p{L}{1,3})?([-/]\d{1,4}\p{L}?)?$/u.test(value.trim())
}

/** A whole address beside its street says the same again, in one text. */
export function settleWholeAddresses(columns: Columns, { source, columns: named, valuesAt }: FileColumns): Columns {
  if (source !== 'other') return columns
  return (['people', 'companies'] as const).reduce((settled, of) => {
    const at = (field: string) =>
      settled.flatMap(({ target, group }, index) => (target === `${of}.${field}` && group === '' ? [index] : []))
    const [only, ...others] = at('address')
    // `Adres` beside `Huisnummer`
    const [house, ...more] = at('street')
    const isParted = house !== undefined && more.length === 0 && shareOf(valuesAt(house), isHouse) >= NEARLY_ALL
    if (isParted && only !== undefined && others.length === 0 && !valuesAt(only).some((value) => /\d/.test(value)))
      return retarget(settled, only, `${of}.street`)
    // `Standort`: a town, or which branch.
    // An `Address` of one word each is that of a village.
    const isPlain = only !== undefined && at('city').length > 0 && ADDRESS.test(named[only]?.name ?? '')
    if (only !== undefined && others.length === 0 && !isPlain && areNames(valuesAt(only)))
      return at('city').length > 0
        ? settled.map((column, index) => (index === only ? UNMAPPED : column))
        : retarget(settled, only, `${of}.city`)
    const said = at('street').flatMap(valuesAt)
    const streets = new Set(said.map(matchKey))
    if (streets.size === 0 || at('city').length === 0) return settled
    // An address where no street is said, or another one, says more.
    const isSame = (index: number) => {
      const values = valuesAt(index)
      return values.length > 0 && values.length <= said.length && values.every((value) => beginsWithOne(value, streets))
    }
    const whole = new Set(at('address').filter(isSame))
    return settled.map((column, index) => (whole.has(index) ? UNMAPPED : column))
  }, columns)
}

/** What an address is called, and no place is: `Standort` may be a town. */
const ADDRESS =
  /addr|adres|endere|direcc|indirizz|anschrift|^cím|адрес|住所|地址|주소|alamat|địa chỉ|ที่อยู่|عنوان|آدرس|כתובת|osoite|διεύθυνση/iu

/** A word or two each, without a number, a comma or a street. */
function areNames(values: readonly string[]): boolean {
  return values.length > 1 && !areStreets(values) && shareOf(values, (value) => NAME.test(value)) >= MOSTLY
}

const NAME =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}.'’()&-]+( [\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}.'’()&-]+){0,2}$/u

/** Of two lines, or one, before the place: `48 Bomber Lane, Suite 2, Weslaco`. */
function beginsWithOne(address: string, streets: ReadonlySet<string>): boolean {
  const lines = address.split(/[,\n]+/, 3)
  return [1, 2].some((count) => streets.has(matchKey(lines.slice(0, count).join(' '))))
}
