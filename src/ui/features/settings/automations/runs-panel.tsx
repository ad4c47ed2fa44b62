import { map } from 'rxjs'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { isSubject, readSubject } from '../../../../domain/model/records/subject'
import { usePorts, useRuntime } from '../../../app/ports-context'
import { useToasts } from '../../../app/toasts'
import { useFunction } from '../../../app/use-function'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { FieldError } from '../../../design/field'
import { Panel } from '../../../design/panel'
import { namedRecords$ } from '../../../history/names'
import { useStream } from '../../../hooks/use-stream'
import { automationsText as text } from '../../../text/automations'
import styles from './automations.module.css'
import rows from '../rows.module.css'

const MOST = 30

/** What rules did last, newest first; each can be taken back. */
export function RunsPanel({ rules }: { readonly rules: readonly RecordOf<'rules'>[] }) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const state = useStream(workspace.id, () =>
    records
      .watch('ruleRuns', {
        workspaceId: workspace.id,
        orderBy: [{ field: 'createdAt', direction: 'desc', empty: 'last' }],
        limit: MOST,
      })
      .pipe(map(({ value }) => value.items)),
  )
  const runs = state.status === 'ready' ? state.value : []
  const ids = runs.flatMap(({ about }) => (isSubject(about) ? [readSubject(about).id] : []))
  const names = useStream(ids.join(), () => namedRecords$(records, workspace.id, ids))
  const nameOf = ({ about }: RecordOf<'ruleRuns'>) =>
    (names.status === 'ready' && isSubject(about) ? names.value.get(readSubject(about).id) : undefined) ?? text.gone
  return (
    <Panel title={text.runs}>
      {runs.length === 0 ? <p className={styles.note}>{text.noRuns}</p> : null}
      {runs.length === 0 ? null : (
        <ul className={rows.list} aria-label={text.runs}>
          {runs.map((run) => (
            <RunRow key={run.id} run={run} about={nameOf(run)} rule={rules.find(({ id }) => id === run.ruleId)?.name ?? null} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

interface RunRowProps {
  readonly run: RecordOf<'ruleRuns'>
  readonly about: string
  readonly rule: string | null
}

function RunRow({ run, about, rule }: RunRowProps) {
  const { workspace, formats } = useWorkspace()
  const runtime = useRuntime()
  const toasts = useToasts()
  const undo = useFunction('undo-rule-run')
  const { id, status, problem, dueAt, createdAt } = run
  const takeBack = async () => {
    const done = await undo.call({ workspaceId: workspace.id, runId: id })
    if (done !== null) toasts.show({ title: text.undone(done.undone, done.left) })
  }
  const said = [
    ...(rule === null ? [] : [rule]),
    problem === null ? text.run[status] : `${text.run[status]}: ${text.problem[problem]}`,
    ...(dueAt === null ? [] : [formats.dateTime(dueAt)]),
    formats.ago(createdAt, runtime.now()),
  ]
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <span className={rows.name}>{about}</span>
        <span className={styles.note}>{said.join(' · ')}</span>
      </div>
      {status === 'done' || status === 'waiting' ? (
        <Button size="sm" busy={undo.isBusy} aria-label={text.undoOf(about)} onClick={() => void takeBack()}>
          {text.undo}
        </Button>
      ) : null}
      <FieldError id={`run-${id}-error`} message={undo.error} />
    </li>
  )
}
