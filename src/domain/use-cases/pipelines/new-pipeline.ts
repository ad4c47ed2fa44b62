import type { Id } from '../../model/kernel/id'
import { rankBetween, ranks } from '../../model/kernel/rank'
import type { Mutation } from '../../model/records/mutation'

export interface PipelinePlan {
  readonly name: string
  /** Names of its open stages, in their order. */
  readonly open: readonly string[]
  readonly won: string
  readonly lost: string
  /** The position of the last pipeline there is; null: none. */
  readonly after: string | null
}

/**
 * A pipeline with all its stages, as one batch. Chances rise evenly from stage to stage, which is as good a guess as any until
 * the team knows better.
 */
export function newPipeline({ name, open, won, lost, after }: PipelinePlan, newId: () => Id): readonly Mutation[] {
  const pipelineId = newId()
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
    ...stages.map((stage, index): Mutation => ({
      kind: 'create',
      collection: 'stages',
      id: newId(),
      data: { ...stage, pipelineId, position: positions[index] ?? 'a0', rottingDays: null },
    })),
  ]
}

function chanceAt(index: number, count: number): number {
  return Math.round(((index + 1) / (count + 1)) * 20) * 5
}
