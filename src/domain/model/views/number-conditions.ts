import { exponentOf, knownCurrencies } from '../kernel/currency'
import type { AnyCondition } from '../query/any-query'
import type { Operator } from './view'

type NumberOperator = Extract<Operator, 'equals' | 'differs' | 'less' | 'most' | 'more' | 'least' | 'between'>

export function numberCondition(field: string, operator: NumberOperator, values: readonly number[]): AnyCondition {
  const [value = 0, other = value] = values
  switch (operator) {
    case 'equals':
      return { op: 'eq', field, value }
    case 'differs':
      return { op: 'neq', field, value }
    case 'less':
      return { op: 'lt', field, value }
    case 'most':
      return { op: 'lte', field, value }
    case 'more':
      return { op: 'gt', field, value }
    case 'least':
      return { op: 'gte', field, value }
    case 'between':
      return {
        op: 'and',
        of: [
          { op: 'gte', field, value: Math.min(value, other) },
          { op: 'lte', field, value: Math.max(value, other) },
        ],
      }
  }
}

const USUAL_EXPONENT = 2

export interface AmountField {
  /** Holds minor units. */
  readonly field: string
  /** Holds their currency's code. */
  readonly currencyField: string
}

/**
 * An amount as it is written, each row in its own currency: 5,000 means so many yen, and as many euros. Rows hold minor
 * units, and how many of them make one differs.
 */
export function amountCondition(
  { field, currencyField }: AmountField,
  operator: NumberOperator,
  values: readonly number[],
): AnyCondition {
  const inMinor = (exponent: number) =>
    numberCondition(
      field,
      operator,
      values.map((value) => Math.round(value * 10 ** exponent)),
    )
  const groups = [...unusualCurrencies()]
  return {
    op: 'or',
    of: [
      ...groups.map(([exponent, codes]): AnyCondition => ({
        op: 'and',
        of: [{ op: 'in', field: currencyField, values: codes }, inMinor(exponent)],
      })),
      {
        op: 'and',
        of: [
          { op: 'not', of: { op: 'in', field: currencyField, values: groups.flatMap(([, codes]) => codes) } },
          inMinor(USUAL_EXPONENT),
        ],
      },
    ],
  }
}

/** The currencies whose minor unit is not a hundredth, by their exponent. */
function unusualCurrencies(): ReadonlyMap<number, readonly string[]> {
  if (unusual.size === 0) {
    for (const code of knownCurrencies()) {
      const exponent = exponentOf(code)
      if (exponent !== USUAL_EXPONENT) unusual.set(exponent, [...(unusual.get(exponent) ?? []), code])
    }
  }
  return unusual
}

const unusual = new Map<number, readonly string[]>()
