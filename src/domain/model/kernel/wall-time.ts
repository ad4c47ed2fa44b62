import { DAY_MS, type Instant, type PlainDate } from './instant'
import { dayIn } from './plain-date'

/*
 * Local time in a time zone (IANA name), as the milliseconds since the epoch at which UTC shows the same, so that days and hours
 * can be computed with.
 */

/** The local time at this moment. */
export function wallTimeIn(timeZone: string, ms: number): number {
  return ms + offsetAt(timeZone, ms)
}

/**
 * The moment of a local time. If clocks skip it, the moment it would have been without the skip; if it comes twice, the second:
 * as in PostgreSQL.
 */
export function momentOf(timeZone: string, wall: number): number {
  const before = offsetAt(timeZone, wall - DAY_MS)
  const after = offsetAt(timeZone, wall + DAY_MS)
  return offsetAt(timeZone, wall - after) === after ? wall - after : wall - before
}

export function dayOfWall(wall: number): PlainDate {
  return new Date(wall).toISOString().slice(0, 10) as PlainDate // the constructor of the brand: a day of ISO 8601
}

function offsetAt(timeZone: string, ms: number): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return wall - Math.floor(ms / 1000) * 1000
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', ...FIELDS })
    formats.set(timeZone, format)
  }
  return format
}

const FIELDS = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const
// Making a format costs some 50 µs, using one less than one.
const formats = new Map<string, Intl.DateTimeFormat>()

const HOUR_MS = 3_600_000
/** No zone is further from UTC than this. */
const FURTHEST_MS = 15 * HOUR_MS
const MINUTE_MS = 60_000

/** The first minute of a calendar day in a time zone (IANA name), whatever the clocks do that night. */
export function startOfDay(date: PlainDate, timeZone: string): Instant {
  const middle = Date.parse(date)
  let before = middle - FURTHEST_MS
  let within = middle + FURTHEST_MS
  while (within - before > MINUTE_MS) {
    const half = before + Math.floor((within - before) / 2 / MINUTE_MS) * MINUTE_MS
    if (dayIn(timeZone, half) < date) before = half
    else within = half
  }
  return new Date(within).toISOString() as Instant // the constructor of the brand: toISOString is RFC 3339 in UTC
}
