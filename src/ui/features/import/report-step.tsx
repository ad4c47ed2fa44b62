import { Download } from 'lucide-react'
import { Link } from 'wouter'
import type { ImportCollection } from '../../../domain/model/imports/import-collections'
import { importPath, screenPath } from '../../app/routes'
import { saveAs } from '../../app/save-as'
import { useSubmission } from '../../app/submission'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { errorText } from '../../text/error-text'
import { importText } from '../../text/import'
import { importJobText } from '../../text/import-job'
import { Figures, runFigures } from './figures'
import type { ImportRunModel } from './import-run.model'
import styles from './import.module.css'
import { NoteTable } from './note-table'
import type { RunState } from './run-state'
import { StepFrame } from './step-bar'

export interface ReportStepProps {
  readonly run: RunState
  readonly model: ImportRunModel
}

/** What became of the file, row by row, and where to go on. */
export function ReportStep({ run, model }: ReportStepProps) {
  const { workspace, formats } = useWorkspace()
  const [report, submission] = useSubmission()
  const { counts } = run.progress
  const isDone = run.status === 'done'
  const title = titleOf(run.status, run.fileName)
  return (
    <StepFrame
      title={title}
      lead={isDone ? importText.total(formats.number(counts.total), counts.total === 1) : importText.cancelledLead}
      actions={
        <>
          <Button onClick={() => model.close()}>{importText.another}</Button>
          <Button
            icon={<Download size={14} />}
            busy={report.isBusy}
            onClick={() => void submission.run(async () => saveAs(await model.report(), importText.reportName(run.fileName)))}
          >
            {importText.download}
          </Button>
        </>
      }
    >
      {run.error === null ? null : (
        <p role="alert" className={styles.problem}>
          {errorText(run.error)}
        </p>
      )}
      {report.error === null ? null : (
        <p role="alert" className={styles.problem}>
          {report.error}
        </p>
      )}
      <Figures figures={runFigures(counts)} format={formats.number} />
      <p className={styles.links}>
        <ImportedLinks collections={run.collections} />
        <Link href={importPath(workspace.slug, run.jobId)}>{importJobText.undo}</Link>
      </p>
      <NoteTable notes={run.notes} columns={run.columns} />
    </StepFrame>
  )
}

function titleOf(status: string, fileName: string): string {
  if (status === 'cancelled') return importText.cancelledTitle
  return status === 'failed' ? importText.failedTitle : importText.doneTitle(fileName)
}

/** Notes are seen upon what they are about: they have no list of their own. */
const LISTED = ['people', 'companies', 'deals', 'tasks'] as const

/** The way to each list that an import wrote to. */
export function ImportedLinks({ collections }: { readonly collections: readonly ImportCollection[] }) {
  const { workspace } = useWorkspace()
  return LISTED.filter((each) => collections.includes(each)).map((each) => (
    <Link key={each} href={screenPath(workspace.slug, each)}>
      {importText.see[each]}
    </Link>
  ))
}
