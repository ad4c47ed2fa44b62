import { isId } from '../../../domain/model/kernel/id'
import { isInstant } from '../../../domain/model/kernel/instant'
import { fold } from '../../../domain/model/kernel/text-fold'
import type { AnyTest } from '../../../domain/model/query/any-query'
import { versionNumber } from './codec'
import type { ColumnKind } from './columns'
import { and, arrayOf, isEmpty, isFilled, NONE, not, or, quoted, test, UNASKED, type Filter } from './filter'
import { after, beginsWith, holds, isStorable } from './text-tests'
import { leastUuid } from './uuid-bounds'

export type Range = 'lt' | 'lte' | 'gt' | 'gte'

/** How the tests of the query language are asked of one kind of column. None holds for an empty one, but `empty`. */
export interface ColumnTests {
  readonly empty: (column: string) => Filter
  readonly equals: (column: string, value: unknown) => Filter
  readonly among: (column: string, values: readonly unknown[]) => Filter
  readonly within: (column: string, range: Range, bound: unknown) => Filter
  readonly part: (column: string, op: 'startsWith' | 'includes', text: string) => Filter
  readonly has: (column: string, value: unknown) => Filter
}

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

const never = (): Filter => NONE
const NOTHING: ColumnTests = { empty: isEmpty, equals: never, among: never, within: never, part: never, has: never }

/** Exact tests of a column whose values the database reads from text; `read` gives that text, or `null` for what no row holds. */
function exact(read: (value: unknown) => string | null): Pick<ColumnTests, 'equals' | 'among'> {
  return {
    equals(column, value) {
      const written = read(value)
      return written === null ? NONE : test(column, `eq.${quoted(written)}`)
    },
    among(column, values) {
      const texts = [...new Set(values.map(read).filter((one) => one !== null))]
      const [only] = texts
      if (only === undefined) return NONE
      // PostgREST takes a list of one empty text for an empty list.
      return test(column, texts.length === 1 ? `eq.${quoted(only)}` : `in.(${texts.map(quoted).join(',')})`)
    },
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

/** Columns whose text has a fixed form, of which only whole values are asked; parts of them are looked at here. */
function formed(form: RegExp, read: (value: unknown) => string | null, edge: (text: string) => string | null): ColumnTests {
  return {
    ...NOTHING,
    ...exact(read),
    within(column, range, value) {
      if (typeof value !== 'string') return NONE
      const written = read(value)
      if (written !== null) return test(column, `${range}.${quoted(written)}`)
      const isAbove = range === 'gt' || range === 'gte'
      const start = edge(value)
      if (start !== null) return test(column, `${isAbove ? 'gte' : 'lt'}.${quoted(start)}`)
      const first = fold(value).charAt(0)
      // Every value begins with a digit.
      if (first !== '' && first >= '0' && first <= '9') return UNASKED
      return isAbove === (first === '' || first < '0') ? isFilled(column) : NONE
    },
    part(column, _op, value) {
      const folded = fold(value)
      if (folded === '') return isFilled(column)
      return form.test(folded) ? UNASKED : NONE
    },
  }
}

const noEdge = (): null => null
const instantOf = (value: unknown): string | null => (isInstant(value) && isThere(value, value) ? value : null)
const dayOf = (value: unknown): string | null => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null
  return isThere(`${value}T00:00:00.000Z`, value) ? value : null
}

/** Neither a day that no month has, nor the year 0, which PostgreSQL does not have. */
function isThere(instant: string, written: string): boolean {
  const ms = Date.parse(instant)
  return !Number.isNaN(ms) && !written.startsWith('0000') && new Date(ms).toISOString().startsWith(written)
}

const INSTANT = formed(
  /^[-0-9t:.z]+$/,
  instantOf,
  // A day is less than all of its instants, and more than those of the day before.
  (text) => (dayOf(text) === null ? null : `${text}T00:00:00.000Z`),
)
const DATE = formed(/^[-0-9]+$/, dayOf, noEdge)
const VERSION: ColumnTests = {
  ...formed(/^[0-9]+$/, (value) => (typeof value === 'string' ? versionNumber(value) : null), noEdge),
  empty: never,
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
  uuids: entries('{}', (column, value) => (isId(value) ? test(column, `cs.${arrayOf(value)}`) : NONE)),
  texts: entries('{}', (column, value) => (storedText(value) === null ? NONE : test(column, `cs.${arrayOf(String(value))}`))),
  list: entries('[]', never),
  object: NOTHING,
  author: { ...NOTHING, empty: never },
}
