import type { PlainDate } from './instant'

export const FIRST_DATE = '1900-01-01'
export const LAST_DATE = '2200-12-31'

/** A day that exists, from 1900-01-01 to 2200-12-31. */
export function isPlainDate(value: unknown): value is PlainDate {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  if (value < FIRST_DATE || value > LAST_DATE) return false
  const date = new Date(`${value}T00:00:00.000Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** The calendar day it is at `ms` in a time zone (IANA name). */
export function dayIn(timeZone: string, ms: number): PlainDate {
  if (timeZone === 'UTC') return new Date(ms).toISOString().slice(0, 10) as PlainDate
  let format = formats.get(timeZone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' })
    formats.set(timeZone, format)
  }
  // Made of parts: how a locale writes a date changes from one version of a browser to the next.
  const parts = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value.padStart(2, '0')]))
  return `${parts['year']}-${parts['month']}-${parts['day']}` as PlainDate
}

// Making a format costs some 50 µs, using one a few; lists ask for thousands of days.
const formats = new Map<string, Intl.DateTimeFormat>()
