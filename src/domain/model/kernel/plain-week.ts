import type { Workspace } from '../workspaces/workspace'
import type { PlainDate } from './instant'

const DAY_MS = 86_400_000
/** As `Date` counts the days of a week. */
const FIRST = { sunday: 0, monday: 1, saturday: 6 } as const

/** The first day of the week that the day is in. */
export function weekOf(day: PlainDate, weekStart: Workspace['weekStart']): PlainDate {
  const ms = Date.parse(day)
  const since = (new Date(ms).getUTCDay() - FIRST[weekStart] + 7) % 7
  return new Date(ms - since * DAY_MS).toISOString().slice(0, 10) as PlainDate // the constructor of the brand
}
