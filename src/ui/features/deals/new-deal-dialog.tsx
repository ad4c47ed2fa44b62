import type { Id } from '../../../domain/model/kernel/id'
import { readMoney } from '../../../domain/model/kernel/read-number'
import { rankBetween } from '../../../domain/model/kernel/rank'
import type { Mutation } from '../../../domain/model/records/mutation'
import { readTexts, useKeptDraft, type Kept } from '../../app/kept-draft'
import { usePreference } from '../../app/preferences'
import { usePorts, useRuntime } from '../../app/ports-context'
import { typedDate } from '../../app/typed-time'
import { useWayTo } from '../../app/new-record'
import { useApply } from '../../app/use-apply'
import { recordFindings } from '../../app/record-findings'
import { useSubmission } from '../../app/submission'
import { useWorkspace } from '../../app/workspace-context'
import { FormDialog } from '../../design/form-dialog'
import { SelectField } from '../../design/select-field'
import { TextField } from '../../design/text-field'
import { MoneyField } from '../../fields/number-field'
import { WhenField } from '../../fields/when-field'
import type { OverlayProps } from '../../app/overlays'
import { appText } from '../../text/app'
import { dealsText } from '../../text/deals'
import { amountSentence } from '../../text/field-text'
import { RestoredDraft } from '../../fields/restored-draft'
import { OwnFormFields, useOwnForm } from '../../fields/own-form'
import { CompanyField, readCompany, type CompanyChoice } from './company-field'
import styles from './new-deal-dialog.module.css'
import { lastRank, shownPipeline } from './in-pipeline'

const text = dealsText.create

export interface NewDealDialogProps extends OverlayProps {
  /** Whom it is with, where that is known already. */
  readonly company?: CompanyChoice | null
  readonly personId?: Id | null
}

interface DealDraft {
  readonly title: string
  readonly stageId: string
  readonly amount: string
  readonly currency: string
  readonly company: CompanyChoice | null
  readonly closeOn: string
  readonly ownerId: string
}

function readDeal({ company, ...texts }: DealDraft, kept: Kept): DealDraft {
  return { ...readTexts(texts, kept), company: readCompany(kept['company']) ?? company }
}

/** A deal needs a title and a stage; the rest can wait. */
export function NewDealDialog({ onClose, company: knownCompany = null, personId = null }: NewDealDialogProps) {
  const { records } = usePorts()
  const runtime = useRuntime()
  const { workspace, me, members, pipelines, stages, formats } = useWorkspace()
  const [remembered] = usePreference(`pipeline.${workspace.id}`)
  const apply = useApply()
  const wayTo = useWayTo('deals')
  const pipeline = shownPipeline(pipelines, remembered)
  const open = stages.filter((stage) => stage.kind === 'open' && stage.pipelineId === pipeline?.id)
  const blank: DealDraft = {
    title: '',
    stageId: open[0]?.id ?? '',
    amount: '',
    currency: workspace.currency,
    company: knownCompany,
    closeOn: '',
    ownerId: me.id,
  }
  const kept = useKeptDraft(`deals.${personId ?? knownCompany?.id ?? ''}`, blank, readDeal)
  const set = (part: Partial<DealDraft>) => kept.set((before) => ({ ...before, ...part }))
  const { title, stageId, amount, currency, company, closeOn, ownerId } = kept.value
  const own = useOwnForm('deals')
  const [state, submission] = useSubmission()

  const forget = () => {
    kept.forget()
    own.forget()
  }

  const submit = async () => {
    const money = readMoney(amount, { locale: formats.locale, currency })
    const stage = open.find(({ id }) => id === stageId)
    if (stage === undefined) return submission.refuse(text.noStage)
    const custom = await own.read()
    const companyId = company === null ? null : (company.id ?? runtime.newId())
    const make: Mutation[] = []
    if (company !== null && company.id === null && companyId !== null) {
      make.push({ kind: 'create', collection: 'companies', id: companyId, data: { name: company.name, ownerId: me.id } })
    }
    const data = {
      title,
      pipelineId: stage.pipelineId,
      stageId: stage.id,
      amountMinor: money.ok ? money.minor : null,
      currency,
      companyId,
      people: personId === null ? [] : [{ personId, role: null, primary: true }],
      expectedCloseOn: typedDate(closeOn),
      ownerId: members.find(({ id }) => id === ownerId)?.id ?? null,
      custom: custom ?? {},
    }
    if (!money.ok || custom === null) {
      const creation = {
        kind: 'create',
        collection: 'deals',
        id: runtime.newId(),
        data: { ...data, rank: rankBetween(null, null) },
      } as const
      const amountMinor = money.ok ? null : amountSentence(text.amount, money.problem, (minor) => formats.money(minor, currency))
      return submission.refuseFields({ ...(await recordFindings(creation)), ...(amountMinor === null ? {} : { amountMinor }) })
    }
    const isWritten = await submission.run(async () => {
      const rank = rankBetween(await lastRank(records, workspace.id, stage.id), null)
      const id = runtime.newId()
      make.push({ kind: 'create', collection: 'deals', id, data: { ...data, rank } })
      const actions = [wayTo(id, dealsText.open)]
      const result = await apply(dealsText.created(title.trim()), make, { inlineErrors: true, ownErrors: 'all', actions })
      if (result.status === 'failed') throw result.error
      return result.status === 'written'
    })
    if (isWritten !== true) return
    forget()
    onClose()
  }

  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={text.title}
      submitLabel={text.submit}
      busy={state.isBusy}
      error={state.error ?? errorBeside(state.fieldErrors)}
      size="md"
    >
      {kept.isRestored ? <RestoredDraft onDiscard={forget} /> : null}
      <TextField
        label={text.name}
        required
        autoFocus
        value={title}
        onValue={(next) => set({ title: next })}
        error={state.fieldErrors['title']}
      />
      <div className={styles.pair}>
        <MoneyField
          label={text.amount}
          optional={appText.optional}
          currency={currency}
          value={amount}
          onValue={(next) => set({ amount: next })}
          error={state.fieldErrors['amountMinor']}
        />
        <SelectField
          label={text.currency}
          value={currency}
          options={currenciesFor(workspace.currency).map((code) => ({ value: code, label: code }))}
          onValue={(next) => set({ currency: next })}
        />
      </div>
      <CompanyField value={company} onValue={(next) => set({ company: next })} />
      <div className={styles.pair}>
        <SelectField
          label={text.stage}
          value={stageId}
          options={open.map(({ id, name }) => ({ value: String(id), label: name }))}
          onValue={(next) => set({ stageId: next })}
        />
        <WhenField
          label={text.expectedClose}
          optional={appText.optional}
          kind="day"
          value={closeOn}
          onValue={(next) => set({ closeOn: next })}
          error={state.fieldErrors['expectedCloseOn']}
        />
      </div>
      <SelectField
        label={text.owner}
        value={ownerId}
        options={[
          ...members
            .filter(({ status }) => status === 'active')
            .map(({ id, displayName }) => ({ value: String(id), label: displayName })),
          { value: '', label: text.nobody },
        ]}
        onValue={(next) => set({ ownerId: next })}
      />
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

/** The workspace's own first, then every currency there is. */
function currenciesFor(own: string): readonly string[] {
  return [own, ...Intl.supportedValuesOf('currency').filter((code) => code !== own)]
}
