import { DAY_MS, type PlainDate } from '../kernel/instant'
import { dayOfWall } from '../kernel/wall-time'

/** The words of one language that say when; each in lower case. */
export interface QuickWords {
  /** By how many days from today: today first, then tomorrow. */
  readonly ahead: readonly (readonly string[])[]
  /** Sunday first. */
  readonly weekdays: readonly (readonly string[])[]
  /** Words before a day or a time that go with it: "on Friday", "at 15:00". */
  readonly before: readonly string[]
  /** Words after an hour or a time that say it is one, as German does: "15 Uhr". */
  readonly clock: readonly string[]
}

export interface QuickTask {
  readonly title: string
  readonly day: PlainDate | null
  /** `15:00` */
  readonly time: string | null
}

/**
 * "Call Ana tomorrow 15:00": the day and the time at the end of what was typed, and the rest as the title. Only at the end,
 * where nobody means them as part of the title; a time alone is today's. What is nothing but a day is a title.
 */
export function readQuickTask(typed: string, today: PlainDate, words: QuickWords): QuickTask {
  const parts = typed.trim().split(/\s+/)
  let time: string | null = null
  let day: PlainDate | null = null
  while (parts.length > 1) {
    const last = (parts.at(-1) ?? '').toLowerCase()
    const isClock = parts.length > 2 && words.clock.includes(last)
    const asTime: string | null = time !== null ? null : isClock ? readClock((parts.at(-2) ?? '').toLowerCase()) : readTime(last)
    const asDay: PlainDate | null = day === null ? readDay(last, today, words) : null
    if (asTime === null && asDay === null) break
    time ??= asTime
    day ??= asDay
    parts.splice(isClock ? -2 : -1)
    if (parts.length > 1 && words.before.includes((parts.at(-1) ?? '').toLowerCase())) parts.pop()
  }
  return { title: parts.join(' '), day: day ?? (time === null ? null : today), time }
}

/** Before a word such as "Uhr" a bare hour is enough. */
function readClock(word: string): string | null {
  return readTime(/^\d{1,2}$/.test(word) ? `${word}:00` : word)
}

function readTime(word: string): string | null {
  const found = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(word)
  if (found !== null) return `${(found[1] ?? '').padStart(2, '0')}:${found[2] ?? ''}`
  const half = /^(1[0-2]|[1-9])(?::([0-5]\d))?(am|pm)$/.exec(word)
  if (half === null) return null
  const hour = (Number(half[1]) % 12) + (half[3] === 'pm' ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${half[2] ?? '00'}`
}

function readDay(word: string, today: PlainDate, words: QuickWords): PlainDate | null {
  const from = Date.parse(today)
  const ahead = words.ahead.findIndex((names) => names.includes(word))
  if (ahead !== -1) return dayOfWall(from + ahead * DAY_MS)
  const weekday = words.weekdays.findIndex((names) => names.includes(word))
  if (weekday === -1) return null
  const days = (weekday - new Date(from).getUTCDay() + 7) % 7 || 7
  return dayOfWall(from + days * DAY_MS)
}
