import type { Instant } from '../kernel/instant'
import { accepted, refused, type Checked } from '../records/checked'
import { move, type StateMachine } from '../records/state-machine'
import type { Task, TaskStatus } from './task'

/** Cancelled is not the end: undoing a cancellation is a step like any other. Done and cancelled never follow directly. */
export const TASK_STATES: StateMachine<TaskStatus> = {
  initial: ['open', 'done', 'cancelled'],
  next: { open: ['done', 'cancelled'], done: ['open'], cancelled: ['open'] },
}

/** Stamps `completedAt` when the task is done (a value set on purpose stands) and clears it otherwise. */
export function settleTask(before: Task | null, after: Task, { now }: { readonly now: Instant }): Checked<Task> {
  const illegal = move(TASK_STATES, { field: 'status', from: before?.status ?? null, to: after.status })
  if (illegal !== null) return refused(illegal)
  return accepted({ ...after, completedAt: after.status === 'done' ? (after.completedAt ?? now) : null })
}
