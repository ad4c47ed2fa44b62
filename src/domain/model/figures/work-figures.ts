import type { Verb } from '../activity/activity'
import type { Id } from '../kernel/id'
import type { Instant } from '../kernel/instant'
import { dayIn } from '../kernel/plain-date'
import { weekOf } from '../kernel/plain-week'
import type { RecordOf } from '../records/collections'
import type { Deed, WorkFigure } from '../records/views'
import type { Workspace } from '../workspaces/workspace'

/** Something that a member did. */
export interface Done {
  readonly workspaceId: Id
  readonly memberId: Id
  readonly deed: Deed
  readonly at: Instant
}

/** A note counts when what it tells of happened; `null`: it is in the trash, or no member wrote it. */
export function noteDone(note: RecordOf<'notes'>): Done | null {
  const { workspaceId, kind, deletedAt, createdBy, happenedAt, createdAt } = note
  if (deletedAt !== null || createdBy.memberId === null) return null
  return { workspaceId, memberId: createdBy.memberId, deed: kind, at: happenedAt ?? createdAt }
}

const DEEDS: { readonly [V in Verb]?: Deed } = {
  'task-done': 'task-done',
  'moved-stage': 'deal-moved',
  won: 'deal-won',
  lost: 'deal-lost',
}

/** `null`: it is none of the steps that are counted, or no member took it. */
export function stepDone({ workspaceId, actorId, verb, at }: RecordOf<'activities'>): Done | null {
  const deed = DEEDS[verb]
  return deed === undefined || actorId === null ? null : { workspaceId, memberId: actorId, deed, at }
}

/** How often each member did each thing in each week of the workspace's own. `timeZone` is as `knownZone` gave it. */
export function workFigures(
  done: Iterable<Done>,
  { timeZone, weekStart }: Pick<Workspace, 'timeZone' | 'weekStart'>,
): readonly WorkFigure[] {
  const figures = new Map<string, WorkFigure>()
  for (const { workspaceId, memberId, deed, at } of done) {
    const week = weekOf(dayIn(timeZone, Date.parse(at)), weekStart)
    const id = `${memberId}/${week}/${deed}` as Id
    figures.set(id, { id, workspaceId, memberId, week, deed, count: (figures.get(id)?.count ?? 0) + 1 })
  }
  return [...figures.values()]
}
