import type { Verb } from '../../domain/model/activity/activity'
import type { SenderChecks } from '../../domain/model/integrations/mail-note'
import type { Note } from '../../domain/model/notes/note'
import type { SubjectCollection } from '../../domain/model/records/subject'
import type { Task } from '../../domain/model/tasks/task'
import { kindName } from './record'
import { inLanguage } from './in-language'

type Composing = 'note' | 'task' | 'call' | 'meeting'

type Filter = 'all' | 'notes' | 'calls' | 'meetings' | 'tasks' | 'files' | 'stages' | 'changes'

/** What happened to an object, which is named after it; of the record itself nothing needs to be named. */
const VERBS: Readonly<Record<Verb, string>> = {
  created: 'created',
  imported: 'imported',
  updated: 'changed',
  trashed: 'moved to the trash:',
  restored: 'restored',
  merged: 'merged',
  unmerged: 'undid the merge of',
  'moved-stage': 'moved',
  won: 'won',
  lost: 'lost',
  reopened: 'reopened',
  noted: 'wrote a note:',
  'call-logged': 'logged a call:',
  'meeting-logged': 'logged a meeting:',
  'email-logged': 'logged an e-mail:',
  'note-edited': 'edited a note:',
  'note-removed': 'moved a note to the trash:',
  'task-added': 'added the task',
  'task-done': 'completed',
  'task-reopened': 'reopened',
  'task-changed': 'changed',
  'file-added': 'attached',
  'file-removed': 'moved to the trash:',
  submitted: 'filled in the form',
}

/** For each verb of a merge. */
type MergeJoints = Readonly<Record<'merged' | 'unmerged', readonly [between: string, after: string]>>
const MERGE_JOINTS: MergeJoints = { merged: ['into', ''], unmerged: ['and', ''] }

export const composerText = inLanguage('composer', {
  label: 'Add to the timeline',
  modes: 'What to add',
  mode: { note: 'Note', task: 'Task', call: 'Call', meeting: 'Meeting' } satisfies Record<Composing, string>,
  saved: {
    note: 'Note added',
    task: 'Task added',
    call: 'Call logged',
    meeting: 'Meeting logged',
  } satisfies Record<Composing, string>,
  note: 'Note',
  notePlaceholder: 'Write a note, or @ to mention somebody',
  callPlaceholder: 'What was said?',
  meetingPlaceholder: 'What was agreed?',
  taskTitle: 'Task',
  taskPlaceholder: 'What needs to be done?',
  kind: 'Kind',
  due: 'Due',
  priority: 'Priority',
  assignee: 'Assignee',
  when: 'When',
  add: (mode: Composing): string => (mode === 'call' || mode === 'meeting' ? 'Log' : 'Add'),
  hint: (key: string) => `${key} to save`,
  empty: 'Write something first.',
})

export const timelineText = inLanguage('timeline', {
  label: 'Timeline',
  filter: 'Show',
  filterOf: {
    all: 'Everything',
    notes: 'Notes',
    calls: 'Calls',
    meetings: 'Meetings',
    tasks: 'Tasks',
    files: 'Files',
    stages: 'Stages',
    changes: 'Changes',
  } satisfies Record<Filter, string>,
  moreFilters: 'More',
  empty: 'Nothing has happened here yet',
  emptyHint: 'Write the first note, log a call or plan the next step.',
  emptyFiltered: 'Nothing of this kind yet.',
  loadMore: 'Show earlier',
  couldNotLoad: 'The timeline could not be loaded.',
  lastSeen: 'You are offline: this is what this device last saw, with what you wrote since.',
  pinned: 'Pinned',
  noteKind: { note: 'Note', call: 'Call', meeting: 'Meeting', email: 'E-mail' } satisfies Record<Note['kind'], string>,
  noteVerb: {
    note: 'wrote a note',
    call: 'logged a call',
    meeting: 'logged a meeting',
    email: 'logged an e-mail',
  } satisfies Record<Note['kind'], string>,
  verdict: ({ spf, dkim, dmarc }: SenderChecks) =>
    dmarc === 'unknown' ? 'Sender not checked' : `Sender checked: SPF ${spf}, DKIM ${dkim}, DMARC ${dmarc}`,
  edited: 'edited',
  noteActions: 'Actions for this note',
  pin: 'Pin to the top',
  unpin: 'Unpin',
  editNote: 'Edit',
  trashNote: 'Move to trash',
  pinnedNow: 'Note pinned',
  unpinnedNow: 'Note unpinned',
  noteTrashed: 'Note moved to the trash',
  taskAdded: 'added a task',
  fileAdded: 'attached a file',
  verb: VERBS,
  verbOwn: (verb: Verb, kind: SubjectCollection) => {
    if (verb === 'updated') return VERBS.updated
    const object = `this ${kindName(kind)}`
    return verb === 'trashed' ? `moved ${object} to the trash` : `${VERBS[verb]} ${object}`
  },
  /** What stands between the two records of a merge, and after them. */
  mergeJoint: MERGE_JOINTS,
  own: (kind: SubjectCollection) => `this ${kindName(kind)}`,
  quoted: (label: string) => `“${label}”`,
  through: {
    app: '',
    import: 'by import',
    api: 'through the API',
    agent: 'by an assistant',
    proposal: 'as an assistant proposed',
    form: 'by a form',
    function: 'automatically',
    sample: 'as sample data',
    rule: 'by an automation',
  },
  byKey: (name: string, ending: string) => `(key ${name}, …${ending})`,
  from: 'from',
  to: 'to',
  set: (field: string) => `${field} set to`,
  cleared: (field: string) => `${field} cleared, was`,
  changed: (field: string) => field,
  textChanged: (field: string) => `${field} changed`,
  added: 'added',
  removed: 'removed',
  restoreOf: (field: string, value: string) => `Restore ${field.toLowerCase()} to ${value}`,
  restoreEmpty: (field: string) => `Clear ${field.toLowerCase()} again`,
  restoreList: (field: string) => `Restore ${field.toLowerCase()} to what it was`,
  restored: (field: string) => `${field} restored`,
  restoredAlready: (field: string) => `${field} already has that value.`,
  notRestored: (field: string, why: string) => `${field} could not be restored. ${why}`,
  someone: 'Portside',
  stranger: 'Somebody',
  removedSince: 'something that was removed',
})

export const taskText = inLanguage('task', {
  done: (title: string) => `“${title}” completed`,
  reopened: (title: string) => `“${title}” reopened`,
  trashed: (title: string) => `“${title}” moved to the trash`,
  saved: (title: string) => `“${title}” changed`,
  complete: (title: string) => `Complete ${title}`,
  reopen: (title: string) => `Reopen ${title}`,
  actions: (title: string) => `Actions for ${title}`,
  trash: 'Move to trash',
  kind: { 'to-do': 'To-do', call: 'Call', email: 'E-mail', meeting: 'Meeting' } satisfies Record<Task['kind'], string>,
  priority: {
    none: 'No priority',
    low: 'Low',
    medium: 'Medium',
    high: 'High',
    urgent: 'Urgent',
  } satisfies Record<Task['priority'], string>,
  due: (day: string) => `Due ${day}`,
  doneOn: (when: string) => `Done ${when}`,
  cancelled: 'Cancelled',
  body: 'Details',
})
