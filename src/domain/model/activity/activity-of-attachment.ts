import type { FileRecord } from '../files/file'
import type { Note } from '../notes/note'
import { changesBetween } from '../records/changes'
import type { Task } from '../tasks/task'
import type { Verb } from './activity'
import type { Told, Written } from './written'

/** Notes, tasks and files are told on what they are about. Of settings, members and tags nothing is told. */
export function activityOfAttachment(write: Written): Told | null {
  if (write.after === null) return null
  switch (write.collection) {
    case 'notes':
      return tellNote(write.kind, write.before, write.after)
    case 'tasks':
      return tellTask(write.kind, write.before, write.after)
    case 'files':
      return tellFile(write.kind, write.before, write.after)
    default:
      return null
  }
}

type Kind = Written['kind']

/** Bodies are long and may be taken back: the timeline shows the note itself, not what it was. */
const LEFT_OUT: ReadonlySet<string> = new Set(['body', 'completedAt', 'mentions', 'pinned'])

const LOGGED: Readonly<Record<Note['kind'], Verb>> = {
  note: 'noted',
  call: 'call-logged',
  meeting: 'meeting-logged',
  email: 'email-logged',
}

function tellNote(kind: Kind, before: Note | null, after: Note): Told | null {
  const told = { subjects: after.subjects, label: excerpt(after.body) }
  if (kind === 'trash') return { ...told, verb: 'note-removed' }
  if (kind === 'restore') return { ...told, verb: 'restored' }
  if (before === null) return { ...told, verb: LOGGED[after.kind] }
  const changes = changesBetween(before, after, LEFT_OUT)
  const isSame = before.body === after.body && Object.keys(changes).length === 0
  return isSame ? null : { ...told, verb: 'note-edited', changes }
}

function tellTask(kind: Kind, before: Task | null, after: Task): Told | null {
  const told = { subjects: after.subjects, label: after.title }
  if (kind === 'trash') return { ...told, verb: 'trashed' }
  if (kind === 'restore') return { ...told, verb: 'restored' }
  if (before === null) return { ...told, verb: 'task-added' }
  const changes = changesBetween(before, after, LEFT_OUT)
  const isSame = before.body === after.body && Object.keys(changes).length === 0
  return isSame ? null : { ...told, verb: taskVerb(before, after), changes }
}

function taskVerb(before: Task, after: Task): Verb {
  if (before.status === after.status) return 'task-changed'
  if (after.status === 'done') return 'task-done'
  return after.status === 'open' ? 'task-reopened' : 'task-changed'
}

/** A file is told when its bytes are there and when they are gone; what happens between is the uploader's business. */
function tellFile(kind: Kind, before: FileRecord | null, after: FileRecord): Told | null {
  const told = { subjects: after.subject === null ? [] : [after.subject], label: after.name }
  const isThere = kind !== 'trash' && after.status === 'ready'
  const wasThere = kind !== 'restore' && before?.status === 'ready'
  if (isThere === wasThere) return null
  return { ...told, verb: isThere ? 'file-added' : 'file-removed' }
}

function excerpt(body: string): string {
  const firstLine = body.split('\n', 1)[0] ?? ''
  if (firstLine.length <= 80) return firstLine
  // Half of a character is none: a cut between its two units takes both.
  const cut = firstLine.slice(0, 79).replace(/[\ud800-\udbff]$/, '')
  return `${cut.trimEnd()}…`
}
