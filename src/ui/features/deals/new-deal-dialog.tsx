import { useRef, useState } from 'react'
import type { Id } from '../../../domain/model/kernel/id'
import { readMoney } from '../../../domain/model/kernel/read-number'
import { rankBetween } from '../../../domain/model/kernel/rank'
import { useKeptDraft } from '../../app/kept-draft'
import { useWayTo } from '../../app/new-record'
import { usePreference } from '../../app/preferences'
import { usePorts, useRuntime } from '../../app/ports-context'
import { useApply } from '../../app/use-apply'
import { recordFindings } from '../../app/record-findings'
import { useSubmission } from '../../app/submission'
import { useWorkspace } from '../../app/workspace-context'
import { FormDialog } from '../../design/form-dialog'
import { Switch } from '../../design/switch'
import type { OverlayProps } from '../../app/overlays'
import { dealsText } from '../../text/deals'
import { amountSentence } from '../../text/field-text'
import { RestoredDraft } from '../../fields/restored-draft'
import { OwnFormFields, useOwnForm } from '../../fields/own-form'
import { DealFields } from './deal-fields'
import { makeDeal, readDeal, type DealDraft } from './new-deal.model'
import { lastRank, openStages, shownPipeline } from './in-pipeline'

const text = dealsText.create

interface Known {
  readonly id: Id
  readonly name: string
}

export interface NewDealDialogProps extends OverlayProps {
  /** Whom it is with, where that is known already. */
  readonly company?: Known | null
  readonly person?: Known | null
}

/** A deal needs a title and a stage; the rest can wait. */
export function NewDealDialog({ onClose, company = null, person = null }: NewDealDialogProps) {
  const { records } = usePorts()
  const runtime = useRuntime()
  const { workspace, me, members, pipelines, stages, formats } = useWorkspace()
  const [remembered] = usePreference(`pipeline.${workspace.id}`)
  const apply = useApply()
  const wayTo = useWayTo('deals')
  const firstPipeline: string = shownPipeline(pipelines, remembered)?.id ?? ''
  const blank: DealDraft = {
    title: '',
    pipelineId: firstPipeline,
    stageId: openStages(stages, firstPipeline)[0]?.id ?? '',
    amount: '',
    currency: workspace.currency,
    company,
    person,
    tags: [],
    closeOn: '',
    ownerId: me.id,
  }
  const kept = useKeptDraft(`deals.${person?.id ?? company?.id ?? ''}`, blank, readDeal)
  const draft = kept.value
  const set = (part: Partial<DealDraft>) => kept.set((before) => ({ ...before, ...part }))
  const own = useOwnForm('deals')
  const [state, submission] = useSubmission()
  const [makesAnother, setMakesAnother] = useState(false)
  const [begun, setBegun] = useState<DealDraft | null>(null)
  const titleField = useRef<HTMLInputElement>(null)

  const forget = () => {
    kept.forget()
    own.forget()
  }
  const leave = () => {
    // The next one was begun, and nothing typed into it.
    if (draft === begun) forget()
    onClose()
  }
  const beginNext = () => {
    const { pipelineId, stageId, currency, ownerId } = draft
    const next = { ...blank, pipelineId, stageId, currency, ownerId }
    own.forget()
    kept.set(() => next)
    setBegun(next)
    titleField.current?.focus()
  }

  const submit = async () => {
    const { currency } = draft
    const money = readMoney(draft.amount, { locale: formats.locale, currency })
    const stage = openStages(stages, draft.pipelineId).find(({ id }) => id === draft.stageId)
    if (stage === undefined) return submission.refuse(text.noStage)
    const custom = await own.read()
    const id = runtime.newId()
    const mutations = (rank: string) =>
      makeDeal(
        {
          id,
          draft,
          stage,
          rank,
          amountMinor: money.ok ? money.minor : null,
          custom: custom ?? {},
          ownerId: members.find((member) => member.id === draft.ownerId)?.id ?? null,
        },
        me.id,
        runtime.newId,
      )
    if (!money.ok || custom === null) {
      const findings = await recordFindings((await mutations(rankBetween(null, null))).deal)
      const amountMinor = money.ok ? null : amountSentence(text.amount, money.problem, (minor) => formats.money(minor, currency))
      return submission.refuseFields({ ...findings, ...(amountMinor === null ? {} : { amountMinor }) })
    }
    const isWritten = await submission.run(async () => {
      const { along, deal } = await mutations(rankBetween(await lastRank(records, workspace.id, stage.id), null))
      const actions = [wayTo(id, dealsText.open)]
      const label = dealsText.created(draft.title.trim())
      const result = await apply(label, [...along, deal], { inlineErrors: true, ownErrors: 'all', actions })
      if (result.status === 'failed') throw result.error
      return result.status === 'written'
    })
    if (isWritten !== true) return
    if (makesAnother) return beginNext()
    forget()
    onClose()
  }

  return (
    <FormDialog
      keepsDraft
      onClose={leave}
      onSubmit={submit}
      title={text.title}
      submitLabel={text.submit}
      busy={state.isBusy}
      error={state.error ?? errorBeside(state.fieldErrors)}
      size="md"
      aside={
        <Switch checked={makesAnother} onChecked={setMakesAnother}>
          {text.another}
        </Switch>
      }
    >
      {kept.isRestored ? <RestoredDraft onDiscard={forget} /> : null}
      <DealFields draft={draft} set={set} errors={state.fieldErrors} titleField={titleField} />
      <OwnFormFields form={own} />
    </FormDialog>
  )
}

/** What is wrong with no field of the form: with what was chosen, and is gone. */
function errorBeside(errors: Readonly<Record<string, string>>): string | null {
  const others = Object.entries(errors).filter(([path]) => !SHOWN_AT_FIELD.has(path))
  return others.map(([, sentence]) => sentence).join(' ') || null
}

const SHOWN_AT_FIELD: ReadonlySet<string> = new Set(['title', 'amountMinor', 'expectedCloseOn'])
