import { useState } from 'react'
import type { RecordOf } from '../../../domain/model/records/collections'
import { useWorkspace } from '../../app/workspace-context'
import type { Id } from '../../../domain/model/kernel/id'
import { lazyComponent } from '../../design/lazy-component'
import { LazyPart } from '../../design/lazy-part'
import { FormDialog } from '../../design/form-dialog'
import { SelectField } from '../../design/select-field'
import { dealsText } from '../../text/deals'
import type { DealActions } from './use-deal-actions'
import { TextAreaField } from '../../design/text-field'
import { mapStage } from '../../../domain/model/deals/stages'

// Fetched when one first asks for a list.
const { Component: StageList } = lazyComponent(() => import('./card-lists').then((file) => file.StageList))
const { Component: ReasonList } = lazyComponent(() => import('./card-lists').then((file) => file.ReasonList))

interface DealDialogsProps {
  readonly deals: Pick<DealActions, 'question' | 'ask' | 'dismiss' | 'toStage' | 'toPipeline' | 'lose'>
  readonly stages: readonly RecordOf<'stages'>[]
}

/** The question that is open, if one is. */
export function DealDialogs({ deals, stages }: DealDialogsProps) {
  const { lostReasons } = useWorkspace()
  const { question, dismiss } = deals
  if (question === null) return null
  const { deal } = question
  const then = (act: () => void) => {
    dismiss()
    act()
  }
  switch (question.kind) {
    case 'stage':
      return (
        <LazyPart>
          <StageList
            deal={deal}
            stages={stages}
            onClose={dismiss}
            onStage={(stageId) => then(() => deals.toStage(deal, stageId))}
          />
        </LazyPart>
      )
    case 'lose':
      return (
        <LazyPart>
          <ReasonList
            deal={deal}
            reasons={lostReasons}
            onClose={dismiss}
            onReason={(reasonId) => then(() => deals.lose(deal, { reasonId, note: null }))}
            onNote={() => deals.ask({ kind: 'lose-with-note', deal })}
          />
        </LazyPart>
      )
    case 'lose-with-note':
      return (
        <LoseDialog
          dealTitle={deal.title}
          reasons={lostReasons}
          onClose={dismiss}
          onLose={(reasonId, note) => then(() => deals.lose(deal, { reasonId, note }))}
        />
      )
    case 'pipeline':
      return (
        <PipelineDialog
          what={deal.title}
          from={deal}
          onClose={dismiss}
          onStage={(stage) => then(() => deals.toPipeline(deal, stage))}
        />
      )
  }
}

interface LoseDialogProps {
  readonly dealTitle: string
  readonly reasons: readonly RecordOf<'lostReasons'>[]
  readonly onClose: () => void
  readonly onLose: (reasonId: Id, note: string | null) => void
}

/** A deal is lost for a reason: the reports live on it. */
export function LoseDialog({ dealTitle, reasons, onClose, onLose }: LoseDialogProps) {
  const text = dealsText.losing
  const [reasonId, setReasonId] = useState('')
  const [note, setNote] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const reason = reasons.find(({ id }) => id === reasonId)
  const submit = () => {
    setSubmitted(true)
    if (reason !== undefined) onLose(reason.id, note.trim() === '' ? null : note)
  }
  return (
    <FormDialog open onClose={onClose} onSubmit={submit} title={text.title(dealTitle)} submitLabel={text.submit}>
      <SelectField
        label={text.reason}
        required
        autoFocus
        value={reasonId}
        options={[
          { value: '', label: text.chooseReason },
          ...reasons.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onValue={setReasonId}
        error={isSubmitted && reason === undefined ? text.reasonNeeded : null}
      />
      <TextAreaField label={text.note} rows={3} value={note} onValue={setNote} />
    </FormDialog>
  )
}

interface PipelineDialogProps {
  /** What is moved, as the title says it. */
  readonly what: string
  readonly from: { readonly pipelineId: Id; readonly stageId: Id }
  /** The pipeline that was chosen already. */
  readonly pipelineId?: Id
  readonly onClose: () => void
  readonly onStage: (stage: RecordOf<'stages'>) => void
}

/** Into another pipeline: the stage there is proposed by name or by how far on it is, and can be another one. */
export function PipelineDialog({ what, from, pipelineId: chosen, onClose, onStage }: PipelineDialogProps) {
  const text = dealsText.piping
  const { pipelines, stages } = useWorkspace()
  const others = pipelines.filter(({ id }) => id !== from.pipelineId)
  const [pipelineId, setPipelineId] = useState<string>(chosen ?? others[0]?.id ?? '')
  const [picked, setPicked] = useState<string | null>(null)
  const stage = stages.find(({ id }) => id === from.stageId)
  const there = stages.filter((each) => each.pipelineId === pipelineId && each.kind === (stage?.kind ?? 'open'))
  const here = stages.filter((each) => each.pipelineId === from.pipelineId)
  const mapped = stage === undefined ? null : mapStage(stage, here, there)
  const target = there.find(({ id }) => id === picked) ?? mapped?.stage ?? there[0]
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={() => {
        if (target !== undefined) onStage(target)
      }}
      title={text.title(what)}
      submitLabel={text.submit}
    >
      <SelectField
        label={dealsText.pipeline}
        autoFocus
        value={pipelineId}
        options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        onValue={(id) => {
          setPipelineId(id)
          setPicked(null)
        }}
      />
      <SelectField
        label={dealsText.staging.stage}
        {...(mapped?.isSure === false ? { hint: text.guessed } : {})}
        value={target?.id ?? ''}
        options={there.map(({ id, name }) => ({ value: String(id), label: name }))}
        onValue={setPicked}
      />
    </FormDialog>
  )
}
