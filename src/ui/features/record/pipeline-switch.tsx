import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { mapStage } from '../../../domain/model/deals/map-stage'
import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { MenuButton } from '../../design/menu-button'
import { dealsText } from '../../text/deals'
import { PipelineDialog } from '../deals/pipeline-dialog'

export interface PipelineSwitchProps {
  readonly deal: RecordOf<'deals'>
  readonly onStage: (stage: RecordOf<'stages'>) => void
}

/** The pipeline a deal is in. Another one takes it at once where its stage is plain, and asks where it is not. */
export function PipelineSwitch({ deal, onStage }: PipelineSwitchProps) {
  const { pipelines, stages } = useWorkspace()
  const [asked, setAsked] = useState<Id | null>(null)
  if (pipelines.length < 2) return null
  const ofPipeline = (pipelineId: Id) => stages.filter((each) => each.pipelineId === pipelineId)
  const stage = stages.find(({ id }) => id === deal.stageId)
  const choose = (pipelineId: Id) => {
    const mapped = stage === undefined ? null : mapStage(stage, ofPipeline(deal.pipelineId), ofPipeline(pipelineId))
    if (mapped?.isSure === true) onStage(mapped.stage)
    else setAsked(pipelineId)
  }
  const current = pipelines.find(({ id }) => id === deal.pipelineId)
  return (
    <>
      <MenuButton
        entries={pipelines.map(({ id, name }) => ({
          kind: 'choice',
          label: name,
          checked: id === deal.pipelineId,
          onSelect: () => {
            if (id !== deal.pipelineId) choose(id)
          },
        }))}
        renderTrigger={(props) => (
          <Button {...props} size="sm" variant="quiet" aria-label={dealsText.inPipeline(current?.name ?? '')}>
            {current?.name}
            <ChevronDown size={12} aria-hidden="true" />
          </Button>
        )}
      />
      {asked === null ? null : (
        <PipelineDialog
          what={deal.title}
          from={deal}
          pipelineId={asked}
          onClose={() => setAsked(null)}
          onStage={(target) => {
            setAsked(null)
            onStage(target)
          }}
        />
      )}
    </>
  )
}
