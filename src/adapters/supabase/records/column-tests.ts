import { isId } from '../../../domain/model/kernel/id'
import { fold } from '../../../domain/model/kernel/text-fold'
import type { AnyTest } from '../../../domain/model/query/ast'
import type { ColumnKind } from './columns'
import { CUSTOM_CURRENCY, CUSTOM_VALUE } from './custom-tests'
import {
  after,
  beginsWith,
  type ColumnTests,
  DATE,
  exact,
  holds,
  INSTANT,
  isStorable,
  leastUuid,
  never,
  NOTHING,
  type Range,
  VERSION,
} from './value-tests'
import { and, arrayOf, isEmpty, isFilled, NONE, not, or, quoted, test, UNSUPPORTED, type Filter } from './filter'

export function filterOf(column: string, kind: ColumnKind, condition: AnyTest): Filter {
  const tests = TESTS[kind]
  switch (condition.op) {
    case 'eq':
      return condition.value === null ? tests.empty(column) : tests.equals(column, condition.value)
    case 'neq':
      return not(filterOf(column, kind, { ...condition, op: 'eq' }))
    case 'in':
      return tests.among(column, condition.values)
    case 'has':
      return tests.has(column, condition.value)
    case 'startsWith':
    case 'includes':
      return typeof condition.value === 'string' ? tests.part(column, condition.op, condition.value) : NONE
    default:
      return tests.within(column, condition.op, condition.value)
  }
}

const storedText = (value: unknown): string | null => (typeof value === 'string' && isStorable(value) ? value : null)

/** @param compared the column to compare, and how a bound is converted for it */
function textual(compared: (column: string) => string, bound: (written: string) => string): ColumnTests {
  return {
    ...NOTHING,
    ...exact(storedText),
    within: (column, range, value) => (typeof value === 'string' ? textRange(compared(column), range, bound(value)) : NONE),
    part(column, op, value) {
      const folded = fold(value)
      if (folded === '') return isFilled(column)
      if (!isStorable(folded)) return NONE
      return op === 'includes' ? holds(compared(column), folded) : and(beginsWith(compared(column), folded))
    },
  }
}

function textRange(column: string, range: Range, bound: string): Filter {
  const cut = bound.indexOf('\0')
  // No row contains a NUL, the least character: being below a bound that contains one is being at most the part before it.
  if (cut !== -1) return textRange(column, range === 'lt' ? 'lte' : range === 'gte' ? 'gt' : range, bound.slice(0, cut))
  return isStorable(bound) ? test(column, `${range}.${quoted(bound)}`) : UNSUPPORTED
}

/** Ranks are ordered with regard to case and searched without. */
const RANK: ColumnTests = {
  ...textual(
    (column) => column,
    (bound) => bound,
  ),
  part(column, op, value) {
    const folded = fold(value)
    if (folded === '') return isFilled(column)
    return /^[0-9a-z]+$/.test(folded) ? test(column, `ilike.${quoted(op === 'includes' ? `*${folded}*` : `${folded}*`)}`) : NONE
  },
}

const UUID: ColumnTests = {
  ...NOTHING,
  ...exact((value) => (isId(value) ? value : null)),
  within(column, range, value) {
    if (typeof value !== 'string') return NONE
    const bound = fold(value)
    return isId(bound) ? test(column, `${range}.${bound}`) : uuidRange(column, range, bound)
  },
  part(column, op, value) {
    const folded = fold(value)
    if (folded === '') return isFilled(column)
    if (!/^[0-9a-f-]{1,36}$/.test(folded)) return NONE
    if (op === 'includes') return isId(folded) ? test(column, `eq.${folded}`) : UNSUPPORTED
    const end = after(folded)
    return and([uuidRange(column, 'gte', folded), ...(end === null ? [] : [uuidRange(column, 'lt', end)])])
  },
}

/** For a text that is not a uuid. */
function uuidRange(column: string, range: Range, text: string): Filter {
  const bound = leastUuid(text)
  const isAbove = range === 'gt' || range === 'gte'
  if (bound === null) return isAbove ? NONE : isFilled(column)
  return test(column, `${isAbove ? 'gte' : 'lt'}.${bound}`)
}

/** @param most the greatest value of the column's type */
function integer(most: number): ColumnTests {
  return {
    ...NOTHING,
    ...exact((value) => (Number.isInteger(value) && Math.abs(Number(value)) <= most ? BigInt(Number(value)).toString() : null)),
    within(column, range, value) {
      if (typeof value !== 'number' || Number.isNaN(value)) return NONE
      const isAbove = range === 'gt' || range === 'gte'
      if (Math.abs(value) > most) return isAbove === value < 0 ? isFilled(column) : NONE
      const bound = range === 'lt' || range === 'gte' ? Math.ceil(value) : Math.floor(value)
      return test(column, `${range}.${BigInt(bound)}`)
    },
  }
}

const isFlag = (column: string, value: unknown): Filter => (typeof value === 'boolean' ? test(column, `is.${value}`) : NONE)
const FLAG: ColumnTests = {
  ...NOTHING,
  equals: isFlag,
  among: (column, values) => or(values.map((value) => isFlag(column, value))),
}

function holdsEntry(column: string, value: string): Filter {
  return test(column, `cs.${quoted(arrayOf([value]))}`)
}

function entries(nothing: string, has: ColumnTests['has']): ColumnTests {
  return { ...NOTHING, empty: (column) => or([isEmpty(column), test(column, `eq.${quoted(nothing)}`)]), has }
}

const PLAIN = textual((column) => column, fold)

const TESTS: { readonly [K in ColumnKind]: ColumnTests } = {
  text: textual((column) => `${column}_fold`, fold),
  plain: PLAIN,
  decimal: PLAIN,
  rank: RANK,
  uuid: UUID,
  instant: INSTANT,
  date: DATE,
  version: VERSION,
  smallint: integer(32_767),
  integer: integer(2_147_483_647),
  bigint: integer(Number.MAX_SAFE_INTEGER),
  flag: FLAG,
  uuids: entries('{}', (column, value) => (isId(value) ? holdsEntry(column, value) : NONE)),
  texts: entries('{}', (column, value) => (storedText(value) === null ? NONE : holdsEntry(column, String(value)))),
  list: entries('[]', never),
  object: NOTHING,
  // Never empty: there always is a map, if an empty one.
  custom: { ...NOTHING, empty: never },
  'custom-value': CUSTOM_VALUE,
  'custom-currency': CUSTOM_CURRENCY,
  author: { ...NOTHING, empty: never },
}
