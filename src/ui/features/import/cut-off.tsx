import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { RecordOf } from '../../../domain/model/records/collections'
import { useServices } from '../../app/ports-context'
import { screenPath } from '../../app/routes'
import { useSubmission } from '../../app/submission'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { useStream } from '../../hooks/use-stream'
import { importJobText } from '../../text/import-job'
import { fileSum } from './run-state'
import { frameWatch } from './frame-watch'
import type { ImportJobModel } from './import-job.model'
import styles from './import.module.css'
import { importOf } from './import-of'
import own from './job.module.css'
import { Problem } from './step-bar'
import { choicesOf, resumedImport } from './plan-request'

export interface CutOffProps {
  readonly job: RecordOf<'imports'>
  readonly model: ImportJobModel
}

/** An import that is not at its end: it runs here, or was cut off and can be gone on with from its last chunk. */
export function CutOff({ job, model }: CutOffProps) {
  const services = useServices()
  const view = useWorkspace()
  const { run } = importOf(services, job.workspaceId)
  const runs = useStream(run, () => run.state$)
  const [kept, setKept] = useState<Blob | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [submitted, submission] = useSubmission()
  const [, navigate] = useLocation()
  const chooser = useRef<HTMLInputElement>(null)
  useEffect(() => {
    let isWanted = true
    void services.workFiles.find(job.id).then((file) => (isWanted ? setKept(file) : undefined))
    return () => {
      isWanted = false
    }
  }, [services, job.id])

  if (runs.status === 'ready' && runs.value?.jobId === job.id && runs.value.step === 'run') {
    return (
      <p className={styles.notice}>
        {importJobText.runsHere}{' '}
        <Link className={styles.link} href={screenPath(view.workspace.slug, 'import')}>
          {importJobText.showRun}
        </Link>
      </p>
    )
  }

  const goOn = async (file: Blob): Promise<void> => {
    setProblem(null)
    if (runs.status === 'ready' && runs.value?.step === 'run') return setProblem(importJobText.busy)
    if (job.sha256 !== null && (await fileSum(file)) !== job.sha256) return setProblem(importJobText.otherFile)
    const release = await services.workFiles.claim(job.id)
    if (release === null) return setProblem(importJobText.elsewhere)
    release() // the run claims it for itself
    const frames = frameWatch()
    try {
      const begun = await resumedImport(job, file, { records: services.ports.records, workspace: view, next: frames.next })
      if (begun === null) return setProblem(importJobText.unknownPlan)
      void run.resumeJob(begun, file)
      navigate(screenPath(view.workspace.slug, 'import'))
    } finally {
      frames.stop()
    }
  }
  const start = (file: Blob) => void submission.run(() => goOn(file))
  const isKnown = choicesOf(job) !== null
  const said = problem ?? submitted.error
  return (
    <div className={own.undo}>
      <p>{job.status === 'paused' ? importJobText.standsStill : importJobText.cutOff}</p>
      <p>
        {isKnown ? (kept === null ? importJobText.goOnWith(job.fileName) : importJobText.goOnHere) : importJobText.unknownPlan}
      </p>
      <Problem text={said} />
      <div className={own.buttons}>
        <Button onClick={() => void model.stop(job)}>{importJobText.stop}</Button>
        {isKnown ? (
          kept === null ? (
            <>
              <Button variant="primary" busy={submitted.isBusy} onClick={() => chooser.current?.click()}>
                {importJobText.chooseFile}
              </Button>
              <input
                ref={chooser}
                type="file"
                hidden
                aria-label={importJobText.chooseFile}
                onChange={(change) => {
                  const file = change.currentTarget.files?.[0]
                  // So that the same file can be chosen again.
                  change.currentTarget.value = ''
                  if (file !== undefined) start(file)
                }}
              />
            </>
          ) : (
            <Button variant="primary" busy={submitted.isBusy} onClick={() => start(kept)}>
              {importJobText.goOnImport}
            </Button>
          )
        ) : null}
      </div>
      <p className={own.about}>{importJobText.stopHint}</p>
    </div>
  )
}
