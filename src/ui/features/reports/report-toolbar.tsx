import { PERIODS } from '../../../domain/model/figures/period'
import { useWorkspace } from '../../app/workspace-context'
import { reportsText } from '../../text/reports'
import { DEFAULT_PERIOD, type ReportFilters } from './report-filters'
import styles from './reports.module.css'

export interface ReportToolbarProps {
  readonly filters: ReportFilters
  readonly currency: string
  readonly currencies: readonly string[]
  readonly onSet: (name: 'period' | 'pipeline' | 'owner' | 'currency', value: string | null) => void
}

/** Which deals the reports are of. A choice between one thing is none. */
export function ReportToolbar({ filters, currency, currencies, onSet }: ReportToolbarProps) {
  const { pipelines, members } = useWorkspace()
  return (
    <>
      <Choice
        label={reportsText.period}
        value={filters.period}
        options={PERIODS.map((period) => ({ value: period, label: reportsText.periodOf(period) }))}
        onValue={(period) => onSet('period', period === DEFAULT_PERIOD ? null : period)}
      />
      {pipelines.length < 2 ? null : (
        <Choice
          label={reportsText.pipeline}
          value={filters.pipelineId ?? ''}
          options={[{ value: '', label: reportsText.allPipelines }, ...pipelines.map(({ id, name }) => ({ value: id, label: name }))]}
          onValue={(id) => onSet('pipeline', id)}
        />
      )}
      {members.length < 2 ? null : (
        <Choice
          label={reportsText.owner}
          value={filters.ownerId ?? ''}
          options={[
            { value: '', label: reportsText.everybody },
            ...members.map(({ id, displayName }) => ({ value: id, label: displayName })),
          ]}
          onValue={(id) => onSet('owner', id)}
        />
      )}
      {currencies.length < 2 ? null : (
        <Choice
          label={reportsText.currency}
          value={currency}
          options={currencies.map((code) => ({ value: code, label: code }))}
          onValue={(code) => onSet('currency', code)}
        />
      )}
    </>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onValue: (value: string) => void
}

function Choice({ label, value, options, onValue }: ChoiceProps) {
  return (
    <select className={styles.select} aria-label={label} value={value} onChange={(change) => onValue(change.currentTarget.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
