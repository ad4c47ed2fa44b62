import { PERIODS, type Period } from '../../../domain/model/figures/period'
import { isId, type Id } from '../../../domain/model/kernel/id'
import type { CurrencyTotal } from '../../../domain/model/figures/currency-totals'
import { decimalOf } from '../../../domain/model/kernel/currency'
import type { PlainMonth } from '../../../domain/model/kernel/plain-month'
import type { Formats } from '../../text/format'
import { reportsText } from '../../text/reports'

/** One report as the screen, the chart and the file show it: made once, so that they never say different things. */
export interface Report {
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  readonly chart: Chart
  /** What all currencies come to together, about; `null` or absent: the rates do not tell, or there is nothing to add up. */
  readonly about?: string | null
}

export interface Column {
  readonly label: string
  readonly isNumber: boolean
}

export interface Row {
  readonly key: string
  readonly cells: readonly Cell[]
  /** What leads to the deals it is made of, as the address has it; null: it is made of none. */
  readonly behind: string | null
  readonly name: string
}

interface Cell {
  readonly text: string
  /** For a file: digits with a point, in no locale. */
  readonly exact: string
}

/** How a series differs from the next, by more than its colour. */
export type Look = 'solid' | 'striped' | 'outlined'

export interface Chart {
  /** `bars` lie, for names; `columns` stand, for time. */
  readonly kind: 'bars' | 'columns'
  readonly series: readonly { readonly label: string; readonly look: Look }[]
  /** The second series is a part of the first, and drawn within it. */
  readonly isPart?: boolean
  readonly groups: readonly Group[]
}

export interface Group {
  readonly key: string
  readonly label: string
  /** One a series. Near enough for drawing: the exact figures are in the rows. */
  readonly values: readonly number[]
  readonly texts: readonly string[]
  readonly behind: string | null
}

export interface ChartProps {
  readonly chart: Chart
  readonly title: string
  readonly hrefOf: (behind: string) => string
}

/** What a part of a chart says: its name, and each figure with what it is of. */
export function wordsOfGroup({ label, texts }: Group, { series }: Chart): string {
  return `${label}: ${series.map(({ label: name }, index) => `${name} ${texts[index] ?? ''}`).join(', ')}`
}

/** Which deals the reports are of; all of it stands in the address, so that a link shows the same. */
export interface ReportFilters {
  readonly pipelineId: Id | null
  readonly ownerId: Id | null
  readonly period: Period
}

export const DEFAULT_PERIOD: Period = 'this-year'

export function readFilters(params: URLSearchParams): ReportFilters {
  const period = PERIODS.find((one) => one === params.get('period')) ?? DEFAULT_PERIOD
  return { pipelineId: idIn(params.get('pipeline')), ownerId: idIn(params.get('owner')), period }
}

function idIn(text: string | null): Id | null {
  return isId(text) ? text : null
}

/** What the reports call things, and which currency their charts are in. */
export interface Words {
  readonly formats: Formats
  readonly stageName: (id: Id) => string
  readonly memberName: (id: Id | null) => string
  readonly reasonName: (id: Id | null) => string
  /** Of the charts. */
  readonly currency: string
  /** What totals come to in it: all of them, where the rates tell, else those of that currency alone. */
  readonly sumOf: (totals: readonly CurrencyTotal[]) => Pick<CurrencyTotal, 'amountMinor' | 'weightedMinor'>
}

export function textCell(text: string): Cell {
  return { text, exact: text }
}

export function countCell(value: number, { formats }: Words): Cell {
  return { text: formats.number(value), exact: String(value) }
}

export function moneyCell(minor: string | undefined, currency: string, { formats }: Words): Cell {
  const digits = minor ?? '0'
  return { text: formats.money(digits, currency), exact: decimalOf(digits, currency) }
}

export function monthName(month: PlainMonth | null, { formats }: Words): string {
  return month === null ? reportsText.noMonth : formats.month(month)
}

/** The amount to draw, in the currency that is drawn. */
export function drawn(totals: readonly CurrencyTotal[], field: 'amountMinor' | 'weightedMinor', { currency, formats, sumOf }: Words) {
  const digits = sumOf(totals)[field]
  return { value: Number(decimalOf(digits, currency)), text: formats.moneyShort(digits, currency) }
}

/** The currencies of any of these, in order; one without any deals stands in where there are none. */
export function currenciesOf(lists: readonly (readonly CurrencyTotal[])[]): readonly string[] {
  return [...new Set(lists.flatMap((totals) => totals.map(({ currency }) => currency)))].toSorted()
}

export function ofCurrency(totals: readonly CurrencyTotal[], currency: string): CurrencyTotal | undefined {
  return totals.find((total) => total.currency === currency)
}
