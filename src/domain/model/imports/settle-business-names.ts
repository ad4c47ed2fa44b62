import { fold } from '../kernel/text-fold'
import type { ColumnMapping } from './mapping'

type Columns = readonly ColumnMapping[]

const OF_CUSTOMERS = /^(customer|client|kunde|account|debitor)/
const OF_CONTACTS =
  /^(contact|contactname|contactperson|contactpersoon|kontaktperson|ansprechpartner|referente|contacto|personadecontacto|erreferens|attention|attn)$/

/**
 * Bookkeeping programs call a customer by one name, and whom to ask for there by others: `ContactName` beside a first and a
 * last name that are no part of it, `Customer full name` beside `Full name`, `Name` beside `Contact person`.
 */
export function settleBusinessNames(
  columns: Columns,
  keys: readonly string[],
  sampleOf: (at: number) => readonly string[],
): Columns {
  const of = (target: string) =>
    columns.flatMap((column, at) => (column.target === target && sampleOf(at).length > 0 ? [at] : []))
  if (of('companies.name').length > 0) return columns
  const whole = of('people.fullName')
  const parts = [...of('people.firstName'), ...of('people.lastName')].flatMap(sampleOf)
  const business =
    whole.length > 1
      ? (whole.find((at) => OF_CUSTOMERS.test(keys[at] ?? '')) ?? besideContact(whole, keys, sampleOf))
      : whole.find((at) => columns[at]?.basis === 'name' && areOfOthers(sampleOf(at), parts))
  return business === undefined
    ? columns
    : columns.map((column, at) => (at === business ? { ...column, target: 'companies.name' } : column))
}

/** The names beside those of contacts: where most have one, for customers may be people themselves. */
function besideContact(whole: readonly number[], keys: readonly string[], sampleOf: (at: number) => readonly string[]) {
  const contact = whole.find((at) => OF_CONTACTS.test(keys[at] ?? '') && !sampleOf(at).some((value) => /[\d@]/.test(value)))
  const named = whole.find((at) => at !== contact)
  if (contact === undefined || named === undefined) return undefined
  return sampleOf(contact).length * 2 > sampleOf(named).length ? named : undefined
}

/** More than half of the names hold none of the parts. */
function areOfOthers(names: readonly string[], parts: readonly string[]): boolean {
  const words = new Set(parts.flatMap((part) => fold(part).split(/\s+/)))
  const isOfOther = (name: string) =>
    !fold(name)
      .split(/[\s,]+/)
      .some((word) => words.has(word))
  return parts.length > 0 && names.filter(isOfOther).length * 2 > names.length
}
