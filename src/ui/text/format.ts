import { decimalOf } from '../../domain/model/kernel/currency'
import type { Instant, PlainDate } from '../../domain/model/kernel/instant'
import type { PlainMonth } from '../../domain/model/kernel/plain-month'

/** How a workspace writes numbers, money and dates, in the language of the screens. */
export interface Formats {
  /** By which all of these are written, and what is typed is read (BCP 47). */
  readonly locale: string
  readonly number: (value: number) => string
  readonly percent: (value: number) => string
  /** @param minor integer minor units, or their decimal digits where a sum may exceed what a number holds */
  readonly money: (minor: number | string, currency: string) => string
  /** `€1.2M`: for heads of columns. */
  readonly moneyShort: (minor: number | string, currency: string) => string
  /** `21 Nov 2026` */
  readonly date: (date: PlainDate) => string
  /** `Nov 2026` */
  readonly month: (month: PlainMonth) => string
  /** `21 Nov 2026, 14:05` in the workspace's time zone. */
  readonly dateTime: (instant: Instant) => string
  /** `14:05` in the workspace's time zone. */
  readonly time: (instant: Instant) => string
  /** `now`, `5 minutes ago`, `yesterday`; once it is more than a week `12 Nov`, with the year where that is another one. */
  readonly ago: (instant: Instant, nowMs: number) => string
  /** `today`, `tomorrow`, `in 3 days`, `2 days ago`; beyond a week as above. @param today the workspace's calendar day */
  readonly day: (date: PlainDate, today: PlainDate) => string
}

/**
 * How a workspace's region writes in a language: its own locale where that is of the language, else the language as written in
 * its country, so that words and formats on a screen are of one language.
 */
export function localeIn(language: string, { locale, country }: { readonly locale: string; readonly country: string }): string {
  return locale.split('-')[0] === language ? locale : `${language}-${country}`
}

const regionNames = new Map<string, Intl.DisplayNames>()

/** A country's name in a language, where its code is given (ISO 3166-1); what else was written as it is. */
export function countryName(written: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(written)) return written
  const names = regionNames.get(language) ?? new Intl.DisplayNames(language, { type: 'region' })
  regionNames.set(language, names)
  return names.of(written) ?? written
}

const DAY_MS = 86_400_000
const UNITS = [
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** @param clock its time zone is asked for when the first time is written */
export function formatsOf(clock: { readonly locale: string; readonly timeZone: string }): Formats {
  const { locale } = clock
  const numbers = once(() => new Intl.NumberFormat(locale))
  const percents = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }))
  // These are words, and stand in sentences: in the language of the screens, whatever the workspace's.
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  const dates = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }))
  const daysOfYear = once(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }))
  const months = once(() => new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }))
  const dateTimes = once(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: clock.timeZone }),
  )
  const times = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: clock.timeZone }))
  const moneyFormats = new Map<string, Intl.NumberFormat>()

  const moneyFormat = (currency: string, notation: 'standard' | 'compact') => {
    const key = `${currency} ${notation}`
    const made = moneyFormats.get(key) ?? new Intl.NumberFormat(locale, moneyOptions(currency, notation))
    moneyFormats.set(key, made)
    return made
  }
  const dateOf = (date: PlainDate) => dates().format(Date.parse(date))
  const nearDate = (ms: number, nowMs: number) =>
    (new Date(ms).getUTCFullYear() === new Date(nowMs).getUTCFullYear() ? daysOfYear() : dates()).format(ms)

  return {
    locale,
    number: (value) => numbers().format(value),
    percent: (value) => percents().format(value / 100),
    money: (minor, currency) => moneyFormat(currency, 'standard').format(decimalOf(minor, currency)),
    moneyShort: (minor, currency) => moneyFormat(currency, 'compact').format(decimalOf(minor, currency)),
    date: dateOf,
    month: (month) => months().format(Date.parse(month)),
    dateTime: (instant) => dateTimes().format(Date.parse(instant)),
    time: (instant) => times().format(Date.parse(instant)),
    ago: (instant, nowMs) => {
      const passed = Math.max(0, nowMs - Date.parse(instant))
      if (passed >= 7 * DAY_MS) return nearDate(Date.parse(instant), nowMs)
      const [unit, ms] = UNITS.find(([, size]) => passed >= size) ?? ['second', Infinity]
      return ms === Infinity ? relative().format(0, 'second') : relative().format(-Math.floor(passed / ms), unit)
    },
    day: (date, today) => {
      const [ms, todayMs] = [Date.parse(date), Date.parse(today)]
      const days = Math.round((ms - todayMs) / DAY_MS)
      return Math.abs(days) > 7 ? nearDate(ms, todayMs) : relative().format(days, 'day')
    },
  }
}

/** Intl's formatters are dear to make, and the first screen needs few of them. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

function moneyOptions(currency: string, notation: 'standard' | 'compact'): Intl.NumberFormatOptions {
  const whole = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
  return notation === 'standard' ? whole : { ...whole, notation, maximumFractionDigits: 1, useGrouping: 'always' }
}
