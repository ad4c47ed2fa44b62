import type { Id } from '../kernel/id'
import { DAY_MS, type Instant, instantOf, type PlainDate } from '../kernel/instant'
import { dayIn, isPlainDate } from '../kernel/plain-date'
import { knownZone } from '../kernel/time-zone'
import { dayOfWall, momentOf, wallTimeIn } from '../kernel/wall-time'
import { addDays, addMonths } from './day-steps'
import type { Repeat, Task } from './task'

const STEP_DAYS = { daily: 1, weekly: 7 } as const
/** How a task that is due earlier in a short month says which day is meant. */
const MEANT_DAYS = new Map<number, Repeat>([
  [29, 'monthly-29'],
  [30, 'monthly-30'],
  [31, 'monthly-31'],
])

export interface RepeatClock {
  readonly now: Instant
  /** The workspace's. */
  readonly timeZone: string
}

/**
 * The task that follows a repeating one: the same, due one period after this one was (after today, where it had no date), never
 * in the past. A reminder keeps its distance in days and its local time.
 *
 * A monthly task comes on the day of the month that was meant, and on the last day of a month too short for it: in the terms of
 * RFC 5545, 31 January repeats by `FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1`. The meant day goes along in `repeat`.
 *
 * @returns `null` where nothing repeats, or the next turn lies beyond the calendar
 */
export function nextTask(done: Task, { now, timeZone: zone }: RepeatClock): Task | null {
  if (done.repeat === 'none') return null
  const timeZone = knownZone(zone)
  const nowMs = Date.parse(now)
  const today = dayIn(timeZone, nowMs)
  const dueWall = done.dueAt === null ? null : wallTimeIn(timeZone, Date.parse(done.dueAt))
  const from = dueWall === null ? (done.dueOn ?? today) : dayOfWall(dueWall)

  const momentOn = (day: PlainDate): number | null =>
    dueWall === null ? null : momentOf(timeZone, dueWall + daysFrom(from, day) * DAY_MS)
  let day = nextDay(from, today, done.repeat)
  let moment = momentOn(day)
  if (moment !== null && moment < nowMs) {
    day = nextDay(from, addDays(today, 1), done.repeat)
    moment = momentOn(day)
  }
  if (!isPlainDate(day)) return null

  const remindWall = done.remindAt === null ? null : wallTimeIn(timeZone, Date.parse(done.remindAt))
  const remindAt = remindWall === null ? null : momentOf(timeZone, remindWall + daysFrom(from, day) * DAY_MS)
  return {
    ...done,
    dueOn: moment === null ? day : null,
    dueAt: moment === null ? null : instantOf(moment),
    remindAt: remindAt === null || remindAt < nowMs ? null : instantOf(remindAt),
    repeat: nextRepeat(done.repeat, from, day),
    status: 'open',
    snoozedUntil: null,
    completedAt: null,
  }
}

/**
 * The id of the task that follows a repeating one: the same on every device, so that completing it twice makes one task. The last
 * 48 bits step as drand48 does, whose period is all of them.
 */
export function nextTaskId(id: Id): Id {
  const last = BigInt(`0x${id.slice(-12)}`)
  const next = (last * 0x5deece66dn + 11n) % (1n << 48n)
  return `${id.slice(0, -12)}${next.toString(16).padStart(12, '0')}` as Id // the shape of the id it was made from
}

/** The first turn after `from` that is not before `least`. */
function nextDay(from: PlainDate, least: PlainDate, repeat: Exclude<Repeat, 'none'>): PlainDate {
  if (repeat === 'daily' || repeat === 'weekly') {
    const step = STEP_DAYS[repeat]
    return addDays(from, Math.max(1, Math.ceil(daysFrom(from, least) / step)) * step)
  }
  const meant = meantDay(repeat, from)
  const months = Math.max(1, monthsFrom(from, least))
  const day = addMonths(from, months, meant)
  return day < least ? addMonths(from, months + 1, meant) : day
}

/** The day of the month that a monthly task is meant for. What `repeat` says is over once somebody has put off the task. */
function meantDay(repeat: Repeat, dueOn: PlainDate): number {
  const meant = [...MEANT_DAYS].find(([, each]) => each === repeat)?.[0]
  return meant !== undefined && addMonths(dueOn, 0, meant) === dueOn ? meant : Number(dueOn.slice(8))
}

function nextRepeat(repeat: Repeat, from: PlainDate, next: PlainDate): Repeat {
  if (repeat === 'daily' || repeat === 'weekly') return repeat
  const meant = meantDay(repeat, from)
  return Number(next.slice(8)) < meant ? (MEANT_DAYS.get(meant) ?? 'monthly') : 'monthly'
}

function daysFrom(one: PlainDate, other: PlainDate): number {
  return Math.round((Date.parse(other) - Date.parse(one)) / DAY_MS)
}

function monthsFrom(one: PlainDate, other: PlainDate): number {
  const [from, to] = [new Date(one), new Date(other)]
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
}

/** The task that follows a repeating one. `isUntouched`: as it was when the other was completed. */
export interface Follower {
  readonly isTrashed: boolean
  readonly isUntouched: boolean
}

/** Whether a task is what followed from this one, done at that time: also after it was done itself, and opened again. */
export function isWhatFollowed(follower: Task, done: Task, clock: RepeatClock): boolean {
  const made = nextTask(done, clock)
  if (made === null) return false
  const values = new Map(Object.entries<unknown>(follower))
  return Object.entries<unknown>(made).every(([field, value]) => JSON.stringify(value) === JSON.stringify(values.get(field)))
}

/** What a change of a repeating task does to the one that follows it, in the same commit. */
export type FollowUp = { readonly kind: 'make'; readonly data: Task } | { readonly kind: 'trash' }

/**
 * Completing a repeating task makes the next one, or restores it from the trash; an existing one stays as it is. Reopening it
 * trashes the next one again, unless somebody has changed it.
 *
 * @param follower the record of `nextTaskId`; `null` when there is none
 */
export function followUp(
  step: { readonly before: Task; readonly after: Task },
  follower: Follower | null,
  clock: RepeatClock,
): FollowUp | null {
  const { before, after } = step
  if (before.status !== 'done' && after.status === 'done') {
    const data = follower === null || follower.isTrashed ? nextTask(after, clock) : null
    return data === null ? null : { kind: 'make', data }
  }
  const isTakenBack = before.status === 'done' && after.status !== 'done'
  return isTakenBack && follower !== null && !follower.isTrashed && follower.isUntouched ? { kind: 'trash' } : null
}
