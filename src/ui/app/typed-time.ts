import { type PlainDate, instantOf, type Instant } from '../../domain/model/kernel/instant'
import { momentOf, wallTimeIn } from '../../domain/model/kernel/wall-time'

/**
 * A day as it was typed; blank is none. What is no day is passed on as it is, to be refused where days are judged: to forget it
 * would be to write something else than was typed.
 */
export function typedDate(text: string): PlainDate | null {
  // The schema of the record it goes into judges it.
  return text === '' ? null : (text as PlainDate)
}

/** A local time as a field holds it, `2026-12-03T09:30`, as the moment it is in a time zone; null for what is no time. */
export function instantIn(timeZone: string, local: string): Instant | null {
  const wall = Date.parse(`${local}:00.000Z`)
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) || Number.isNaN(wall)) return null
  return instantOf(momentOf(timeZone, wall))
}

/** The moment as a field holds it, in a time zone. */
export function localTimeIn(timeZone: string, ms: number): string {
  return new Date(wallTimeIn(timeZone, ms)).toISOString().slice(0, 16)
}
