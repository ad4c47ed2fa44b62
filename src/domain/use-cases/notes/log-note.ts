import type { Id } from '../../model/kernel/id'
import type { Note } from '../../model/notes/note'
import type { Mutation } from '../../model/records/mutation'
import type { Task } from '../../model/tasks/task'

/** What is to be done next about the same records. */
export type FollowUp = Pick<Task, 'title' | 'dueOn' | 'assigneeId'>

export type LoggedNote = Pick<Note, 'kind' | 'body' | 'happenedAt' | 'subjects' | 'mentions'>

/** The note, and the task that follows from it where there is one: one commit, so that undoing takes back both. */
export function logNote(note: LoggedNote, followUp: FollowUp | null, newId: () => Id): readonly Mutation[] {
  const create: Mutation = { kind: 'create', collection: 'notes', id: newId(), data: { ...note, happenedAt: momentOf(note) } }
  if (followUp === null) return [create]
  const kind = note.kind === 'call' || note.kind === 'meeting' ? note.kind : 'to-do'
  return [create, { kind: 'create', collection: 'tasks', id: newId(), data: { ...followUp, kind, subjects: note.subjects } }]
}

/** A plain note is of when it was written. */
function momentOf({ kind, happenedAt }: LoggedNote): Note['happenedAt'] {
  return kind === 'note' ? null : happenedAt
}
