import type { Id } from '../kernel/id'
import type { Instant } from '../kernel/instant'
import type { Via } from '../records/meta'
import type { Subject } from '../records/subject'

export const VERBS = [
  'created',
  'imported',
  'updated',
  'trashed',
  'restored',
  'merged',
  'unmerged',
  'moved-stage',
  'won',
  'lost',
  'reopened',
  'noted',
  'call-logged',
  'meeting-logged',
  'email-logged',
  'note-edited',
  'note-removed',
  'task-added',
  'task-done',
  'task-reopened',
  'task-changed',
  'file-added',
  'file-removed',
  'submitted',
] as const
export type Verb = (typeof VERBS)[number]

/** What is told of two records at once: which of them went into which, its first and its last subject. */
export function isMergeVerb(verb: Verb): verb is 'merged' | 'unmerged' {
  return verb === 'merged' || verb === 'unmerged'
}

/** The collections whose records appear on the timeline. */
export const TIMELINE_COLLECTIONS = ['people', 'companies', 'deals', 'notes', 'tasks', 'files', 'submissions'] as const
export type TimelineCollection = (typeof TIMELINE_COLLECTIONS)[number]

/** One line of the timeline. Append-only; the backend writes it with the commit it is about, never a client. */
export interface Activity {
  readonly actorId: Id | null
  readonly verb: Verb
  readonly subjects: readonly Subject[]
  /** The record the verb is about: the note, the task, the deal. */
  readonly objectId: Id
  readonly objectCollection: TimelineCollection
  /** What to call the object, as it was named then. */
  readonly label: string | null
  readonly at: Instant
  /** Field name to [before, after]; only scalars and lists of them. */
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>
  readonly source: Via
  /** The key that a program wrote it by; `null`: no key did. */
  readonly sourceKey: SourceKey | null
}

/** An API key as it was called when it was used: it may be revoked since, and what it was called be forgotten. */
export interface SourceKey {
  readonly name: string
  /** The last characters of the key, to recognise it by. */
  readonly ending: string
}

export const ACTIVITY_KINDS = ['notes', 'calls', 'meetings', 'tasks', 'files', 'stages', 'changes', 'records'] as const
/** What the timeline can be filtered by. */
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
  records: ['created', 'imported', 'trashed', 'restored', 'merged', 'unmerged', 'submitted'],
}
