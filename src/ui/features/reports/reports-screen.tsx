import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { PERIODS, spanBefore, spanOf, twelveMonthsFrom } from '../../../domain/model/figures/period'
import { usePorts } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { useStream } from '../../hooks/use-stream'
import { Page } from '../../app/page'
import { LoadState } from '../../app/screen-skeleton'
import { REPORTS, reportsText } from '../../text/reports'
import { Select } from '../../design/select'
import { aboutTotal } from '../../../domain/model/workspaces/rates'
import { allReports, sumIn } from './all-reports'
import { behindFilter, dealsBehind } from './behind'
import { DealsBehind } from './deals-behind'
import { readFilters, DEFAULT_PERIOD, type ReportFilters } from './report'
import { KeyFigureTiles } from './key-figures'
import { ReportSection } from './report-section'
import styles from './reports.module.css'
import { type FigureSpans, reportFigures$ } from './reports.model'

/** What the pipeline holds, what is to come, what was won and lost, who did what. What is shown stands in the address. */
export function ReportsScreen() {
  const { records } = usePorts()
  const view = useWorkspace()
  const { workspace, today } = view
  const [params, setParams] = useSearchParams()
  const [path] = useLocation()
  const filters = readFilters(params)
  const day = today()
  const spans = useMemo((): FigureSpans => {
    const span = spanOf(filters.period, day)
    return { span, before: spanBefore(span, day), forecast: twelveMonthsFrom(day) }
  }, [filters.period, day])
  const { span } = spans
  const figures = useStream(`${workspace.id} ${JSON.stringify([filters, spans])}`, () =>
    reportFigures$(records, workspace.id, { filters, ...spans }),
  )
  const value = figures.status === 'ready' ? figures.value : null
  const currencies = useMemo(() => [...new Set(value?.deals.map(({ currency }) => currency))].toSorted(), [value])
  const allTogether = aboutTotal(
    currencies.map((code) => ({ currency: code, minor: '1' })),
    workspace,
  )
  const asked = params.get('currency')
  const isTogether = allTogether !== null && (asked === null || !currencies.includes(asked))
  const wanted = asked ?? workspace.currency
  const currency = isTogether ? workspace.currency : currencies.includes(wanted) ? wanted : (currencies[0] ?? wanted)
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
  const reports = value === null ? null : allReports(value, { view, filters, ...spans, currency, isTogether })
  const rows = REPORTS.flatMap((name) => reports?.[name].rows ?? [])
  return (
    <Page
      title={reportsText.title}
      actions={
        <ReportTools
          filters={filters}
          currency={isTogether ? '' : currency}
          currencies={currencies}
          together={allTogether === null ? null : workspace.currency}
          onSet={set}
        />
      }
    >
      <LoadState state={figures} />
      {value === null || reports === null ? null : (
        <div className={styles.reports}>
          <KeyFigureTiles
            figures={value}
            spans={spans}
            only={isTogether ? null : currency}
            amountOf={(totals) => sumIn(totals, { currency, isTogether, workspace }).amountMinor}
            hrefOf={(name) => dealsBehind(workspace.slug, name, { filters, span })}
          />
          <div className={styles.grid}>
            {REPORTS.map((name) => (
              <ReportSection
                key={name}
                name={name}
                report={reports[name]}
                hrefOf={hrefOf}
                onLongerPeriod={span === null ? null : () => set('period', 'all')}
              />
            ))}
          </div>
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

interface ReportToolsProps {
  readonly filters: ReportFilters
  readonly currency: string
  readonly currencies: readonly string[]
  /** The currency in which all of them can be shown together; null: the rates do not tell. */
  readonly together: string | null
  readonly onSet: (name: 'period' | 'pipeline' | 'owner' | 'currency', value: string | null) => void
}

/** Which deals the reports are of. A choice between one thing is none. */
function ReportTools({ filters, currency, currencies, together, onSet }: ReportToolsProps) {
  const { pipelines, members } = useWorkspace()
  return (
    <>
      <Select
        size="sm"
        aria-label={reportsText.period}
        value={filters.period}
        options={PERIODS.map((period) => ({ value: period, label: reportsText.periodOf[period] }))}
        onValue={(period) => onSet('period', period === DEFAULT_PERIOD ? null : period)}
      />
      {pipelines.length < 2 ? null : (
        <Select
          size="sm"
          aria-label={reportsText.pipeline}
          value={filters.pipelineId ?? ''}
          options={[{ value: '', label: reportsText.allPipelines }, ...pipelines.map(({ id, name }) => ({ value: id, label: name }))]}
          onValue={(id) => onSet('pipeline', id)}
        />
      )}
      {members.length < 2 ? null : (
        <Select
          size="sm"
          aria-label={reportsText.owner}
          value={filters.ownerId ?? ''}
          options={[
            { value: '', label: reportsText.everybody },
            ...members.map(({ id, displayName }) => ({ value: id, label: displayName })),
          ]}
          onValue={(id) => onSet('owner', id)}
        />
      )}
      {currencies.length < 2 && together === null ? null : (
        <Select
          size="sm"
          aria-label={reportsText.currency}
          value={currency}
          options={[
            ...(together === null ? [] : [{ value: '', label: reportsText.allIn(together) }]),
            ...currencies.map((code) => ({ value: code, label: code })),
          ]}
          onValue={(code) => onSet('currency', code)}
        />
      )}
    </>
  )
}
