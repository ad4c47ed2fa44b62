import type { CollectionName } from '../records/collections'
import type { Operator } from './view'

/**
 * What a field holds, as far as asking for it goes. `words`: a list of free text; `choices` and `references`: a list out
 * of what there is; `money`: minor units beside the row's own `currency`.
 */
export type ViewFieldType =
  | 'text'
  | 'words'
  | 'number'
  | 'money'
  | 'date'
  | 'instant'
  | 'choice'
  | 'choices'
  | 'reference'
  | 'references'
  | 'flag'

/** One field of a list of records: what a view may filter, sort and group by, and show as a column. */
export interface ViewField {
  /** How views and links name it. It never changes: saved views hold it. */
  readonly key: string
  readonly type: ViewFieldType
  /** The field of the row that conditions are about; `null` where the query language has no word for what is held. */
  readonly field: string | null
  /** The field of the row that it is ordered by; `null` where an order would say nothing. */
  readonly orderBy: string | null
  /**
   * How rows can be put together by it. `values`: its values are few and known beforehand; `order`: rows that hold the same follow
   * one another in its order. `null`: not at all.
   */
  readonly grouping: 'values' | 'order' | null
  /** For `reference` and `references`: what it names. */
  readonly references?: CollectionName
  /** For `reference`: the field of the row that holds the name of what is referred to. */
  readonly nameField?: string
  /** For `reference`: the list of all that the row refers to, where it shows but one of them. */
  readonly listField?: string
  /** For `choice` and `choices`: the values there are. */
  readonly choices?: readonly string[]
  /** For `money`: the field of its currency, if not the row's own `currency`. */
  readonly currencyField?: string
  /** A custom field's own name. The names of the other fields are the screens' to say. */
  readonly label?: string
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

/** The operators of a field; a reference whose row has the name can be tested by name, too. */
export function operatorsOf(field: ViewField): readonly Operator[] {
  const operators = OPERATORS_OF[field.type]
  return field.nameField === undefined ? operators : [...operators, 'contains', 'lacks', 'starts']
}
