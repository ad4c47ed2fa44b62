import type { Deal } from '../deals/deal'
import type { Id } from '../kernel/id'
import { personName } from '../people/person-name'
import { changesBetween } from '../records/changes'
import type { Via } from '../records/meta'
import { subjectOf, type Subject, type SubjectCollection } from '../records/subject'
import { TOLD_COLLECTIONS, type Activity, type Verb } from './activity'
import { activityOfAttachment } from './activity-of-attachment'
import type { ActivityContext, Told, Written } from './written'

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
