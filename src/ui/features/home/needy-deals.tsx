import { Link } from 'wouter'
import { rottingDays } from '../../../domain/model/deals/rotting'
import type { DealRow } from '../../../domain/model/records/views'
import { usePorts } from '../../app/ports-context'
import { recordPath, screenPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { Tag } from '../../design/tag'
import { useStream } from '../../hooks/use-stream'
import { homeText } from '../../text/home'
import { HomeCard } from './home-card'
import { needyDeals$, type HomeContext } from './home.model'
import styles from './home.module.css'

/** One's own deals at risk, each with why. */
export function NeedyDeals({ context }: { readonly context: HomeContext }) {
  const { records } = usePorts()
  const { workspace, formats } = useWorkspace()
  const deals = useStream(context, () => needyDeals$(records, context))
  const page = deals.status === 'ready' ? deals.value : null
  return (
    <HomeCard
      title={homeText.deals}
      count={page === null ? null : formats.number(page.total ?? page.items.length)}
      more={{ href: screenPath(workspace.slug, 'deals', { filter: 'owner:any-of:me' }), label: homeText.allDeals }}
    >
      {page !== null && page.items.length === 0 ? <p className={styles.none}>{homeText.noDealsNeedMe}</p> : null}
      <ul className={styles.list}>
        {page?.items.map((deal) => (
          <li key={deal.id} className={styles.deal}>
            <Link href={recordPath(workspace.slug, 'deals', deal.id)} className={styles.name}>
              {deal.title}
            </Link>
            <Reasons deal={deal} context={context} />
            {deal.amountMinor === null ? null : (
              <span className={styles.worth}>{formats.money(deal.amountMinor, deal.currency)}</span>
            )}
          </li>
        ))}
      </ul>
    </HomeCard>
  )
}

function Reasons({ deal, context: { stages, nowMs, today } }: { readonly deal: DealRow; readonly context: HomeContext }) {
  const { formats } = useWorkspace()
  const stage = stages.find(({ id }) => id === deal.stageId)
  const days = rottingDays(deal, stage, nowMs)
  const { expectedCloseOn, openTasks } = deal
  return (
    <span className={styles.reasons}>
      {expectedCloseOn !== null && expectedCloseOn < today ? (
        <Tag colour="red">{homeText.overdue(formats.day(expectedCloseOn, today))}</Tag>
      ) : null}
      {days === null ? null : <Tag colour="orange">{homeText.rotting(formats.number(days))}</Tag>}
      {openTasks === 0 ? <Tag colour="yellow">{homeText.noNextStep}</Tag> : null}
    </span>
  )
}
