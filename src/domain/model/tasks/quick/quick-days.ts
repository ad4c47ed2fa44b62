import type { PlainDate } from '../../kernel/instant'
import { isPlainDate } from '../../kernel/plain-date'
import { dayOfWall } from '../../kernel/wall-time'
import type { Workspace } from '../../workspaces/workspace'
import { addDays } from '../day-steps'

export type WeekStart = Workspace['weekStart']

const WEEK_STARTS = { sunday: 0, monday: 1, saturday: 6 } as const
const NEXT_LEAP_YEAR = 8

/** The first such weekday after a day; on that weekday itself, in a week. */
export function comingWeekday(weekday: number, today: PlainDate): PlainDate {
  return addDays(today, (weekday - weekdayOf(today) + 7) % 7 || 7)
}

/** The first such weekday, from this day on. */
export function weekdayFrom(weekday: number, today: PlainDate): PlainDate {
  return addDays(today, (weekday - weekdayOf(today) + 7) % 7)
}

/** The first day of the week after this one, or a weekday of that week. */
export function inNextWeek(today: PlainDate, weekStart: WeekStart, weekday?: number): PlainDate {
  const days = weekday === undefined ? 0 : (weekday - WEEK_STARTS[weekStart] + 7) % 7
  return addDays(weekBegin(today, weekStart), 7 + days)
}

export function monthStart(day: PlainDate, months: number): PlainDate {
  const from = new Date(day)
  return dayOfWall(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1))
}

/** The next such day of a month, from this day on; of a shorter month there is none. */
export function dayOfMonthFrom(day: number, today: PlainDate): PlainDate | null {
  for (let months = 0; months < 4; months += 1) {
    const date = `${monthStart(today, months).slice(0, 8)}${pad(day)}`
    if (isPlainDate(date) && date >= today) return date
  }
  return null
}

/** A date; without a year the next one, from this day on. Null: there is no such day. */
export function dateOf(day: number, month: number, year: string | undefined, today: PlainDate): PlainDate | null {
  if (year !== undefined) {
    const date = `${year.length === 2 ? `20${year}` : year}-${pad(month)}-${pad(day)}`
    return isPlainDate(date) ? date : null
  }
  const first = Number(today.slice(0, 4))
  for (let next = first; next <= first + NEXT_LEAP_YEAR; next += 1) {
    const date = `${next}-${pad(month)}-${pad(day)}`
    if (isPlainDate(date) && date >= today) return date
  }
  return null
}

/** The first day of the week that a day is in. */
export function weekBegin(day: PlainDate, weekStart: WeekStart): PlainDate {
  return addDays(day, -((weekdayOf(day) - WEEK_STARTS[weekStart] + 7) % 7))
}

function weekdayOf(day: PlainDate): number {
  return new Date(day).getUTCDay()
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
