import type { Activity } from '../activity/activity'
import { isId, type Id } from '../kernel/id'
import { isInstant, type Instant } from '../kernel/instant'
import type { RecordOf } from '../records/collections'
import type { StageStay, StayOutcome } from '../records/views'
import type { Stage } from './deal'
import type { StageKind } from '../registry/deals'

type Move = Pick<Activity, 'at' | 'changes'> & { readonly id: Id }
type StageOf = (id: Id) => Pick<Stage, 'kind' | 'pipelineId'> | undefined

/** Whether this activity is a deal's change of stage. */
export function isStageMove({ changes }: Pick<Activity, 'changes'>): boolean {
  return Object.hasOwn(changes, 'stageId')
}

/**
 * The stays of a deal, in order. Each move says which stage was left and since when the deal had been there; the deal says where
 * it is now. A corrected date counts: imported or late history counts from when it happened.
 *
 * A stay that was undone is left out: a later stay began before it, or continues where an earlier one had ended.
 *
 * @param moves those of this deal, in any order
 */
export function stageStays(deal: RecordOf<'deals'>, moves: readonly Move[], stage: StageOf): readonly StageStay[] {
  const kept = keptOf(pointsOf(deal, moves))
  return kept.map(({ id, stageId, enteredAt }, index) => {
    const next = kept[index + 1]
    const kind = kindOf(stage, stageId)
    return {
      id,
      workspaceId: deal.workspaceId,
      dealId: deal.id,
      pipelineId: stage(stageId)?.pipelineId ?? deal.pipelineId,
      stageId,
      stageKind: kind,
      ownerId: deal.ownerId,
      enteredAt,
      leftAt: next?.enteredAt ?? null,
      outcome: next === undefined ? null : outcomeOf(kind, kindOf(stage, next.stageId)),
      deletedAt: deal.deletedAt,
    }
  })
}

interface Point {
  readonly id: Id
  readonly stageId: Id
  readonly enteredAt: Instant
}

function pointsOf(deal: RecordOf<'deals'>, moves: readonly Move[]): readonly Point[] {
  const ordered = moves.toSorted((a, b) => compare(a.at, b.at) || compare(a.id, b.id))
  const left = ordered.flatMap(({ changes, at }, index) => {
    const from = changes['stageId']?.[0]
    const since = changes['stageEnteredAt']?.[0]
    // Left within the millisecond in which it was entered: the stamp did not change.
    const enteredAt = isInstant(since) ? since : at
    return isId(from) ? [{ id: ordered[index - 1]?.id ?? deal.id, stageId: from, enteredAt }] : []
  })
  const here = { id: ordered.at(-1)?.id ?? deal.id, stageId: deal.stageId, enteredAt: deal.stageEnteredAt ?? deal.createdAt }
  return [...left, here]
}

function keptOf(points: readonly Point[]): readonly Point[] {
  return points.filter(({ stageId, enteredAt }, index) =>
    points
      .slice(index + 1)
      .every((later) => later.enteredAt > enteredAt || (later.enteredAt === enteredAt && later.stageId !== stageId)),
  )
}

/** A stage that has since been purged can only have been an open one. */
function kindOf(stage: StageOf, id: Id): StageKind {
  return stage(id)?.kind ?? 'open'
}

function outcomeOf(from: StageKind, to: StageKind): StayOutcome {
  if (to !== 'open') return to
  return from === 'open' ? 'moved' : 'reopened'
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
