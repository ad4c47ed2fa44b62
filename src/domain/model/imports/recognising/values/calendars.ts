/* Days of calendars that count their years from another beginning. */

type Calendar = 'persian' | 'islamic-umalqura'

interface Counting {
  /** The day that is near its first, in milliseconds since 1970. */
  readonly first: number
  /** Days of a year, and of a month, on the average. */
  readonly year: number
  readonly month: number
}

const COUNTING: Readonly<Record<Calendar, Counting>> = {
  persian: { first: Date.UTC(622, 2, 22), year: 365.2422, month: 30.44 },
  'islamic-umalqura': { first: Date.UTC(622, 6, 19), year: 354.367, month: 29.53 },
}

/**
 * Years of the Iranian calendar since 2001, and of the Islamic one from 1990 on: earlier ones of the latter, such as birthdays
 * have, may be of either.
 */
export function calendarOf(year: number): Calendar | 'either' | null {
  if (year < 1300 || year > 1460) return null
  return year > 1410 ? 'islamic-umalqura' : year >= 1380 ? 'persian' : 'either'
}

const DAY_MS = 86_400_000
/** How many days an average may be off, the likeliest first. */
const NEAR = [0, 1, -1, 2, -2, 3, -3, 4, -4]
const formats = new Map<Calendar, Intl.DateTimeFormat>()

/** The day, as `YYYY-MM-DD` of ours; `null`: there is none such. */
export function dayOfCalendar(calendar: Calendar, year: number, month: number, day: number): string | null {
  const counting = COUNTING[calendar]
  const about = counting.first + Math.round((year - 1) * counting.year + (month - 1) * counting.month + day - 1) * DAY_MS
  for (const apart of NEAR) {
    const at = about + apart * DAY_MS
    const said = partsOf(calendar, at)
    if (said.year === year && said.month === month && said.day === day) return new Date(at).toISOString().slice(0, 10)
  }
  return null
}

function partsOf(calendar: Calendar, at: number): { readonly year: number; readonly month: number; readonly day: number } {
  let format = formats.get(calendar)
  if (format === undefined) {
    const options = { year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' } as const
    format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, options)
    formats.set(calendar, format)
  }
  const parts = format.formatToParts(at)
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value ?? NaN)
  return { year: of('year'), month: of('month'), day: of('day') }
}
