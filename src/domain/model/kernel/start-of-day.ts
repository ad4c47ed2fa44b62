import type { Instant, PlainDate } from './instant'
import { dayIn } from './plain-date'

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
