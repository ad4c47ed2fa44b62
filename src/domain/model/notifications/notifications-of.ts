import type { Written } from '../activity/activity-of'
import type { Deal, Stage } from '../deals/deal'
import type { ImportJob } from '../imports/writing/import-job'
import type { Id } from '../kernel/id'
import type { Note } from '../notes/note'
import type { Via } from '../records/meta'
import { subjectOf, type Subject } from '../records/subject'
import type { Task } from '../tasks/task'
import type { Notification, NotificationKind } from './notification'

export interface NotificationContext {
  /** The member who did it; `null` where none did. */
  readonly actorId: Id | null
  readonly via: Via
  stage(id: Id): Pick<Stage, 'kind'> | undefined
  /** The active owners and admins. */
  leads(): readonly Id[]
}

/**
 * Who is notified of a write, and of what: whoever is mentioned in a note, is given a task or a deal, owns a deal that was won
 * or leads the team, or began an import that somebody else finished. Nobody is notified of their own writes, and only writes of
 * the app count: an import that assigns ten thousand deals does not notify ten thousand times.
 *
 * @param makerId who made the record
 */
export function notificationsOf(write: Written, makerId: Id | null, context: NotificationContext): readonly Notification[] {
  const { actorId } = context
  if (actorId === null || (write.kind !== 'create' && write.kind !== 'update')) return []
  if (context.via !== 'app' && write.collection !== 'imports') return []
  const { collection, id } = write
  if (collection !== 'notes' && collection !== 'tasks' && collection !== 'deals' && collection !== 'imports') return []
  const notices = write.collection === 'imports' ? importNotices(write, makerId) : noticesOf(write, context)
  const seen = new Set<string>()
  return notices.flatMap(({ memberId, kind, subject }) => {
    const key = `${kind} ${memberId}`
    if (memberId === null || memberId === actorId || seen.has(key)) return []
    seen.add(key)
    return [{ memberId, kind, subject, objectCollection: collection, objectId: id, actorId, readAt: null }]
  })
}

interface Notice {
  readonly memberId: Id | null
  readonly kind: NotificationKind
  readonly subject: Subject | null
}

function noticesOf(write: Written, context: NotificationContext): readonly Notice[] {
  if (write.after === null) return []
  switch (write.collection) {
    case 'notes':
      return noteNotices(write.before, write.after)
    case 'tasks':
      return taskNotices(write.before, write.after)
    case 'deals':
      return dealNotices(write.before, { ...write.after, id: write.id }, context)
    default:
      return []
  }
}

function noteNotices(before: Note | null, after: Note): readonly Notice[] {
  const known = new Set(before?.mentions)
  const subject = after.subjects[0] ?? null
  return after.mentions.flatMap((memberId) => (known.has(memberId) ? [] : [{ memberId, kind: 'mention', subject }]))
}

function taskNotices(before: Task | null, after: Task): readonly Notice[] {
  const isOver = after.status === 'done' || after.status === 'cancelled'
  if (isOver || before?.assigneeId === after.assigneeId) return []
  return [{ memberId: after.assigneeId, kind: 'assignment', subject: after.subjects[0] ?? null }]
}

function dealNotices(before: Deal | null, after: Deal & { readonly id: Id }, context: NotificationContext): readonly Notice[] {
  const subject = subjectOf('deals', after.id)
  const given: readonly Notice[] =
    before?.ownerId === after.ownerId ? [] : [{ memberId: after.ownerId, kind: 'assignment', subject }]
  const isWon =
    before !== null &&
    before.stageId !== after.stageId &&
    context.stage(after.stageId)?.kind === 'won' &&
    context.stage(before.stageId)?.kind !== 'won'
  if (!isWon) return given
  return [...given, ...[after.ownerId, ...context.leads()].map((memberId): Notice => ({ memberId, kind: 'deal-won', subject }))]
}

type Step = { readonly before: ImportJob | null; readonly after: ImportJob | null }

function importNotices({ before, after }: Step, makerId: Id | null): readonly Notice[] {
  if (before === null || before.status === 'done' || after?.status !== 'done') return []
  return [{ memberId: makerId, kind: 'import-done', subject: null }]
}
