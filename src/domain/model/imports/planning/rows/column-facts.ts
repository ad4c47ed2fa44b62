import { matchWords } from '../../match-key'
import type { Column } from '../../reading/header'
import { type Mapping } from '../../targets'
import { OF_CONTACTS } from '../../recognising/columns/name-of-column'
import { beginWithFamily, isFamilyFirst } from '../../recognising/columns/name-order'
import { isNameOfCustomers } from '../../recognising/settle-customers'
import { amountLocale, isInThousandths, withoutCurrency, withoutUnit } from '../../recognising/values/amounts'
import { areOfOne, OF_ONE } from './deal'
import { valuesOf } from './values-of'

/** What decides the decimals of every column of amounts, and whether chances count from nought to one, from all its values. */
export function findAmountStyles(
  rows: readonly (readonly string[])[],
  { mapping, locale, currencies }: { readonly mapping: Mapping; readonly locale: string; readonly currencies: readonly string[] },
): ReadonlyMap<number, string> {
  const styles = new Map<number, string>()
  const inRows = mapping.flatMap(({ target }, at) => (target === 'deals.currency' ? [...new Set(valuesOf(rows, at))] : []))
  const areCoins = ![...currencies, ...inRows].some(isInThousandths)
  for (const [column, { target }] of mapping.entries()) {
    if (target === 'deals.amount') styles.set(column, amountLocale(valuesOf(rows, column), locale, areCoins))
    if (target === 'deals.probability' && areOfOne(valuesOf(rows, column))) styles.set(column, OF_ONE)
  }
  return styles
}

/** Columns of full names that begin with the family's, by what they are called or by what most of their names are. */
export function findFamilyFirst(
  columns: readonly Column[],
  mapping: Mapping,
  rows: readonly (readonly string[])[],
): ReadonlySet<number> {
  const found = mapping.flatMap(({ target }, at) =>
    target === 'people.fullName' && (isFamilyFirst(columns[at]?.name ?? '') || beginWithFamily(valuesOf(rows, at))) ? [at] : [],
  )
  return new Set(found)
}

/** `Customer` in a list of deals that names nobody besides: a firm or somebody, row by row. */
export function findCustomers(columns: readonly Column[], mapping: Mapping): ReadonlySet<number> {
  const isOfContact = (target: string, at: number) =>
    OF_CONTACTS.test(columns[at]?.name ?? '') && !(REACHED.test(target) && matchWords(columns[at]?.name ?? '').length === 1)
  if (mapping.some(({ target }, at) => target !== null && (NAMES_OF_PEOPLE.test(target) || isOfContact(target, at))))
    return new Set()
  const isOfDeals = mapping.some(({ target }) => target?.startsWith('deals.') === true)
  const found = mapping.flatMap(({ target }, at) =>
    isOfDeals && target === 'companies.name' && isNameOfCustomers(columns[at]?.name ?? '') ? [at] : [],
  )
  return new Set(found)
}

/** A number under `Contacto` is of whoever buys; one under `Ansprechpartner Tel.` of somebody there. */
const REACHED = /\.(phone|email)$/
const NAMES_OF_PEOPLE = /^people\.(fullName|firstName|lastName)$/

/**
 * How many steps columns of priorities have that count from the most urgent, `1`, as Todoist and ClickUp do: three or four.
 * Where there is a nought it may be the other way round, as in TickTick.
 */
export function findRanks(rows: readonly (readonly string[])[], mapping: Mapping): ReadonlyMap<number, number> {
  const found = mapping.flatMap(({ target }, at) => {
    if (target !== 'tasks.priority') return []
    const ranks = new Set(valuesOf(rows, at).map((value) => value.trim()))
    ranks.delete('')
    const areRanks = ranks.size > 1 && [...ranks].every((rank) => /^[1-4]$/.test(rank))
    return areRanks ? [[at, ranks.has('4') ? 4 : 3] as const] : []
  })
  return new Map(found)
}

/** `Umsatz (T€)`: in how much columns count that say so in their names. */
export function findUnits(columns: readonly Column[], mapping: Mapping): ReadonlyMap<number, string> {
  const found = mapping.flatMap(({ target }, at) => {
    const said = target === 'deals.amount' ? withoutUnit(columns[at]?.name ?? '') : null
    return said === null ? [] : [[at, said.unit] as const]
  })
  return new Map(found)
}

/** `amount_eur`, `Betrag (€)`: the currencies of columns that have one in their names. */
export function findCurrencies(columns: readonly Column[], mapping: Mapping): ReadonlyMap<number, string> {
  const found = mapping.flatMap(({ target }, at) => {
    const said = target === 'deals.amount' ? withoutCurrency(columns[at]?.name ?? '') : null
    return said === null ? [] : [[at, said.currency] as const]
  })
  return new Map(found)
}
