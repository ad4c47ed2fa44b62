import { TrendingDown, TrendingUp } from 'lucide-react'
import { keyFigures, type KeyFigures } from '../../../domain/model/figures/key-figures'
import { dealCount } from '../../../domain/model/figures/reports'
import type { CurrencyTotal } from '../../../domain/model/figures/currency-totals'
import { useWorkspace } from '../../app/workspace-context'
import { reportsText as text } from '../../text/reports'
import { FigureTile, FigureTiles } from './figure-tile'
import { moneyFigure } from './money-figure'
import type { FigureSpans, ReportFigures } from './reports.model'
import styles from './reports.module.css'

interface KeyFiguresProps {
  readonly figures: ReportFigures
  readonly spans: FigureSpans
  /** The one currency that is asked for; null: all together. */
  readonly only: string | null
  readonly amountOf: (totals: readonly CurrencyTotal[]) => string
  /** The list of what a figure counts. */
  readonly hrefOf: (name: string) => string
}

/** How sales stand at a glance, each with how it stood in the period before. What is open now has no such past. */
export function KeyFigureTiles({ figures: { deals }, spans: { span, before }, only, amountOf, hrefOf }: KeyFiguresProps) {
  const view = useWorkspace()
  const { formats } = view
  const now = keyFigures(deals, span)
  const then = before === null ? null : keyFigures(deals, before)
  const money = (totals: readonly CurrencyTotal[], field: 'amountMinor' | 'weightedMinor') => moneyFigure(totals, field, { view, only })
  const [open, weighted, won] = [money(now.open, 'amountMinor'), money(now.open, 'weightedMinor'), money(now.won, 'amountMinor')]
  const count = dealCount(now.open)
  const days = (value: number) => text.days(formats.number(value), value === 1)
  return (
    <FigureTiles label={text.keyFigures}>
      <FigureTile
        label={text.openAmount}
        figure={open.text}
        parts={open.parts}
        href={hrefOf('open:all')}
        note={open.more ?? text.dealCount(formats.number(count), count === 1)}
      />
      <FigureTile
        label={text.weighted}
        figure={weighted.text}
        parts={weighted.parts}
        href={hrefOf('open:all')}
        note={weighted.more ?? partNote(now.open, amountOf, formats.percent)}
      />
      <FigureTile
        label={text.won}
        figure={won.text}
        parts={won.parts}
        href={hrefOf('won:all')}
        note={
          <>
            {won.more === null ? null : <span className={styles.more}>{won.more}</span>}
            <WonChange now={now} then={then} amountOf={amountOf} only={only} />
          </>
        }
      />
      <FigureTile
        label={text.winRate}
        figure={now.winRate === null ? text.unnamed : formats.percent(now.winRate)}
        href={hrefOf('ended:all')}
        note={
          now.winRate === null ? (
            text.noneClosed
          ) : (
            <Change
              by={then === null || then.winRate === null ? null : now.winRate - then.winRate}
              before={then}
              sizeOf={(points) => text.points(formats.number(points), points === 1)}
              from={then === null || then.winRate === null ? null : formats.percent(then.winRate)}
            />
          )
        }
      />
      <FigureTile
        label={text.cycle}
        figure={now.cycleDays === null ? text.unnamed : days(now.cycleDays)}
        href={hrefOf('won:all')}
        note={
          now.cycleDays === null ? (
            text.noneTimed
          ) : (
            <Change
              by={then === null || then.cycleDays === null ? null : Math.round((now.cycleDays - then.cycleDays) * 10) / 10}
              before={then}
              sizeOf={days}
              from={then === null || then.cycleDays === null ? null : days(then.cycleDays)}
              isLessBetter
            />
          )
        }
      />
    </FigureTiles>
  )
}

function partNote(open: readonly CurrencyTotal[], amountOf: KeyFiguresProps['amountOf'], percent: (value: number) => string) {
  const all = Number(amountOf(open))
  const weighted = Number(amountOf(open.map((total) => ({ ...total, amountMinor: total.weightedMinor }))))
  return all === 0 ? undefined : text.partOfOpen(percent((weighted * 100) / all))
}

interface WonChangeProps extends Pick<KeyFiguresProps, 'amountOf' | 'only'> {
  readonly now: KeyFigures
  readonly then: KeyFigures | null
}

function WonChange({ now, then, amountOf, only }: WonChangeProps) {
  const view = useWorkspace()
  const [amount, before] = [Number(amountOf(now.won)), Number(amountOf(then?.won ?? []))]
  return (
    <Change
      by={before === 0 ? null : Math.round(((amount - before) * 100) / before)}
      before={then}
      sizeOf={view.formats.percent}
      from={before === 0 ? null : moneyFigure(then?.won ?? [], 'amountMinor', { view, only }).text}
    />
  )
}

interface ChangeProps {
  readonly by: number | null
  /** Null: nothing came before, so that there is nothing to say. */
  readonly before: KeyFigures | null
  readonly sizeOf: (size: number) => string
  readonly from: string | null
  readonly isLessBetter?: boolean
}

function Change({ by, before, sizeOf, from, isLessBetter = false }: ChangeProps) {
  if (before === null) return null
  if (by === null || from === null) return text.noneBefore
  if (by === 0) return text.unchanged
  const Icon = by > 0 ? TrendingUp : TrendingDown
  return (
    <>
      <span className={styles.change} data-good={by > 0 !== isLessBetter}>
        <Icon size={12} aria-hidden="true" />
        {by > 0 ? text.more(sizeOf(by)) : text.less(sizeOf(-by))}
      </span>{' '}
      {text.from(from)}
    </>
  )
}
