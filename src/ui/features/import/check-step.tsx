import { useMemo, useRef } from 'react'
import { isCustomCollection } from '../../../domain/model/fields/custom-value'
import { useWorkspace } from '../../app/workspace-context'
import { Button, Spinner } from '../../design/button'
import { ErrorState } from '../../design/message'
import { SelectField } from '../../design/select-field'
import { errorText, errorsText } from '../../text/error-text'
import { importText } from '../../text/import'
import { importAccountText } from '../../text/import-account'
import { importCheckText, importNamesText } from '../../text/import-check'
import { columnName, problemText } from '../../text/import-reasons'
import { AccountPanel, RowsOut } from './account-panel'
import { withOrder, type Answers } from './draft-state'
import styles from './import.module.css'
import { openProposals } from './open-names'
import { NameQuestions } from './name-questions'
import { PolicyChoice } from './questions'
import type { StepProps } from './read-step'
import { broughtFields } from './record-changes'
import type { RowsAbout } from './row-messages'
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
  const table = useRef<HTMLDivElement>(null)
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
  // Until then that is the way on.
  const isAsked = Object.keys(openProposals(plan, state.answers.names)).length > 0
  const answer = (change: Partial<Answers>) => void model.answer(change, workspace)
  const showRows = (about: RowsAbout) => {
    model.rows.setQuery({ filter: 'all', about, search: '' })
    table.current?.scrollIntoView({ block: 'start' })
    table.current?.querySelector<HTMLElement>('[role="region"]')?.focus({ preventScroll: true })
  }
  const mayKeep = isCustomCollection(state.primary) && workspace.may('manage-fields')
  const showColumns = () => {
    model.list('left-out')
    model.go('map')
  }
  return (
    <StepFrame
      title={importText.checkTitle}
      lead={importCheckText.lead}
      actions={
        <>
          <RowsOut account={plan.account} onRows={showRows} />
          <Button onClick={() => model.go('map')}>{importText.back}</Button>
          <Button
            variant={isAsked ? 'secondary' : 'primary'}
            busy={planning !== null}
            disabled={plan.writes === 0}
            onClick={onStart}
          >
            {importText.start(number(plan.writes), plan.writes === 1)}
          </Button>
        </>
      }
    >
      {plan.openDates.map(({ at, order: found }) => {
        const column = view.columns[at]
        return column === undefined ? null : (
          <div key={at} className={styles.question}>
            <SelectField
              label={importText.askOrder(columnName(column))}
              value={state.answers.orders.get(at) ?? found ?? 'none'}
              options={[
                ...(found === null ? [{ value: 'none', label: importText.notDecided } as const] : []),
                { value: 'day-first', label: importText.dayFirst },
                { value: 'month-first', label: importText.monthFirst },
              ]}
              onValue={(order) => answer(withOrder(state.answers, at, order === 'none' ? null : order))}
            />
          </div>
        )
      })}
      <NameQuestions
        plan={plan}
        answers={state.answers}
        onAnswer={answer}
        onTakeAll={() => void model.takeProposals(workspace)}
      />
      <PolicyChoice answers={state.answers} fields={broughtFields(mapping)} onAnswer={answer} />
      <AccountPanel
        title={importAccountText.planned}
        account={plan.account}
        onRows={showRows}
        onColumns={mayKeep ? showColumns : null}
      />
      {plan.undecided > 0 || plan.writes === 0 || plan.common.length > 0 ? (
        <ul className={styles.facts}>
          {plan.undecided > 0 ? <li>{importNamesText.undecided(number(plan.undecided), plan.undecided === 1)}</li> : null}
          {plan.common.map(({ problem, rows }) => (
            <li key={`${problem.rule} ${problem.column}`}>
              {importCheckText.ofNearlyAll(number(rows), problemText(problem, view.columns))}
            </li>
          ))}
          {plan.writes === 0 ? <li>{importText.nothingToWrite}</li> : null}
        </ul>
      ) : null}
      <div ref={table}>
        <RowTable
          model={model.rows}
          counts={plan.rows}
          columns={view.columns}
          mapped={mapped}
          answers={state.answers}
          replanned={planning?.done ?? null}
          onAnswer={answer}
        />
      </div>
    </StepFrame>
  )
}
