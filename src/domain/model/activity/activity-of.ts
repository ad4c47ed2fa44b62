import type { Deal, Stage } from '../deals/deal'
import type { FileRecord } from '../files/file'
import type { Submission } from '../forms/submission'
import { cutTo } from '../kernel/cut-to'
import type { Id } from '../kernel/id'
import type { Instant } from '../kernel/instant'
import type { Note } from '../notes/note'
import { personName } from '../people/person-name'
import { changesBetween } from '../records/changes'
import type { Collections } from '../records/collections'
import type { Via } from '../records/meta'
import { type Subject, type SubjectCollection, subjectOf } from '../records/subject'
import type { Task } from '../tasks/task'
import { type Activity, type SourceKey, TIMELINE_COLLECTIONS, type Verb } from './activity'

/** One write of a record, done. A `purge` has no record any more. */
export type Written = {
  readonly [K in keyof Collections]: {
    readonly collection: K
    readonly id: Id
    readonly kind: 'create' | 'update' | 'trash' | 'restore' | 'purge'
    /** `null` for a new record. */
    readonly before: Collections[K] | null
    readonly after: Collections[K] | null
  }
}[keyof Collections]

export interface ActivityContext {
  /** The member who did it; `null` where none did. */
  readonly actorId: Id | null
  readonly at: Instant
  readonly via: Via
  /** The key that it came by; absent: none. */
  readonly sourceKey?: SourceKey | undefined
  stage(id: Id): Pick<Stage, 'kind'> | undefined
}

/** What the write itself says of an activity; who, when and through what come from the context. */
export type Entry = Pick<Activity, 'verb' | 'subjects' | 'label'> & Partial<Pick<Activity, 'changes'>>

/** Shared by all activities without changes. */
const UNCHANGED: Activity['changes'] = {}

/** The activity that a write leaves on the timeline; `null`: none, as for a new rank, a setting or a purge. */
export function activityOf(write: Written, context: ActivityContext): Activity | null {
  const entry = entryFor(write, context)
  const objectCollection = TIMELINE_COLLECTIONS.find((each) => each === write.collection)
  if (entry === null || objectCollection === undefined) return null
  const { actorId, at, via, sourceKey = null } = context
  const { verb, subjects, label, changes = UNCHANGED } = entry
  return { actorId, at, source: via, sourceKey, objectId: write.id, objectCollection, verb, subjects, label, changes }
}

function entryFor(write: Written, context: ActivityContext): Entry | null {
  if (write.kind === 'purge' || write.after === null) return null
  switch (write.collection) {
    case 'people':
      return recordEntry(write, { ...named('people', write.id, personName(write.after)), via: context.via })
    case 'companies':
      return recordEntry(write, { ...named('companies', write.id, write.after.name), via: context.via })
    case 'deals':
      return dealEntry({ ...write, after: write.after }, context)
    default:
      return activityOfAttachment(write)
  }
}

interface EntryHead {
  readonly subjects: readonly Subject[]
  readonly label: string
  readonly via: Via
}

function named(collection: SubjectCollection, id: Id, label: string): Pick<EntryHead, 'subjects' | 'label'> {
  return { subjects: [subjectOf(collection, id)], label }
}

/** Stamps of the backend and the order on the board are not shown. */
const SILENT: ReadonlySet<string> = new Set(['rank', 'stageEnteredAt', 'closedAt'])
/** What a deal's stays are computed from: the stages it left and entered, and since when it had been there. */
const STEP: readonly (keyof Deal)[] = ['pipelineId', 'stageId', 'stageEnteredAt']

function recordEntry(write: Pick<Written, 'kind' | 'before' | 'after'>, { subjects, label, via }: EntryHead): Entry | null {
  const line = (verb: Verb): Entry => ({ verb, subjects, label })
  if (write.kind === 'trash') return line('trashed')
  if (write.kind === 'restore') return line('restored')
  // One word for an imported record: its fields are in the report of the import.
  if (via === 'import') return line('imported')
  if (write.before === null || write.after === null) return line('created')
  const changes = changesBetween(write.before, write.after, SILENT)
  return Object.keys(changes).length === 0 ? null : { ...line('updated'), changes }
}

interface DealWrite {
  readonly id: Id
  readonly kind: Written['kind']
  readonly before: Deal | null
  readonly after: Deal
}

/** The steps of a deal are also on the timelines of its company and people. */
function dealEntry({ id, kind, before, after }: DealWrite, context: ActivityContext): Entry | null {
  const own = named('deals', id, after.title)
  const line = recordEntry({ kind, before, after }, { ...own, via: context.via })
  const entry = line === null ? null : withStep(line, before, after)
  if (entry === null || (entry.verb !== 'updated' && entry.verb !== 'created')) return entry
  const step = stageStep(before, after, context)
  if (step === null && entry.verb === 'updated') return entry
  return { ...entry, verb: step ?? entry.verb, subjects: [...own.subjects, ...related(after)] }
}

/** Always includes a change of stage: stays are computed from it, also for imports. */
function withStep(entry: Entry, before: Deal | null, after: Deal): Entry {
  if (before === null || before.stageId === after.stageId) return entry
  const left = new Set(Object.keys(after).filter((field) => !STEP.some((kept) => kept === field)))
  return { ...entry, changes: { ...entry.changes, ...changesBetween(before, after, left) } }
}

function stageStep(before: Deal | null, after: Deal, { stage }: ActivityContext): Verb | null {
  if (before === null || before.stageId === after.stageId) return null
  const from = stage(before.stageId)?.kind ?? 'open'
  const to = stage(after.stageId)?.kind ?? 'open'
  if (to !== 'open') return to
  return from === 'open' ? 'moved-stage' : 'reopened'
}

function related(deal: Deal): readonly Subject[] {
  const people = deal.people.map(({ personId }) => subjectOf('people', personId))
  return deal.companyId === null ? people : [subjectOf('companies', deal.companyId), ...people]
}

/** Notes, tasks and files appear on the timelines of their subjects; settings, members and tags on none. */
function activityOfAttachment(write: Written): Entry | null {
  if (write.after === null) return null
  switch (write.collection) {
    case 'notes':
      return noteEntry(write.kind, write.before, write.after)
    case 'tasks':
      return taskEntry(write.kind, write.before, write.after)
    case 'files':
      return fileEntry(write.kind, write.before, write.after)
    case 'submissions':
      return submissionEntry(write.kind, write.after)
    default:
      return null
  }
}

type Kind = Written['kind']

/** Bodies are long: the timeline shows the note itself, not its former text. */
const LEFT_OUT: ReadonlySet<string> = new Set(['body', 'completedAt', 'mentions', 'pinned'])

const LOGGED: Readonly<Record<Note['kind'], Verb>> = {
  note: 'noted',
  call: 'call-logged',
  meeting: 'meeting-logged',
  email: 'email-logged',
}

function noteEntry(kind: Kind, before: Note | null, after: Note): Entry | null {
  const entry = { subjects: after.subjects, label: excerpt(after.body) }
  if (kind === 'trash') return { ...entry, verb: 'note-removed' }
  if (kind === 'restore') return { ...entry, verb: 'restored' }
  if (before === null) return { ...entry, verb: LOGGED[after.kind] }
  const changes = changesBetween(before, after, LEFT_OUT)
  const isSame = before.body === after.body && Object.keys(changes).length === 0
  return isSame ? null : { ...entry, verb: 'note-edited', changes }
}

function taskEntry(kind: Kind, before: Task | null, after: Task): Entry | null {
  const entry = { subjects: after.subjects, label: after.title }
  if (kind === 'trash') return { ...entry, verb: 'trashed' }
  if (kind === 'restore') return { ...entry, verb: 'restored' }
  if (before === null) return { ...entry, verb: 'task-added' }
  const changes = changesBetween(before, after, LEFT_OUT)
  const isSame = before.body === after.body && Object.keys(changes).length === 0
  return isSame ? null : { ...entry, verb: taskVerb(before, after), changes }
}

function taskVerb(before: Task, after: Task): Verb {
  if (before.status === after.status) return 'task-changed'
  if (after.status === 'done') return 'task-done'
  return after.status === 'open' ? 'task-reopened' : 'task-changed'
}

/** A file appears when its bytes are there and when they are gone, not while it is uploaded. */
function fileEntry(kind: Kind, before: FileRecord | null, after: FileRecord): Entry | null {
  const entry = { subjects: after.subject === null ? [] : [after.subject], label: after.name }
  const isThere = kind !== 'trash' && after.status === 'ready'
  const wasThere = kind !== 'restore' && before?.status === 'ready'
  if (isThere === wasThere) return null
  return { ...entry, verb: isThere ? 'file-added' : 'file-removed' }
}

/** What was filled into somebody who was known before is what is told of it: the answers are on the submission. */
function submissionEntry(kind: Kind, { subject, name, merged }: Submission): Entry | null {
  if (kind !== 'create') return null
  const changes: Activity['changes'] = merged.length === 0 ? UNCHANGED : { merged: [[], merged] }
  return { verb: 'submitted', subjects: subject === null ? [] : [subject], label: name, changes }
}

function excerpt(body: string): string {
  const firstLine = body.split('\n', 1)[0] ?? ''
  return firstLine.length <= 80 ? firstLine : `${cutTo(firstLine, 79)}…`
}
