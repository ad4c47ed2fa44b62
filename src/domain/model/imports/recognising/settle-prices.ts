import {
  BUDGET_WORDS,
  COUNTING_WORDS,
  OFFERED_WORDS,
  QUANTITY_WORDS,
  SOLD_WORDS,
  TAX_WORDS,
  TOTAL_WORDS,
  UNIT_PRICE_WORDS,
} from '../knowledge/deal-columns'
import { keysOf, matchWords } from '../match-key'
import { UNMAPPED } from '../targets'
import { recogniseTarget } from './columns/recognise-target'
import { distinct } from './kind/value-signs'
import { withoutCurrency } from './values/amounts'
import type { Columns, FileColumns } from './file-columns'

/* Which of several prices is what a deal is worth. */

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
