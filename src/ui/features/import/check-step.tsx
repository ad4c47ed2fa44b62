import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { ErrorState } from '../../design/message'
import { SelectField } from '../../design/select-field'
import { Spinner } from '../../design/spinner'
import { errorText } from '../../text/error-text'
import { errorsText } from '../../text/errors'
import { importText } from '../../text/import'
import { columnName } from '../../text/import-reasons'
import { Figures } from './figures'
import type { PlanSummary } from './import-messages'
import styles from './import.module.css'
import { NoteTable } from './note-table'
import type { StepProps } from './read-step'
import { StepFrame } from './step-frame'

export interface CheckStepProps extends StepProps {
  readonly onStart: () => void
}

/** What will be written, what will not and why, before anything is. */
export function CheckStep({ state, view, model, onStart }: CheckStepProps) {
  const workspace = useWorkspace()
  const { number } = workspace.formats
  const { plan, planning } = state
  if (state.error !== null) {
    return (
      <ErrorState
        title={errorsText.couldNotLoad}
        actions={<Button onClick={() => void model.check(workspace)}>{errorsText.tryAgain}</Button>}
      >
        {errorText(state.error)}
      </ErrorState>
    )
  }
  if (plan === null) {
    return (
      <div className={styles.waiting} role="status">
        <Spinner />
        {planning === null || planning.phase === 'comparing'
          ? importText.comparing
          : importText.planning(number(planning.done), number(view.rowCount))}
      </div>
    )
  }
  return (
    <StepFrame
      title={importText.checkTitle}
      lead={importText.policy}
      actions={
        <>
          <Button onClick={() => model.go('map')}>{importText.back}</Button>
          <Button variant="primary" disabled={plan.writes === 0} onClick={onStart}>
            {importText.start(number(plan.writes), plan.writes === 1)}
          </Button>
        </>
      }
    >
      <Figures figures={figuresOf(plan)} format={number} />
      <ul className={styles.facts}>
        {plan.newCompanies > 0 ? <li>{importText.companies(number(plan.newCompanies), plan.newCompanies === 1)}</li> : null}
        {plan.warned > 0 ? <li>{importText.warned(number(plan.warned), plan.warned === 1)}</li> : null}
        {plan.writes === 0 ? <li>{importText.nothingToWrite}</li> : null}
      </ul>
      {plan.openDates.map((at) => {
        const column = view.columns[at]
        return column === undefined ? null : (
          <div key={at} className={styles.question}>
            <SelectField
              label={importText.askOrder(columnName(column))}
              value={state.orders.get(at) ?? 'none'}
              options={[
                { value: 'none', label: importText.notDecided },
                { value: 'day-first', label: importText.dayFirst },
                { value: 'month-first', label: importText.monthFirst },
              ]}
              onValue={(order) => void model.answerOrder(at, order === 'none' ? null : order, workspace)}
            />
          </div>
        )
      })}
      <NoteTable notes={state.notes} columns={view.columns} />
    </StepFrame>
  )
}

function figuresOf({ creates, updates, counts }: PlanSummary) {
  return [
    { name: 'created', value: creates, label: importText.toCreate, tone: 'success' },
    { name: 'updated', value: updates, label: importText.toUpdate, tone: 'neutral' },
    { name: 'skipped', value: counts.skipped, label: importText.toSkip, tone: 'neutral' },
    { name: 'failed', value: counts.failed, label: importText.toFail, tone: 'danger' },
  ] as const
}
