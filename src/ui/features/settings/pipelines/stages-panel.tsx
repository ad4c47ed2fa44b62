import { Trash2 } from 'lucide-react'
import { LIMITS } from '../../../../domain/model/records/limits'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { rankBetween } from '../../../../domain/model/kernel/rank'
import { useRuntime } from '../../../app/ports-context'
import { useWorkspace } from '../../../app/workspace-context'
import { classNames } from '../../../design/class-names'
import { IconButton } from '../../../design/icon-button'
import { pipelinesText } from '../../../text/pipelines'
import { AddLine, QuietInput } from '../list-parts'
import { Panel } from '../../../design/panel'
import { StageDot } from '../../deals/stage-dot'
import { SortableList } from '../sortable-list'
import { useSaveField } from '../panel-form'
import { SendDealsDialog, useRemoval } from './removal'
import styles from './pipelines.module.css'

type Stage = RecordOf<'stages'>

interface StagesPanelProps {
  readonly pipeline: RecordOf<'pipelines'>
  /** In their order. */
  readonly stages: readonly Stage[]
}

/** The stages of one pipeline in their order. */
export function StagesPanel({ pipeline, stages }: StagesPanelProps) {
  const text = pipelinesText.stages
  const runtime = useRuntime()
  const { may } = useWorkspace()
  const save = useSaveField()
  const removal = useRemoval()
  const mayManage = may('manage-pipelines')
  const isTaken = (name: string, but?: Stage) => stages.some((each) => each !== but && sameName(each.name, name))
  const add = (name: string) => {
    if (stages.length >= LIMITS.stagesPerPipeline) return Promise.resolve(text.most)
    if (isTaken(name)) return Promise.resolve(pipelinesText.taken(name))
    const lastOpen = stages.findLastIndex(({ kind }) => kind === 'open')
    const above = stages[lastOpen]
    const below = stages.slice(lastOpen + 1).find(({ position }) => position > (above?.position ?? ''))
    const position = rankBetween(above?.position ?? null, below?.position ?? null)
    const probability = Math.min(100, (above?.probability ?? 0) + 5)
    const data = { pipelineId: pipeline.id, name, position, kind: 'open', probability, rottingDays: null } as const
    return save(text.added(name), [{ kind: 'create', collection: 'stages', id: runtime.newId(), data }])
  }
  return (
    <Panel title={text.title(pipeline.name)} lead={text.lead}>
      <SortableList label={text.list} collection="stages" items={stages} maySort={mayManage}>
        {(stage) => (
          <StageItem
            stage={stage}
            isTaken={(name) => isTaken(name, stage)}
            isLastOpen={stages.filter(({ kind }) => kind === 'open').length === 1}
            onRemove={() => void removal.ofStage(stage)}
          />
        )}
      </SortableList>
      {mayManage ? <AddLine label={text.newName} submitLabel={text.add} onAdd={add} /> : null}
      {removal.question === null ? null : <SendDealsDialog removal={removal} question={removal.question} />}
    </Panel>
  )
}

interface StageItemProps {
  readonly stage: Stage
  readonly isTaken: (name: string) => boolean
  readonly isLastOpen: boolean
  readonly onRemove: () => void
}

/** Each resolves with the sentence that says why not, or null. */
function useStageEdits({ id, version }: Stage, isTaken: (name: string) => boolean) {
  const text = pipelinesText.stages
  const save = useSaveField()
  const update = (patch: Partial<Stage>, label: string = pipelinesText.saved) =>
    save(label, [{ kind: 'update', collection: 'stages', id, patch, expect: version }])
  return {
    rename: (name: string) =>
      isTaken(name) ? Promise.resolve(pipelinesText.taken(name)) : update({ name }, pipelinesText.renamed(name)),
    setChance: (typed: string) => {
      const probability = readPercent(typed)
      return probability === null ? Promise.resolve(text.chanceRange) : update({ probability })
    },
    setRotting: (typed: string) => {
      const rottingDays = readRottingDays(typed)
      return rottingDays === undefined ? Promise.resolve(text.rotsRange) : update({ rottingDays })
    },
  }
}

/** One stage: its kind stays for good, all else can be changed. */
function StageItem({ stage, isTaken, isLastOpen, onRemove }: StageItemProps) {
  const text = pipelinesText.stages
  const { may } = useWorkspace()
  const { rename, setChance, setRotting } = useStageEdits(stage, isTaken)
  const mayManage = may('manage-pipelines')
  const isOpen = stage.kind === 'open'
  return (
    <>
      <span className={styles.kind} title={text.kinds[stage.kind]}>
        <StageDot stageId={stage.id} />
        <span className="visually-hidden">{text.kinds[stage.kind]}</span>
      </span>
      <QuietInput
        className={classNames(styles.grow, styles.stageName)}
        label={text.nameOf(stage.name)}
        value={stage.name}
        readOnly={!mayManage}
        onSave={rename}
      />
      <QuietInput
        className={styles.number}
        label={text.chanceOf(stage.name)}
        value={String(stage.probability)}
        unit="%"
        inputMode="numeric"
        readOnly={!mayManage || !isOpen}
        onSave={setChance}
      />
      <div className={styles.number}>
        {isOpen ? (
          <QuietInput
            label={text.rotsOf(stage.name)}
            value={stage.rottingDays === null ? '' : String(stage.rottingDays)}
            placeholder={String(LIMITS.rottingDays)}
            unit={text.days}
            inputMode="numeric"
            readOnly={!mayManage}
            onSave={setRotting}
          />
        ) : null}
      </div>
      {mayManage ? (
        <IconButton
          size="sm"
          icon={<Trash2 size={14} />}
          label={!isOpen ? text.closedStays : isLastOpen ? text.lastOpenStays : text.remove(stage.name)}
          disabled={!isOpen || isLastOpen}
          onClick={onRemove}
        />
      ) : null}
    </>
  )
}

function sameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** A whole number from 0 to 100, with or without its sign; null: none. */
function readPercent(typed: string): number | null {
  const digits = /^(\d{1,3})\s*%?$/.exec(typed.trim())?.[1]
  const percent = Number(digits)
  return digits === undefined || percent > 100 ? null : percent
}

/** Days from 1 to 365; null: the usual number; undefined: neither. */
function readRottingDays(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const digits = /^\s*(\d{1,3})\s*$/.exec(typed)?.[1]
  const days = Number(digits)
  return digits === undefined || days < 1 || days > 365 ? undefined : days
}
