import { Check, RotateCcw, ThumbsDown, Trophy, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { RecordOf } from '../../../domain/model/records/collections'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { useHotkeys } from '../../hooks/hotkeys'
import { recordText } from '../../text/record'
import { LoseDialog, PipelineDialog } from '../deals/deal-dialogs'
import { stageHue } from '../deals/stage-hue'
import { mapStage } from '../../../domain/model/deals/stages'
import type { Id } from '../../../domain/model/kernel/id'
import { MenuButton } from '../../design/menu-button'
import { dealsText } from '../../text/deals'
import { useDealSteps } from './use-deal-steps'
import styles from './deal-stages.module.css'

const text = recordText.stages

/** How far a deal has come: its stages as steps to press, and how it ended or may end. */
export function DealStages({ deal, mayEdit }: { readonly deal: RecordOf<'deals'>; readonly mayEdit: boolean }) {
  const { stages: all, lostReasons, formats } = useWorkspace()
  const [isLosing, setLosing] = useState(false)
  const stages = all.filter(({ pipelineId }) => pipelineId === deal.pipelineId)
  const steps = useDealSteps(deal, stages)
  const open = stages.filter(({ kind }) => kind === 'open')
  const current = stages.find(({ id }) => id === deal.stageId)
  const kind = current?.kind ?? 'open'
  const reached = kind === 'open' ? open.findIndex(({ id }) => id === deal.stageId) : open.length
  const { win, lose, reopen } = dealsText.keys
  const { group } = recordText
  useHotkeys(
    !mayEdit
      ? []
      : kind === 'open'
        ? [
            { keys: 'w', label: win, group, run: steps.win },
            { keys: 'l', label: lose, group, run: () => setLosing(true) },
          ]
        : [{ keys: 'r', label: reopen, group, run: steps.reopen }],
  )

  return (
    <div className={styles.line} role="group" aria-label={text.label}>
      {mayEdit ? <PipelineSwitch deal={deal} onStage={steps.toPipeline} /> : null}
      <ol className={styles.steps} data-kind={kind}>
        {open.map((stage, index) => {
          const isCurrent = stage.id === deal.stageId
          return (
            <li key={stage.id} className={styles.step}>
              <button
                type="button"
                className={styles.stage}
                data-hue={index <= reached ? stageHue(stage.id, open) : undefined}
                data-state={isCurrent ? 'current' : index < reached ? 'passed' : 'ahead'}
                aria-current={isCurrent ? 'step' : undefined}
                title={isCurrent ? text.current(stage.name) : text.moveTo(stage.name)}
                disabled={!mayEdit || kind !== 'open'}
                onClick={() => {
                  if (!isCurrent) steps.toStage(stage)
                }}
              >
                {index < reached ? <Check size={12} aria-hidden="true" /> : null}
                <span className={styles.name}>{stage.name}</span>
              </button>
            </li>
          )
        })}
      </ol>
      {kind === 'open' ? (
        <div className={styles.ends}>
          {deal.stageEnteredAt === null ? null : (
            <span className={styles.since}>{text.since(formats.dateTime(deal.stageEnteredAt))}</span>
          )}
          {mayEdit ? (
            <>
              <Button size="sm" icon={<Trophy size={14} />} onClick={steps.win}>
                {text.win}
              </Button>
              <Button size="sm" icon={<ThumbsDown size={14} />} onClick={() => setLosing(true)}>
                {text.lose}
              </Button>
            </>
          ) : null}
        </div>
      ) : (
        <div className={styles.ends}>
          <span className={styles.ending} data-kind={kind}>
            {deal.closedAt === null
              ? current?.name
              : kind === 'won'
                ? text.won(formats.dateTime(deal.closedAt))
                : text.lost(formats.dateTime(deal.closedAt))}
          </span>
          {mayEdit ? (
            <Button size="sm" icon={<RotateCcw size={14} />} onClick={steps.reopen}>
              {text.reopen}
            </Button>
          ) : null}
        </div>
      )}
      {isLosing ? (
        <LoseDialog
          dealTitle={deal.title}
          reasons={lostReasons}
          onClose={() => setLosing(false)}
          onLose={(reasonId, note) => {
            setLosing(false)
            steps.lose(reasonId, note)
          }}
        />
      ) : null}
    </div>
  )
}

interface PipelineSwitchProps {
  readonly deal: RecordOf<'deals'>
  readonly onStage: (stage: RecordOf<'stages'>) => void
}

/** The pipeline a deal is in. Another one takes it at once where its stage is plain, and asks where it is not. */
function PipelineSwitch({ deal, onStage }: PipelineSwitchProps) {
  const { pipelines, stages } = useWorkspace()
  const [movingTo, setMovingTo] = useState<Id | null>(null)
  if (pipelines.length < 2) return null
  const ofPipeline = (pipelineId: Id) => stages.filter((each) => each.pipelineId === pipelineId)
  const stage = stages.find(({ id }) => id === deal.stageId)
  const choose = (pipelineId: Id) => {
    const mapped = stage === undefined ? null : mapStage(stage, ofPipeline(deal.pipelineId), ofPipeline(pipelineId))
    if (mapped?.isSure === true) onStage(mapped.stage)
    else setMovingTo(pipelineId)
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
      {movingTo === null ? null : (
        <PipelineDialog
          what={deal.title}
          from={deal}
          pipelineId={movingTo}
          onClose={() => setMovingTo(null)}
          onStage={(target) => {
            setMovingTo(null)
            onStage(target)
          }}
        />
      )}
    </>
  )
}
