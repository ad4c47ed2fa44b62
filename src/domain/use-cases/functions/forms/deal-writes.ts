import type { Deal } from '../../../model/deals/deal'
import { dealTitleBy } from '../../../model/forms/deal-title'
import { makesDeal } from '../../../model/forms/form'
import type { Id } from '../../../model/kernel/id'
import { rankBetween } from '../../../model/kernel/rank'
import type { RecordOf } from '../../../model/records/collections'
import { LIMITS } from '../../../model/records/limits'
import type { ElevatedWrite, FunctionContext } from '../function-context'

type Context = Pick<FunctionContext, 'records' | 'newId'>

interface DealOf {
  /** What was said of it. */
  readonly given: Partial<Deal>
  readonly person: { readonly id: Id; readonly name: string }
  readonly company: { readonly id: Id | null; readonly name: string | null }
  readonly ownerId: Id | null
  /** The workspace's: of whoever names none. */
  readonly currency: string
}

/** A new deal with whoever filled in the form, if it makes deals. One that is there is never looked at. */
export async function dealWrites(
  form: RecordOf<'forms'>,
  { given, person, company, ownerId, currency }: DealOf,
  context: Context,
): Promise<readonly ElevatedWrite[]> {
  if (!makesDeal(form)) return []
  const stage = await stageOf(form, context)
  // Nobody whose workspace has nowhere to put it is turned away for that.
  if (stage === null) return []
  const { id: stageId, pipelineId } = stage
  const names = { person: person.name, company: company.name, form: form.name }
  const data: Partial<Deal> = {
    currency,
    ...given,
    title: dealTitleBy(form.dealTitle ?? '', names, LIMITS.title),
    companyId: company.id,
    people: [{ personId: person.id, role: null, primary: true }],
    pipelineId,
    stageId,
    ownerId,
    rank: rankBetween(await context.records.lastRank(form.workspaceId, stageId), null),
  }
  return [{ kind: 'create', collection: 'deals', id: context.newId(), data }]
}

/** The form's own; where it is gone, the first that is open, of its pipeline or else of the usual one. */
async function stageOf(
  { workspaceId, dealStageId }: RecordOf<'forms'>,
  { records }: Context,
): Promise<RecordOf<'stages'> | null> {
  const [stages, pipelines] = await Promise.all([
    records.find<'stages'>('stages', { workspaceId, trash: 'include' }),
    records.find<'pipelines'>('pipelines', { workspaceId }),
  ])
  const live = new Set(pipelines.map(({ id }) => id))
  const open = stages
    .filter(({ deletedAt, kind, pipelineId }) => deletedAt === null && kind === 'open' && live.has(pipelineId))
    .toSorted((a, b) => (a.position < b.position ? -1 : 1))
  const chosen = stages.find(({ id }) => id === dealStageId)
  if (chosen !== undefined && chosen.deletedAt === null && live.has(chosen.pipelineId)) return chosen
  const usual = pipelines.find((pipeline) => pipeline.default)?.id
  const firstOf = (pipelineId: Id | undefined) => open.find((stage) => stage.pipelineId === pipelineId)
  return firstOf(chosen?.pipelineId) ?? firstOf(usual) ?? open[0] ?? null
}
