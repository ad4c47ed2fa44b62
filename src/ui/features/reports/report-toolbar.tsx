import { PERIODS } from '../../../domain/model/figures/period'
import { useWorkspace } from '../../app/workspace-context'
import { SelectField } from '../../design/select-field'
import { reportsText } from '../../text/reports'
import { DEFAULT_PERIOD, type ReportFilters } from './report-filters'

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
      <SelectField
        label={reportsText.period}
        value={filters.period}
        options={PERIODS.map((period) => ({ value: period, label: reportsText.periodOf(period) }))}
        onValue={(period) => onSet('period', period === DEFAULT_PERIOD ? null : period)}
      />
      {pipelines.length < 2 ? null : (
        <SelectField
          label={reportsText.pipeline}
          value={filters.pipelineId ?? ''}
          options={[{ value: '', label: reportsText.allPipelines }, ...pipelines.map(({ id, name }) => ({ value: id, label: name }))]}
          onValue={(id) => onSet('pipeline', id)}
        />
      )}
      {members.length < 2 ? null : (
        <SelectField
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
        <SelectField
          label={reportsText.currency}
          value={currency}
          options={currencies.map((code) => ({ value: code, label: code }))}
          onValue={(code) => onSet('currency', code)}
        />
      )}
    </>
  )
}
