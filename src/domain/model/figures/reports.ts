import type { Id } from '../kernel/id'
import type { PlainMonth } from '../kernel/plain-month'
import type { DealFigure } from '../records/views'
import { currencyTotals, totalsBy, type CurrencyTotal } from './currency-totals'
import { isIn, monthsOf, type Span } from './period'

export interface StageLine {
  readonly stageId: Id
  readonly totals: readonly CurrencyTotal[]
}

/** What is open, stage by stage in their order, empty ones too. */
export function pipelineReport(
  figures: readonly DealFigure[],
  stages: readonly { readonly id: Id; readonly kind: string }[],
): readonly StageLine[] {
  const byStage = totalsBy(
    figures.filter(({ stageKind }) => stageKind === 'open'),
    ({ stageId }) => stageId,
  )
  return stages.filter(({ kind }) => kind === 'open').map(({ id }) => ({ stageId: id, totals: byStage.get(id) ?? [] }))
}

export interface MonthLine {
  /** `null`: open deals that nobody expects to close at any time. */
  readonly month: PlainMonth | null
  readonly open: readonly CurrencyTotal[]
  readonly won: readonly CurrencyTotal[]
}

/** Month by month what is expected and what was won; without a span, from the first month with a deal to the last. */
export function forecastReport(figures: readonly DealFigure[], span: Span | null): readonly MonthLine[] {
  const byMonth = (kind: DealFigure['stageKind']) =>
    totalsBy(
      figures.filter(({ stageKind }) => stageKind === kind),
      ({ month }) => month,
    )
  const [open, won] = [byMonth('open'), byMonth('won')]
  const line = (month: PlainMonth | null): MonthLine => ({ month, open: open.get(month) ?? [], won: won.get(month) ?? [] })
  const months = monthsIn([...open.keys(), ...won.keys()], span).map(line)
  return open.has(null) ? [...months, line(null)] : months
}

/** Open deals that are expected outside of a forecast: with it, and with those of no month, they are all that is open. */
export function outsideForecast(
  figures: readonly DealFigure[],
  { from, to }: Span,
): { readonly late: readonly CurrencyTotal[]; readonly later: readonly CurrencyTotal[] } {
  const open = figures.filter(({ stageKind }) => stageKind === 'open')
  return {
    late: currencyTotals(open.filter(({ month }) => month !== null && month < from)),
    later: currencyTotals(open.filter(({ month }) => month !== null && month > to)),
  }
}

/** What came to an end, and how. */
export interface EndingLine<K> {
  readonly key: K
  readonly won: readonly CurrencyTotal[]
  readonly lost: readonly CurrencyTotal[]
}

/** Deals that were lost, by why; a deal whose reason was purged has none. Most deals first. */
export function lossReport(figures: readonly DealFigure[], span: Span | null): readonly EndingLine<Id | null>[] {
  return endings(
    closedIn(figures, span).filter(({ stageKind }) => stageKind === 'lost'),
    ({ lostReasonId }) => lostReasonId,
  ).toSorted(byDeals)
}

/** Won and lost deals by who owns them. Most deals first. */
export function ownerReport(figures: readonly DealFigure[], span: Span | null): readonly EndingLine<Id | null>[] {
  return endings(closedIn(figures, span), ({ ownerId }) => ownerId).toSorted(byDeals)
}

/** Won and lost deals by the month they were closed in, months without any too. */
export function monthReport(figures: readonly DealFigure[], span: Span | null): readonly EndingLine<PlainMonth>[] {
  const lines = endings(closedIn(figures, span), ({ month }) => month)
  const byMonth = new Map(lines.map((line) => [line.key, line]))
  return monthsIn([...byMonth.keys()], span).map((key) => ({ key, won: [], lost: [], ...withKey(byMonth.get(key), key) }))
}

/** How many deals there are in it, of whatever currency. */
export function dealCount(totals: readonly CurrencyTotal[]): number {
  return totals.reduce((sum, { count }) => sum + count, 0)
}

function withKey<K>(line: EndingLine<unknown> | undefined, key: K): Partial<EndingLine<K>> {
  return line === undefined ? {} : { ...line, key }
}

function endings<K>(closed: readonly DealFigure[], keyOf: (figure: DealFigure) => K): readonly EndingLine<K>[] {
  const of = (kind: DealFigure['stageKind']) =>
    totalsBy(
      closed.filter(({ stageKind }) => stageKind === kind),
      keyOf,
    )
  const [won, lost] = [of('won'), of('lost')]
  return [...new Set([...won.keys(), ...lost.keys()])].map((key) => ({ key, won: won.get(key) ?? [], lost: lost.get(key) ?? [] }))
}

function closedIn(figures: readonly DealFigure[], span: Span | null): readonly DealFigure[] {
  return figures.filter(({ stageKind, month }) => stageKind !== 'open' && isIn(month, span))
}

function monthsIn(found: readonly (PlainMonth | null)[], span: Span | null): readonly PlainMonth[] {
  if (span !== null) return monthsOf(span)
  const months = found.filter((month) => month !== null).toSorted()
  const [from, to] = [months.at(0), months.at(-1)]
  return from === undefined || to === undefined ? [] : monthsOf({ from, to })
}

function byDeals<K>(a: EndingLine<K>, b: EndingLine<K>): number {
  return dealCount([...b.won, ...b.lost]) - dealCount([...a.won, ...a.lost])
}
