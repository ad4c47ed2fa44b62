import type { PlainDate } from '../kernel/instant'
import { monthOfDay, monthsBetween, monthsLater, type PlainMonth } from '../kernel/plain-month'

export const PERIODS = [
  'this-month',
  'this-quarter',
  'this-year',
  'next-12-months',
  'last-month',
  'last-quarter',
  'last-year',
  'last-12-months',
  'all',
] as const
export type Period = (typeof PERIODS)[number]

/** Whole months, both ends in it. */
export interface Span {
  readonly from: PlainMonth
  readonly to: PlainMonth
}

/** The months of a period as it is today; `null`: all there are. */
export function spanOf(period: Period, today: PlainDate): Span | null {
  const month = monthOfDay(today)
  const sinceQuarter = (Number(month.slice(5, 7)) - 1) % 3
  const sinceYear = Number(month.slice(5, 7)) - 1
  const months = (first: number, last: number): Span => ({ from: monthsLater(month, first), to: monthsLater(month, last) })
  switch (period) {
    case 'this-month':
      return months(0, 0)
    case 'last-month':
      return months(-1, -1)
    case 'this-quarter':
      return months(-sinceQuarter, 2 - sinceQuarter)
    case 'last-quarter':
      return months(-sinceQuarter - 3, -sinceQuarter - 1)
    case 'this-year':
      return months(-sinceYear, 11 - sinceYear)
    case 'last-year':
      return months(-sinceYear - 12, -sinceYear - 1)
    case 'last-12-months':
      return months(-11, 0)
    case 'next-12-months':
      return twelveMonthsFrom(today)
    case 'all':
      return null
  }
}

/** What a forecast is of. */
export function twelveMonthsFrom(today: PlainDate): Span {
  const month = monthOfDay(today)
  return { from: month, to: monthsLater(month, 11) }
}

/** As many months right before; of a span that is not over yet, before the part of it that has begun. Null: there is none. */
export function spanBefore(span: Span | null, today: PlainDate): Span | null {
  if (span === null) return null
  const month = monthOfDay(today)
  const months = monthsBetween(span.from, span.to) + 1
  const to = span.to < month ? span.to : month
  return to < span.from ? null : { from: monthsLater(span.from, -months), to: monthsLater(to, -months) }
}

/** Every month from the first to the last, those without figures too, so that a time line has no holes. */
export function monthsOf({ from, to }: Span): readonly PlainMonth[] {
  // By count, which ends whatever the two are.
  return Array.from({ length: monthsBetween(from, to) + 1 }, (_, index) => monthsLater(from, index))
}

export function isIn(month: PlainMonth | null, span: Span | null): boolean {
  return span === null || (month !== null && month >= span.from && month <= span.to)
}
