import { useMemo, useState } from 'react'
import { usePorts, useRuntime } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { useStream } from '../../hooks/use-stream'
import { Page } from '../../app/page'
import { homeText } from '../../text/overview'
import type { CurrencyTotal } from '../../../domain/model/figures/currency-totals'
import { dealCount } from '../../../domain/model/figures/reports'
import { aboutSums } from '../deals/about-sums'
import { isNew$, type HomeContext, numbers$ } from './home.model'
import { FirstSteps } from './first-steps'
import { MyTasks, NeedyDeals, TeamActivity } from './home-cards'
import styles from './home.module.css'

/** Where a day begins: what is due, which deals need one, how it stands, what the others do. */
export function HomeScreen() {
  const { records } = usePorts()
  const runtime = useRuntime()
  const { workspace, me, stages, today } = useWorkspace()
  const [nowMs] = useState(() => runtime.now())
  const day = today()
  const context = useMemo(
    (): HomeContext => ({ workspaceId: workspace.id, me: me.id, stages, today: day, nowMs }),
    [workspace.id, me.id, stages, day, nowMs],
  )
  const isNew = useStream(workspace.id, () => isNew$(records, workspace.id))
  return (
    <Page title={homeText.title}>
      <div className={styles.home}>
        <FirstSteps key={workspace.id} nowMs={nowMs} />
        {isNew.status === 'ready' && isNew.value ? null : <HomeNumbers context={context} />}
        <div className={styles.columns}>
          <div className={styles.column}>
            <MyTasks />
            <NeedyDeals context={context} />
          </div>
          <TeamActivity />
        </div>
      </div>
    </Page>
  )
}

/** How the pipeline stands, a currency at a time. */
function HomeNumbers({ context }: { readonly context: HomeContext }) {
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
