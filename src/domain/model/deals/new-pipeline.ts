import type { Id } from '../kernel/id'
import { rankBetween, ranks } from '../kernel/rank'
import type { Mutation } from '../records/mutation'
import type { StageKind } from '../registry/deals'

export interface PipelinePlan {
  readonly name: string
  /** Names of its open stages, in their order. */
  readonly open: readonly string[]
  readonly won: string
  readonly lost: string
  /** The position of the last pipeline there is; null: none. */
  readonly after: string | null
}

export type PipelineCreate = Extract<Mutation, { readonly kind: 'create'; readonly collection: 'pipelines' | 'stages' }>

/**
 * A pipeline with all its stages, as one batch. Chances rise evenly from stage to stage, which is as good a guess as any until
 * the team knows better.
 *
 * @param idOf of that stage, or of the pipeline (null)
 */
export function newPipeline(
  { name, open, won, lost, after }: PipelinePlan,
  idOf: (stage: { readonly name: string; readonly kind: StageKind } | null) => Id,
): readonly PipelineCreate[] {
  const pipelineId = idOf(null)
  const stages = [
    ...open.map((stage, index) => ({ name: stage, kind: 'open' as const, probability: chanceAt(index, open.length) })),
    { name: won, kind: 'won' as const, probability: 100 },
    { name: lost, kind: 'lost' as const, probability: 0 },
  ]
  const positions = ranks(stages.length)
  return [
    {
      kind: 'create',
      collection: 'pipelines',
      id: pipelineId,
      data: { name, position: rankBetween(after, null), default: after === null },
    },
    ...stages.map((stage, index): PipelineCreate => ({
      kind: 'create',
      collection: 'stages',
      id: idOf(stage),
      data: { ...stage, pipelineId, position: positions[index] ?? 'a0', rottingDays: null },
    })),
  ]
}

function chanceAt(index: number, count: number): number {
  return Math.round(((index + 1) / (count + 1)) * 20) * 5
}
