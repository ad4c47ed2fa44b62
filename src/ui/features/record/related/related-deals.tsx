import { Handshake, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { dealSums } from '../../../../domain/model/deals/deal-sums'
import type { Page } from '../../../../domain/model/query/ast'
import type { DealRow } from '../../../../domain/model/records/views'
import { recordPath } from '../../../app/routes'
import { useWorkspace } from '../../../app/workspace-context'
import { IconButton } from '../../../design/icon-button'
import { Tag } from '../../../design/tag'
import type { StreamState } from '../../../hooks/use-stream'
import { recordText } from '../../../text/record'
import { SHOWN } from './related.model'
import { RelatedSection } from './related-section'
import styles from './related.module.css'

const COLOURS = { open: 'blue', won: 'green', lost: 'grey' } as const

export interface RelatedDealsProps {
  readonly deals: StreamState<Page<DealRow>>
  /** Null where none may be made. */
  readonly onNew: (() => void) | null
}

export function RelatedDeals({ deals, onNew }: RelatedDealsProps) {
  const { workspace, formats, stages } = useWorkspace()
  const [isAll, setAll] = useState(false)
  const { related: text } = recordText
  const page = deals.status === 'ready' ? deals.value : null
  const loaded = page?.items ?? []
  const items = isAll ? loaded : loaded.slice(0, SHOWN)
  return (
    <RelatedSection
      title={text.deals}
      total={page?.total ?? null}
      shown={items.length}
      empty={text.noDeals}
      action={onNew === null ? null : <IconButton size="sm" label={text.newDeal} icon={<Plus size={14} />} onClick={onNew} />}
      {...(items.length < loaded.length ? { onMore: () => setAll(true) } : {})}
    >
      {page?.total === loaded.length ? <Sums deals={loaded} /> : null}
      <ul className={styles.list}>
        {items.map((deal) => (
          <li key={deal.id}>
            <Link className={styles.item} href={recordPath(workspace.slug, 'deals', deal.id)}>
              <span className={styles.icon}>
                <Handshake size={14} aria-hidden="true" />
              </span>
              <span className={styles.names}>
                <span className={styles.dealTitle}>{deal.title}</span>
                <span className={styles.line}>
                  <Tag colour={COLOURS[deal.stageKind]}>{stages.find(({ id }) => id === deal.stageId)?.name ?? ''}</Tag>
                  <span className={styles.amount}>
                    {deal.amountMinor === null ? text.noAmount : formats.money(deal.amountMinor, deal.currency)}
                  </span>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </RelatedSection>
  )
}

/** A currency each, and only of all the deals: a sum of some of them would pass for what it is not. */
function Sums({ deals }: { readonly deals: readonly DealRow[] }) {
  const { formats } = useWorkspace()
  const { related: text } = recordText
  const sums = dealSums(deals)
  if (sums.length === 0) return null
  return (
    <ul className={styles.sums} aria-label={text.sums}>
      {sums.map(({ currency, openMinor, weightedMinor, wonMinor }) => (
        <li key={currency}>
          {[
            openMinor === '0' ? '' : text.open(formats.money(openMinor, currency), formats.moneyShort(weightedMinor, currency)),
            wonMinor === '0' ? '' : text.won(formats.money(wonMinor, currency)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
    </ul>
  )
}
