import type { Brand } from './brand'
import type { Instant, PlainDate } from './instant'
import { dayIn, isPlainDate } from './plain-date'

/** A month without a zone: `2026-11`. Sorts as text. */
export type PlainMonth = Brand<string, 'PlainMonth'>

export function monthOfDay(date: PlainDate): PlainMonth {
  return date.slice(0, 7) as PlainMonth // the constructor of the brand
}

/** The month it is at an instant in a time zone that `knownZone` gave. */
export function monthAt(instant: Instant, timeZone: string): PlainMonth {
  const day = instant.slice(8, 10)
  // No zone is a day away from UTC, so most instants need no conversion.
  if (day > '01' && day < '28') return instant.slice(0, 7) as PlainMonth
  return monthOfDay(dayIn(timeZone, Date.parse(instant)))
}

/** The month so many months later, or earlier. */
export function monthsLater(month: PlainMonth, months: number): PlainMonth {
  const count = countOf(month) + months
  const year = String(Math.floor(count / 12)).padStart(4, '0')
  return `${year}-${String((count % 12) + 1).padStart(2, '0')}` as PlainMonth
}

/** How many months the second is after the first; negative where it is before it. */
export function monthsBetween(one: PlainMonth, other: PlainMonth): number {
  return countOf(other) - countOf(one)
}

function countOf(month: PlainMonth): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
}

export function firstDayOf(month: PlainMonth): PlainDate {
  return `${month}-01` as PlainDate // the constructor of the brand
}

/** From the first month that a plain date may be in to the last. */
export function isPlainMonth(value: unknown): value is PlainMonth {
  return typeof value === 'string' && isPlainDate(`${value}-01`)
}
