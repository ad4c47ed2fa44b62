import { useEffect } from 'react'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { ProgressLine } from '../../design/progress-line'
import { errorText } from '../../text/error-text'
import { importText } from '../../text/import'
import { importJobText } from '../../text/import-job'
import { Figures, runFigures } from './figures'
import type { ImportRunModel } from './import-run.model'
import styles from './import.module.css'
import type { RunState } from './run-state'
import { StepFrame } from './step-bar'

export interface RunStepProps {
  readonly run: RunState
  readonly model: ImportRunModel
}

/** How far it is, and the ways to hold it up. */
export function RunStep({ run, model }: RunStepProps) {
  const { formats } = useWorkspace()
  const { fileName, progress, status, error, isKept } = run
  useEffect(() => {
    if (isKept) return undefined
    const warn = (unload: BeforeUnloadEvent) => unload.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isKept])
  return (
    <StepFrame
      title={importText.runTitle(fileName)}
      lead={importText.runLead}
      actions={
        status === 'paused' ? (
          <>
            <Button onClick={() => model.cancel()}>{importText.stop}</Button>
            <Button variant="primary" onClick={() => model.goOn()}>
              {importText.resume}
            </Button>
          </>
        ) : (
          <>
            <Button busy={status === 'cancelling'} onClick={() => model.cancel()}>
              {status === 'cancelling' ? importText.cancelling : importText.cancel}
            </Button>
            {status === 'cancelling' ? null : <Button onClick={() => model.hold()}>{importJobText.hold}</Button>}
          </>
        )
      }
    >
      <ProgressLine label={importText.runProgress} done={progress.done} total={progress.total}>
        <span>{importText.progressOf(formats.number(progress.done), formats.number(progress.total))}</span>
      </ProgressLine>
      {status === 'paused' && error === null ? <p className={styles.notice}>{importJobText.held}</p> : null}
      {error === null ? null : (
        <p role="alert" className={styles.notice}>
          {importText.paused} {errorText(error)}
        </p>
      )}
      <Figures figures={runFigures(progress.counts)} format={formats.number} />
    </StepFrame>
  )
}
