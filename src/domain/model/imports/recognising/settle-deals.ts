import {
  BUDGET_WORDS,
  CLOSING_DATES,
  COUNTING_WORDS,
  CUSTOMER_WORDS,
  DESCRIPTION_COLUMNS,
  OFFERED_WORDS,
  QUANTITY_WORDS,
  SOLD_WORDS,
  TAX_WORDS,
  TOTAL_WORDS,
  UNIT_PRICE_WORDS,
} from '../knowledge/deal-columns'
import { PARTS } from '../knowledge/owner-words'
import { capitalised, keysOf, matchKey, matchWords } from '../match-key'
import { UNMAPPED, type Target } from '../targets'
import { weaklyNamedIn } from './columns/known-names'
import { recogniseTarget } from './columns/recognise-target'
import { isCalledTitle } from './settle-mistaken'
import { distinct, isFirm, isKnownPerson, isPerson, isSomebody as isCalled, shareOf } from './kind/value-signs'
import { withoutCurrency } from './values/amounts'
import { endingOf } from './values/words'
import { retarget, type Columns, type FileColumns } from './file-columns'

/* What the columns of deals say of each other. */

const NAMES: ReadonlySet<Target> = new Set<Target>(['people.fullName', 'people.firstName', 'people.lastName'])
const TITLES = keysOf(`${PARTS.name}|isim`)
const CLOSING = keysOf(CLOSING_DATES)

/**
 * `Name` beside a `Deal name` is whose the deal is, where the file says how to reach them; and the deal's where nothing else
 * is, though in that language people are called so.
 */
export function settleDealNames(given: Columns, { primary, keys, valuesAt }: FileColumns): Columns {
  // Nothing is called by a column that is empty all the way down.
  const hasRows = given.some((_, at) => valuesAt(at).length > 0)
  const isBlank = (at: number) => hasRows && valuesAt(at).length === 0
  const columns = given.map((column, at) => (column.target === 'deals.title' && isBlank(at) ? UNMAPPED : column))
  const targets = new Set(columns.map(({ target }) => target))
  const titles = columns.flatMap(({ target }, at) => (target === 'deals.title' ? [at] : []))
  const named = columns.flatMap(({ target }, at) => (target !== null && NAMES.has(target) ? [at] : []))
  if (titles.length > 1) {
    const isTitled = titles.some((at) => isCalledTitle(keys[at] ?? ''))
    const isWhose = (key: string) => OF_SOMEBODY.has(key) || (isTitled && TITLES.has(key) && !isCalledTitle(key))
    const name = titles.find((at) => isWhose(keys[at] ?? ''))
    const tellsOfSomebody = targets.has('people.email') || targets.has('people.phone')
    return tellsOfSomebody && named.length === 0 ? retarget(columns, name, 'people.fullName') : columns
  }
  // Deals that are called after whom they are with are called so without.
  const areSomebody = (at: number) => shareOf(valuesAt(at), isKnownPerson) >= MOSTLY && shareOf(valuesAt(at), isFirm) === 0
  const [title = -1] = titles
  // Beside their firms they need not all be known.
  const areWritten =
    title !== -1 &&
    targets.has('companies.name') &&
    shareOf(valuesAt(title), isPerson) >= MOSTLY &&
    shareOf(valuesAt(title), isKnownPerson) >= HALF
  if (named.length === 0 && TITLES.has(keys[title] ?? '') && (areSomebody(title) || areWritten))
    return retarget(columns, title, 'people.fullName')
  const plain = named.filter((at) => TITLES.has(keys[at] ?? ''))
  const isAlone = plain.length === 1 && !named.some((at) => at !== plain[0] && columns[at]?.target !== 'people.fullName')
  if (primary !== 'deals' || titles.length > 0) return columns
  if (isAlone && areSomebody(plain[0] ?? -1)) return columns
  return isAlone ? retarget(columns, plain[0], 'deals.title') : columns
}

/** Of an offer that has no name the description says what it is, where it is short. */
export function settleDescribedDeals(columns: Columns, { primary, keys, valuesAt }: FileColumns): Columns {
  if (primary !== 'deals' || columns.some(({ target }) => target === 'deals.title')) return columns
  const described = columns.findIndex(({ target }, at) => target === 'deals.note' && DESCRIPTIONS.has(keys[at] ?? ''))
  const said = described === -1 ? [] : valuesAt(described)
  // Another column may be called so in a language that is asked later.
  const isTitled = columns.some(({ target }, at) => target === null && weaklyNamedIn('deals', keys[at] ?? '') === 'deals.title')
  const areShort = !isTitled && said.length > 0 && said.every(({ length }) => length <= TITLE_LONGEST)
  return areShort ? retarget(columns, described, 'deals.title') : columns
}

const DESCRIPTIONS = keysOf(DESCRIPTION_COLUMNS)
const TITLE_LONGEST = 80

const OF_SOMEBODY: ReadonlySet<string> = new Set(['name', 'leadname'])

/** A plain day of closing beside the day that is expected is when it was closed. */
export function settleClosing(columns: Columns, { keys, valuesAt }: FileColumns): Columns {
  const expected = columns.flatMap(({ target }, at) => (target === 'deals.expectedCloseOn' ? [at] : []))
  const plain = expected.filter((at) => CLOSING.has(keys[at] ?? ''))
  const [only, ...others] = plain
  // A day that no more deals have than have ended.
  const ended = columns.flatMap(({ target }, at) =>
    target === 'deals.status' || target === 'deals.stage'
      ? [valuesAt(at).filter((value) => endingOf(value) !== null).length]
      : [],
  )
  const rows = Math.max(0, ...columns.map((_, at) => valuesAt(at).length))
  const closed = only === undefined || others.length > 0 ? 0 : valuesAt(only).length
  if (
    closed > 0 &&
    closed * 4 < rows * 3 &&
    closed <= Math.max(0, ...ended) &&
    !columns.some(({ target }) => target === 'deals.closedAt')
  )
    return retarget(columns, only, 'deals.closedAt')
  if (plain.length !== 1 || expected.length < 2 || columns.some(({ target }) => target === 'deals.closedAt')) return columns
  return retarget(columns, plain[0], 'deals.closedAt')
}

/** A position is somebody's job where the file says whose. */
export function settleJobs(columns: Columns, { primary }: FileColumns): Columns {
  const namesSomebody = columns.some(({ target }) => target !== null && (NAMES.has(target) || target === 'people.email'))
  if (primary !== 'deals' || namesSomebody) return columns
  return columns.map((column) => (column.target === 'people.jobTitle' ? UNMAPPED : column))
}

/**
 * Of several prices the one in what was agreed on counts, and not what all are added up in; the tax of one is none, and what a
 * customer has to spend is the less.
 */
export function settlePrices(columns: Columns, { primary, columns: named, valuesAt }: FileColumns): Columns {
  if (primary !== 'deals') return columns
  const prices = named.flatMap(({ name }, at) => (columns[at]?.target === 'deals.amount' ? [{ name, at }] : []))
  // `amount_local` and `currency` beside `amount_usd`.
  const areMixed = columns.some(({ target }, at) => target === 'deals.currency' && distinct(valuesAt(at)) > 1)
  const isOther = ({ name }: { readonly name: string }) =>
    (areMixed && withoutCurrency(name) !== null) || (says(name, TAXES) && !says(name, COUNTED)) || says(name, BUDGETS)
  const others = prices.filter(isOther)
  // `tax_amount`, though no other amount is known.
  const left = others.length === prices.length ? others.filter(isTaxAlone) : others
  return columns.map((column, at) => (left.some((price) => price.at === at) ? UNMAPPED : column))
}

/** `VAT amount`, and not `VAT excluded`. */
function isTaxAlone({ name }: { readonly name: string }): boolean {
  const [first = '', second = '', ...others] = matchWords(name)
  return TAXES.has(first) && AMOUNTS.has(second) && others.length === 0
}

const AMOUNTS = keysOf('amount|total|betrag|montant|importe|valor|importo|bedrag|kwota|belopp|beløb|beløp|tutar|сумма')

/** Of what was offered and what was sold, the latter is what a deal is worth: `Valor ofertado`, `Valor vendido`. */
export function settleAmounts(columns: Columns, { primary, columns: named }: FileColumns): Columns {
  if (primary !== 'deals') return columns
  const sold = named.findIndex(({ name }, at) => (columns[at]?.target ?? 'deals.amount') === 'deals.amount' && isSold(name))
  const offered = named.flatMap(({ name }, at) =>
    at !== sold && columns[at]?.target === 'deals.amount' && says(name, OFFERED) ? [at] : [],
  )
  if (sold === -1 || offered.length === 0) return columns
  return columns.map((column, at) =>
    at === sold ? { ...column, target: 'deals.amount', basis: 'similar' } : offered.includes(at) ? UNMAPPED : column,
  )
}

/** Of many that are sold at a price each, what all of them come to is the amount. */
export function settleTotals(columns: Columns, { primary, columns: named, valuesAt }: FileColumns): Columns {
  const nameOf = (at: number) => named[at]?.name ?? ''
  const areMany = named.some(({ name }, at) => says(name, QUANTITIES) && valuesAt(at).some((value) => Number(value) > 1))
  if (primary !== 'deals' || !areMany) return columns
  const isPrice = (at: number) =>
    columns[at]?.target === 'deals.amount' && says(nameOf(at), UNIT_PRICES) && !says(nameOf(at), TOTALS)
  const total = columns.findIndex(
    ({ target }, at) => (target ?? 'deals.amount') === 'deals.amount' && says(nameOf(at), TOTALS) && areFigures(valuesAt(at)),
  )
  if (total === -1 || !columns.some((_, at) => isPrice(at))) return columns
  return columns.map((column, at) =>
    isPrice(at) ? UNMAPPED : at === total ? { ...column, target: 'deals.amount', basis: 'similar' } : column,
  )
}

function areFigures(values: readonly string[]): boolean {
  return values.length > 0 && values.every((value) => /\d/.test(value) && !/\p{L}{4}/u.test(value))
}

const QUANTITIES = keysOf(QUANTITY_WORDS)
const UNIT_PRICES = keysOf(UNIT_PRICE_WORDS)
const TOTALS = keysOf(TOTAL_WORDS)
const BUDGETS = keysOf(BUDGET_WORDS)
const TAXES = keysOf(TAX_WORDS)
const COUNTED = keysOf(COUNTING_WORDS)
const SOLD = keysOf(SOLD_WORDS)
const OFFERED = keysOf(OFFERED_WORDS)

function says(name: string, keys: ReadonlySet<string>): boolean {
  return matchWords(name).some((word) => keys.has(word))
}

/** An amount behind whose name stands that it was agreed on. */
function isSold(name: string): boolean {
  const rest = matchWords(name).filter((word) => !SOLD.has(word))
  const isAmount = recogniseTarget(rest.join(' '), { source: 'other', primary: 'deals' })?.target === 'deals.amount'
  return says(name, SOLD) && isAmount
}

/** A customer is somebody where all of them are called as people are. */
export function settleCustomers(columns: Columns, { primary, keys, valuesAt }: FileColumns): Columns {
  const [only, ...others] = columns.flatMap(({ target }, at) => (target === 'companies.name' ? [at] : []))
  const hasPerson = columns.some(({ target }) => target !== null && NAMES.has(target))
  // `客戶名稱` beside `客戶公司`: who, and of which firm.
  if (primary === 'deals' && !hasPerson && others.length > 0) {
    const isWhom = (at: number) => CUSTOMERS.has(keys[at] ?? '') && shareOf(valuesAt(at), isSomebody) >= MOSTLY
    return retarget(columns, [only ?? -1, ...others].find(isWhom), 'people.fullName')
  }
  if (primary === 'companies' || hasPerson || only === undefined || others.length > 0 || !CUSTOMERS.has(keys[only] ?? ''))
    return columns
  const values = valuesAt(only)
  const areCalled = distinct(values) >= FEW && shareOf(values, (value) => isCalled(capitalised(value.trim()))) >= CALLED
  const arePeople =
    shareOf(values, isFirm) === 0 && (areCalled || (distinct(values) >= MANY && shareOf(values, isSomebody) >= MOSTLY))
  return arePeople ? retarget(columns, only, 'people.fullName') : columns
}

/** Where a deal's customer is, told by a street, an address, a code of the post, or a town and its state: of the company, where one is named. */
export function settleCustomerPlaces(columns: Columns, { primary, valuesAt }: FileColumns): Columns {
  if (primary !== 'deals') return columns
  const isSaid = (isSuch: (target: Target) => boolean) =>
    columns.some(({ target }, at) => target !== null && isSuch(target) && valuesAt(at).length > 0)
  const isTown = isSaid((target) => target === 'people.city') && isSaid((target) => target === 'people.region')
  const isPlaced = isTown || isSaid((target) => /^people\.(street|address|postalCode)$/.test(target))
  const [ofCompany, ofPerson] = [isSaid((target) => target === 'companies.name'), isSaid((target) => NAMES.has(target))]
  return columns.map((column) => {
    if (column.target === null || !PLACE.test(column.target)) return column
    if (!isPlaced || (!ofCompany && !ofPerson)) return UNMAPPED
    return ofCompany ? { ...column, target: column.target.replace('people.', 'companies.') as Target } : column // both have the parts of an address
  })
}

const PLACE = /^people\.(street|city|region|postalCode|country|address)$/

/** Also with the many names that are usual in Spanish and Portuguese. */
function isSomebody(value: string): boolean {
  return isPerson(value) || LONG_NAME.test(value.trim()) || isCalled(capitalised(value.trim()))
}

const LONG_NAME = /^\p{Lu}\p{Ll}+( (\p{Lu}\p{Ll}+|d[aeo]s?|del|e|y)){2,7}$/u
const CUSTOMERS = keysOf(CUSTOMER_WORDS)

/** `Kunde`, `Client name`: whom something is sold to, whoever that is. */
export function isNameOfCustomers(name: string): boolean {
  if (CUSTOMERS.has(matchKey(name))) return true
  // `cliente_nombre`
  const words = matchWords(name).filter((word) => !TITLES.has(word))
  return words.length === 1 && CUSTOMERS.has(words[0] ?? '')
}

const FEW = 3
const CALLED = 0.6
const MANY = 4
const MOSTLY = 0.75
const HALF = 0.5
