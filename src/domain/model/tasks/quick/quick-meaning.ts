import type { PlainDate } from '../../kernel/instant'
import { dayOfWall } from '../../kernel/wall-time'
import type { Workspace } from '../../workspaces/workspace'
import { addDays, addMonths } from '../day-steps'
import type { Repeat } from '../task'
import { comingWeekday, dateOf, dayOfMonthFrom, inNextWeek, monthStart, weekdayFrom } from './quick-days'
import type { QuickPhrase, QuickUnit, QuickWords } from './quick-words'

/** When and where a task is typed. */
export interface QuickClock {
  readonly today: PlainDate
  /** `15:00` */
  readonly time: string
  readonly weekStart: Workspace['weekStart']
  /** Whether 3/12 is in December. */
  readonly isDayFirst: boolean
}

/** What a phrase says. `isUnknown`: a repetition that no task can have. */
export interface QuickMeaning {
  readonly day?: PlainDate
  readonly time?: string
  readonly repeat?: Repeat
  /** Which half of the day it names, for an hour that stands beside it. */
  readonly half?: 'am' | 'pm'
  readonly isUnknown?: true
}

type Groups = Readonly<Record<string, string | undefined>>

export const MORNING = '09:00'
const NOON = '12:00'
const AFTERNOON = '14:00'
const EVENING = '18:00'
const MINUTES = { minute: 1, hour: 60 } as const
const REPEATS = { day: 'daily', week: 'weekly', month: 'monthly' } as const

/** @returns null where the words have its form and no meaning, such as the 31st of February */
export function meaningOf(phrase: QuickPhrase, groups: Groups, words: QuickWords, clock: QuickClock): QuickMeaning | null {
  const { today, weekStart } = clock
  const weekday = weekdayIn(groups, words)
  switch (phrase) {
    case 'today':
    case 'dayEnd':
    case 'byDayEnd':
      return { day: today }
    case 'tomorrow':
      return { day: addDays(today, 1) }
    case 'dayAfterTomorrow':
      return { day: addDays(today, 2) }
    case 'weekday':
    case 'weekdayFirst':
    case 'onWeekday':
    case 'onShortWeekday':
      return { day: comingWeekday(weekday, today) }
    case 'nextWeekday':
      return { day: inNextWeek(today, weekStart, weekday) }
    case 'nextWeek':
      return { day: inNextWeek(today, weekStart) }
    case 'nextMonth':
      return { day: monthStart(today, 1) }
    case 'weekend':
      return { day: weekdayFrom(6, today) }
    case 'monthEnd':
      return { day: addDays(monthStart(today, 1), -1) }
    case 'date':
    case 'onDate':
      return dayOnly(dateIn(groups, words, clock))
    case 'dayOfMonth':
    case 'onDayOfMonth':
      return dayOnly(dayOfMonthFrom(Number(groups['d']), today))
    case 'ahead':
      return aheadOf(countIn(groups, words), unitIn(groups, words), clock)
    case 'time':
    case 'atTime':
      return { time: timeIn(groups) }
    case 'hour':
    case 'atHour':
      return { time: bareHour(hourIn(groups, words), '00') }
    case 'halfHour':
      return { time: bareHour(hourIn(groups, words) - 1 || 12, '30') }
    case 'morning':
      return { time: MORNING, half: 'am' }
    case 'noon':
    case 'atNoon':
      return { time: NOON }
    case 'afternoon':
      return { time: AFTERNOON, half: 'pm' }
    case 'evening':
      return { time: EVENING, half: 'pm' }
    case 'tonight':
      return { day: today, time: EVENING, half: 'pm' }
    case 'every':
      return everyOf(countIn(groups, words), unitIn(groups, words))
    case 'daily':
    case 'weekly':
    case 'monthly':
      return { repeat: phrase }
    case 'everyWeekday':
      return { repeat: 'weekly', day: weekdayFrom(weekday, today) }
    case 'everyDayOfMonth': {
      const day = dayOfMonthFrom(Number(groups['d']), today)
      return day === null ? null : { repeat: 'monthly', day }
    }
    case 'everyOther':
      return { isUnknown: true }
  }
}

function dayOnly(day: PlainDate | null): QuickMeaning | null {
  return day === null ? null : { day }
}

function dateIn(groups: Groups, words: QuickWords, { today, isDayFirst }: QuickClock): PlainDate | null {
  const { a, b, d, m, y, yy, month } = groups
  if (a === undefined || b === undefined)
    return dateOf(Number(d), month === undefined ? Number(m) : indexIn(words.months, month) + 1, y ?? yy, today)
  // What can be only one of both is that, whatever the order.
  const first = Number(a)
  const second = Number(b)
  const isDay = first > 12 || (isDayFirst && second <= 12)
  return isDay ? dateOf(first, second, yy, today) : dateOf(second, first, yy, today)
}

function aheadOf(count: number, unit: QuickUnit, { today, time }: QuickClock): QuickMeaning {
  if (unit === 'month') return { day: addMonths(today, count) }
  if (unit === 'week' || unit === 'day') return { day: addDays(today, unit === 'week' ? count * 7 : count) }
  const wall = Date.parse(`${today}T${time}:00.000Z`) + count * MINUTES[unit] * 60_000
  return { day: dayOfWall(wall), time: new Date(wall).toISOString().slice(11, 16) }
}

function everyOf(count: number, unit: QuickUnit): QuickMeaning | null {
  if (unit === 'minute' || unit === 'hour') return { isUnknown: true }
  if (count === 1) return { repeat: REPEATS[unit] }
  return count === 7 && unit === 'day' ? { repeat: 'weekly' } : { isUnknown: true }
}

function timeIn({ h, h12, min, half }: Groups): string {
  const hour = h12 === undefined ? Number(h) : (Number(h12) % 12) + (half?.toLowerCase() === 'pm' ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${min ?? '00'}`
}

/** "At 3" is in the afternoon: nobody works at night, and what was read is shown. */
export function bareHour(hour: number, minutes: string): string {
  return `${String(hour < 7 ? hour + 12 : hour).padStart(2, '0')}:${minutes}`
}

/** "This evening at 8": the hour, in the half of the day that is named beside it. */
export function timeInHalf(time: string, half: 'am' | 'pm'): string {
  const hour = Number(time.slice(0, 2))
  const moved = half === 'pm' ? (hour < 12 ? hour + 12 : hour) : hour > 12 ? hour - 12 : hour
  return `${String(moved).padStart(2, '0')}${time.slice(2)}`
}

function hourIn({ h, count }: Groups, words: QuickWords): number {
  return h === undefined ? countIn({ count }, words) : Number(h)
}

function weekdayIn({ weekday, long, short }: Groups, words: QuickWords): number {
  const name = weekday ?? long ?? short
  if (name === undefined) return -1
  return Math.max(indexIn(words.weekdays, name), indexIn(words.short, name))
}

function countIn({ count }: Groups, words: QuickWords): number {
  if (count === undefined) return 1
  return /^\d+$/.test(count) ? Number(count) : indexIn(words.counts, count) + 1
}

function unitIn({ unit }: Groups, { units }: QuickWords): QuickUnit {
  const is = (name: QuickUnit) => indexIn([units[name]], unit ?? '') === 0
  return (['minute', 'hour', 'day', 'week'] as const).find(is) ?? 'month'
}

function indexIn(alternations: readonly string[], word: string): number {
  return alternations.findIndex((each) => each !== '' && new RegExp(`^(?:${each})$`, 'iu').test(word))
}
