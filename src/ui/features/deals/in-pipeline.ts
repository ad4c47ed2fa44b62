import type { Id } from '../../../domain/model/kernel/id'
import type { RecordsPort } from '../../../ports/records.port'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { Condition, Page, PageCursor } from '../../../domain/model/query/ast'
import type { DealRow } from '../../../domain/model/records/views'

/** The rank of the last deal in a stage, the trash included, so that what is restored finds its place free; null: none. */
export async function lastRank(records: RecordsPort, workspaceId: Id, stageId: Id): Promise<string | null> {
  const last = await records.list('deals', {
    workspaceId,
    where: { op: 'eq', field: 'stageId', value: stageId },
    orderBy: [{ field: 'rank', direction: 'desc', empty: 'last' }],
    trash: 'include',
    limit: 1,
  })
  return last.items[0]?.rank ?? null
}

/** The pipeline that the address names, else the default one; undefined where the workspace has none. */
export function shownPipeline(
  pipelines: readonly RecordOf<'pipelines'>[],
  wanted: string | null,
): RecordOf<'pipelines'> | undefined {
  return pipelines.find(({ id }) => id === wanted) ?? pipelines.find((pipeline) => pipeline.default) ?? pipelines[0]
}

/** The stages that a deal of the pipeline can begin in. */
export function openStages(stages: readonly RecordOf<'stages'>[], pipelineId: string): readonly RecordOf<'stages'>[] {
  return stages.filter((stage) => stage.kind === 'open' && stage.pipelineId === pipelineId)
}

/** All live deals that fit, in the order of their rank. */
export async function everyDeal(records: RecordsPort, workspaceId: Id, where: Condition<DealRow>): Promise<readonly DealRow[]> {
  const all: DealRow[] = []
  let after: PageCursor | null = null
  do {
    const page: Page<DealRow> = await records.list('dealRows', {
      workspaceId,
      where,
      orderBy: [{ field: 'rank', direction: 'asc', empty: 'last' }],
      limit: records.capabilities.maxPageSize,
      ...(after === null ? {} : { after }),
    })
    all.push(...page.items)
    after = page.next
  } while (after !== null)
  return all
}
