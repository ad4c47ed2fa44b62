import type { ImportCollection } from '../import-collections'
import { PARTS } from '../knowledge/owner-words'
import { keysOf } from '../match-key'
import { fieldOf, UNMAPPED } from '../targets'
import { isOfRegister } from './columns/recognise-parts'
import type { Columns, FileColumns } from './file-columns'
import { areInternational } from './guess-field'
import { distinct } from './kind/value-signs'
import { isCount, isRounded, isRunningNumber } from './values/running-number'

/** A number that several records have in common is none by which one of them is known. */
export function settleIds(columns: Columns, { primary, keys, columns: headers, valuesAt }: FileColumns): Columns {
  const named = columns.flatMap(({ target }, at) => (target === 'companies.name' ? [distinct(valuesAt(at))] : []))
  const hasPhones = columns.some(({ target }, at) => target?.endsWith('.phone') === true && valuesAt(at).length > 0)
  const isReached = columns.some(
    ({ target }, at) => target !== null && /\.(phone|email)$/.test(target) && valuesAt(at).length > 0,
  )
  const isOfNoCompany =
    primary === 'people' && !columns.some(({ target }) => target === 'companies.name' || target === 'people.recordId')
  // Whom they are called by, where that is more than there are ids: `customer_id` of all who work at one.
  const called = columns.flatMap(({ target }, at) =>
    NAMING[primary]?.test(target ?? '') === true ? [distinct(valuesAt(at))] : [],
  )
  const isOfSeveral = (ids: readonly string[], names: readonly number[]) =>
    Math.min(ids.length, Math.max(0, ...names)) - distinct(ids) > Math.max(1, ids.length * SEVERAL)
  return columns.map((column, at) => {
    // The number of a customer is somebody's own in a list without companies.
    if (isOfNoCompany && column.target === 'companies.recordId')
      return distinct(valuesAt(at)) === valuesAt(at).length ? { ...column, target: 'people.recordId' } : column
    // What all have in common is of the file.
    if (column.target === `${primary}.recordId` && (isOneOfAll(valuesAt(at)) || isOfSeveral(valuesAt(at), called)))
      return UNMAPPED
    // `org_id` of whoever keeps the file, beside the names of many companies.
    if (column.target === 'companies.recordId' && isOfSeveral(valuesAt(at), named)) return UNMAPPED
    if (column.target?.endsWith('.recordId') === true) {
      const values = valuesAt(at)
      // A spreadsheet cut them short.
      if (values.some(isRounded)) return UNMAPPED
      // `NUMERO` over numbers of one country's, where no other column has any.
      // Somebody's only number, where nothing else says how they are reached.
      if (!isReached && primary === 'people' && BARE_NUMBERS.has(keys[at] ?? '') && areLong(values))
        return { ...column, target: 'people.phone' }
      // With a plus in front they are numbers, whatever they are called.
      if (values.length > 1 && values.every((value) => DIALLED.test(value.trim())))
        return { ...column, target: `${primary === 'companies' ? 'companies' : 'people'}.phone` }
      const isBare = column.basis === 'similar' || BARE_NUMBERS.has(keys[at] ?? '')
      if (!hasPhones && isBare && areInternational(values))
        return { ...column, target: `${primary === 'companies' ? 'companies' : 'people'}.phone` }
    }
    if (column.basis !== 'similar' || column.target === null) return column
    // The id of a member beside the name.
    const isNamed = columns.some((other) => other.target === column.target && other.basis === 'name')
    if (/\.(owner|assignee)$/.test(column.target)) return isNamed ? UNMAPPED : column
    if (fieldOf(column.target) !== 'recordId') return column
    if (isOfRegister(headers[at]?.name ?? '')) return UNMAPPED
    if (isNamed && column.target === `${primary}.recordId`) return UNMAPPED
    const ids = valuesAt(at)
    // A number that says of what it is one names a record, though the first is 1.
    if (isRunningNumber(ids) && (BARE_NUMBERS.has(keys[at] ?? '') || isCount(keys[at] ?? ''))) return UNMAPPED
    // A code is all that is told of the company where nothing names it.
    if (named.length === 0 && column.target === 'companies.recordId' && CODE.test(keys[at] ?? ''))
      return { ...column, target: 'companies.name' }
    const isOfOne = column.target.startsWith(`${primary}.`)
      ? distinct(ids) === ids.length
      : distinct(ids) >= Math.max(2, ...named)
    return isOfOne ? column : UNMAPPED
  })
}

const NAMING: Readonly<Partial<Record<ImportCollection, RegExp>>> = {
  people: /^people\.(fullName|firstName|lastName|email)$/,
  companies: /^companies\.name$/,
}
/** Fewer may be one of them, written twice. */
const SEVERAL = 0.2
const BARE_NUMBERS: ReadonlySet<string> = keysOf(`${PARTS.number}|${PARTS.id}`)
/** With the code of a country in front, and of any length. */
const DIALLED = /^\+\d[\d ().-]{5,20}$/
/** As telephone numbers are, and no row counted. */
function areLong(values: readonly string[]): boolean {
  return values.length > 1 && values.every((value) => /^\d{9,13}$/.test(value.trim())) && !isRunningNumber(values)
}

const CODE = /(code|kod|codigo|codice)$/

function isOneOfAll(ids: readonly string[]): boolean {
  return ids.length > 2 && distinct(ids) === 1
}
