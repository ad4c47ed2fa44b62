import { Download, Import, RotateCcw, Undo2 } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { Link, useParams, useSearch } from 'wouter'
import { IMPORT_STATES } from '../../../domain/model/imports/writing/import-job'
import { logCsv, type LogWords, outcomeOfLogged } from '../../../domain/model/imports/writing/row-outcomes'
import { isId } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import { Page } from '../../app/page'
import { useServices } from '../../app/ports-context'
import { screenPath } from '../../app/routes'
import { saveAs } from '../../app/save-as'
import { useWorkspace } from '../../app/workspace-context'
import { Button, Spinner } from '../../design/button'
import { lazyComponent } from '../../design/lazy-component'
import { LazyPart } from '../../design/lazy-part'
import { EmptyState } from '../../design/message'
import { useStream } from '../../hooks/use-stream'
import { errorText } from '../../text/error-text'
import { importText } from '../../text/import'
import { importAccountText } from '../../text/import-account'
import { importJobText } from '../../text/import-job'
import { AccountPanel } from './account-panel'
import { Figures, runFigures, StatusTag } from './run-steps'
import { type ImportJobModel, type JobState, jobOf } from './import-job.model'
import styles from './import.module.css'
import { NoteTable } from './note-table'
import { Problem, StepFrame } from './step-bar'
import { UndoPanel } from './undo-panel'
import type { Column } from '../../../domain/model/imports/reading/header'
import type { LoggedRow } from '../../../domain/model/imports/writing/import-log'
import { reasonWords } from '../../text/import-reasons'
import type { RowNote } from './import-messages'

// With it comes all that plans an import: for the few that were cut off.
const { Component: CutOff } = lazyComponent(() => import('./cut-off').then((file) => file.CutOff))

/** One import, whoever ran it: what became of its rows, and taking it back. */
export function JobScreen() {
  const { id } = useParams<{ readonly id: string }>()
  const services = useServices()
  const { records } = services.ports
  const jobId = isId(id) ? id : null
  const job = useStream(jobId, () => records.watchOne('imports', jobId ?? ('' as never)))
  const model = jobId === null ? null : jobOf(services, jobId)
  const found = job.status === 'ready' ? job.value.value : null
  if (model === null || job.status === 'failed' || (job.status === 'ready' && found === null)) {
    return (
      <Page title={importText.title}>
        <EmptyState icon={<Import />} title={importJobText.missing} />
      </Page>
    )
  }
  if (found === null) return <Page title={importText.title}>{null}</Page>
  return <Job job={found} model={model} />
}

function Job({ job, model }: { readonly job: RecordOf<'imports'>; readonly model: ImportJobModel }) {
  const { workspace, me, may, formats } = useWorkspace()
  const stream = useStream(model, () => model.state$)
  const isOwn = job.createdBy.memberId === me.id
  const maySee = isOwn || me.role === 'owner' || me.role === 'admin'
  // What it did is read once it is looked at, and again when the import has ended meanwhile.
  useEffect(() => {
    if (maySee) void model.load(job)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the counts of a running import do not matter here
  }, [model, job.status, maySee])
  const state: JobState | null = stream.status === 'ready' ? stream.value : null
  const isTaken = job.status === 'undone' || job.status === 'partly-undone'
  useEffect(() => {
    if (maySee && isTaken) void model.lookInTrash(job, me)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once it is undone, and once more where more of it is
  }, [model, job.status, state?.undo.step === 'ended', maySee])
  const canUndo = may('undo-import', { own: isOwn }) && maySee && IMPORT_STATES.next[job.status].includes('undoing')
  // Whoever comes by the report's link has asked already, and is shown what undoing does.
  const isAsked = useSearch() === UNDO && canUndo && state?.undo.step === 'idle'
  useEffect(() => {
    if (!isAsked) return
    window.history.replaceState(window.history.state, '', window.location.pathname)
    void model.look(job, me)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [isAsked])
  const isCutOff = job.status === 'undoing' && state?.undo.step === 'idle' && maySee
  return (
    <Page
      title={importText.title}
      actions={
        <Link className={styles.link} href={screenPath(workspace.slug, 'import')}>
          {importJobText.all}
        </Link>
      }
    >
      <StepFrame title={job.fileName} lead={<Lead job={job} />} actions={<Actions {...{ job, model, state, canUndo }} />}>
        <Problem text={state?.error ? errorText(state.error) : null} />
        {state === null ? null : <UndoPanel job={job} undo={isCutOff ? HELD : state.undo} model={model} />}
        <Restoring job={job} state={state} model={model} />
        {maySee && (job.status === 'running' || job.status === 'paused') ? (
          <LazyPart>
            <CutOff job={job} model={model} />
          </LazyPart>
        ) : null}
        {maySee ? <Account account={state?.account ?? null} /> : <Figures figures={runFigures(job)} format={formats.number} />}
        {maySee ? <Rows state={state} /> : <p className={styles.hint}>{importJobText.notYours}</p>}
      </StepFrame>
    </Page>
  )
}

/** In the words of the report: it is the same import. */
function Account({ account }: Pick<JobState, 'account'>) {
  return account === null ? null : <AccountPanel title={importAccountText.done} account={account} onRows={null} />
}

/** What undoing put in the trash, out of it again in one step. */
function Restoring({ job, state, model }: Pick<ActionsProps, 'job' | 'state' | 'model'>) {
  const { me, formats } = useWorkspace()
  if (state === null) return null
  const { trashed, restored } = state
  const said = (words: (count: string, isOne: boolean) => string, count: number) => words(formats.number(count), count === 1)
  return (
    <>
      {restored === null ? null : (
        <p role="status">
          {said(importJobText.restored, restored.restored)}
          {restored.left === 0 ? null : ` ${said(importJobText.notRestored, restored.left)}`}
        </p>
      )}
      {trashed === null || trashed === 0 ? null : (
        <div>
          <Button icon={<RotateCcw size={14} />} onClick={() => void model.restore(job, me)}>
            {said(importJobText.restore, trashed)}
          </Button>
        </div>
      )}
    </>
  )
}

/** The search of an address that asks for undoing. */
export const UNDO = 'undo'

const HELD = { step: 'held', error: null } as const

function Lead({ job }: { readonly job: RecordOf<'imports'> }) {
  const { runtime } = useServices()
  const { memberName, formats } = useWorkspace()
  return (
    <>
      <StatusTag status={job.status} />{' '}
      {importJobText.by(memberName(job.createdBy.memberId), formats.ago(job.createdAt, runtime.now()))}
    </>
  )
}

interface ActionsProps {
  readonly job: RecordOf<'imports'>
  readonly model: ImportJobModel
  readonly state: JobState | null
  readonly canUndo: boolean
}

function Actions({ job, model, state, canUndo }: ActionsProps) {
  const { me } = useWorkspace()
  const rows = state?.rows ?? null
  const download = () => {
    if (rows === null) return
    saveAs(new Blob([logCsv(rows, logWords())], { type: 'text/csv;charset=utf-8' }), importJobText.reportName(job.fileName))
  }
  // Where it was undone but for some, these are what there is to look at; once they are listed, nothing more is.
  const isRest = job.status === 'partly-undone'
  return (
    <>
      {canUndo && (state?.undo.step === 'idle' || (state?.undo.step === 'ended' && !isRest)) ? (
        <Button icon={<Undo2 size={14} />} onClick={() => void model.look(job, me)}>
          {isRest ? importJobText.seeLeft : importJobText.undo}
        </Button>
      ) : null}
      {rows === null ? null : (
        <Button icon={<Download size={14} />} onClick={download}>
          {importJobText.download}
        </Button>
      )}
    </>
  )
}

function Rows({ state }: { readonly state: JobState | null }) {
  const rows = state?.rows ?? null
  const table = useMemo(() => (rows === null ? null : notesOf(rows)), [rows])
  if (table === null) {
    return (
      <p className={styles.hint} role="status">
        <Spinner /> {importJobText.loading}
      </p>
    )
  }
  return <NoteTable notes={table.notes} columns={table.columns} />
}

/** The rows that something has to be said of, as the table of notes shows them, and the columns that they name. */
export function notesOf(rows: readonly LoggedRow[]): { readonly notes: readonly RowNote[]; readonly columns: readonly Column[] } {
  const noted = rows.filter(({ kind, problems }) => kind === 'skipped' || kind === 'failed' || problems.length > 0)
  const names = [...new Set(noted.flatMap(({ problems }) => problems.flatMap(({ column }) => column ?? [])))]
  const notes = noted
    .toSorted((a, b) => a.row - b.row)
    .map((row): RowNote => {
      const problems = row.problems.map(({ rule, column, value }) => ({
        rule,
        column: column === null ? null : names.indexOf(column),
        value,
      }))
      return { row: row.row, line: row.line, text: row.text, problems, outcome: outcomeOfLogged(row), fate: { kind: 'fail' } }
    })
  return { notes, columns: names.map((name, index) => ({ name, index, occurrence: 1 })) }
}

/** Whatever the words are now: they change with the language. */
export function logWords(): LogWords {
  const { line, outcome, reason, outcomes, skips, problems, refused } = reasonWords
  return {
    line,
    outcome,
    reason,
    text: importJobText.text,
    outcomeOf: ({ kind }) => outcomes[kind],
    reasonOf: (row) => {
      const end = outcomeOfLogged(row)
      return [
        ...(end.kind === 'skipped' ? [skips[end.reason](end.line)] : []),
        ...(end.kind === 'failed' && end.reason === 'refused' ? [refused] : []),
        ...row.problems.map(({ rule, column, value }) => `${column === null ? '' : `${column}: `}${problems[rule](value)}`),
      ].join(' ')
    },
  }
}
