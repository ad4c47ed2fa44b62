import type { Id } from '../kernel/id'
import { DAY_MS } from '../kernel/instant'
import type { StayFigure } from '../records/views'
import { isIn, type Span } from './period'

export interface ConversionLine {
  readonly stageId: Id
  /** Stays that began in the span. */
  readonly entered: number
  readonly moved: number
  readonly won: number
  readonly lost: number
  /** Still there. */
  readonly stayed: number
  /** Of those that have left, in whole days each; null: none has. */
  readonly medianDays: number | null
  /** To a tenth of a day. */
  readonly meanDays: number | null
}

/** How deals that entered a stage in a span went on from there, for each open stage in its order. */
export function conversionReport(
  figures: readonly StayFigure[],
  stages: readonly { readonly id: Id; readonly kind: string }[],
  span: Span | null,
): readonly ConversionLine[] {
  const within = figures.filter(({ month }) => isIn(month, span))
  return stages
    .filter(({ kind }) => kind === 'open')
    .map(({ id }) =>
      lineOf(
        id,
        within.filter(({ stageId }) => stageId === id),
      ),
    )
}

function lineOf(stageId: Id, figures: readonly StayFigure[]): ConversionLine {
  const count = (outcome: StayFigure['outcome']) => sum(figures.filter((figure) => figure.outcome === outcome))
  const left = figures.filter(({ days }) => days !== null)
  const totalMs = left.reduce((total, figure) => total + BigInt(figure.totalMs), 0n)
  const leavers = sum(left)
  return {
    stageId,
    entered: sum(figures),
    moved: count('moved'),
    won: count('won'),
    lost: count('lost'),
    stayed: count(null),
    medianDays: medianOf(left),
    meanDays: leavers === 0 ? null : Math.round(Number((totalMs * 10n) / BigInt(leavers)) / DAY_MS) / 10,
  }
}

/** Of an even number it is half-way between the two in the middle. */
function medianOf(left: readonly StayFigure[]): number | null {
  const leavers = sum(left)
  if (leavers === 0) return null
  const ordered = left.toSorted((a, b) => (a.days ?? 0) - (b.days ?? 0))
  const at = (index: number): number => {
    let passed = 0
    for (const { days, count } of ordered) {
      passed += count
      if (passed > index) return days ?? 0
    }
    return 0
  }
  return (at(Math.floor((leavers - 1) / 2)) + at(Math.floor(leavers / 2))) / 2
}

function sum(figures: readonly StayFigure[]): number {
  return figures.reduce((total, { count }) => total + count, 0)
}
