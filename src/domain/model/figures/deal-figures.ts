import type { Deal, Stage } from '../deals/deal'
import type { Id } from '../kernel/id'
import { monthAt, monthOfDay, type PlainMonth } from '../kernel/plain-month'
import { weightedSum } from '../kernel/weighted-total'
import type { RecordOf } from '../records/collections'
import type { DealFigure } from '../records/views'

/** What of a deal counts. */
export type Figured = Pick<RecordOf<'deals'>, 'workspaceId' | 'deletedAt'> &
  Pick<
    Deal,
    | 'pipelineId'
    | 'stageId'
    | 'amountMinor'
    | 'currency'
    | 'probability'
    | 'expectedCloseOn'
    | 'closedAt'
    | 'lostReasonId'
    | 'ownerId'
  >

export interface FigureContext {
  stage(id: Id): Pick<Stage, 'kind' | 'probability'> | undefined
  /** The workspace's, as `knownZone` gave it: closed deals count in the month it was there. */
  readonly timeZone: string
}

/**
 * The live deals summed up by everything that reports tell them apart by. Adding up rows of one currency gives any total
 * exactly, since nothing is rounded here.
 */
export function dealFigures(deals: Iterable<Figured>, context: FigureContext): readonly DealFigure[] {
  const groups = new Map<Id, Figured[]>()
  for (const deal of deals) {
    if (deal.deletedAt !== null) continue
    const key = figureId(deal, monthOf(deal, context))
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [deal])
    else group.push(deal)
  }
  return [...groups].flatMap(([id, group]) => figureOf(id, group, context))
}

function figureOf(id: Id, group: readonly Figured[], context: FigureContext): readonly DealFigure[] {
  const [first] = group
  if (first === undefined) return []
  const { workspaceId, pipelineId, stageId, ownerId, lostReasonId, currency } = first
  const stage = context.stage(stageId)
  const { amount, hundredfold } = weightedSum(
    group.map(({ amountMinor, probability }) => ({ amountMinor, percent: probability ?? stage?.probability ?? 0 })),
  )
  return [
    {
      id,
      workspaceId,
      pipelineId,
      stageId,
      stageKind: stage?.kind ?? 'open',
      ownerId,
      lostReasonId,
      month: monthOf(first, context),
      currency,
      count: group.length,
      amountMinor: amount.toString(),
      hundredfoldMinor: hundredfold.toString(),
    },
  ]
}

/** An open deal belongs to the month it is expected to close in, a closed one to the month it was closed in. */
function monthOf({ stageId, expectedCloseOn, closedAt }: Figured, { stage, timeZone }: FigureContext): PlainMonth | null {
  if ((stage(stageId)?.kind ?? 'open') === 'open') return expectedCloseOn === null ? null : monthOfDay(expectedCloseOn)
  return closedAt === null ? null : monthAt(closedAt, timeZone)
}

/** No UUID: all that tells a row from the others, so that it is the same row after every change. */
function figureId({ stageId, currency, ownerId, lostReasonId }: Figured, month: PlainMonth | null): Id {
  return `${stageId}/${currency}/${ownerId ?? '-'}/${lostReasonId ?? '-'}/${month ?? '-'}` as Id
}
