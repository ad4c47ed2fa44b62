import { useId } from 'react'
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
import { peopleText } from '../../text/people'
import { personText } from '../../text/contacts'
import { RestoredDraft } from '../../fields/restored-draft'
import { OwnFormFields, useOwnForm } from '../../fields/own-form'
import { companyOptions$ } from '../../search/contact-options'
import { BLANK_PERSON, createPerson, newPerson, peopleWithEmail$ } from './new-person.model'

export interface NewPersonDialogProps extends OverlayProps {
  /** Whom they work for, where that is known already. */
  readonly company?: string
}

/** A new person: a name, an address or a number is enough. */
export function NewPersonDialog({ onClose, company = '' }: NewPersonDialogProps) {
  const { records } = usePorts()
  const runtime = useRuntime()
  const { workspace, me } = useWorkspace()
  const [kept, field] = useTextDraft(`people.${company}`, { ...BLANK_PERSON, company })
  const draft = kept.value
  const sayMade = useMadeToast('people')
  const [state, submission] = useSubmission()
  const own = useOwnForm('people')
  const listId = useId()
  const companies = useStream(draft.company, () => companyOptions$(records, workspace.id, draft.company))
  const twins = useStream(draft.email, () => peopleWithEmail$(records, workspace.id, draft.email))
  const [twin] = twins.status === 'ready' ? twins.value : []

  const forget = () => {
    kept.forget()
    own.forget()
  }
  const words = { labels: personText, errors: state.fieldErrors }

  async function submit(): Promise<void> {
    const custom = await own.read()
    const person = { draft, custom: custom ?? {}, country: workspace.country, ownerId: me.id }
    if (custom === null) {
      return submission.refuseFields(await recordFindings(await newPerson(person, { id: runtime.newId(), companyId: null })))
    }
    const id = await submission.run(() => createPerson(person, { records, runtime, workspaceId: workspace.id }))
    if (id === null) return
    forget()
    onClose()
    const name = [draft.firstName, draft.lastName].filter(Boolean).join(' ') || draft.email || draft.phone
    sayMade(id, { title: personText.created(name), open: personText.open })
  }

  return (
    <FormDialog
      keepsDraft
      onClose={onClose}
      onSubmit={submit}
      title={peopleText.add}
      submitLabel={personText.create}
      busy={state.isBusy}
      error={state.error}
    >
      {kept.isRestored ? <RestoredDraft onDiscard={forget} /> : null}
      <TextField {...field('firstName', words)} autoFocus />
      <TextField {...field('lastName', words)} />
      <TextField {...field('company', words)} list={listId} />
      <datalist id={listId}>
        {companies.status === 'ready' ? companies.value.map(({ id, label }) => <option key={id} value={label} />) : null}
      </datalist>
      <TextField {...field('email', words, 'emails')} type="email" inputMode="email" />
      {twin === undefined ? null : (
        <DuplicateWarning
          text={personText.duplicate(twin.name)}
          href={recordPath(workspace.slug, 'people', twin.id)}
          linkLabel={personText.openDuplicate}
          onFollow={onClose}
        />
      )}
      <TextField {...field('phone', words, 'phones')} type="tel" inputMode="tel" />
      <TextField {...field('jobTitle', words)} />
      <OwnFormFields form={own} />
    </FormDialog>
  )
}
