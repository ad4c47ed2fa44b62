import type { PlainDate } from '../kernel/instant'
import { isPlainDate } from '../kernel/plain-date'
import { startOfDay } from '../kernel/start-of-day'
import type { AnyCondition } from '../query/any-query'
import { dayAfter, spanOf, type CalendarPlace } from './period-spans'
import type { ViewTest } from './view'
import type { ViewField } from './view-field'

interface DaysAsked extends CalendarPlace {
  readonly timeZone: string
}

/** The days from `from` on and before `end`; `null`: without end on that side. */
interface DayRange {
  readonly from: PlainDate | null
  readonly end: PlainDate | null
}

export function dayCondition(field: ViewField, test: ViewTest, asked: DaysAsked): AnyCondition | null {
  const range = rangeOf(test)
  return range === null ? null : within(field, range, asked.timeZone)
}

/** @param period as `readPeriod` reads it */
export function spanCondition(field: ViewField, period: string, asked: DaysAsked): AnyCondition | null {
  const span = spanOf(period, asked)
  return span === null
    ? null
    : within(field, { from: span.from, end: span.to === null ? null : dayAfter(span.to) }, asked.timeZone)
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

/** Days stand in a row as they are; an instant is within a day from its first minute to the first of the next. */
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
