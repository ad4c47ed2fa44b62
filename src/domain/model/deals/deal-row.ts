import type { Id } from '../kernel/id'
import type { RecordOf } from '../records/collections'
import { primaryOf } from '../records/one-primary'
import type { DealRow } from '../records/views'
import type { Stage } from './deal'

export interface DealNames {
  /** `undefined` when the stage is gone: the deal then counts as open with no chance. */
  readonly stage: Pick<Stage, 'kind' | 'probability'> | undefined
  readonly companyName: string | null
  readonly personName: string | null
  readonly openTasks: number
  readonly tagNames: readonly string[]
}

/** Whether a task is still to be done; snoozed ones are. */
export function isNextStep({ status, deletedAt }: Pick<RecordOf<'tasks'>, 'status' | 'deletedAt'>): boolean {
  return deletedAt === null && (status === 'open' || status === 'snoozed')
}

/** Whose name a deal's row shows: the primary person, else the first. */
export function dealPersonId(deal: Pick<RecordOf<'deals'>, 'people'>): Id | null {
  return primaryOf(deal.people)?.personId ?? null
}

/** Everybody who takes part in a deal, once each. */
function dealPersonIds(deal: Pick<RecordOf<'deals'>, 'people'>): readonly Id[] {
  return [...new Set(deal.people.map(({ personId }) => personId))]
}

export function dealRow(deal: RecordOf<'deals'>, { stage, companyName, personName, openTasks, tagNames }: DealNames): DealRow {
  return {
    id: deal.id,
    workspaceId: deal.workspaceId,
    version: deal.version,
    createdAt: deal.createdAt,
    createdBy: deal.createdBy,
    updatedAt: deal.updatedAt,
    updatedBy: deal.updatedBy,
    deletedAt: deal.deletedAt,
    title: deal.title,
    companyId: deal.companyId,
    companyName,
    personId: dealPersonId(deal),
    personName,
    pipelineId: deal.pipelineId,
    stageId: deal.stageId,
    stageKind: stage?.kind ?? 'open',
    amountMinor: deal.amountMinor,
    currency: deal.currency,
    probability: deal.probability ?? stage?.probability ?? 0,
    expectedCloseOn: deal.expectedCloseOn,
    stageEnteredAt: deal.stageEnteredAt,
    closedAt: deal.closedAt,
    lostReasonId: deal.lostReasonId,
    ownerId: deal.ownerId,
    rank: deal.rank,
    tagIds: deal.tagIds,
    originalCreatedAt: deal.originalCreatedAt,
    custom: deal.custom,
    openTasks,
    personIds: dealPersonIds(deal),
    tagNames,
  }
}
