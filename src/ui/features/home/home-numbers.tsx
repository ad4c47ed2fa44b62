import type { CurrencyTotal } from '../../../domain/model/figures/currency-totals'
import { dealCount } from '../../../domain/model/figures/reports'
import { usePorts } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { useStream } from '../../hooks/use-stream'
import { homeText } from '../../text/home'
import { aboutSums } from '../deals/about-sums'
import { numbers$, type HomeContext } from './home.model'
import styles from './home.module.css'

/** How the pipeline stands, a currency at a time. */
export function HomeNumbers({ context }: { readonly context: HomeContext }) {
  const { records } = usePorts()
  const numbers = useStream(context, () => numbers$(records, context))
  const { open, closingThisMonth, wonThisMonth } = numbers.status === 'ready' ? numbers.value : NONE
  return (
    <section className={styles.numbers} aria-label={homeText.numbers}>
      <Number label={homeText.openDeals} totals={open} withWeighted />
      <Number label={homeText.closingThisMonth} totals={closingThisMonth} withWeighted />
      <Number label={homeText.wonThisMonth} totals={wonThisMonth} />
    </section>
  )
}

const NONE = { open: [], closingThisMonth: [], wonThisMonth: [] } as const

interface NumberProps {
  readonly label: string
  readonly totals: readonly CurrencyTotal[]
  readonly withWeighted?: boolean
}

function Number({ label, totals, withWeighted = false }: NumberProps) {
  const { workspace, formats } = useWorkspace()
  const about = aboutSums(totals, workspace)
  const count = dealCount(totals)
  return (
    <div className={styles.number}>
      <h2 className={styles.label}>{label}</h2>
      <p className={styles.figure}>{count === 0 ? homeText.noDeals : homeText.dealCount(formats.number(count), count === 1)}</p>
      {totals.map(({ currency, amountMinor, weightedMinor }) => (
        <p key={currency} className={styles.amount}>
          {formats.money(amountMinor, currency)}
          {withWeighted ? <span> {homeText.weighted(formats.moneyShort(weightedMinor, currency))}</span> : null}
        </p>
      ))}
      {about === null ? null : (
        <p className={styles.amount}>
          <span>{homeText.about(formats.moneyShort(about.amountMinor, about.currency))}</span>
        </p>
      )}
    </div>
  )
}
