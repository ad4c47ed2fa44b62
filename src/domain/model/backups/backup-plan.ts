import type { Id } from '../kernel/id'
import { DAY_MS, type Instant, type PlainDate } from '../kernel/instant'
import { dayIn } from '../kernel/plain-date'

export const BACKUP_PERIODS = ['off', 'day', 'week'] as const
export type BackupPeriod = (typeof BACKUP_PERIODS)[number]

export interface BackupPlan {
  readonly every: BackupPeriod
  /** Of the last whole export; `null`: there was none. */
  readonly last: Instant | null
}

const DAYS = { day: 1, week: 7 } as const
/** How many a folder keeps. */
const KEPT = 5

/**
 * Counted in calendar days: whoever comes at nine each morning gets one each morning. One of a day that has not come yet, by a
 * clock that was set back, is none.
 */
export function isBackupDue({ every, last }: BackupPlan, clock: { readonly nowMs: number; readonly timeZone: string }): boolean {
  if (every === 'off') return false
  if (last === null) return true
  const [then, today] = [Date.parse(last), clock.nowMs].map((ms) => Date.parse(dayIn(clock.timeZone, ms)))
  const days = ((today ?? 0) - (then ?? 0)) / DAY_MS
  return days < 0 || days >= DAYS[every]
}

/** Says whose it is: a folder may be shared by devices whose workspaces have one name. The same again on the same day. */
export function backupName({ id, slug }: BackedUp, day: PlainDate): string {
  return `${stemOf({ id, slug })}${day}.zip`
}

/** Which of a folder's files are backups of this workspace that newer ones have replaced. No other file is ever named. */
export function outdatedBackups(names: readonly string[], workspace: BackedUp): readonly string[] {
  const stem = stemOf(workspace)
  const own = names.filter((name) => name.startsWith(stem) && /^\d{4}-\d\d-\d\d\.zip$/.test(name.slice(stem.length)))
  return own.toSorted().slice(0, -KEPT)
}

export interface BackedUp {
  readonly id: Id
  readonly slug: string
}

function stemOf({ id, slug }: BackedUp): string {
  return `portside-${slug}-${id.slice(-4)}-`
}
