import { isEmpty, NONE, quoted, test, type Filter } from './filter'

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
