import { DAY_MS, instantOf, type Instant } from '../kernel/instant'
import { momentOf, wallTimeIn } from '../kernel/wall-time'

export const SNOOZES = ['this-evening', 'tomorrow', 'next-week'] as const
export type Snooze = (typeof SNOOZES)[number]

const HOUR_MS = 3_600_000
const MORNING = 9 * HOUR_MS
const EVENING = 18 * HOUR_MS
const WEEK_STARTS = { sunday: 0, monday: 1, saturday: 6 } as const

/**
 * Until when: this evening at six, tomorrow or the first day of next week at nine, in the workspace's time zone.
 *
 * @returns `null` where this evening is over
 */
export function snoozeUntil(
  snooze: Snooze,
  nowMs: number,
  { timeZone, weekStart }: { readonly timeZone: string; readonly weekStart: keyof typeof WEEK_STARTS },
): Instant | null {
  const wall = wallTimeIn(timeZone, nowMs)
  const midnight = Math.floor(wall / DAY_MS) * DAY_MS
  const until = (): number => {
    if (snooze === 'this-evening') return midnight + EVENING
    if (snooze === 'tomorrow') return midnight + DAY_MS + MORNING
    const weekday = new Date(wall).getUTCDay()
    const days = (WEEK_STARTS[weekStart] - weekday + 7) % 7 || 7
    return midnight + days * DAY_MS + MORNING
  }
  const at = until()
  return at <= wall ? null : instantOf(momentOf(timeZone, at))
}
