import { FileArchive } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { usePorts, useRuntime } from '../../app/ports-context'
import { PATTERNS, screenPath } from '../../app/routes'
import { Main } from '../../app/main'
import { useTitle } from '../../app/use-title'
import { Button } from '../../design/button'
import { classNames } from '../../design/class-names'
import { FormError } from '../../design/field'
import { useStream } from '../../hooks/use-stream'
import { bundleText } from '../../text/data-settings'
import page from '../workspaces/workspaces.module.css'
import styles from './bundle.module.css'
import { RestoreProgress } from './restore-progress'
import { restoreModel, isUnderWay } from './restore.model'

/** A bundle dropped or picked becomes a workspace. */
export function RestoreScreen() {
  useTitle(bundleText.title)
  const ports = usePorts()
  const runtime = useRuntime()
  const [, navigate] = useLocation()
  const [model] = useState(() => restoreModel(ports, runtime))
  const read = useStream(model, () => model.state$)
  // Whoever goes elsewhere has called it off: half a workspace is of no use.
  useEffect(() => () => model.cancel(), [model])
  if (read.status !== 'ready') return null
  const state = read.value

  return (
    <Main className={page.page}>
      <div className={page.column}>
        <header>
          <h1 className={page.title}>{bundleText.title}</h1>
          <p className={page.lead}>{bundleText.lead}</p>
        </header>
        {state.status === 'idle' || state.status === 'failed' ? (
          <ChooseBundle onChoose={(file) => void model.start(file)} />
        ) : null}
        <FormError message={state.status === 'failed' ? state.message : null} />
        <RestoreProgress state={state} />
        <div className={page.actions}>
          {isUnderWay(state) ? (
            state.status === 'verifying' ? null : (
              <Button onClick={model.cancel}>{bundleText.cancel}</Button>
            )
          ) : (
            <Link href={PATTERNS.workspaces} className={page.link}>
              {bundleText.back}
            </Link>
          )}
          {state.status === 'done' ? (
            <Button variant="primary" size="lg" onClick={() => navigate(screenPath(state.workspaceId, 'people'))}>
              {bundleText.open(state.name)}
            </Button>
          ) : null}
        </div>
      </div>
    </Main>
  )
}

function ChooseBundle({ onChoose }: { readonly onChoose: (file: File) => void }) {
  const [isOver, setOver] = useState(false)
  const inputId = useId()
  const choose = (file: File | null | undefined) => {
    if (file) onChoose(file)
  }
  return (
    // Dropping is a second way to what the input in it does by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is beside the input, which has keys of its own
    <label
      htmlFor={inputId}
      className={classNames(styles.drop, isOver && styles.over)}
      onDragOver={(drag) => {
        drag.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(drop) => {
        drop.preventDefault()
        setOver(false)
        choose(drop.dataTransfer.files[0])
      }}
    >
      <FileArchive size={22} aria-hidden="true" />
      <span>{bundleText.drop}</span>
      <input
        id={inputId}
        type="file"
        className="visually-hidden"
        aria-label={bundleText.choose}
        accept=".zip,application/zip"
        onChange={(change) => {
          choose(change.currentTarget.files?.[0])
          change.currentTarget.value = '' // so that the same file can be chosen again
        }}
      />
    </label>
  )
}
