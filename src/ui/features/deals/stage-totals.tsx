import type { StageTotal } from '../../../domain/model/records/views'
import { useWorkspace } from '../../app/workspace-context'
import { dealsText } from '../../text/deals'
import { aboutSums } from './about-sums'
import styles from './board.module.css'

/** What a stage's deals are worth, a currency at a time; beside that, what it comes to, about, where the rates are known. */
export function StageTotals({ totals, isOpen }: { readonly totals: readonly StageTotal[]; readonly isOpen: boolean }) {
  const { workspace, formats } = useWorkspace()
  const worth = totals.filter((total) => total.amountMinor !== '0')
  const about = aboutSums(worth, workspace)
  return (
    <div className={styles.totals}>
      {worth.map((total) => (
        <span key={total.currency}>
          <span className={styles.total}>{formats.money(total.amountMinor, total.currency)}</span>
          {isOpen ? ` ${dealsText.weighted(formats.moneyShort(total.weightedMinor, total.currency))}` : null}
        </span>
      ))}
      {about === null ? null : <span>{dealsText.about(formats.moneyShort(about.amountMinor, about.currency))}</span>}
    </div>
  )
}
