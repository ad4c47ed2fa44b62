import type { AnyTest } from '../../domain/model/query/any-query'
import { testOf, type Filter } from './table-view'

/** What a field holds, as far as asking for it goes. */
export type FilterKind = 'text' | 'words' | 'choice' | 'tags' | 'flag' | 'date'

export interface FilterOption {
  readonly value: string
  readonly label: string
}

export interface FilterField {
  readonly field: string
  readonly label: string
  readonly kind: FilterKind
  /** What there is to choose from, for `choice` and `tags`. */
  readonly options: readonly FilterOption[]
}

export type OperatorName =
  | 'contains'
  | 'lacks'
  | 'starts'
  | 'any-of'
  | 'none-of'
  | 'has'
  | 'has-not'
  | 'before'
  | 'since'
  | 'yes'
  | 'no'
  | 'empty'
  | 'filled'

interface Operator {
  /** What is to be given with it. */
  readonly input: 'text' | 'option' | 'options' | 'date' | 'none'
  readonly make: (field: string, values: readonly [string, ...string[]]) => Filter
  readonly fits: (filter: Filter) => boolean
}

const is = (op: AnyTest['op'], negated: boolean) => (filter: Filter) =>
  testOf(filter).op === op && (filter.op === 'not') === negated
const isValue = (op: 'eq' | 'neq', value: boolean | null) => (filter: Filter) => filter.op === op && filter.value === value
const not = (of: AnyTest): Filter => ({ op: 'not', of })

/** Each operator as the query language says it. `make` and `fits` are each other's inverse. */
export const OPERATORS: { readonly [N in OperatorName]: Operator } = {
  contains: { input: 'text', make: (field, [value]) => ({ op: 'includes', field, value }), fits: is('includes', false) },
  lacks: { input: 'text', make: (field, [value]) => not({ op: 'includes', field, value }), fits: is('includes', true) },
  starts: { input: 'text', make: (field, [value]) => ({ op: 'startsWith', field, value }), fits: is('startsWith', false) },
  'any-of': { input: 'options', make: (field, values) => ({ op: 'in', field, values }), fits: is('in', false) },
  'none-of': { input: 'options', make: (field, values) => not({ op: 'in', field, values }), fits: is('in', true) },
  has: { input: 'option', make: (field, [value]) => ({ op: 'has', field, value }), fits: is('has', false) },
  'has-not': { input: 'option', make: (field, [value]) => not({ op: 'has', field, value }), fits: is('has', true) },
  before: { input: 'date', make: (field, [value]) => ({ op: 'lt', field, value }), fits: is('lt', false) },
  since: { input: 'date', make: (field, [value]) => ({ op: 'gte', field, value }), fits: is('gte', false) },
  yes: { input: 'none', make: (field) => ({ op: 'eq', field, value: true }), fits: isValue('eq', true) },
  no: { input: 'none', make: (field) => ({ op: 'eq', field, value: false }), fits: isValue('eq', false) },
  empty: { input: 'none', make: (field) => ({ op: 'eq', field, value: null }), fits: isValue('eq', null) },
  filled: { input: 'none', make: (field) => ({ op: 'neq', field, value: null }), fits: isValue('neq', null) },
}

/** The operators that make sense of a kind, the usual one first. */
export const OPERATORS_OF: { readonly [K in FilterKind]: readonly OperatorName[] } = {
  text: ['contains', 'lacks', 'starts', 'empty', 'filled'],
  words: ['has', 'has-not', 'empty', 'filled'],
  choice: ['any-of', 'none-of', 'empty', 'filled'],
  tags: ['has', 'has-not', 'empty', 'filled'],
  flag: ['yes', 'no'],
  date: ['since', 'before'],
}

/** The condition, or `null` while something is missing. */
export function makeFilter(name: OperatorName, field: string, values: readonly string[]): Filter | null {
  const { input, make } = OPERATORS[name]
  if (input === 'none') return make(field, [''])
  const [first, ...rest] = values.filter((value) => value.trim() !== '')
  return first === undefined ? null : make(field, [first, ...rest])
}

/** How the filter bar would say it; `null` for a condition it has no words for. */
export function operatorOf(filter: Filter, kind: FilterKind): OperatorName | null {
  return OPERATORS_OF[kind].find((name) => OPERATORS[name].fits(filter)) ?? null
}

export function valuesOf(filter: Filter): readonly string[] {
  const test = testOf(filter)
  if (test.op === 'in') return test.values.map(String)
  return test.value === null || typeof test.value === 'boolean' ? [] : [String(test.value)]
}
