import { isInstant } from '../../../domain/model/kernel/instant'
import { fold } from '../../../domain/model/kernel/text-fold'
import { versionNumber } from './codec'
import { type Filter, isEmpty, isFilled, NONE, quoted, test, UNSUPPORTED } from './filter'

export type Range = 'lt' | 'lte' | 'gt' | 'gte'

/** The tests of the query language for one kind of column. Only `empty` matches an empty value. */
export interface ColumnTests {
  readonly empty: (column: string) => Filter
  readonly equals: (column: string, value: unknown) => Filter
  readonly among: (column: string, values: readonly unknown[]) => Filter
  readonly within: (column: string, range: Range, bound: unknown) => Filter
  readonly part: (column: string, op: 'startsWith' | 'includes', text: string) => Filter
  readonly has: (column: string, value: unknown) => Filter
}

export const never = (): Filter => NONE
/** For a column whose values no test matches. */
export const NOTHING: ColumnTests = { empty: isEmpty, equals: never, among: never, within: never, part: never, has: never }

/**
 * Exact tests of a column that the database parses from text; `read` gives that text, or `null` for a value no row can have.
 */
export function exact(read: (value: unknown) => string | null): Pick<ColumnTests, 'equals' | 'among'> {
  return {
    equals(column, value) {
      const written = read(value)
      return written === null ? NONE : test(column, `eq.${quoted(written)}`)
    },
    among(column, values) {
      const texts = [...new Set(values.map(read).filter((one) => one !== null))]
      const [only] = texts
      if (only === undefined) return NONE
      // PostgREST reads a list of one empty text as an empty list.
      return test(column, texts.length === 1 ? `eq.${quoted(only)}` : `in.(${texts.map(quoted).join(',')})`)
    },
  }
}

/** Text that PostgreSQL can store: no NUL, no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}

/** Rows whose text starts with the prefix. It is a range, since under row level security an index serves `<` but not `like`. */
export function beginsWith(column: string, prefix: string): readonly Filter[] {
  const end = after(prefix)
  return [test(column, `gte.${quoted(prefix)}`), ...(end === null ? [] : [test(column, `lt.${quoted(end)}`)])]
}

/**
 * Rows whose text contains the part. PostgREST reads every `*` of a pattern as `%`, so a part with a star becomes a regular
 * expression.
 */
export function holds(column: string, part: string): Filter {
  if (part.includes('*')) return test(column, `match.${quoted(part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))}`)
  return test(column, `like.${quoted(`*${part.replace(/[\\%_]/g, '\\$&')}*`)}`)
}

/** As `holds`, but the planner expects many matches: it walks the rows in the wanted order until there are enough. */
export function contains(column: string, part: string): Filter {
  if (!isStorable(part)) return NONE
  return test(column, `cs.${quoted(`%${part.replace(/[\\%_]/g, '\\$&')}%`)}`)
}

/** The least text, by code point, that is greater than every text with this prefix; `null`: there is none. */
export function after(prefix: string): string | null {
  const points = Array.from(prefix)
  for (let last = points.pop(); last !== undefined; last = points.pop()) {
    const point = last.codePointAt(0) ?? LAST_POINT
    if (point < LAST_POINT)
      return points.join('') + String.fromCodePoint(point === BEFORE_SURROGATES ? AFTER_SURROGATES : point + 1)
  }
  return null
}

const LAST_POINT = 0x10ffff
const BEFORE_SURROGATES = 0xd7ff
const AFTER_SURROGATES = 0xe000

const LENGTH = 36
const HEX = '0123456789abcdef'.split('')
const DASHES: ReadonlySet<number> = new Set([8, 13, 18, 23])

/**
 * The least uuid whose text is not less than this text. Ids are compared with text as text but stored as uuids; with it, `x >=
 * text` is `x >= uuid`, and `x < text` is `x < uuid`.
 *
 * @returns `null` when every uuid is less
 */
export function leastUuid(text: string): string | null {
  let at = 0
  while (at < LENGTH && at < text.length && isAllowed(at, text.charAt(at))) at += 1
  if (at === text.length) return filled(text)
  // The text continues a uuid: that uuid is less.
  if (at === LENGTH) return following(text.slice(0, LENGTH - 1), text.charAt(LENGTH - 1))
  const greater = allowedAt(at).find((letter) => letter > text.charAt(at))
  return greater === undefined ? backtracked(text.slice(0, at)) : filled(text.slice(0, at) + greater)
}

function backtracked(prefix: string): string | null {
  return prefix === '' ? null : following(prefix.slice(0, -1), prefix.slice(-1))
}

/** The least uuid with the prefix and a greater next character. */
function following(prefix: string, letter: string): string | null {
  const greater = allowedAt(prefix.length).find((candidate) => candidate > letter)
  return greater === undefined ? backtracked(prefix) : filled(prefix + greater)
}

function filled(prefix: string): string {
  let text = prefix
  while (text.length < LENGTH) text += DASHES.has(text.length) ? '-' : '0'
  return text
}

function allowedAt(index: number): readonly string[] {
  return DASHES.has(index) ? ['-'] : HEX
}

function isAllowed(index: number, letter: string): boolean {
  return DASHES.has(index) ? letter === '-' : HEX.includes(letter)
}

/** Tests of columns whose text has a fixed form. The database compares complete values only; parts of them are tested here. */
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
      if (first !== '' && first >= '0' && first <= '9') return UNSUPPORTED
      return isAbove === (first === '' || first < '0') ? isFilled(column) : NONE
    },
    part(column, _op, value) {
      const folded = fold(value)
      if (folded === '') return isFilled(column)
      return form.test(folded) ? UNSUPPORTED : NONE
    },
  }
}

const noEdge = (): null => null
const instantOf = (value: unknown): string | null => (isInstant(value) && isThere(value, value) ? value : null)
const dayOf = (value: unknown): string | null => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null
  return isThere(`${value}T00:00:00.000Z`, value) ? value : null
}

/** Rejects days that do not exist, and the year 0, which PostgreSQL does not have. */
function isThere(instant: string, written: string): boolean {
  const ms = Date.parse(instant)
  return !Number.isNaN(ms) && !written.startsWith('0000') && new Date(ms).toISOString().startsWith(written)
}

export const INSTANT = formed(
  /^[-0-9t:.z]+$/,
  instantOf,
  // A day sorts before all of its instants, and after those of the day before.
  (text) => (dayOf(text) === null ? null : `${text}T00:00:00.000Z`),
)
export const DATE = formed(/^[-0-9]+$/, dayOf, noEdge)
export const VERSION: ColumnTests = {
  ...formed(/^[0-9]+$/, (value) => (typeof value === 'string' ? versionNumber(value) : null), noEdge),
  empty: never,
}
