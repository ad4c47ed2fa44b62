import { fold } from '../../../domain/model/kernel/text-fold'
import type { SortKey } from '../../../domain/model/query/order'
import { after, type ColumnTests, isStorable, never, NOTHING, type Range } from './value-tests'
import { and, isEmpty, NONE, or, quoted, test, UNSUPPORTED, type Filter } from './filter'

/*
 * Tests of one value of the workspace's own fields. Its type is not known here: a test of a text matches texts only, as in the
 * domain, because JSON orders all texts before all numbers, and numbers before `true` and `false`.
 *
 * `custom` holds the value itself. Its twin `custom_fold` holds it in ordered form: text folded, in hexadecimal, after an x
 * (`private.custom_fold` in the database says why).
 */

const currencyAt = (key: string): string => `custom->${key}->>currency`
const valueAt = (key: string): string => `custom->${key}`

/** The column to compare and order values by. */
export function customOrderColumn(key: string): string {
  return `custom_fold->${key}`
}

/** A sort key as the twin stores it, as JSON. */
export function customOrderLiteral(key: Exclude<SortKey, null>): string {
  return typeof key === 'number' ? String(key) : `"${hexOf(key)}"`
}

/** Bounds beyond all stored numbers. */
const BELOW_NUMBERS = '-1e16'
const ABOVE_NUMBERS = 'false'
const MOST = 1e16

export const CUSTOM_VALUE: ColumnTests = {
  empty: (key) => isEmpty(valueAt(key)),
  equals,
  among: (key, values) => or(values.map((value) => equals(key, value))),
  within: (key, range, bound) =>
    typeof bound === 'number' ? numbers(key, range, bound) : typeof bound === 'string' ? texts(key, range, fold(bound)) : NONE,
  part(key, op, text) {
    const folded = fold(text)
    if (!isStorable(folded)) return NONE
    if (op === 'includes') return test(`custom_fold->>${key}`, `match.${quoted(`^x(..)*${hexOf(folded).slice(1)}`)}`)
    const end = after(folded)
    return and([
      atLeast(key, folded),
      test(customOrderColumn(key), end === null || folded === '' ? `lt.${BELOW_NUMBERS}` : `lt.${textLiteral(end)}`),
    ])
  },
  has: (key, value) =>
    typeof value === 'string' && isStorable(value) ? test(valueAt(key), `cs.${quoted(JSON.stringify([value]))}`) : NONE,
}

/** Compared in full only. */
export const CUSTOM_CURRENCY: ColumnTests = {
  ...NOTHING,
  empty: (key) => isEmpty(currencyAt(key)),
  equals: (key, value) => (typeof value === 'string' && isStorable(value) ? test(currencyAt(key), `eq.${quoted(value)}`) : NONE),
  among: (key, values) => or(values.map((value) => CUSTOM_CURRENCY.equals(key, value))),
}

function equals(key: string, value: unknown): Filter {
  if (typeof value === 'string') return isStorable(value) ? test(valueAt(key), `eq.${quoted(JSON.stringify(value))}`) : NONE
  if (typeof value === 'boolean') return test(valueAt(key), `eq.${value}`)
  if (typeof value !== 'number' || !Number.isFinite(value)) return never()
  // Money is compared by its minor units.
  return or([valueAt(key), `custom->${key}->amountMinor`].map((column) => test(column, `eq.${value}`)))
}

function numbers(key: string, range: Range, bound: number): Filter {
  if (Number.isNaN(bound)) return NONE
  const column = customOrderColumn(key)
  const limit = test(column, range.startsWith('g') ? `lt.${ABOVE_NUMBERS}` : `gte.${BELOW_NUMBERS}`)
  const inRange = test(column, `${range}.${Math.max(-MOST, Math.min(MOST, bound))}`)
  // A tick is ordered as 1, but is not a number.
  return and([limit, inRange, { op: 'test', column: valueAt(key), test: 'eq.true', isNot: true }])
}

function texts(key: string, range: Range, bound: string): Filter {
  const cut = bound.indexOf('\0')
  // No value contains a NUL, the least character: being below a bound that contains one is being at most the part before it.
  if (cut !== -1) return texts(key, range === 'lt' ? 'lte' : range === 'gte' ? 'gt' : range, bound.slice(0, cut))
  if (!isStorable(bound)) return UNSUPPORTED
  const inRange = test(customOrderColumn(key), `${range}.${textLiteral(bound)}`)
  return range.startsWith('g') ? and([inRange, test(customOrderColumn(key), `lt.${BELOW_NUMBERS}`)]) : inRange
}

function atLeast(key: string, text: string): Filter {
  return test(customOrderColumn(key), `gte.${textLiteral(text)}`)
}

function textLiteral(text: string): string {
  return quoted(customOrderLiteral(text))
}

function hexOf(text: string): string {
  return `x${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
