import type { ImportStatus } from '../../../domain/model/imports/writing/import-job'
import { Tag } from '../../design/tag'
import { useEffect } from 'react'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { ProgressLine } from '../../design/progress-line'
import { errorText } from '../../text/error-text'
import { importText } from '../../text/import'
import { importJobText } from '../../text/import-job'
import type { ImportRunModel } from './import-run.model'
import styles from './import.module.css'
import { passes } from './recovery'
import type { RunState } from './run-state'
import { Problem, StepFrame } from './step-bar'
import { Download } from 'lucide-react'
import { Link } from 'wouter'
import type { CollectionName } from '../../../domain/model/records/collections'
import { importPath, screenPath } from '../../app/routes'
import { saveAs } from '../../app/save-as'
import { useSubmission } from '../../app/submission'
import { AccountPanel } from './account-panel'
import { importAccountText } from '../../text/import-account'
import { NoteTable } from './note-table'
import type { OutcomeCounts } from '../../../domain/model/imports/writing/row-outcomes'
import { classNames } from '../../design/class-names'

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
          {importText.paused} {errorText(error)} {passes(error) ? importText.goesOn : null}
        </p>
      )}
      <Figures figures={runFigures(progress.counts)} format={formats.number} />
    </StepFrame>
  )
}

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
      <Problem text={run.error === null ? null : errorText(run.error)} />
      <Problem text={report.error} />
      {run.account === null ? (
        <Figures figures={runFigures(counts)} format={formats.number} />
      ) : (
        <AccountPanel title={importAccountText.done} account={run.account} onRows={null} />
      )}
      <p className={styles.links}>
        <ImportedLinks collections={run.account?.records.map(({ collection }) => collection) ?? run.collections} />
        <Link className={styles.link} href={`${importPath(workspace.slug, run.jobId)}?undo`}>
          {importJobText.undo}
        </Link>
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

/** The way to each list that an import tells of. */
function ImportedLinks({ collections }: { readonly collections: readonly CollectionName[] }) {
  const { workspace } = useWorkspace()
  return LISTED.filter((each) => collections.includes(each)).map((each) => (
    <Link key={each} className={styles.link} href={screenPath(workspace.slug, each)}>
      {importText.see[each]}
    </Link>
  ))
}

export interface Figure {
  readonly name: string
  readonly value: number
  readonly label: string
  /** Only a figure that is not nought is coloured. */
  readonly tone: 'neutral' | 'success' | 'danger'
}

/** A few counts, side by side. */
export function Figures({
  figures,
  format,
}: {
  readonly figures: readonly Figure[]
  readonly format: (value: number) => string
}) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, label, tone }) => (
        <div key={name} className={classNames(styles.figure, value > 0 && styles[tone])}>
          <dt>{label}</dt>
          <dd>{format(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

export function runFigures({ created, updated, skipped, failed }: OutcomeCounts): readonly Figure[] {
  return [
    { name: 'created', value: created, label: importText.created, tone: 'success' },
    { name: 'updated', value: updated, label: importText.updated, tone: 'neutral' },
    { name: 'skipped', value: skipped, label: importText.skipped, tone: 'neutral' },
    { name: 'failed', value: failed, label: importText.failed, tone: 'danger' },
  ]
}

const COLOURS = {
  running: 'blue',
  paused: 'yellow',
  done: 'green',
  failed: 'red',
  cancelled: 'grey',
  undoing: 'blue',
  undone: 'grey',
  'partly-undone': 'yellow',
} as const satisfies Readonly<Record<ImportStatus, string>>

export function StatusTag({ status }: { readonly status: ImportStatus }) {
  return <Tag colour={COLOURS[status]}>{importJobText.statuses[status]}</Tag>
}
