import type { PlainDate } from '../../kernel/instant'
import { addDays } from '../day-steps'
import { comingWeekday, dateOf } from './quick-days'

interface Names {
  /** January first, each in all forms the locale has; folded. */
  readonly months: readonly (readonly string[])[]
  /** Sunday first. */
  readonly weekdays: readonly (readonly string[])[]
  /** What the locale says for so many days from today. */
  readonly days: ReadonlyMap<string, number>
}

/** As far as days are counted from today in words. */
const DAYS_AHEAD = 31
const LEAST_LETTERS = 3

/** A day by the names that a locale has for months, weekdays and the days around today: "3 déc. 2026", "vendredi", "demain". */
export function namedDay(
  typed: string,
  { locale, today }: { readonly locale: string; readonly today: PlainDate },
): PlainDate | null {
  const names = namesIn(locale)
  const text = folded(typed)
  const ahead = names.days.get(text)
  if (ahead !== undefined) return addDays(today, ahead)
  const weekday = indexOf(names.weekdays, text)
  if (weekday !== null) return comingWeekday(weekday, today)
  const [first, rest] = splitOnce(text)
  const bare = rest !== undefined && indexOf(names.weekdays, first) !== null ? rest : text
  const match =
    /^(?<day>\d{1,2})(?:er|st|nd|rd|th|o|a)?\s?(?:de )?(?<month>\p{L}+)(?: (?:de )?(?<year>\d{4}|\d{2}))?$/u.exec(bare) ??
    /^(?<month>\p{L}+) ?(?<day>\d{1,2})(?:st|nd|rd|th)?(?: (?<year>\d{4}))?$/u.exec(bare)
  const { day, month, year } = match?.groups ?? {}
  const index = month === undefined ? null : indexOf(names.months, month)
  return index === null ? null : dateOf(Number(day), index + 1, year, today)
}

/** The one that has this name, or alone begins so. */
function indexOf(all: readonly (readonly string[])[], name: string): number | null {
  const exact = all.findIndex((forms) => forms.includes(name))
  if (exact >= 0) return exact
  if (name.length < LEAST_LETTERS) return null
  const starting = all.flatMap((forms, index) => (forms.some((form) => form.startsWith(name)) ? [index] : []))
  const [one] = starting
  return one !== undefined && starting.length === 1 ? one : null
}

function splitOnce(text: string): readonly [string, string?] {
  const at = text.indexOf(' ')
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

/** Without case, accents, full stops and commas. */
function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/[.,]/gu, ' ').replaceAll(/\s+/gu, ' ').trim()
}

const known = new Map<string, Names>()

function namesIn(locale: string): Names {
  const found = known.get(locale)
  if (found !== undefined) return found
  const nameOf = (date: Date, options: Intl.DateTimeFormatOptions, part: 'month' | 'weekday') => {
    const parts = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).formatToParts(date)
    return folded(parts.find(({ type }) => type === part)?.value ?? '')
  }
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const names: Names = {
    months: Array.from({ length: 12 }, (_, month) => {
      const date = new Date(Date.UTC(2026, month, 15))
      return (['long', 'short'] as const).flatMap((form) => [
        nameOf(date, { month: form, day: 'numeric' }, 'month'),
        nameOf(date, { month: form }, 'month'),
      ])
    }),
    // The first of March 2026 is a Sunday.
    weekdays: Array.from({ length: 7 }, (_, day) => {
      const date = new Date(Date.UTC(2026, 2, 1 + day))
      return (['long', 'short'] as const).map((form) => nameOf(date, { weekday: form }, 'weekday'))
    }),
    days: new Map(
      Array.from({ length: 2 * DAYS_AHEAD + 1 }, (_, index) => index - DAYS_AHEAD).map((days) => [
        folded(relative.format(days, 'day')),
        days,
      ]),
    ),
  }
  known.set(locale, names)
  return names
}
