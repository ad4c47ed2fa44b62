import * as v from 'valibot'
import { choice, id, instant, lines, nullable, optional, plainDate, requiredLine } from '../kernel/fields'
import { LIMITS } from '../records/limits'
import { subjects } from '../records/subject-field'

export const TASK_KINDS = ['to-do', 'call', 'email', 'meeting'] as const
export const TASK_STATUSES = ['open', 'done', 'cancelled'] as const
export const PRIORITIES = ['none', 'low', 'medium', 'high', 'urgent'] as const

export const taskSchema = v.strictObject({
  title: requiredLine(LIMITS.title),
  body: optional(lines(LIMITS.note)),
  kind: v.optional(choice(TASK_KINDS), 'to-do'),
  dueOn: nullable(plainDate),
  priority: v.optional(choice(PRIORITIES), 'none'),
  assigneeId: nullable(id),
  status: v.optional(choice(TASK_STATUSES), 'open'),
  /** Stamped by the backend when the task is done. */
  completedAt: nullable(instant),
  subjects,
})

export type Task = Readonly<v.InferOutput<typeof taskSchema>>
export type TaskStatus = (typeof TASK_STATUSES)[number]
