import { useMemo, useState } from 'react'
import { usePorts, useRuntime } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { useStream } from '../../hooks/use-stream'
import { Page } from '../../app/page'
import { homeText } from '../../text/overview'
import type { CurrencyTotal } from '../../../domain/model/figures/currency-totals'
import { dealCount } from '../../../domain/model/figures/reports'
import { monthOfDay } from '../../../domain/model/kernel/plain-month'
import { dealsBehind } from '../reports/behind'
import { FigureTile, FigureTiles } from '../reports/figure-tile'
import { moneyFigure } from '../reports/money-figure'
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

/** How the pipeline stands; each figure leads to the deals it counts. */
function HomeNumbers({ context }: { readonly context: HomeContext }) {
  const { records } = usePorts()
  const numbers = useStream(context, () => numbers$(records, context))
  const { open, closingThisMonth, wonThisMonth } = numbers.status === 'ready' ? numbers.value : NONE
  const month = monthOfDay(context.today)
  return (
    <FigureTiles label={homeText.numbers}>
      <MoneyTile label={homeText.openDeals} totals={open} behind="open:all" withWeighted />
      <MoneyTile label={homeText.closingThisMonth} totals={closingThisMonth} behind={`closing:${month}`} withWeighted />
      <MoneyTile label={homeText.wonThisMonth} totals={wonThisMonth} behind={`closed-won:${month}`} />
    </FigureTiles>
  )
}

const NONE = { open: [], closingThisMonth: [], wonThisMonth: [] } as const
const EVERYBODYS = { filters: { pipelineId: null, ownerId: null }, span: null } as const

interface MoneyTileProps {
  readonly label: string
  readonly totals: readonly CurrencyTotal[]
  /** Which deals it counts, as a line of a report names them. */
  readonly behind: string
  readonly withWeighted?: boolean
}

function MoneyTile({ label, totals, behind, withWeighted = false }: MoneyTileProps) {
  const view = useWorkspace()
  const { workspace, formats } = view
  const count = dealCount(totals)
  const { text, more, parts } = moneyFigure(totals, 'amountMinor', { view, only: null })
  const weighted = moneyFigure(totals, 'weightedMinor', { view, only: null })
  const said = [
    more,
    homeText.dealCount(formats.number(count), count === 1),
    withWeighted && count > 0 && more === null ? homeText.weighted(weighted.text) : null,
  ]
  return (
    <FigureTile
      label={label}
      figure={text}
      parts={parts}
      href={dealsBehind(workspace.slug, behind, EVERYBODYS)}
      note={said.filter((one) => one !== null).join(' · ')}
    />
  )
}
