import { isId } from '../../../domain/model/kernel/id'
import { fold } from '../../../domain/model/kernel/text-fold'
import type { AnyTest } from '../../../domain/model/query/any-query'
import type { ColumnKind } from './column-kind'
import { CUSTOM_CURRENCY, CUSTOM_VALUE } from './custom-tests'
import { exact, never, NOTHING, type ColumnTests, type Range } from './exact-tests'
import { and, arrayOf, isEmpty, isFilled, NONE, not, or, quoted, test, UNASKED, type Filter } from './filter'
import { DATE, INSTANT, VERSION } from './formed-tests'
import { after, beginsWith, holds, isStorable } from './text-tests'
import { leastUuid } from './uuid-bounds'

export function filterOf(column: string, kind: ColumnKind, asked: AnyTest): Filter {
  const tests = TESTS[kind]
  switch (asked.op) {
    case 'eq':
      return asked.value === null ? tests.empty(column) : tests.equals(column, asked.value)
    case 'neq':
      return not(filterOf(column, kind, { ...asked, op: 'eq' }))
    case 'in':
      return tests.among(column, asked.values)
    case 'has':
      return tests.has(column, asked.value)
    case 'startsWith':
    case 'includes':
      return typeof asked.value === 'string' ? tests.part(column, asked.op, asked.value) : NONE
    default:
      return tests.within(column, asked.op, asked.value)
  }
}

const storedText = (value: unknown): string | null => (typeof value === 'string' && isStorable(value) ? value : null)

/** @param compared the column that is compared, and what the bound becomes for it */
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
  // No row holds a NUL, the least character: what is below a bound with one is what is at most the bound before it.
  if (cut !== -1) return textRange(column, range === 'lt' ? 'lte' : range === 'gte' ? 'gt' : range, bound.slice(0, cut))
  return isStorable(bound) ? test(column, `${range}.${quoted(bound)}`) : UNASKED
}

/** Ranks tell case apart when they are ordered, and do not when they are looked through. */
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
    if (op === 'includes') return isId(folded) ? test(column, `eq.${folded}`) : UNASKED
    const end = after(folded)
    return and([uuidRange(column, 'gte', folded), ...(end === null ? [] : [uuidRange(column, 'lt', end)])])
  },
}

/** Of a text that is no uuid itself. */
function uuidRange(column: string, range: Range, text: string): Filter {
  const bound = leastUuid(text)
  const isAbove = range === 'gt' || range === 'gte'
  if (bound === null) return isAbove ? NONE : isFilled(column)
  return test(column, `${isAbove ? 'gte' : 'lt'}.${bound}`)
}

/** @param most the greatest value the column's type has */
function whole(most: number): ColumnTests {
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
  smallint: whole(32_767),
  integer: whole(2_147_483_647),
  bigint: whole(Number.MAX_SAFE_INTEGER),
  flag: FLAG,
  uuids: entries('{}', (column, value) => (isId(value) ? holdsEntry(column, value) : NONE)),
  texts: entries('{}', (column, value) => (storedText(value) === null ? NONE : holdsEntry(column, String(value)))),
  list: entries('[]', never),
  object: NOTHING,
  // Nobody has none: there is a map, if an empty one.
  custom: { ...NOTHING, empty: never },
  'custom-value': CUSTOM_VALUE,
  'custom-currency': CUSTOM_CURRENCY,
  author: { ...NOTHING, empty: never },
}
