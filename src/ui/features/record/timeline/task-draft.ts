import type { Id } from '../../../../domain/model/kernel/id'
import type { Task } from '../../../../domain/model/tasks/task'
import { typedDate } from '../../../app/typed-date'

/** A task as it is typed. */
export interface TaskDraft extends Pick<Task, 'kind' | 'priority' | 'assigneeId'> {
  readonly title: string
  readonly body: string
  /** `2026-11-21`, or blank. */
  readonly dueOn: string
}

export function blankTask(assigneeId: Id | null): TaskDraft {
  return { title: '', body: '', kind: 'to-do', dueOn: '', priority: 'none', assigneeId }
}

export function taskOf({ dueOn, body, ...draft }: TaskDraft): Partial<Task> {
  return { ...draft, body: body.trim() === '' ? null : body, dueOn: typedDate(dueOn) }
}
