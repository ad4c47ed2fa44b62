import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { usePorts, useRuntime, useSession } from '../../app/ports-context'
import { newWorkspacePath } from '../../app/new-workspace-path'
import { PATTERNS } from '../../app/routes'
import { Main } from '../../app/main'
import { useTitle } from '../../app/use-title'
import { Button } from '../../design/button'
import { TextField } from '../../design/text-field'
import { useStream } from '../../hooks/use-stream'
import { appText } from '../../text/app'
import { workspacesText } from '../../text/workspaces'
import { RegionField } from './region-field'
import { AccountLine } from './workspaces-screen'
import { newWorkspaceModel, type WorkspaceDraft } from './new-workspace.model'
import styles from './workspaces.module.css'
import { FormError } from '../../design/field'
import { Form } from '../../design/form'

export function NewWorkspaceScreen() {
  useTitle(workspacesText.createTitle)
  const { functions, records } = usePorts()
  const runtime = useRuntime()
  const { workspaces } = useSession()
  const [, navigate] = useLocation()
  const [model] = useState(() => newWorkspaceModel(functions, runtime, whereabouts()))
  const state = useStream(model, () => model.state$)
  if (state.status !== 'ready') return null
  const { draft, isBusy, error, fieldErrors } = state.value

  const create = async () => {
    const id = await model.create()
    if (id === null) return
    navigate(await newWorkspacePath(records, id), { replace: true })
  }

  return (
    <Main className={styles.page}>
      <Form className={styles.column} onSubmit={create}>
        <header>
          <h1 className={styles.title}>{workspacesText.createTitle}</h1>
          <p className={styles.lead}>{workspacesText.createLead}</p>
        </header>
        <FormError message={error} />
        <TextField
          label={workspacesText.name}
          placeholder={workspacesText.namePlaceholder}
          autoComplete="organization"
          autoFocus
          large
          value={draft.name}
          onValue={(name) => model.change({ name })}
          error={fieldErrors.name}
        />
        <StartChoice sample={draft.sample} onChoose={(sample) => model.change({ sample })} />
        <RegionFields draft={draft} fieldErrors={fieldErrors} onChange={model.change} />
        <div className={styles.actions}>
          {workspaces.length === 0 ? null : (
            <Link href={PATTERNS.workspaces} className={styles.link}>
              {appText.cancel}
            </Link>
          )}
          <Button type="submit" variant="primary" size="lg" busy={isBusy}>
            {workspacesText.submit}
          </Button>
        </div>
        <Link href={PATTERNS.restore} className={styles.link}>
          {workspacesText.restoreBundle}
        </Link>
        <AccountLine />
      </Form>
    </Main>
  )
}

function whereabouts() {
  return { language: navigator.language, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }
}

const choices = () => [
  { id: 'start-sample', sample: true, label: workspacesText.sample, hint: workspacesText.sampleHint },
  { id: 'start-empty', sample: false, label: workspacesText.empty, hint: workspacesText.emptyHint },
]

/** Something to try things on, or nothing yet. */
function StartChoice(props: { readonly sample: boolean; readonly onChoose: (sample: boolean) => void }) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{workspacesText.start}</legend>
      {choices().map(({ id, sample, label, hint }) => (
        <div key={id} className={styles.choice}>
          <input
            type="radio"
            name="start"
            id={id}
            aria-describedby={`${id}-hint`}
            checked={props.sample === sample}
            onChange={() => props.onChoose(sample)}
          />
          <label htmlFor={id} className={styles.choiceLabel}>
            {label}
          </label>
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        </div>
      ))}
    </fieldset>
  )
}

interface RegionFieldsProps {
  readonly draft: WorkspaceDraft
  readonly fieldErrors: Readonly<Record<string, string>>
  readonly onChange: (part: Partial<WorkspaceDraft>) => void
}

const FURTHER = ['currency', 'locale', 'timeZone'] as const

/** The country, guessed from the device, and what follows from it, folded away. */
function RegionFields({ draft, fieldErrors, onChange }: RegionFieldsProps) {
  const field = (name: (typeof FURTHER)[number] | 'country') => (
    <RegionField
      key={name}
      name={name}
      label={workspacesText[name]}
      size="lg"
      value={draft[name]}
      onValue={(value) => onChange({ [name]: value })}
      error={fieldErrors[name]}
    />
  )
  return (
    <>
      {field('country')}
      <details className={styles.details}>
        <summary className={styles.summary}>
          {workspacesText.more}
          <span className={styles.hint}>{[draft.currency, draft.timeZone.replaceAll('_', ' ')].join(' · ')}</span>
        </summary>
        <div className={styles.grid}>{FURTHER.map(field)}</div>
      </details>
    </>
  )
}
