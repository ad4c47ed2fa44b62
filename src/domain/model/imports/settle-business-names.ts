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
  const contact = whole.find((at) => OF_CONTACTS.test(keys[at] ?? '') && sampleOf(at).every((value) => !/[\d@]/.test(value)))
  const business =
    whole.length > 1
      ? (whole.find((at) => OF_CUSTOMERS.test(keys[at] ?? '')) ??
        (contact === undefined ? undefined : whole.find((at) => at !== contact)))
      : whole.find(
          (at) =>
            columns[at]?.basis === 'name' &&
            areOfOthers(sampleOf(at), [...of('people.firstName'), ...of('people.lastName')].flatMap(sampleOf)),
        )
  return business === undefined
    ? columns
    : columns.map((column, at) => (at === business ? { ...column, target: 'companies.name' } : column))
}

/** More than half of the names hold none of the parts. */
function areOfOthers(names: readonly string[], parts: readonly string[]): boolean {
  const words = new Set(parts.flatMap((part) => fold(part).split(/\s+/)))
  if (parts.length === 0 || names.length === 0) return false
  return (
    names.filter(
      (name) =>
        !fold(name)
          .split(/[\s,]+/)
          .some((word) => words.has(word)),
    ).length *
      2 >
    names.length
  )
}
