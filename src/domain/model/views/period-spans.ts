import type { PlainDate } from '../kernel/instant'
import { isPlainDate } from '../kernel/plain-date'
import type { Workspace } from '../workspaces/workspace'
import { readPeriod, type NamedPeriod } from './periods'

/** The days from `from` to `to`, both included; `null`: without end on that side. */
export interface DaySpan {
  readonly from: PlainDate | null
  readonly to: PlainDate | null
}

/** What relative days are resolved against. */
export interface CalendarContext {
  /** The day it is in the workspace's time zone. */
  readonly today: PlainDate
  readonly weekStart: Workspace['weekStart']
}

/** The days of a period. @returns `null`: no period, or beyond the calendar */
export function spanOf(text: string, context: CalendarContext): DaySpan | null {
  const period = readPeriod(text)
  if (period === null) return null
  const today = dateOf(context.today)
  if (typeof period === 'string') return NAMED[period](today, context)
  const away = period.days - 1
  return period.side === 'last' ? span(moved(today, { days: -away }), today) : span(today, moved(today, { days: away }))
}

type Resolve = (today: Date, context: CalendarContext) => DaySpan | null

const NAMED: Readonly<Record<NamedPeriod, Resolve>> = {
  today: (today) => span(today, today),
  yesterday: (today) => span(moved(today, { days: -1 }), moved(today, { days: -1 })),
  tomorrow: (today) => span(moved(today, { days: 1 }), moved(today, { days: 1 })),
  past: (today) => openSpan(null, moved(today, { days: -1 })),
  future: (today) => openSpan(moved(today, { days: 1 }), null),
  'this-week': (today, context) => week(today, context, 0),
  'last-week': (today, context) => week(today, context, -1),
  'next-week': (today, context) => week(today, context, 1),
  'this-month': (today) => months(today, 1, 0),
  'last-month': (today) => months(today, 1, -1),
  'next-month': (today) => months(today, 1, 1),
  'this-quarter': (today) => months(today, 3, 0),
  'last-quarter': (today) => months(today, 3, -1),
  'next-quarter': (today) => months(today, 3, 1),
  'this-year': (today) => months(today, 12, 0),
  'last-year': (today) => months(today, 12, -1),
  'next-year': (today) => months(today, 12, 1),
}

const FIRST_WEEKDAY: Readonly<Record<Workspace['weekStart'], number>> = { sunday: 0, monday: 1, saturday: 6 }

function week(today: Date, { weekStart }: CalendarContext, away: number): DaySpan | null {
  const into = (today.getUTCDay() - FIRST_WEEKDAY[weekStart] + 7) % 7
  const first = moved(today, { days: away * 7 - into })
  return span(first, moved(first, { days: 6 }))
}

/** The stretch of so many months that today is in, counted from January, or one before or after it. */
function months(today: Date, length: number, away: number): DaySpan | null {
  const into = today.getUTCMonth() % length
  const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - into + away * length, 1))
  const next = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + length, 1))
  return span(first, moved(next, { days: -1 }))
}

// A plain day is computed with as midnight in UTC, where every day is equally long.
function dateOf(day: PlainDate): Date {
  return new Date(`${day}T00:00:00.000Z`)
}

function moved(date: Date, { days }: { readonly days: number }): Date {
  return new Date(date.getTime() + days * 86_400_000)
}

/** The day after, or `null` after the last one. */
export function dayAfter(day: PlainDate): PlainDate | null {
  return plain(moved(dateOf(day), { days: 1 }))
}

function plain(date: Date): PlainDate | null {
  const day = date.toISOString().slice(0, 10)
  return isPlainDate(day) ? day : null
}

function span(from: Date, to: Date): DaySpan | null {
  const [first, last] = [plain(from), plain(to)]
  return first === null || last === null ? null : { from: first, to: last }
}

function openSpan(from: Date | null, to: Date | null): DaySpan {
  return { from: from === null ? null : plain(from), to: to === null ? null : plain(to) }
}
