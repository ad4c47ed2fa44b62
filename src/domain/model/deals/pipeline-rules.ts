import type { FieldProblems } from '../errors/field-problem'
import { LIMITS } from '../records/limits'
import type { Stage } from './deal'

/**
 * What a pipeline's live stages must be, together: one that is won, one that is lost, at least one open, 20 at most.
 * Asked when a whole batch has been applied, since a new pipeline comes with its stages.
 */
export function pipelineProblems(stages: readonly Pick<Stage, 'kind'>[]): FieldProblems | null {
  if (stages.length > LIMITS.stagesPerPipeline) return { pipelineId: { rule: 'too-many', limit: LIMITS.stagesPerPipeline } }
  const count = (kind: Stage['kind']) => stages.filter((stage) => stage.kind === kind).length
  if (count('won') !== 1 || count('lost') !== 1 || count('open') === 0) return { kind: { rule: 'not-allowed-now' } }
  return null
}
