import type { Deal, Stage } from '../deals/deal'
import type { FileRecord } from '../files/file'
import type { Id } from '../kernel/id'
import type { Instant } from '../kernel/instant'
import type { Note } from '../notes/note'
import { personName } from '../people/person-name'
import { changesBetween } from '../records/changes'
import type { Collections } from '../records/collections'
import type { Via } from '../records/meta'
import { type Subject, type SubjectCollection, subjectOf } from '../records/subject'
import type { Task } from '../tasks/task'
import { type Activity, TOLD_COLLECTIONS, type Verb } from './activity'

/** One record's write, done. For `purge` there is nothing to tell: the record is gone. */
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
  stage(id: Id): Pick<Stage, 'kind'> | undefined
}

/** The told part of an activity; who, when and through what come from the context. */
export type Told = Pick<Activity, 'verb' | 'subjects' | 'label'> & Partial<Pick<Activity, 'changes'>>

/** One for all lines that have none. */
const UNCHANGED: Activity['changes'] = {}

/** The line of the timeline that a write leaves, or `null` where it leaves none: a new rank, a setting, a purge. */
export function activityOf(write: Written, context: ActivityContext): Activity | null {
  const told = tell(write, context)
  const objectCollection = TOLD_COLLECTIONS.find((each) => each === write.collection)
  if (told === null || objectCollection === undefined) return null
  const { actorId, at, via } = context
  const { verb, subjects, label, changes = UNCHANGED } = told
  return { actorId, at, source: via, objectId: write.id, objectCollection, verb, subjects, label, changes }
}

function tell(write: Written, context: ActivityContext): Told | null {
  if (write.kind === 'purge' || write.after === null) return null
  switch (write.collection) {
    case 'people':
      return tellRecord(write, { ...named('people', write.id, personName(write.after)), via: context.via })
    case 'companies':
      return tellRecord(write, { ...named('companies', write.id, write.after.name), via: context.via })
    case 'deals':
      return tellDeal({ ...write, after: write.after }, context)
    default:
      return activityOfAttachment(write)
  }
}

interface Line {
  readonly subjects: readonly Subject[]
  readonly label: string
  readonly via: Via
}

function named(collection: SubjectCollection, id: Id, label: string): Pick<Line, 'subjects' | 'label'> {
  return { subjects: [subjectOf(collection, id)], label }
}

/** What the backend stamps or the board sorts by is not news. */
const SILENT: ReadonlySet<string> = new Set(['rank', 'stageEnteredAt', 'closedAt'])
/** What a deal's stays are made of: which stage it left for which, and since when it had been there. */
const STEP: readonly (keyof Deal)[] = ['pipelineId', 'stageId', 'stageEnteredAt']

function tellRecord(write: Pick<Written, 'kind' | 'before' | 'after'>, { subjects, label, via }: Line): Told | null {
  const line = (verb: Verb): Told => ({ verb, subjects, label })
  if (write.kind === 'trash') return line('trashed')
  if (write.kind === 'restore') return line('restored')
  // An import is told in one word a record: its fields are in the import's own report.
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

/** A deal's steps are told on its company and people too: they are what happened between us and them. */
function tellDeal({ id, kind, before, after }: DealWrite, context: ActivityContext): Told | null {
  const own = named('deals', id, after.title)
  const line = tellRecord({ kind, before, after }, { ...own, via: context.via })
  const told = line === null ? null : withStep(line, before, after)
  if (told === null || (told.verb !== 'updated' && told.verb !== 'created')) return told
  const step = stageStep(before, after, context)
  if (step === null && told.verb === 'updated') return told
  return { ...told, verb: step ?? told.verb, subjects: [...own.subjects, ...related(after)] }
}

/** A change of stage is kept whatever else is told: an import's line too says from where to where. */
function withStep(told: Told, before: Deal | null, after: Deal): Told {
  if (before === null || before.stageId === after.stageId) return told
  const left = new Set(Object.keys(after).filter((field) => !STEP.some((kept) => kept === field)))
  return { ...told, changes: { ...told.changes, ...changesBetween(before, after, left) } }
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

/** Notes, tasks and files are told on what they are about. Of settings, members and tags nothing is told. */
function activityOfAttachment(write: Written): Told | null {
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
