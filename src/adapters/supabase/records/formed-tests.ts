import { isInstant } from '../../../domain/model/kernel/instant'
import { fold } from '../../../domain/model/kernel/text-fold'
import { versionNumber } from './codec'
import { exact, never, NOTHING, type ColumnTests } from './exact-tests'
import { isFilled, NONE, quoted, test, UNSUPPORTED } from './filter'

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
