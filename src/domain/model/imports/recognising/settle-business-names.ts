import { fold } from '../../kernel/text-fold'
import { LEGAL_NAME_WORDS } from '../knowledge/organisation-words'
import { keysOf, matchKey } from '../match-key'
import { UNMAPPED } from '../targets'
import { retarget, type Columns, type FileColumns } from './file-columns'
import { isFirm, isKnownPerson } from './kind/firm-or-person'
import { shareOf } from './kind/value-signs'

const CUSTOMER_NAMES = /^(customer|client|kunde|account|debitor)/
const CONTACT_NAMES =
  /^(contact|contactname|contactperson|contactpersoon|kontaktperson|ansprechpartner|referente|contacto|personadecontacto|erreferens|attention|attn)$/

/**
 * Bookkeeping programs call a customer by one name, and whom to ask for there by others: `ContactName` beside a first and a
 * last name that are no part of it, `Customer full name` beside `Full name`, `Name` beside `Contact person`.
 */
export function settleBusinessNames(columns: Columns, { source, primary, keys, valuesAt: sampleOf }: FileColumns): Columns {
  if (source !== 'other' || (primary !== 'people' && primary !== 'companies')) return columns
  const of = (target: string) =>
    columns.flatMap((column, at) => (column.target === target && sampleOf(at).length > 0 ? [at] : []))
  const named = of('people.fullName')
  const most = Math.max(0, ...named.map((at) => sampleOf(at).length))
  // Whom a letter goes to now and then is no name of the row.
  const isUsual = (at: number) => sampleOf(at).length * 2 >= most
  const firms = of('companies.name')
  if (firms.length > 1) return retarget(columns, contactAmong(firms, keys, sampleOf), 'people.fullName')
  if (firms.some(isUsual) && primary === 'people') return columns
  if (firms.some(isUsual)) return withoutSame(columns, firms.flatMap(sampleOf), { named, sampleOf })
  const whole = named.filter(isUsual)
  const parts = [...of('people.firstName'), ...of('people.lastName')].flatMap(sampleOf)
  const business =
    whole.length > 1
      ? (whole.find((at) => CUSTOMER_NAMES.test(keys[at] ?? '')) ?? besideContact(whole, keys, sampleOf))
      : whole.find(
          (at) => (columns[at]?.basis === 'name' || shareOf(sampleOf(at), isFirm) >= 0.5) && areOfOthers(sampleOf(at), parts),
        )
  return retarget(columns, business, 'companies.name')
}

/** What a company is called in the register goes nowhere where nearly all have a name by which they are known. */
export function settleLegalNames(columns: Columns, { primary, keys, valuesAt }: FileColumns): Columns {
  const firms = columns.flatMap(({ target }, at) => (target === 'companies.name' ? [at] : []))
  const most = (names: readonly number[]) => Math.max(0, ...names.map((at) => valuesAt(at).length))
  const legal = firms.filter((at) => LEGAL.has(keys[at] ?? ''))
  const known = firms.filter((at) => !legal.includes(at))
  if (primary !== 'companies' || known.length === 0 || most(known) < most(legal) * NEARLY_ALL) return columns
  return columns.map((column, at) => (legal.includes(at) ? UNMAPPED : column))
}

const LEGAL = keysOf(LEGAL_NAME_WORDS)
const NEARLY_ALL = 0.9

/** `Nom complet` of firms says once more what they are called. */
function withoutSame(
  columns: Columns,
  firms: readonly string[],
  { named, sampleOf }: { readonly named: readonly number[]; readonly sampleOf: (at: number) => readonly string[] },
): Columns {
  const known = new Set(firms.map(matchKey))
  const isSame = (name: string) => known.has(matchKey(name.replace(/ ?\([^()]{0,80}\)$/, '')))
  const same = new Set(named.filter((at) => shareOf(sampleOf(at), isSame) >= 0.75))
  return columns.map((column, at) => (same.has(at) ? UNMAPPED : column))
}

/** `Name` beside `Company name`, under which stand people: whom to ask for. */
function contactAmong(firms: readonly number[], keys: readonly string[], sampleOf: (at: number) => readonly string[]) {
  return firms.find((at) => {
    const values = sampleOf(at)
    return keys[at] === 'name' && shareOf(values, isKnownPerson) >= 0.5 && shareOf(values, isFirm) < 0.3
  })
}

/** The names beside those of contacts: where most have one, for customers may be people themselves. */
function besideContact(whole: readonly number[], keys: readonly string[], sampleOf: (at: number) => readonly string[]) {
  const contact = whole.find((at) => CONTACT_NAMES.test(keys[at] ?? '') && !sampleOf(at).some((value) => /[\d@]/.test(value)))
  const named = whole.find((at) => !CONTACT_NAMES.test(keys[at] ?? ''))
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
