import type { Priority } from '../task'

/**
 * How one language says when, by what it says: regular expressions without regard to case. In them, `<weekday>`, `<short>` (an
 * abbreviated one), `<month>`, `<count>` and `<unit>` stand for the words below, `<d>`, `<m>` and `<y>` for a day, a month and a
 * year in digits, `<h>` and `<min>` for an hour and its minutes, `<half>` for am or pm, `<clock>` for any time.
 */
export type QuickPhrases = Readonly<Record<QuickPhrase, readonly string[]>>

export interface QuickWords {
  /** Sunday first; each an alternation. */
  readonly weekdays: readonly string[]
  /** Abbreviations that end a title only where they are meant as a day. */
  readonly short: readonly string[]
  /** January first. */
  readonly months: readonly string[]
  /** Words for one, two, three … */
  readonly counts: readonly string[]
  readonly units: Readonly<Record<QuickUnit, string>>
  /** Words after which a day is part of the title: "the Friday meeting", "agenda for Monday". */
  readonly notAfter: readonly string[]
  /** Words whose number is no date: "part 1/2", "Room 12". */
  readonly counted: readonly string[]
  readonly priorities: Readonly<Record<Exclude<Priority, 'none'>, string>>
  readonly phrases: QuickPhrases
}

export type QuickUnit = 'minute' | 'hour' | 'day' | 'week' | 'month'

/**
 * Where a phrase is meant as one. `anywhere`: nobody means it as part of a title. `end`: only after the title, or beside a phrase
 * that is sure. `edge`: before it, too. `with-day`: only beside a day.
 */
export type PhrasePosition = 'anywhere' | 'end' | 'edge' | 'with-day'

export const POSITIONS = {
  today: 'anywhere',
  dayEnd: 'end',
  byDayEnd: 'anywhere',
  tomorrow: 'anywhere',
  dayAfterTomorrow: 'anywhere',
  weekday: 'end',
  weekdayFirst: 'edge',
  onWeekday: 'anywhere',
  onShortWeekday: 'end',
  nextWeekday: 'anywhere',
  nextWeek: 'anywhere',
  nextMonth: 'anywhere',
  weekend: 'anywhere',
  monthEnd: 'anywhere',
  date: 'end',
  onDate: 'anywhere',
  dayOfMonth: 'end',
  onDayOfMonth: 'anywhere',
  ahead: 'anywhere',
  time: 'end',
  atTime: 'anywhere',
  hour: 'with-day',
  atHour: 'end',
  halfHour: 'end',
  morning: 'with-day',
  noon: 'with-day',
  atNoon: 'anywhere',
  afternoon: 'with-day',
  evening: 'with-day',
  tonight: 'anywhere',
  every: 'anywhere',
  daily: 'end',
  weekly: 'end',
  monthly: 'end',
  everyWeekday: 'anywhere',
  everyDayOfMonth: 'anywhere',
  everyOther: 'anywhere',
} as const satisfies Record<string, PhrasePosition>

export type QuickPhrase = keyof typeof POSITIONS
