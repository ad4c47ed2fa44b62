import { useState } from 'react'
import { mapStage } from '../../../../domain/model/deals/stages'
import type { Id } from '../../../../domain/model/kernel/id'
import type { RecordOf } from '../../../../domain/model/records/collections'
import type { Mutation } from '../../../../domain/model/records/mutation'
import type { DealRow } from '../../../../domain/model/records/views'
import { inCommits, sendDeals } from '../../../../domain/use-cases/deals/deal-moves'
import { usePorts } from '../../../app/ports-context'
import { useToasts } from '../../../app/toasts'
import { useApply } from '../../../app/use-apply'
import { useWorkspace } from '../../../app/workspace-context'
import { errorText } from '../../../text/error-text'
import { pipelinesText as text } from '../../../text/pipelines'
import { everyDeal, lastRank } from '../../deals/in-pipeline'
import { FormDialog } from '../../../design/form-dialog'
import { SelectField } from '../../../design/select-field'

/** What is to go, and how many deals must find another place first. */
export type RemovalQuestion = { readonly deals: number } & (
  | { readonly kind: 'stage'; readonly record: RecordOf<'stages'> }
  | { readonly kind: 'pipeline'; readonly record: RecordOf<'pipelines'> }
)

export interface Removal {
  readonly question: RemovalQuestion | null
  readonly dismiss: () => void
  /** Removed at once where it is empty; else it is asked where its deals go. */
  readonly ofStage: (stage: RecordOf<'stages'>) => Promise<void>
  readonly ofPipeline: (pipeline: RecordOf<'pipelines'>) => Promise<void>
  /** @param target a stage of its pipeline, or another pipeline */
  readonly send: (question: RemovalQuestion, target: Id) => Promise<void>
}

/** Removing what deals are in: nothing goes before they have found another place. */
export function useRemoval(): Removal {
  const { records } = usePorts()
  const { workspace, stages } = useWorkspace()
  const apply = useApply()
  const toasts = useToasts()
  const [question, setQuestion] = useState<RemovalQuestion | null>(null)

  const attempt = async (step: () => Promise<void>) => {
    try {
      await step()
    } catch (error) {
      toasts.show({ tone: 'danger', title: errorText(error) })
    }
  }
  const ask = (field: 'stageId' | 'pipelineId', { id }: { readonly id: Id }, then: (deals: number) => Promise<void> | void) =>
    attempt(async () => {
      const where = { op: 'eq', field, value: id } as const
      const page = await records.list('deals', { workspaceId: workspace.id, where, limit: 1, count: 'exact' })
      await then(page.total ?? page.items.length)
    })

  const sendAll = async (label: string, moves: readonly Mutation[], last: Mutation) => {
    for (const commit of inCommits([...moves, last])) {
      const result = await apply(label, commit, { quiet: !commit.includes(last) })
      if (result.status !== 'written') return
    }
  }
  /** Deals of one stage, below those of another. */
  const into = async (deals: readonly DealRow[], to: RecordOf<'stages'>) =>
    sendDeals(deals, { pipelineId: to.pipelineId, stageId: to.id }, await lastRank(records, workspace.id, to.id))

  return {
    question,
    dismiss: () => setQuestion(null),
    ofStage: (record) =>
      ask('stageId', record, async (deals) => {
        if (deals > 0) setQuestion({ kind: 'stage', record, deals })
        else await apply(text.stages.removed(record.name), [trashOf('stages', record)])
      }),
    ofPipeline: async (record) => {
      if (record.default) toasts.show({ title: text.defaultStays })
      else
        await ask('pipelineId', record, async (deals) => {
          if (deals > 0) setQuestion({ kind: 'pipeline', record, deals })
          else await apply(text.trashed(record.name), [trashOf('pipelines', record)])
        })
    },
    send: (removed, target) =>
      attempt(async () => {
        if (removed.kind === 'stage') {
          const to = stages.find(({ id }) => id === target)
          if (to === undefined) return
          const deals = await everyDeal(records, workspace.id, { op: 'eq', field: 'stageId', value: removed.record.id })
          await sendAll(text.sending.sent(deals.length, to.name), await into(deals, to), trashOf('stages', removed.record))
        } else {
          const deals = await everyDeal(records, workspace.id, { op: 'eq', field: 'pipelineId', value: removed.record.id })
          const from = stages.filter(({ pipelineId }) => pipelineId === removed.record.id)
          const there = stages.filter(({ pipelineId }) => pipelineId === target)
          const moves: Mutation[] = []
          for (const stage of from) {
            const to = mapStage(stage, from, there)?.stage
            if (to !== undefined)
              moves.push(
                ...(await into(
                  deals.filter(({ stageId }) => stageId === stage.id),
                  to,
                )),
              )
          }
          await sendAll(text.trashed(removed.record.name), moves, trashOf('pipelines', removed.record))
        }
        setQuestion(null)
      }),
  }
}

function trashOf(collection: 'stages' | 'pipelines', { id, version }: RecordOf<'stages'> | RecordOf<'pipelines'>): Mutation {
  return { kind: 'trash', collection, id, expect: version }
}

export interface SendDealsDialogProps {
  readonly removal: Pick<Removal, 'dismiss' | 'send'>
  readonly question: RemovalQuestion
}

/** Where the deals go before what they are in does. */
export function SendDealsDialog({ removal, question }: SendDealsDialogProps) {
  const { stages, pipelines } = useWorkspace()
  const { record } = question
  const targets =
    question.kind === 'stage'
      ? stages.filter(
          (stage) => stage.pipelineId === question.record.pipelineId && stage.kind === 'open' && stage.id !== record.id,
        )
      : pipelines.filter(({ id }) => id !== record.id)
  const [target, setTarget] = useState<string>(targets[0]?.id ?? '')
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    const chosen = targets.find(({ id }) => id === target)
    if (chosen === undefined) return
    setBusy(true)
    await removal.send(question, chosen.id)
    setBusy(false)
  }
  return (
    <FormDialog
      onClose={removal.dismiss}
      onSubmit={submit}
      title={text.sending.title(record.name)}
      description={text.sending.body(question.deals)}
      submitLabel={text.sending.submit[question.kind]}
      busy={isBusy}
    >
      <SelectField
        label={question.kind === 'stage' ? text.sending.stage : text.sending.pipeline}
        {...(question.kind === 'stage' ? {} : { hint: text.sending.pipelineHint })}
        autoFocus
        value={target}
        options={targets.map(({ id, name }) => ({ value: String(id), label: name }))}
        onValue={setTarget}
      />
    </FormDialog>
  )
}
