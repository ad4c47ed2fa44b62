import type { PlainDate } from '../../kernel/instant'
import { isPlainDate } from '../../kernel/plain-date'
import { namedDay } from './named-days'
import { dateOf, dayOfMonthFrom } from './quick-days'
import { bareHour, meaningOf, MORNING, type QuickClock, type QuickMeaning } from './quick-meaning'
import { patternsOf } from './quick-patterns'
import type { QuickWords } from './quick-words'

/** By what a day or a time that stands alone in its field is read. */
export interface WhenOptions extends QuickClock {
  readonly words: QuickWords
  /** Whose names of months and weekdays are known besides the words (BCP 47). */
  readonly locale: string
}

/** Whether this locale writes the day before the month. */
export function isDayFirstIn(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(0).map(({ type }) => type)
  return parts.indexOf('day') < parts.indexOf('month')
}

/** "3.12.", "3 Dec", "12/3" by the order of the locale, "tomorrow", "next friday". Null: it is no day, or a time as well. */
export function readDay(typed: string, options: WhenOptions): PlainDate | null {
  const text = cleaned(typed)
  if (isPlainDate(text)) return text
  if (/^\d/.test(text)) {
    const day = dayInDigits(text, options)
    if (day !== undefined) return day
  }
  const said = saidIn(text, options)
  if (said !== null) return said.time === undefined ? (said.day ?? null) : null
  return namedDay(text, options)
}

/** "9", "9:30", "930", "2pm", "14 Uhr", "14h30", "noon" as `09:30`. Null: it is no time, or a day as well. */
export function readTime(typed: string, options: WhenOptions): string | null {
  const text = cleaned(typed)
  const parts = /^(\d{1,2})(?:\s?[:.h]\s?(\d{2})|(\d{2}))?\s?(?:(uhr|h)|([ap])(?:\.?\s?m\.?)?)?$/iu.exec(text)
  if (parts !== null) {
    const [, hour = '', minutes, closeMinutes, sign, half] = parts
    return timeOf(Number(hour), minutes ?? closeMinutes, { half, isBare: hour.length === 1 && sign === undefined })
  }
  const said = saidIn(text, options)
  return said !== null && said.day === undefined ? (said.time ?? null) : null
}

/** A day and a time, in either order, as `2026-12-03T09:30`. A day alone is meant in the morning, a time alone today. */
export function readMoment(typed: string, options: WhenOptions): string | null {
  const text = typed.replace('T', ' ').trim()
  const time = readTime(text, options)
  if (time !== null) return `${options.today}T${time}`
  const day = readDay(text, options)
  if (day !== null) return `${day}T${MORNING}`
  const said = saidIn(cleaned(text), options)
  if (said?.time !== undefined && said.day !== undefined) return `${said.day}T${said.time}`
  for (const { index, 0: gap } of [...text.matchAll(/,?\s+/gu)].toReversed()) {
    const halves = [text.slice(0, index), text.slice(index + gap.length)] as const
    for (const [first, second] of [halves, halves.toReversed()]) {
      const on = readDay(first ?? '', options)
      const at = on === null ? null : readTime(second ?? '', options)
      if (on !== null && at !== null) return `${on}T${at}`
    }
  }
  return null
}

function cleaned(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[\u200e\u200f\u061c]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** Undefined: there is more to it than digits. Null: there is no such day. */
function dayInDigits(text: string, { today, isDayFirst }: WhenOptions): PlainDate | null | undefined {
  if (!/^\d+(?:\s?[-./ ]\s?\d+){0,2}\.?$/u.test(text)) return undefined
  const [first = '', second, third] = text.match(/\d+/gu) ?? []
  if (second === undefined) return first.length > 2 ? null : dayOfMonthFrom(Number(first), today)
  if (first.length === 4) return third === undefined ? null : dateOf(Number(third), Number(second), first, today)
  if (first.length > 2 || second.length > 2 || (third !== undefined && third.length !== 2 && third.length !== 4)) return null
  // What can be only one of both is that, whatever the order.
  const isDay = Number(first) > 12 || (isDayFirst && Number(second) <= 12)
  const [day, month] = isDay ? [first, second] : [second, first]
  return dateOf(Number(day), Number(month), third, today)
}

function timeOf(
  hour: number,
  minutes: string | undefined,
  { half, isBare }: { readonly half: string | undefined; readonly isBare: boolean },
): string | null {
  if (hour > 23 || Number(minutes ?? 0) > 59) return null
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null
    return written((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minutes)
  }
  return isBare && minutes === undefined && hour > 0 ? bareHour(hour, '00') : written(hour, minutes)
}

function written(hour: number, minutes = '00'): string {
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

/** What phrases of the language say that are all there is; null where something else stands beside them. */
function saidIn(text: string, options: WhenOptions): Pick<QuickMeaning, 'day' | 'time'> | null {
  let day: QuickMeaning['day']
  let time: QuickMeaning['time']
  let at = 0
  while (at < text.length) {
    const phrase = longestAt(text, at, options)
    if (phrase === null) return null
    const { meaning } = phrase
    if ((day !== undefined && meaning.day !== undefined) || (time !== undefined && meaning.time !== undefined)) return null
    day ??= meaning.day
    time ??= meaning.time
    at = phrase.end + (/^\s*/u.exec(text.slice(phrase.end))?.[0].length ?? 0)
  }
  return at === 0 ? null : { ...(day === undefined ? {} : { day }), ...(time === undefined ? {} : { time }) }
}

function longestAt(text: string, at: number, options: WhenOptions) {
  let longest: { readonly meaning: QuickMeaning; readonly end: number } | null = null
  for (const { phrase, pattern } of patternsOf(options.words)) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match === null || at + match[0].length <= (longest?.end ?? at)) continue
    const meaning = meaningOf(phrase, match.groups ?? {}, options.words, options)
    if (meaning === null || meaning.repeat !== undefined || meaning.isUnknown === true) continue
    longest = { meaning, end: at + match[0].length }
  }
  return longest
}
