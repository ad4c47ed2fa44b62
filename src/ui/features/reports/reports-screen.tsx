import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { spanOf, PERIODS } from '../../../domain/model/figures/period'
import { usePorts } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { useStream } from '../../hooks/use-stream'
import { Page } from '../../app/page'
import { LoadState } from '../../app/screen-skeleton'
import { REPORTS, reportsText } from '../../text/reports'
import { SelectField } from '../../design/select-field'
import { allReports } from './all-reports'
import { behindFilter } from './behind'
import { DealsBehind } from './deals-behind'
import { readFilters, DEFAULT_PERIOD, type ReportFilters } from './report'
import { ReportSection } from './report-section'
import styles from './reports.module.css'
import { reportFigures$ } from './reports.model'

/** What the pipeline holds, what is to come, what was won and lost, who did what. What is shown stands in the address. */
export function ReportsScreen() {
  const { records } = usePorts()
  const view = useWorkspace()
  const { workspace, today } = view
  const [params, setParams] = useSearchParams()
  const [path] = useLocation()
  const filters = readFilters(params)
  const span = spanOf(filters.period, today())
  const figures = useStream(`${workspace.id} ${JSON.stringify([filters, span])}`, () =>
    reportFigures$(records, workspace.id, { filters, span }),
  )
  const value = figures.status === 'ready' ? figures.value : null
  const currencies = useMemo(() => [...new Set(value?.deals.map(({ currency }) => currency))].toSorted(), [value])
  const wanted = params.get('currency') ?? workspace.currency
  const currency = currencies.includes(wanted) ? wanted : (currencies[0] ?? wanted)
  const set = (name: string, chosen: string | null) => {
    const replace = name !== 'behind'
    setParams(
      (old) => {
        const next = new URLSearchParams(old)
        if (chosen === null || chosen === '') next.delete(name)
        else next.set(name, chosen)
        return next
      },
      { replace },
    )
  }
  const hrefOf = (name: string) => {
    const next = new URLSearchParams(params)
    next.set('behind', name)
    return `${path}?${next.toString()}`
  }
  const behind = params.get('behind')
  const filter = behind === null ? null : behindFilter(behind, { filters, span })
  const reports = value === null ? null : allReports(value, { view, filters, span, currency })
  const rows = REPORTS.flatMap((name) => reports?.[name].rows ?? [])
  return (
    <Page
      title={reportsText.title}
      toolbar={<ReportToolbar filters={filters} currency={currency} currencies={currencies} onSet={set} />}
    >
      <LoadState state={figures} />
      {reports === null ? null : (
        <div className={styles.reports}>
          {REPORTS.map((name) => (
            <ReportSection key={name} name={name} report={reports[name]} hrefOf={hrefOf} />
          ))}
        </div>
      )}
      {filter === null ? null : (
        <DealsBehind
          key={behind}
          name={rows.find((row) => row.behind === behind)?.name ?? reportsText.unnamed}
          filter={filter}
          onClose={() => set('behind', null)}
        />
      )}
    </Page>
  )
}

interface ReportToolbarProps {
  readonly filters: ReportFilters
  readonly currency: string
  readonly currencies: readonly string[]
  readonly onSet: (name: 'period' | 'pipeline' | 'owner' | 'currency', value: string | null) => void
}

/** Which deals the reports are of. A choice between one thing is none. */
function ReportToolbar({ filters, currency, currencies, onSet }: ReportToolbarProps) {
  const { pipelines, members } = useWorkspace()
  return (
    <>
      <SelectField
        label={reportsText.period}
        value={filters.period}
        options={PERIODS.map((period) => ({ value: period, label: reportsText.periodOf[period] }))}
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
