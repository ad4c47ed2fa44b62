import type { Instant, PlainDate } from '../kernel/instant'
import { dayIn } from '../kernel/plain-date'
import type { Task } from './task'

/** The groups of the task list, in its order. */
export const TASK_GROUPS = ['overdue', 'today', 'upcoming', 'undated', 'snoozed', 'done'] as const
export type TaskGroup = (typeof TASK_GROUPS)[number]

/** The time as the list sees it. */
export interface TaskClock {
  readonly now: Instant
  readonly today: PlainDate
  readonly timeZone: string
}

/** A snoozed task whose time has come is grouped by its due date; a task due at a time is overdue from then on. */
export function taskGroup(task: Task, clock: TaskClock): TaskGroup {
  if (task.status === 'done' || task.status === 'cancelled') return 'done'
  if (task.status === 'snoozed' && task.snoozedUntil !== null && task.snoozedUntil > clock.now) return 'snoozed'
  const day = dueDay(task, clock.timeZone)
  if (day === null) return 'undated'
  if (day < clock.today || (task.dueAt !== null && task.dueAt < clock.now)) return 'overdue'
  return day === clock.today ? 'today' : 'upcoming'
}

/** The day a task is due, where the workspace is. */
export function dueDay({ dueOn, dueAt }: Pick<Task, 'dueOn' | 'dueAt'>, timeZone: string): PlainDate | null {
  return dueAt === null ? dueOn : dayIn(timeZone, Date.parse(dueAt))
}

const URGENCY: Readonly<Record<Task['priority'], number>> = { urgent: 0, high: 1, medium: 2, low: 3, none: 4 }

/** What is due first comes first; of one day what has a time, then the more urgent. */
export function compareTasks(timeZone: string): (one: Task, other: Task) => number {
  const key = (task: Task) => `${dueDay(task, timeZone) ?? '9'} ${task.dueAt ?? '9'} ${URGENCY[task.priority]} ${task.title}`
  return (one, other) => {
    const [a, b] = [key(one), key(other)]
    return a < b ? -1 : a > b ? 1 : 0
  }
}
