import type { Verb } from './activity'

export const ACTIVITY_KINDS = ['notes', 'calls', 'meetings', 'tasks', 'files', 'stages', 'changes', 'records'] as const
/** What one looks for in what happened. */
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/** Every verb, under the kind it belongs to. */
export const VERBS_OF: Readonly<Record<ActivityKind, readonly Verb[]>> = {
  notes: ['noted', 'email-logged', 'note-edited', 'note-removed'],
  calls: ['call-logged'],
  meetings: ['meeting-logged'],
  tasks: ['task-added', 'task-done', 'task-reopened', 'task-changed'],
  files: ['file-added', 'file-removed'],
  stages: ['moved-stage', 'won', 'lost', 'reopened'],
  changes: ['updated'],
  records: ['created', 'imported', 'trashed', 'restored'],
}
