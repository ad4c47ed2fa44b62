import { isId } from '../../domain/model/kernel/id'
import type { WorkspaceView } from '../app/workspace-context'
import { bulkEditText } from '../text/selection'
import { dealsText } from '../text/deals'
import type { BulkField } from './bulk-field'

/** Any stage of any pipeline; into a lost one for a reason. */
export function stageField({ pipelines, stages, lostReasons }: WorkspaceView): BulkField {
  const options = pipelines.flatMap((pipeline) =>
    stages
      .filter((stage) => stage.pipelineId === pipeline.id)
      .map((stage) => ({
        value: String(stage.id),
        label: pipelines.length > 1 ? bulkEditText.stageOf(pipeline.name, stage.name) : stage.name,
      })),
  )
  const reasons = lostReasons.map(({ id, name }) => ({ value: String(id), label: name }))
  const stageOf = (value: string) => stages.find(({ id }) => id === value)
  return {
    key: 'stage',
    label: dealsText.columns.stage,
    input: 'choice',
    options,
    follow: (value) => (stageOf(value)?.kind === 'lost' ? { label: bulkEditText.reason, options: reasons } : null),
    read: ({ text, follow }) => {
      const stage = stageOf(text)
      if (stage === undefined) return Promise.resolve(bulkEditText.chooseStage)
      const to = { pipelineId: stage.pipelineId, stageId: stage.id }
      if (stage.kind === 'lost' && !isId(follow)) return Promise.resolve(bulkEditText.chooseReason)
      const patch = stage.kind === 'lost' && isId(follow) ? { ...to, lostReasonId: follow } : to
      return Promise.resolve((rows) =>
        rows.map(({ id, version }) => ({ kind: 'update', collection: 'deals', id, patch, expect: version })),
      )
    },
  }
}
