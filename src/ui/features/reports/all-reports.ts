import { conversionReport } from '../../../domain/model/figures/conversion-report'
import type { CurrencyTotal } from '../../../domain/model/figures/currency-totals'
import type { Span } from '../../../domain/model/figures/period'
import {
  forecastReport,
  lossReport,
  monthReport,
  outsideForecast,
  ownerReport,
  pipelineReport,
  type EndingLine,
} from '../../../domain/model/figures/reports'
import { workReport } from '../../../domain/model/figures/work-report'
import type { RateTable } from '../../../domain/model/workspaces/rates'
import type { WorkspaceView } from '../../app/workspace-context'
import { reportsText as text, type ReportName } from '../../text/reports'
import { aboutSums } from '../deals/about-sums'
import { endingTable, forecastTable, monthsOfForecast, pipelineTable } from './deal-reports'
import { type Report, type ReportFilters, monthName, ofCurrency, type Words } from './report'
import type { ReportFigures } from './reports.model'
import { conversionTable, workTable } from './work-reports'

export interface ReportContext {
  readonly view: WorkspaceView
  readonly filters: ReportFilters
  readonly span: Span | null
  readonly forecast: Span
  /** Of the charts. */
  readonly currency: string
  /** In it stand all others too, about, by the workspace's rates. */
  readonly isTogether: boolean
}

/** Every report of these figures, ready to be shown. */
export function allReports(
  { deals, stays, work }: ReportFigures,
  { view, filters, span, forecast: ahead, currency, isTogether }: ReportContext,
): Readonly<Record<ReportName, Report>> {
  const words = wordsOf(view, currency, isTogether)
  const stages = view.pipelines
    .filter(({ id }) => filters.pipelineId === null || id === filters.pipelineId)
    .flatMap(({ id }) => view.stages.filter(({ pipelineId }) => pipelineId === id))
  const pipeline = pipelineReport(deals, stages)
  const { late, later } = outsideForecast(deals, ahead)
  const forecast = [
    ...monthsOfForecast(forecastReport(deals, ahead), words),
    ...(late.length === 0 ? [] : [{ key: 'late', name: text.late, behind: `late:${ahead.from}`, open: late, won: [] }]),
    ...(later.length === 0 ? [] : [{ key: 'later', name: text.later, behind: `later:${ahead.to}`, open: later, won: [] }]),
  ]
  const months = monthReport(deals, span)
  const owners = ownerReport(deals, span)
  const losses = lossReport(deals, span)
  // What the charts are in already need not be said below them.
  const about = <T>(said: T) => (isTogether ? null : said)
  return {
    pipeline: {
      ...pipelineTable(pipeline, words),
      about: about(
        aboutOpen(
          pipeline.flatMap(({ totals }) => totals),
          view,
        ),
      ),
    },
    forecast: {
      ...forecastTable(forecast, words),
      about: about(
        aboutOpen(
          forecast.flatMap(({ open }) => open),
          view,
        ),
      ),
    },
    conversion: conversionTable(conversionReport(stays, stages, span), words),
    months: {
      ...endingTable(
        months,
        { label: text.month, nameOf: (key) => monthName(key, words), behindOf: (key) => `closed:${key}`, kind: 'columns' },
        words,
      ),
      about: about(aboutClosed(months, view)),
    },
    owners: {
      ...endingTable(
        owners,
        { label: text.owner, nameOf: words.memberName, behindOf: (key) => `owner:${key ?? 'none'}`, kind: 'bars' },
        words,
      ),
      about: about(aboutClosed(owners, view)),
    },
    losses: {
      ...endingTable(
        losses,
        {
          label: text.reason,
          nameOf: words.reasonName,
          behindOf: (key) => `reason:${key ?? 'none'}`,
          kind: 'bars',
          isLostOnly: true,
        },
        words,
      ),
      about: about(aboutClosed(losses, view)),
    },
    work: workTable(workReport(work, span), words),
  }
}

function aboutOpen(totals: readonly CurrencyTotal[], { workspace, formats }: WorkspaceView): string | null {
  const about = aboutSums(totals, workspace)
  if (about === null) return null
  return text.aboutOpen(formats.moneyShort(about.amountMinor, about.currency), formats.moneyShort(about.weightedMinor, about.currency))
}

/** What was won, what was lost, or both: as far as more than one currency has a part in it. */
function aboutClosed(lines: readonly Pick<EndingLine<unknown>, 'won' | 'lost'>[], view: WorkspaceView): string | null {
  const won = aboutShort(lines.flatMap((line) => line.won), view)
  const lost = aboutShort(lines.flatMap((line) => line.lost), view)
  if (won === null) return lost === null ? null : text.aboutLost(lost)
  return lost === null ? text.aboutWon(won) : text.aboutWonAndLost(won, lost)
}

function aboutShort(totals: readonly CurrencyTotal[], { workspace, formats }: WorkspaceView): string | null {
  const about = aboutSums(totals, workspace)
  return about === null ? null : formats.moneyShort(about.amountMinor, about.currency)
}

interface Adding extends Pick<ReportContext, 'currency' | 'isTogether'> {
  readonly workspace: RateTable
}

/** What totals come to in a currency: all of them, about, where they stand together, else those of that currency alone. */
export function sumIn(totals: readonly CurrencyTotal[], { currency, isTogether, workspace }: Adding): ReturnType<Words['sumOf']> {
  const about = isTogether ? aboutSums(totals, workspace) : null
  return about ?? ofCurrency(totals, currency) ?? { amountMinor: '0', weightedMinor: '0' }
}

function wordsOf(view: WorkspaceView, currency: string, isTogether: boolean): Words {
  const { formats, memberName, pipelines, stages, lostReasons, workspace } = view
  return {
    formats,
    currency,
    memberName,
    sumOf: (totals) => sumIn(totals, { currency, isTogether, workspace }),
    stageName: (id) => {
      const stage = stages.find((one) => one.id === id)
      const pipeline = pipelines.length < 2 ? undefined : pipelines.find((one) => one.id === stage?.pipelineId)
      if (stage === undefined) return text.unnamed
      return pipeline === undefined ? stage.name : text.stageOf(stage.name, pipeline.name)
    },
    reasonName: (id) => lostReasons.find((reason) => reason.id === id)?.name ?? text.noReason,
  }
}
