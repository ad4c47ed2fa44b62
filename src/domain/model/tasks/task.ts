import * as v from 'valibot'
import { choice, id, instant, lines, nullable, optional, plainDate, requiredLine, says } from '../kernel/fields'
import type { Instant } from '../kernel/instant'
import { accepted, type Checked, move, refused, type StateMachine } from '../records/checked'
import { LIMITS } from '../records/limits'
import { subjects } from '../records/subject-field'

export const TASK_KINDS = ['to-do', 'call', 'email', 'meeting'] as const
export const TASK_STATUSES = ['open', 'snoozed', 'done', 'cancelled'] as const
export const PRIORITIES = ['none', 'low', 'medium', 'high', 'urgent'] as const
/** What a person chooses from. */
export const REPEAT_CHOICES = ['none', 'daily', 'weekly', 'monthly'] as const
/** Besides those: monthly on that day, kept by a task that is due on the last day of a month too short for it. */
export const REPEATS = [...REPEAT_CHOICES, 'monthly-29', 'monthly-30', 'monthly-31'] as const

export const taskSchema = v.pipe(
  v.strictObject({
    title: requiredLine(LIMITS.title),
    body: optional(lines(LIMITS.note)),
    kind: v.optional(choice(TASK_KINDS), 'to-do'),
    /** Due some time that day, or at a moment (`dueAt`): one of them at most. */
    dueOn: nullable(plainDate),
    dueAt: nullable(instant),
    /** When the assignee is reminded; nothing else happens then. */
    remindAt: nullable(instant),
    priority: v.optional(choice(PRIORITIES), 'none'),
    assigneeId: nullable(id),
    status: v.optional(choice(TASK_STATUSES), 'open'),
    /** Until when it is out of sight; held while the status is `snoozed`, and only then. */
    snoozedUntil: nullable(instant),
    /** Stamped by the backend when the task is done. */
    completedAt: nullable(instant),
    repeat: v.optional(choice(REPEATS), 'none'),
    subjects,
  }),
  v.forward(
    v.check(({ dueOn, dueAt }) => dueOn === null || dueAt === null, says('not-allowed-now')),
    ['dueAt'],
  ),
)

export type Task = Readonly<v.InferOutput<typeof taskSchema>>
export type TaskStatus = (typeof TASK_STATUSES)[number]
export type Repeat = (typeof REPEATS)[number]
export type Priority = (typeof PRIORITIES)[number]

/**
 * Cancelling can be undone. From snoozed, done and cancelled a task goes back to open. Only a write changes the status of a
 * snoozed task: after its time it counts as open.
 */
export const TASK_STATES: StateMachine<TaskStatus> = {
  initial: ['open', 'snoozed', 'done', 'cancelled'],
  next: { open: ['snoozed', 'done', 'cancelled'], snoozed: ['open'], done: ['open'], cancelled: ['open'] },
}

/**
 * Stamps `completedAt` when the task is done (a value set on purpose stands) and clears it otherwise. A snoozed task says
 * until when; any other does not.
 */
export function settleTask(before: Task | null, after: Task, { now }: { readonly now: Instant }): Checked<Task> {
  const { status } = after
  const illegal = move(TASK_STATES, { field: 'status', from: before?.status ?? null, to: status })
  if (illegal !== null) return refused(illegal)
  if (status === 'snoozed' && after.snoozedUntil === null) return refused({ snoozedUntil: { rule: 'required' } })
  return accepted({
    ...after,
    completedAt: status === 'done' ? (after.completedAt ?? now) : null,
    snoozedUntil: status === 'snoozed' ? after.snoozedUntil : null,
  })
}
