import { exponentOf, knownCurrencies } from '../kernel/currency'
import type { PlainDate } from '../kernel/instant'
import { isPlainDate } from '../kernel/plain-date'
import { startOfDay } from '../kernel/wall-time'
import type { AnyCondition } from '../query/ast'
import { type CalendarContext, dayAfter, spanOf } from './period-spans'
import type { Operator, ViewTest } from './view'
import type { ViewField } from './view-field'

type NumberOperator = Extract<Operator, 'equals' | 'differs' | 'less' | 'most' | 'more' | 'least' | 'between'>

export function numberCondition(field: string, operator: NumberOperator, values: readonly number[]): AnyCondition {
  const [value = 0, other = value] = values
  if (operator !== 'between') return { op: TESTS[operator], field, value }
  return {
    op: 'and',
    of: [
      { op: 'gte', field, value: Math.min(value, other) },
      { op: 'lte', field, value: Math.max(value, other) },
    ],
  }
}

const TESTS = { equals: 'eq', differs: 'neq', less: 'lt', most: 'lte', more: 'gt', least: 'gte' } as const

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

interface DaysContext extends CalendarContext {
  readonly timeZone: string
}

/** The days from `from` on and before `end`; `null`: without end on that side. */
interface DayRange {
  readonly from: PlainDate | null
  readonly end: PlainDate | null
}

export function dayCondition(field: ViewField, test: ViewTest, context: DaysContext): AnyCondition | null {
  const range = rangeOf(test)
  return range === null ? null : within(field, range, context.timeZone)
}

/** @param period as `readPeriod` reads it */
export function spanCondition(field: ViewField, period: string, context: DaysContext): AnyCondition | null {
  const span = spanOf(period, context)
  return span === null
    ? null
    : within(field, { from: span.from, end: span.to === null ? null : dayAfter(span.to) }, context.timeZone)
}

function rangeOf({ operator, values }: ViewTest): DayRange | null {
  const [day, other = day] = values.filter(isPlainDate)
  if (day === undefined || other === undefined) return null
  switch (operator) {
    case 'before':
      return { from: null, end: day }
    case 'until':
      return { from: null, end: dayAfter(day) }
    case 'after':
      return { from: dayAfter(day), end: null }
    case 'since':
      return { from: day, end: null }
    default:
      return day < other ? { from: day, end: dayAfter(other) } : { from: other, end: dayAfter(day) }
  }
}

/** Days are compared as they are; an instant belongs to a day from its first minute to the first of the next. */
function within({ field, type }: ViewField, { from, end }: DayRange, timeZone: string): AnyCondition | null {
  if (field === null) return null
  const bound = (day: PlainDate) => (type === 'instant' ? startOfDay(day, timeZone) : day)
  return {
    op: 'and',
    of: [
      ...(from === null ? [] : [{ op: 'gte', field, value: bound(from) } as const]),
      ...(end === null ? [] : [{ op: 'lt', field, value: bound(end) } as const]),
      // An empty field satisfies no range; without either bound, it still says nothing about a day.
      { op: 'neq', field, value: null },
    ],
  }
}
