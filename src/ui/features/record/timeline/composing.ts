import type { Id } from '../../../../domain/model/kernel/id'
import type { Instant } from '../../../../domain/model/kernel/instant'
import type { Note } from '../../../../domain/model/notes/note'
import type { Mutation } from '../../../../domain/model/records/mutation'
import type { Subject } from '../../../../domain/model/records/subject'
import { taskOf, type TaskDraft } from './task-draft'

export const COMPOSING = ['note', 'task', 'call', 'meeting'] as const
/** What is being added: a call and a meeting are notes that say when they were. */
export type Composing = (typeof COMPOSING)[number]

export interface Composition {
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
