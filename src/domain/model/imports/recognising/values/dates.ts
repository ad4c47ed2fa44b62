import { calendarOf, dayOfCalendar } from './calendars'
import { isPlainDate } from '../../../kernel/plain-date'
import type { DateOrder } from '../../targets'
import { plainMoment, WITH_TIME } from './plain-moment'
import { eraOf, monthOf, isOnlyMarks, isPlaceholder } from './words'

/**
 * What a column's values say about the order, all of them together: one `25/12/1990` decides for the whole column.
 * `unknown`: numbers that could be either and nothing that decides; the person is asked. `mixed`: some say one thing, some
 * the other. `settled`: no value needs an order.
 */
export function dateOrderOf(values: Iterable<string>): DateOrder | 'unknown' | 'mixed' | 'settled' {
  let dayFirst = 0
  let monthFirst = 0
  let open = 0
  for (const value of values) {
    const numbers = SLASHED.exec(value.trim()) ?? SHORT.exec(value.trim()) ?? DIGITS.exec(value.trim())
    if (numbers === null) continue
    const [first, second] = [Number(numbers[1]), Number(numbers[3])]
    if (first > 12 && second <= 12) dayFirst += 1
    else if (second > 12 && first <= 12) monthFirst += 1
    // Dots part day, month and year in this order wherever they are used; equal numbers need no order.
    else if (numbers[2] !== '.' && first !== second && first > 0 && second > 0) open += 1
  }
  if (dayFirst > 0 && monthFirst > 0) return 'mixed'
  if (dayFirst > 0) return 'day-first'
  if (monthFirst > 0) return 'month-first'
  return open > 0 ? 'unknown' : 'settled'
}

/** `null`: the cell says "none". `unreadable`: it says something, and no date of it can be made. */
export type ReadDate = { readonly date: string } | 'unreadable' | null

/**
 * A birthday: `YYYY-MM-DD`, or `--MM-DD` where the year is not known. Impossible days, a bare year and dates after
 * `today` are unreadable; sentinels (`0/0/00`, `0001-01-01`) and placeholders are none.
 *
 * @param today `YYYY-MM-DD`; also decides the century of two-digit years, as nobody is born tomorrow
 */
export function readBirthday(text: string, order: DateOrder | null, today: string): ReadDate {
  // Czech and Slovak put a blank after each dot.
  const value = plainMoment(text.replace(/\s+/gu, ' ').trim())
  const read = readPlainBirthday(value, order, today)
  const day = read === 'unreadable' ? WITH_TIME.exec(value)?.[1] : undefined
  return day === undefined ? read : readPlainBirthday(day, order, today)
}

/** The same of a text without what stands around a day. */
export function readPlainBirthday(text: string, order: DateOrder | null, today: string): ReadDate {
  const value = text.replace(/(?<=\d\.) (?=\d)/g, '').replace(LAST_DOT, '')
  if (value === '' || isPlaceholder(value) || (isOnlyMarks(value) && !/\d/.test(value)) || SENTINEL.test(value)) return null
  const parts =
    yearFirst(value) ??
    yearless(value) ??
    slashed(value, order) ??
    inDigits(value, order) ??
    withSigns(value) ??
    named(value) ??
    serial(value)
  if (parts === null) return 'unreadable'
  const { month, day } = parts
  const monthDay = `${pad(month)}-${pad(day)}`
  // Apple writes 1604 where the year is not known; 2000 is a leap year, so that 29 February passes.
  if (parts.year === null || parts.year === 1604)
    return isPlainDate(`2000-${monthDay}`) ? { date: `--${monthDay}` } : 'unreadable'
  const year = fullYear(ofThai(parts.year, value), today, monthDay)
  const calendar = calendarOf(Number(year))
  if (calendar === 'either') return 'unreadable'
  const date = calendar === null ? `${year}-${monthDay}` : (dayOfCalendar(calendar, Number(year), month, day) ?? '')
  return isPlainDate(date) && date <= today ? { date } : 'unreadable'
}

interface Parts {
  readonly year: number | string | null
  readonly month: number
  readonly day: number
}

/** Noughts, the first day there is, the day before a spreadsheet's first (`1900-01-00`, `1/0/1900`), and the last one. */
const SENTINEL =
  /^(0|0{1,4}[-/. ]0{1,2}[-/. ]0{1,4}|0?1[-/.]0?1[-/.]0001|0001-01-01|1900-01-0[01]|(0?1[-/.]0{1,2}|0{1,2}[-/.]0?1|0?1[-/.]0?1)[-/.]1900|9999-12-31|31[-/.]12[-/.]9999)([ T].*)?$/
/** What programs write for a day that is not known: `0/0/00`. */
export function isNoDate(text: string): boolean {
  return SENTINEL.test(text.trim())
}

/** `08.06.2026.` */
const LAST_DOT = /(?<=^\d{1,2}\.\d{1,2}\.\d{4})\.$/
const SLASHED = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})\b/
const TIME = '(?:[ T]\\d{1,2}[:.]\\d{2}.*)?$'
const YEAR_FIRST = new RegExp(`^(\\d{4})([-/.]) ?(\\d{1,2})\\2 ?(\\d{1,2})\\.?${TIME}`)
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/
/** Mailchimp: `04/12`, and `24.12.` by hand. */
const SHORT = /^(\d{1,2})([./])(\d{1,2})\.?$/
/** Day, month and two digits of the year, with nothing between them. */
const DIGITS = /^(\d{2})()(\d{2})(\d{2})$/
const YEARLESS = /^--(\d{2})-?(\d{2})$/
const DAY_NAME_YEAR =
  /^(?:\p{L}+\.?,? )?(\d{1,2})(?:\.|st|nd|rd|th|er|º)?[ -](?:de )?([\p{L}\p{M}]+(?:\.[\p{L}\p{M}]+)*)\.?,?(?:[ -](?:de )?'?(\d{4}|\d{2})(?: г\.?| r\.?)?)?$/u
const NAME_DAY_YEAR = /^(?:\p{L}+, )?(\p{L}+)\.?[ -](\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/u
/** Hungarian: `2025. április 3.` */
const YEAR_NAME_DAY = /^(\d{4})\.? (\p{L}+)\.? (\d{1,2})\.?$/u
/** Chinese, Japanese and Korean: `2025年4月3日`, `令和7年4月3日`. */
const SIGNS =
  /^(\p{L}{2})?(\d{1,4}|元)[年년] ?(\d{1,2})[月월] ?(\d{1,2})[日일号](?: ?[(（].[)）]|\p{L}曜日?|(?:星期|周|週)\p{L})?(?: \d{1,2}:\d{2}.*)?$/u

function yearFirst(value: string): Parts | null {
  const match = YEAR_FIRST.exec(value)
  if (match !== null) return { year: Number(match[1]), month: Number(match[3]), day: Number(match[4]) }
  const compact = COMPACT.exec(value)
  return compact === null ? null : { year: Number(compact[1]), month: Number(compact[2]), day: Number(compact[3]) }
}

function yearless(value: string): Parts | null {
  const match = YEARLESS.exec(value)
  return match === null ? null : { year: null, month: Number(match[1]), day: Number(match[2]) }
}

function slashed(value: string, order: DateOrder | null): Parts | null {
  const match = SLASHED.exec(value) ?? SHORT.exec(value)
  if (match === null || !new RegExp(`^${TIME}`).test(value.slice(match[0].length))) return null
  const [first, second] = [Number(match[1]), Number(match[3])]
  const monthFirst = match[2] === '.' ? false : second > 12 || (first <= 12 && order === 'month-first')
  if (order === null && match[2] !== '.' && first <= 12 && second <= 12 && first !== second) return null // nobody decided
  const [month, day] = monthFirst ? [first, second] : [second, first]
  return { year: match[4] ?? null, month, day }
}

/** `141280`: the day comes first, or the month, as the column has it; the year does not, which none of its values could tell. */
function inDigits(value: string, order: DateOrder | null): Parts | null {
  const match = DIGITS.exec(value)
  if (match === null) return null
  const [first, second] = [Number(match[1]), Number(match[3])]
  if (order === null && first <= 12 && second <= 12 && first !== second) return null
  const monthFirst = second > 12 || (first <= 12 && order === 'month-first')
  const [month, day] = monthFirst ? [first, second] : [second, first]
  return { year: match[4] ?? null, month, day }
}

/** Japanese years count from the emperor's first, which stands in full: other abbreviations of it are not read. */
function withSigns(value: string): Parts | null {
  const [, era, years = '', month, day] = SIGNS.exec(value) ?? []
  if (month === undefined || (era === undefined && years.length !== 4)) return null
  const first = era === undefined ? 1 : eraOf(era)
  const year = (first ?? NaN) + (years === '元' ? 1 : Number(years)) - 1
  return Number.isNaN(year) ? null : { year, month: Number(month), day: Number(day) }
}

function named(value: string): Parts | null {
  const dayFirst = DAY_NAME_YEAR.exec(value)
  const month = monthOf(dayFirst?.[2] ?? '')
  if (dayFirst !== null && month !== null) return { year: dayFirst[3] ?? null, month, day: Number(dayFirst[1]) }
  const [, year = null, name = '', ofMonth] = YEAR_NAME_DAY.exec(value) ?? []
  const third = monthOf(name)
  if (third !== null) return { year, month: third, day: Number(ofMonth) }
  const nameFirst = NAME_DAY_YEAR.exec(value)
  const second = monthOf(nameFirst?.[1] ?? '')
  return nameFirst === null || second === null ? null : { year: nameFirst[3] ?? null, month: second, day: Number(nameFirst[2]) }
}

const DAY_MS = 86_400_000
/** Spreadsheets count days from here (the 1900 system with its leap-year error, right from March 1900 on). */
const SERIAL_ZERO_MS = Date.UTC(1899, 11, 30)

/** Five digits only: four are a bare year, which is no date. */
function serial(value: string): Parts | null {
  if (!/^\d{5}(\.\d+)?$/.test(value)) return null
  const date = new Date(SERIAL_ZERO_MS + Math.floor(Number(value)) * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** Thailand's years, of whoever may be alive. */
const BUDDHIST = /^2(4[4-9]|5\d|6[0-2])\d$/
const YEARS_OF_BUDDHA = 543

/** Two figures of a year behind a Thai month are of Buddha's. */
function ofThai(year: number | string, value: string): number | string {
  return String(year).length === 2 && /\p{Script=Thai}/u.test(value) ? `25${year}` : year
}

function fullYear(year: number | string, today: string, monthDay: string): string {
  const text = String(year)
  // `31.12.2499` is said of what never ends.
  if (BUDDHIST.test(text) && monthDay !== '12-31') return String(Number(text) - YEARS_OF_BUDDHA)
  if (text.length !== 2) return text.padStart(4, '0')
  return Number(text) > Number(today.slice(2, 4)) ? `19${text}` : `20${text}`
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
