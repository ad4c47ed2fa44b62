import { useState } from 'react'
import type { Id } from '../../../domain/model/kernel/id'
import { readMoney } from '../../../domain/model/kernel/money'
import { rankBetween } from '../../../domain/model/kernel/rank'
import { isPlainDate } from '../../../domain/model/kernel/plain-date'
import type { Mutation } from '../../../domain/model/records/mutation'
import { isPortError } from '../../../domain/model/errors/port-error'
import { usePreference } from '../../app/preferences'
import { usePorts, useRuntime } from '../../app/ports-context'
import { useApply } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import { FormDialog } from '../../design/form-dialog'
import { SelectField } from '../../design/select-field'
import { TextField } from '../../design/text-field'
import type { OverlayProps } from '../../shell/overlay-host'
import { appText } from '../../text/app'
import { dealsText } from '../../text/deals'
import { fieldSentence } from '../../text/field-text'
import { OwnFormFields } from '../fields/own-form-fields'
import { useOwnForm } from '../fields/use-own-form'
import { CompanyField, type CompanyChoice } from './company-field'
import styles from './new-deal-dialog.module.css'
import { lastRank } from './last-rank'
import { shownPipeline } from './shown-pipeline'

const text = dealsText.create

export interface NewDealDialogProps extends OverlayProps {
  /** Whom it is with, where that is known already. */
  readonly company?: CompanyChoice | null
  readonly personId?: Id | null
}

/** A deal needs a title and a stage; the rest can wait. */
export function NewDealDialog({ onClose, company: knownCompany = null, personId = null }: NewDealDialogProps) {
  const { records } = usePorts()
  const runtime = useRuntime()
  const { workspace, me, members, pipelines, stages, formats } = useWorkspace()
  const [remembered] = usePreference(`pipeline.${workspace.id}`)
  const apply = useApply()
  const pipeline = shownPipeline(pipelines, remembered)
  const open = stages.filter((stage) => stage.kind === 'open' && stage.pipelineId === pipeline?.id)
  const [title, setTitle] = useState('')
  const [stageId, setStageId] = useState<string>(open[0]?.id ?? '')
  const [amount, setAmount] = useState('')
  const [currency, setCurrency] = useState(workspace.currency)
  const [company, setCompany] = useState(knownCompany)
  const [closeOn, setCloseOn] = useState('')
  const [ownerId, setOwnerId] = useState<string>(me.id)
  const own = useOwnForm('deals')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)

  const submit = async () => {
    const money = readMoney(amount, { locale: formats.locale, currency })
    const stage = open.find(({ id }) => id === stageId)
    if (!money.ok || stage === undefined) {
      setErrors({ amountMinor: text.amountUnreadable })
      return
    }
    const custom = await own.read()
    if (custom === null) return
    setBusy(true)
    const companyId = company === null ? null : (company.id ?? runtime.newId())
    const make: Mutation[] = []
    if (company !== null && company.id === null && companyId !== null) {
      make.push({ kind: 'create', collection: 'companies', id: companyId, data: { name: company.name, ownerId: me.id } })
    }
    make.push({
      kind: 'create',
      collection: 'deals',
      id: runtime.newId(),
      data: {
        title,
        pipelineId: stage.pipelineId,
        stageId: stage.id,
        amountMinor: money.minor,
        currency,
        companyId,
        people: personId === null ? [] : [{ personId, role: null, primary: true }],
        expectedCloseOn: isPlainDate(closeOn) ? closeOn : null,
        ownerId: members.find(({ id }) => id === ownerId)?.id ?? null,
        custom,
        rank: rankBetween(await lastRank(records, workspace.id, stage.id), null),
      },
    })
    const result = await apply(dealsText.created(title.trim()), make, { inlineErrors: true })
    setBusy(false)
    if (result.status === 'written') onClose()
    else if (result.status === 'failed' && isPortError(result.error, 'record/invalid')) {
      const problems = Object.entries(result.error.details.fields)
      setErrors(Object.fromEntries(problems.map(([field, problem]) => [field, fieldSentence(field, problem)])))
    }
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={() => void submit()}
      title={text.title}
      submitLabel={text.submit}
      busy={isBusy}
      error={ownError(errors)}
      size="md"
    >
      <TextField label={text.name} required autoFocus value={title} onValue={setTitle} error={errors['title']} />
      <div className={styles.pair}>
        <TextField
          label={text.amount}
          optional={appText.optional}
          inputMode="decimal"
          value={amount}
          onValue={setAmount}
          error={errors['amountMinor']}
        />
        <SelectField
          label={text.currency}
          value={currency}
          options={currenciesFor(workspace.currency).map((code) => ({ value: code, label: code }))}
          onValue={setCurrency}
        />
      </div>
      <CompanyField value={company} onValue={setCompany} />
      <div className={styles.pair}>
        <SelectField
          label={text.stage}
          value={stageId}
          options={open.map(({ id, name }) => ({ value: String(id), label: name }))}
          onValue={setStageId}
        />
        <TextField
          label={text.expectedClose}
          optional={appText.optional}
          type="date"
          value={closeOn}
          onValue={setCloseOn}
          error={errors['expectedCloseOn']}
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
        onValue={setOwnerId}
      />
      <OwnFormFields form={own} />
    </FormDialog>
  )
}

/** The form asks for the deal's own fields itself: what is still wrong with one is of the company made along with it. */
function ownError(errors: Readonly<Record<string, string>>): string | null {
  const own = Object.entries(errors).filter(([path]) => path.startsWith('custom.'))
  return own.map(([, sentence]) => sentence).join(' ') || null
}

/** The workspace's own first, then every currency there is. */
function currenciesFor(own: string): readonly string[] {
  return [own, ...Intl.supportedValuesOf('currency').filter((code) => code !== own)]
}
