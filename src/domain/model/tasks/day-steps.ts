import { DAY_MS, type PlainDate } from '../kernel/instant'
import { dayOfWall } from '../kernel/wall-time'

export function addDays(day: PlainDate, days: number): PlainDate {
  return dayOfWall(Date.parse(day) + days * DAY_MS)
}

/** A day of the month so many months later; the month's last where it is shorter. Without one, the same day of the month. */
export function addMonths(day: PlainDate, months: number, dayOfMonth = Number(day.slice(8))): PlainDate {
  const from = new Date(day)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dayOfWall(Date.UTC(year, month, Math.min(dayOfMonth, last)))
}
