import { instantOf, type Instant } from '../../../../domain/model/kernel/instant'

/** What a `datetime-local` field holds, as the moment it is in a time zone; null for what is no time. */
export function instantIn(timeZone: string, local: string): Instant | null {
  const wall = Date.parse(`${local}:00.000Z`)
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) || Number.isNaN(wall)) return null
  // Twice, because the offset at the first guess may be that of the other side of a clock change.
  const guess = wall - offsetAt(timeZone, wall)
  return instantOf(wall - offsetAt(timeZone, guess))
}

/** The moment as a `datetime-local` field shows it in a time zone. */
export function localTimeIn(timeZone: string, ms: number): string {
  return new Date(ms + offsetAt(timeZone, ms)).toISOString().slice(0, 16)
}

function offsetAt(timeZone: string, ms: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(ms)
  const at = new Map(parts.map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => at.get(type) ?? 0
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return wall - Math.floor(ms / 1000) * 1000
}
