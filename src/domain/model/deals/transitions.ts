import type { FieldProblem } from '../errors/field-problem'
import type { Id } from '../kernel/id'
import type { Instant } from '../kernel/instant'
import { accepted, type Checked, move, refused, type StateMachine } from '../records/checked'
import type { Deal, Stage } from './deal'
import type { StageKind } from '../registry/deals'

/** A won or lost deal is reopened before it can end the other way, so that its history is complete. */
export const DEAL_STATES: StateMachine<StageKind> = {
  initial: ['open', 'won', 'lost'],
  next: { open: ['won', 'lost'], won: ['open'], lost: ['open'] },
}

export interface DealContext {
  readonly now: Instant
  stage(id: Id): Pick<Stage, 'pipelineId' | 'kind'> | undefined
}

/**
 * Checks a deal's step from stage to stage and stamps what follows from it: `stageEnteredAt` on every change of stage,
 * `closedAt` on won and lost (one that the write sets moves `stageEnteredAt` with it); a reopened deal loses `closedAt` and the lost fields. A stamp that the write sets on purpose
 * stands, for history that is imported and for undo.
 *
 * @param before `null` for a new deal
 */
export function settleDeal(before: Deal | null, after: Deal, context: DealContext): Checked<Deal> {
  const stage = context.stage(after.stageId)
  if (stage === undefined) return refused({ stageId: { rule: 'unknown-reference' } })
  if (stage.pipelineId !== after.pipelineId) return refused({ stageId: { rule: 'choice' } })

  // A stage that has since been purged can only have been an open one: closed stages live as long as their pipeline.
  const from = before === null ? null : (context.stage(before.stageId)?.kind ?? 'open')
  const illegal = move(DEAL_STATES, { field: 'stageId', from, to: stage.kind })
  if (illegal !== null) return refused(illegal)

  const isReopened = stage.kind === 'open' && from !== null && from !== 'open'
  const since = entered(before, after, stage.kind === 'open' ? null : after.closedAt)
  const settled = { ...after, stageEnteredAt: since ?? context.now, ...ended(stage.kind, after, context) }
  const value = isReopened ? { ...settled, ...reopened(before, after) } : settled
  // Purging a lost reason leaves deals without one, which must stay editable: it is asked for on losing a deal.
  const needsReason = stage.kind === 'lost' && !(from === 'lost' && before?.lostReasonId === null)
  const problems = endingProblems(stage.kind, value, needsReason)
  return Object.keys(problems).length === 0 ? accepted(value) : refused(problems)
}

/** A deal closed at an earlier date has been in its last stage since then. */
function entered(before: Deal | null, after: Deal, closedAt: Instant | null): Instant | null {
  if (after.stageEnteredAt !== (before?.stageEnteredAt ?? null)) return after.stageEnteredAt
  if (before === null || after.stageId !== before.stageId) return closedAt
  return closedAt === null || closedAt === before.closedAt ? before.stageEnteredAt : closedAt
}

function ended(kind: StageKind, after: Deal, { now }: DealContext): Pick<Deal, 'closedAt'> {
  return { closedAt: kind === 'open' ? after.closedAt : (after.closedAt ?? now) }
}

/** Clears what the ending had set; what the write itself sets stays, and is refused. */
function reopened(before: Deal | null, after: Deal): Pick<Deal, 'closedAt' | 'lostReasonId' | 'lostNote'> {
  return {
    closedAt: after.closedAt === before?.closedAt ? null : after.closedAt,
    lostReasonId: after.lostReasonId === before?.lostReasonId ? null : after.lostReasonId,
    lostNote: after.lostNote === before?.lostNote ? null : after.lostNote,
  }
}

function endingProblems(kind: StageKind, deal: Deal, needsReason: boolean): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {}
  if (kind === 'open' && deal.closedAt !== null) problems['closedAt'] = { rule: 'not-allowed-now' }
  if (needsReason && deal.lostReasonId === null) problems['lostReasonId'] = { rule: 'required' }
  if (kind !== 'lost' && deal.lostReasonId !== null) problems['lostReasonId'] = { rule: 'not-allowed-now' }
  if (kind !== 'lost' && deal.lostNote !== null) problems['lostNote'] = { rule: 'not-allowed-now' }
  return problems
}
