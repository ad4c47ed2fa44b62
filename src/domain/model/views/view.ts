/** The collections that have a list with views. */
export const VIEW_COLLECTIONS = ['people', 'companies', 'deals'] as const
export type ViewCollection = (typeof VIEW_COLLECTIONS)[number]

/*
 * What a list shows: plain JSON, the same in a link, in a saved view and on the screen. Relative values ("me", "this month") are
 * resolved when the list is read, so that a view stays right.
 */

export const LAYOUTS = ['table', 'board'] as const
export type Layout = (typeof LAYOUTS)[number]

/** What is to be given with an operator. `between` and `within` take two, the lists one or more. */
export type OperandKind = 'none' | 'text' | 'number' | 'numbers' | 'day' | 'days' | 'period' | 'options'

export const OPERAND = {
  is: 'text',
  'is-not': 'text',
  contains: 'text',
  lacks: 'text',
  starts: 'text',
  has: 'text',
  'has-not': 'text',
  equals: 'number',
  differs: 'number',
  less: 'number',
  most: 'number',
  more: 'number',
  least: 'number',
  between: 'numbers',
  on: 'day',
  before: 'day',
  until: 'day',
  after: 'day',
  since: 'day',
  within: 'days',
  during: 'period',
  'any-of': 'options',
  'none-of': 'options',
  'has-any': 'options',
  'has-all': 'options',
  'has-none': 'options',
  yes: 'none',
  no: 'none',
  empty: 'none',
  filled: 'none',
} as const satisfies Readonly<Record<string, OperandKind>>
export type Operator = keyof typeof OPERAND

export function isOperator(name: string): name is Operator {
  return Object.hasOwn(OPERAND, name)
}

/** One condition. */
export interface ViewTest {
  /** A field of the catalogue. */
  readonly field: string
  readonly operator: Operator
  /** As many as the operator takes. Days as `2026-11-21`, numbers as decimals, `me` for whoever asks. */
  readonly values: readonly string[]
}

export interface TestGroup {
  readonly match: 'all' | 'any'
  readonly tests: readonly ViewTest[]
}

/** And/or to two levels. */
export interface ViewFilter {
  readonly match: 'all' | 'any'
  readonly tests: readonly (ViewTest | TestGroup)[]
}

export interface ViewSort {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

export interface ViewColumn {
  readonly field: string
  /** Pixels; `null`: as wide as the field usually is. */
  readonly width: number | null
}

export interface View {
  readonly layout: Layout
  readonly filter: ViewFilter
  /** The first is the main one; none: the order the list usually has. */
  readonly sort: readonly ViewSort[]
  /** The field whose values head the rows. */
  readonly group: string | null
  /** Those shown, in their order; none: those usually shown. */
  readonly columns: readonly ViewColumn[]
}

export const NO_FILTER: ViewFilter = { match: 'all', tests: [] }

export function isTestGroup(part: ViewTest | TestGroup): part is TestGroup {
  return 'tests' in part
}
