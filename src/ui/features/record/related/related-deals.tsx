import { Link } from 'wouter'
import type { Page } from '../../../../domain/model/query/ast'
import type { DealRow } from '../../../../domain/model/records/views'
import { recordPath } from '../../../app/routes'
import { useWorkspace } from '../../../app/workspace-context'
import { Tag } from '../../../design/tag'
import type { StreamState } from '../../../hooks/stream-store'
import { recordText } from '../../../text/record'
import { RelatedSection } from './related-section'
import styles from './related.module.css'

const text = recordText.related
const COLOURS = { open: 'blue', won: 'green', lost: 'grey' } as const

export function RelatedDeals({ deals }: { readonly deals: StreamState<Page<DealRow>> }) {
  const { workspace, formats, stages } = useWorkspace()
  const page = deals.status === 'ready' ? deals.value : null
  const items = page?.items ?? []
  return (
    <RelatedSection title={text.deals} total={page?.total ?? null} shown={items.length} empty={text.noDeals}>
      <ul className={styles.list}>
        {items.map((deal) => (
          <li key={deal.id}>
            <Link className={styles.card} href={recordPath(workspace.slug, 'deals', deal.id)}>
              <span className={styles.name}>{deal.title}</span>
              <span className={styles.line}>
                <Tag colour={COLOURS[deal.stageKind]}>{stages.find(({ id }) => id === deal.stageId)?.name ?? ''}</Tag>
                <span className={styles.amount}>
                  {deal.amountMinor === null ? text.noAmount : formats.money(deal.amountMinor, deal.currency)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </RelatedSection>
  )
}
