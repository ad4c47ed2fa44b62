import { DAY_MS } from '../kernel/instant'
import type { DealFigure } from '../records/views'
import { currencyTotals, type CurrencyTotal } from './currency-totals'
import { isIn, type Span } from './period'

/** How sales stand, in the fewest figures. */
export interface KeyFigures {
  /** As it is now, whatever the span. */
  readonly open: readonly CurrencyTotal[]
  readonly won: readonly CurrencyTotal[]
  /** Won deals of all that were closed, in percent; null: none was closed. */
  readonly winRate: number | null
  /** From the beginning of a won deal to its winning, on average, to a tenth of a day; null: of none it is known. */
  readonly cycleDays: number | null
}

export function keyFigures(figures: readonly DealFigure[], span: Span | null): KeyFigures {
  const within = (kind: DealFigure['stageKind']) =>
    figures.filter(({ stageKind, month }) => stageKind === kind && isIn(month, span))
  const won = within('won')
  const wins = countOf(won)
  const closed = wins + countOf(within('lost'))
  return {
    open: currencyTotals(figures.filter(({ stageKind }) => stageKind === 'open')),
    won: currencyTotals(won),
    winRate: closed === 0 ? null : Math.round((wins * 100) / closed),
    cycleDays: cycleOf(won),
  }
}

function cycleOf(won: readonly DealFigure[]): number | null {
  const count = won.reduce((total, { timedCount }) => total + timedCount, 0)
  if (count === 0) return null
  const totalMs = won.reduce((total, { timedMs }) => total + BigInt(timedMs), 0n)
  return Math.round(Number((totalMs * 10n) / BigInt(count)) / DAY_MS) / 10
}

function countOf(figures: readonly DealFigure[]): number {
  return figures.reduce((total, { count }) => total + count, 0)
}
