import type { StageTotal } from '../../../domain/model/records/views'
import { dealsText } from '../../text/deals'
import type { Formats } from '../../text/format'
import styles from './board.module.css'

/** What a stage's deals are worth, a currency at a time: sums of different currencies would mean nothing. */
export function StageTotals({
  totals,
  isOpen,
  formats,
}: {
  readonly totals: readonly StageTotal[]
  readonly isOpen: boolean
  readonly formats: Formats
}) {
  const worth = totals.filter((total) => total.amountMinor !== '0')
  return (
    <div className={styles.totals}>
      {worth.map((total) => (
        <span key={total.currency}>
          <span className={styles.total}>{formats.money(total.amountMinor, total.currency)}</span>
          {isOpen ? ` ${dealsText.weighted(formats.moneyShort(total.weightedMinor, total.currency))}` : null}
        </span>
      ))}
    </div>
  )
}
