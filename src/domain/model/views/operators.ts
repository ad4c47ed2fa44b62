import type { ViewField, ViewFieldType } from './view-field'
import type { Operator } from './view'

/** What is to be given with an operator. `between` and `within` take two, the lists one or more. */
export type OperandKind = 'none' | 'text' | 'number' | 'numbers' | 'day' | 'days' | 'period' | 'options'

export const OPERAND: Readonly<Record<Operator, OperandKind>> = {
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
}

const NUMBERS = ['least', 'most', 'more', 'less', 'equals', 'differs', 'between', 'empty', 'filled'] as const
const DAYS = ['during', 'on', 'before', 'until', 'since', 'after', 'within', 'empty', 'filled'] as const
const ONE_OF = ['any-of', 'none-of', 'empty', 'filled'] as const
const SOME_OF = ['has-any', 'has-all', 'has-none', 'empty', 'filled'] as const

/** The operators that make sense of a type, the usual one first. */
const OPERATORS_OF: Readonly<Record<ViewFieldType, readonly Operator[]>> = {
  text: ['contains', 'lacks', 'is', 'is-not', 'starts', 'empty', 'filled'],
  words: ['has', 'has-not', 'empty', 'filled'],
  number: NUMBERS,
  money: NUMBERS,
  date: DAYS,
  instant: DAYS,
  choice: ONE_OF,
  choices: SOME_OF,
  reference: ONE_OF,
  references: SOME_OF,
  flag: ['yes', 'no'],
}

/** What a field may be asked: a reference whose row says the name can be asked for the name, too. */
export function operatorsOf(field: ViewField): readonly Operator[] {
  const operators = OPERATORS_OF[field.type]
  return field.nameField === undefined ? operators : [...operators, 'contains', 'lacks', 'starts']
}
