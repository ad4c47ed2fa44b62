import { usePorts, useRuntime } from '../../app/ports-context'
import { recordPath } from '../../app/routes'
import { recordFindings } from '../../app/record-findings'
import { useSubmission } from '../../app/submission'
import { useMadeToast, useTextDraft } from '../../app/new-record'
import { useWorkspace } from '../../app/workspace-context'
import { FormDialog } from '../../design/form-dialog'
import { TextField } from '../../design/text-field'
import { useStream } from '../../hooks/use-stream'
import type { OverlayProps } from '../../app/overlays'
import { DuplicateWarning } from '../../table/duplicate-warning'
import { companiesText } from '../../text/contacts'
import { RestoredDraft } from '../../fields/restored-draft'
import { OwnFormFields, useOwnForm } from '../../fields/own-form'
import { BLANK_COMPANY, companiesWithDomain$, createCompany, newCompany } from './new-company.model'

/** A new company: its name is enough. */
export function NewCompanyDialog({ onClose }: OverlayProps) {
  const { records } = usePorts()
  const runtime = useRuntime()
  const { workspace, me } = useWorkspace()
  const [kept, field] = useTextDraft('companies', BLANK_COMPANY)
  const draft = kept.value
  const sayMade = useMadeToast('companies')
  const [state, submission] = useSubmission()
  const own = useOwnForm('companies')
  const twins = useStream(draft.domain, () => companiesWithDomain$(records, workspace.id, draft.domain))
  const [twin] = twins.status === 'ready' ? twins.value : []

  const forget = () => {
    kept.forget()
    own.forget()
  }
  const words = { labels: companiesText, errors: state.fieldErrors }

  async function submit(): Promise<void> {
    const custom = await own.read()
    const company = { draft, custom: custom ?? {}, ownerId: me.id }
    if (custom === null) return submission.refuseFields(await recordFindings(newCompany(company, runtime.newId())))
    const id = await submission.run(() => createCompany(company, { records, runtime, workspaceId: workspace.id }))
    if (id === null) return
    forget()
    onClose()
    sayMade(id, { title: companiesText.created(draft.name.trim()), open: companiesText.open })
  }

  return (
    <FormDialog
      keepsDraft
      onClose={onClose}
      onSubmit={submit}
      title={companiesText.add}
      submitLabel={companiesText.create}
      busy={state.isBusy}
      error={state.error}
    >
      {kept.isRestored ? <RestoredDraft onDiscard={forget} /> : null}
      <TextField {...field('name', words)} autoFocus />
      <TextField {...field('domain', words, 'domains')} inputMode="url" />
      {twin === undefined ? null : (
        <DuplicateWarning
          text={companiesText.duplicate(twin.name)}
          href={recordPath(workspace.slug, 'companies', twin.id)}
          linkLabel={companiesText.openDuplicate}
          onFollow={onClose}
        />
      )}
      <TextField {...field('industry', words)} />
      <OwnFormFields form={own} />
    </FormDialog>
  )
}
