import { useMemo } from 'react'
import { useWorkspace } from '../../app/workspace-context'
import { Button, Spinner } from '../../design/button'
import { ErrorState } from '../../design/message'
import { SelectField } from '../../design/select-field'
import { errorText, errorsText } from '../../text/error-text'
import { importText } from '../../text/import'
import { importCheckText, importNamesText } from '../../text/import-check'
import { columnName } from '../../text/import-reasons'
import { withOrder, type Answers } from './draft-state'
import styles from './import.module.css'
import { NameQuestions, PolicyChoice } from './questions'
import type { StepProps } from './read-step'
import { broughtFields } from './record-changes'
import { RowTable } from './row-table'
import { StepFrame } from './step-bar'

export interface CheckStepProps extends StepProps {
  readonly onStart: () => void
}

/** What will be written, what will not and why, before anything is. */
export function CheckStep({ state, view, model, onStart }: CheckStepProps) {
  const workspace = useWorkspace()
  const { number } = workspace.formats
  const { plan, planning, mapping } = state
  const mapped = useMemo(() => new Set(mapping.flatMap(({ target }, at) => (target === null ? [] : [at]))), [mapping])
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
  const answer = (change: Partial<Answers>) => void model.answer(change, workspace)
  return (
    <StepFrame
      title={importText.checkTitle}
      lead={importCheckText.lead}
      actions={
        <>
          <Button onClick={() => model.go('map')}>{importText.back}</Button>
          <Button variant="primary" busy={planning !== null} disabled={plan.writes === 0} onClick={onStart}>
            {importText.start(number(plan.writes), plan.writes === 1)}
          </Button>
        </>
      }
    >
      {plan.openDates.map((at) => {
        const column = view.columns[at]
        return column === undefined ? null : (
          <div key={at} className={styles.question}>
            <SelectField
              label={importText.askOrder(columnName(column))}
              value={state.answers.orders.get(at) ?? 'none'}
              options={[
                { value: 'none', label: importText.notDecided },
                { value: 'day-first', label: importText.dayFirst },
                { value: 'month-first', label: importText.monthFirst },
              ]}
              onValue={(order) => answer(withOrder(state.answers, at, order === 'none' ? null : order))}
            />
          </div>
        )
      })}
      <NameQuestions unknown={plan.unknown} answers={state.answers} onAnswer={answer} />
      <PolicyChoice answers={state.answers} fields={broughtFields(mapping)} onAnswer={answer} />
      {plan.newCompanies > 0 || plan.undecided > 0 || plan.writes === 0 ? (
        <ul className={styles.facts}>
          {plan.newCompanies > 0 ? <li>{importText.companies(number(plan.newCompanies), plan.newCompanies === 1)}</li> : null}
          {plan.undecided > 0 ? <li>{importNamesText.undecided(number(plan.undecided), plan.undecided === 1)}</li> : null}
          {plan.writes === 0 ? <li>{importText.nothingToWrite}</li> : null}
        </ul>
      ) : null}
      <RowTable
        model={model.rows}
        counts={plan.rows}
        columns={view.columns}
        mapped={mapped}
        answers={state.answers}
        replanned={planning?.done ?? null}
        onAnswer={answer}
      />
    </StepFrame>
  )
}
