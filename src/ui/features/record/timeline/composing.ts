import type { Id } from '../../../../domain/model/kernel/id'
import type { Instant } from '../../../../domain/model/kernel/instant'
import type { Note } from '../../../../domain/model/notes/note'
import type { Mutation } from '../../../../domain/model/records/mutation'
import type { Subject } from '../../../../domain/model/records/subject'
import type { Task } from '../../../../domain/model/tasks/task'
import { typedDate } from '../../../app/typed-time'

export const COMPOSING = ['note', 'task', 'call', 'meeting'] as const
/** What is being added: a call and a meeting are notes that say when they were. */
export type Composing = (typeof COMPOSING)[number]

interface Composition {
  readonly mode: Composing
  readonly body: string
  /** When the call or meeting was. */
  readonly happenedAt: Instant | null
  readonly task: TaskDraft
  readonly mentions: Note['mentions']
}

/** The record that what was composed becomes, about the subject. */
export function compositionOf(composition: Composition, subject: Subject, id: Id): Mutation {
  const { mode, body, happenedAt, task, mentions } = composition
  if (mode === 'task') return { kind: 'create', collection: 'tasks', id, data: { ...taskOf(task), subjects: [subject] } }
  const at = mode === 'note' ? null : happenedAt
  return { kind: 'create', collection: 'notes', id, data: { kind: mode, body, happenedAt: at, subjects: [subject], mentions } }
}

export function isBlank({ mode, body, task }: Pick<Composition, 'mode' | 'body' | 'task'>): boolean {
  return (mode === 'task' ? task.title : body).trim() === ''
}

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

function taskOf({ dueOn, body, ...draft }: TaskDraft): Partial<Task> {
  return { ...draft, body: body.trim() === '' ? null : body, dueOn: typedDate(dueOn) }
}
