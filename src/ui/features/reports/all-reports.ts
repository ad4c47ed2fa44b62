import { conversionReport } from '../../../domain/model/figures/conversion-report'
import type { Span } from '../../../domain/model/figures/period'
import { forecastReport, lossReport, monthReport, ownerReport, pipelineReport } from '../../../domain/model/figures/reports'
import { workReport } from '../../../domain/model/figures/work-report'
import type { WorkspaceView } from '../../app/workspace-context'
import { reportsText as text, type ReportName } from '../../text/reports'
import { endingTable, forecastTable, pipelineTable } from './deal-reports'
import type { Report } from './report'
import type { ReportFilters } from './report-filters'
import type { ReportFigures } from './reports.model'
import { conversionTable, workTable } from './work-reports'
import { monthName, type Words } from './words'

export interface ReportContext {
  readonly view: WorkspaceView
  readonly filters: ReportFilters
  readonly span: Span | null
  /** Of the charts. */
  readonly currency: string
}

/** Every report of these figures, ready to be shown. */
export function allReports(
  { deals, stays, work }: ReportFigures,
  { view, filters, span, currency }: ReportContext,
): Readonly<Record<ReportName, Report>> {
  const words = wordsOf(view, currency)
  const stages = view.pipelines
    .filter(({ id }) => filters.pipelineId === null || id === filters.pipelineId)
    .flatMap(({ id }) => view.stages.filter(({ pipelineId }) => pipelineId === id))
  return {
    pipeline: pipelineTable(pipelineReport(deals, stages), words),
    forecast: forecastTable(forecastReport(deals, span), words),
    conversion: conversionTable(conversionReport(stays, stages, span), words),
    months: endingTable(
      monthReport(deals, span),
      { label: text.month, nameOf: (key) => monthName(key, words), behindOf: (key) => `closed:${key}`, kind: 'columns' },
      words,
    ),
    owners: endingTable(
      ownerReport(deals, span),
      { label: text.owner, nameOf: words.memberName, behindOf: (key) => `owner:${key ?? 'none'}`, kind: 'bars' },
      words,
    ),
    losses: endingTable(
      lossReport(deals, span),
      {
        label: text.reason,
        nameOf: words.reasonName,
        behindOf: (key) => `reason:${key ?? 'none'}`,
        kind: 'bars',
        isLostOnly: true,
      },
      words,
    ),
    work: workTable(workReport(work, span), words),
  }
}

function wordsOf({ formats, memberName, pipelines, stages, lostReasons }: WorkspaceView, currency: string): Words {
  return {
    formats,
    currency,
    memberName,
    stageName: (id) => {
      const stage = stages.find((one) => one.id === id)
      const pipeline = pipelines.length < 2 ? undefined : pipelines.find((one) => one.id === stage?.pipelineId)
      if (stage === undefined) return text.unnamed
      return pipeline === undefined ? stage.name : text.stageOf(stage.name, pipeline.name)
    },
    reasonName: (id) => lostReasons.find((reason) => reason.id === id)?.name ?? text.noReason,
  }
}
