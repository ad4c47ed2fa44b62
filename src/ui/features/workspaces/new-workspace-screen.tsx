import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { usePorts, useRuntime } from '../../app/ports-context'
import { writePreference } from '../../app/preferences'
import { PATTERNS } from '../../app/routes'
import { useSession } from '../../app/session-context'
import { useTitle } from '../../app/use-title'
import { Button } from '../../design/button'
import { TextField } from '../../design/text-field'
import { useStream } from '../../hooks/use-stream'
import { appText } from '../../text/app'
import { workspacesText } from '../../text/workspaces'
import { AccountLine } from './account-line'
import { guessRegion } from './guess-region'
import { newWorkspaceModel } from './new-workspace.model'
import { RegionFields } from './region-fields'
import { StartChoice } from './start-choice'
import styles from './workspaces.module.css'

export function NewWorkspaceScreen() {
  useTitle(workspacesText.createTitle)
  const { functions } = usePorts()
  const runtime = useRuntime()
  const { workspaces } = useSession()
  const [, navigate] = useLocation()
  const [model] = useState(() => newWorkspaceModel(functions, runtime, guessHere()))
  const state = useStream(model, () => model.state$)
  if (state.status !== 'ready') return null
  const { draft, isBusy, error, fieldErrors } = state.value

  const create = async () => {
    const id = await model.create()
    if (id === null) return
    writePreference('workspace', id)
    navigate(PATTERNS.home, { replace: true })
  }

  return (
    <main className={styles.page}>
      <form
        className={styles.column}
        noValidate
        onSubmit={(submit) => {
          submit.preventDefault()
          void create()
        }}
      >
        <header>
          <h1 className={styles.title}>{workspacesText.createTitle}</h1>
          <p className={styles.lead}>{workspacesText.createLead}</p>
        </header>
        {error === null ? null : (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        <TextField
          label={workspacesText.name}
          placeholder={workspacesText.namePlaceholder}
          autoComplete="organization"
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
      </form>
    </main>
  )
}

function guessHere() {
  return guessRegion(navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone)
}
