import type { Id } from '../../model/kernel/id'
import { isId } from '../../model/kernel/id'
import type { RecordOf } from '../../model/records/collections'
import type { Mutation } from '../../model/records/mutation'
import { subjectOf } from '../../model/records/subject'
import type { DealRow } from '../../model/records/views'
import type { RecordsPort } from '../../../ports/records.port'

/**
 * Takes a won or lost deal back into the open stage it was closed from, which its timeline knows; into the first open
 * stage of its pipeline where that one is gone or was never told. Null when the pipeline has no open stage.
 *
 * @param stages those of the pipeline, in their order
 */
export async function reopenDeal(
  deal: Pick<DealRow, 'id' | 'version' | 'workspaceId'>,
  stages: readonly RecordOf<'stages'>[],
  records: RecordsPort,
): Promise<Mutation | null> {
  const open = stages.filter(({ kind }) => kind === 'open')
  const last = await closedFrom(deal, records)
  const stage = open.find(({ id }) => id === last) ?? open[0]
  if (stage === undefined) return null
  return { kind: 'update', collection: 'deals', id: deal.id, patch: { stageId: stage.id }, expect: deal.version }
}

async function closedFrom(deal: Pick<DealRow, 'id' | 'workspaceId'>, records: RecordsPort): Promise<Id | null> {
  const endings = await records.list('activities', {
    workspaceId: deal.workspaceId,
    where: {
      op: 'and',
      of: [
        { op: 'has', field: 'subjects', value: subjectOf('deals', deal.id) },
        { op: 'in', field: 'verb', values: ['won', 'lost'] },
      ],
    },
    orderBy: [{ field: 'at', direction: 'desc', empty: 'last' }],
    limit: 1,
  })
  const from = endings.items[0]?.changes['stageId']?.[0]
  return isId(from) ? from : null
}
