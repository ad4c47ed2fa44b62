import type { Period } from '../../domain/model/figures/period'
import type { Deed } from '../../domain/model/records/views'
import { inLanguage } from './in-language'

/** The reports, each a name in the address too. */
export const REPORTS = ['pipeline', 'forecast', 'conversion', 'months', 'owners', 'losses', 'work'] as const
export type ReportName = (typeof REPORTS)[number]

const TITLES: Readonly<Record<ReportName, string>> = {
  pipeline: 'Pipeline by stage',
  forecast: 'Forecast by month',
  conversion: 'Conversion and time per stage',
  months: 'Won and lost by month',
  owners: 'Won and lost by owner',
  losses: 'Lost by reason',
  work: 'Activity by member',
}

const NOTES: Readonly<Record<ReportName, string>> = {
  pipeline: 'All open deals as they are now, regardless of the period.',
  forecast: 'Open deals by the month they are expected to close, next to what was won in it.',
  conversion: 'Deals that entered a stage in the period, and what became of them.',
  months: 'Deals that were closed in the period.',
  owners: 'Deals that were closed in the period, by owner.',
  losses: 'Deals that were lost in the period, by reason.',
  work: 'What members did, in weeks that began in the period.',
}

const PERIODS: Readonly<Record<Period, string>> = {
  'this-month': 'This month',
  'this-quarter': 'This quarter',
  'this-year': 'This year',
  'next-12-months': 'Next 12 months',
  'last-month': 'Last month',
  'last-quarter': 'Last quarter',
  'last-year': 'Last year',
  'last-12-months': 'Last 12 months',
  all: 'All time',
}

const DEEDS: Readonly<Record<Deed, string>> = {
  note: 'Notes',
  call: 'Calls',
  meeting: 'Meetings',
  email: 'E-mails',
  'task-done': 'Tasks done',
  'deal-moved': 'Deals moved',
  'deal-won': 'Won',
  'deal-lost': 'Lost',
}

/** What the reports say. */
export const reportsText = inLanguage('reports', {
  title: 'Reports',
  reportTitle: (report: ReportName) => TITLES[report],
  reportNote: (report: ReportName) => NOTES[report],
  pipeline: 'Pipeline',
  allPipelines: 'All pipelines',
  owner: 'Owner',
  everybody: 'Everybody',
  period: 'Period',
  periodOf: (period: Period) => PERIODS[period],
  currency: 'Currency of the charts',
  export: (report: string) => `Export ${report} as CSV`,
  exportShort: 'CSV',
  tableOf: (report: string) => `${report}, as a table`,
  chartOf: (report: string) => `${report}, as a chart`,
  nothing: 'Nothing in this period yet.',
  nothingOpen: 'No open deals yet.',
  stage: 'Stage',
  stageOf: (stage: string, pipeline: string) => `${stage} · ${pipeline}`,
  month: 'Month',
  noMonth: 'No date',
  reason: 'Reason',
  noReason: 'No reason',
  member: 'Member',
  week: 'Week of',
  money: 'Currency',
  deals: 'Deals',
  amount: 'Amount',
  weighted: 'Weighted',
  aboutOpen: (amount: string, weighted: string) => `All currencies together: about ${amount}, ${weighted} weighted.`,
  aboutWon: (amount: string) => `All currencies together: about ${amount} won.`,
  aboutLost: (amount: string) => `All currencies together: about ${amount} lost.`,
  aboutWonAndLost: (won: string, lost: string) => `All currencies together: about ${won} won, ${lost} lost.`,
  openDeals: 'Open deals',
  openAmount: 'Open',
  wonDeals: 'Won deals',
  wonAmount: 'Won',
  lostDeals: 'Lost deals',
  lostAmount: 'Lost',
  entered: 'Entered',
  moved: 'Moved on',
  won: 'Won',
  lost: 'Lost',
  stayed: 'Still there',
  wentOn: 'Went on',
  rate: 'Conversion',
  medianDays: 'Median days',
  meanDays: 'Mean days',
  total: 'Total',
  deed: (deed: Deed) => DEEDS[deed],
  behind: (what: string) => `Deals behind ${what}`,
  showBehind: (what: string) => `Show the deals behind ${what}`,
  behindCount: (count: string, isOne: boolean) => (isOne ? '1 deal' : `${count} deals`),
  behindAll: 'Show as a list of deals',
  behindMore: (count: string) => `The first ${count} are shown.`,
  noAmount: 'No amount',
  unnamed: '—',
})
