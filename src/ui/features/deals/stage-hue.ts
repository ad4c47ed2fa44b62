import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { Tag } from '../../../domain/model/tags/tag'

/** Of open stages, from the first on. Green and red are for how a deal ends. */
const OPEN: readonly Tag['colour'][] = ['grey', 'blue', 'violet', 'orange', 'teal', 'pink', 'yellow']

type Stage = Pick<RecordOf<'stages'>, 'id' | 'kind' | 'pipelineId'>

/**
 * The colour of a stage wherever it is shown: by its place among the open ones of its pipeline, by its end for the others.
 *
 * @param stages of any pipelines, in their order
 */
export function stageHue(stageId: Id, stages: readonly Stage[]): Tag['colour'] {
  const stage = stages.find(({ id }) => id === stageId)
  if (stage === undefined) return 'grey'
  if (stage.kind !== 'open') return stage.kind === 'won' ? 'green' : 'red'
  const open = stages.filter(({ kind, pipelineId }) => kind === 'open' && pipelineId === stage.pipelineId)
  return OPEN[open.indexOf(stage) % OPEN.length] ?? 'grey'
}
