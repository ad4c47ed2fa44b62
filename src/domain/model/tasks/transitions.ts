import type { Instant } from '../kernel/instant'
import { accepted, refused, type Checked } from '../records/checked'
import { move, type StateMachine } from '../records/state-machine'
import type { Task, TaskStatus } from './task'

/**
 * Cancelled is not the end: undoing a cancellation is a step like any other. From snoozed, done and cancelled it goes on
 * through open. Nothing wakes a snoozed task but a write: once its time has come it counts as open.
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
