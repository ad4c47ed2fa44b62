import { useSearchParams } from 'wouter'
import { useWorkspace } from '../../../app/workspace-context'
import { shownPipeline } from '../../deals/shown-pipeline'
import { Panels } from '../../../design/panel'
import { PipelinesPanel } from './pipelines-panel'
import { ReasonsPanel } from './reasons-panel'
import { StagesPanel } from './stages-panel'

/** The pipelines, the stages of the one that the address names, and why deals are lost. */
export function PipelinesSection() {
  const { pipelines, stages } = useWorkspace()
  const [params, setParams] = useSearchParams()
  const shown = shownPipeline(pipelines, params.get('pipeline'))
  return (
    <Panels>
      <PipelinesPanel shownId={shown?.id ?? null} onShow={(id) => setParams({ pipeline: id }, { replace: true })} />
      {shown === undefined ? null : (
        <StagesPanel key={shown.id} pipeline={shown} stages={stages.filter(({ pipelineId }) => pipelineId === shown.id)} />
      )}
      <ReasonsPanel />
    </Panels>
  )
}
