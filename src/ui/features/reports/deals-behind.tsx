import { useMemo } from 'react'
import { Link } from 'wouter'
import type { Condition } from '../../../domain/model/query/ast'
import { LIMITS } from '../../../domain/model/records/limits'
import type { DealRow } from '../../../domain/model/records/views'
import { usePorts } from '../../app/ports-context'
import { recordPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { Dialog } from '../../design/dialog'
import { useStream } from '../../hooks/use-stream'
import { errorText } from '../../text/error-text'
import { reportsText } from '../../text/reports'
import styles from './reports.module.css'

export interface DealsBehindProps {
  readonly name: string
  readonly where: Condition<DealRow>
  readonly onClose: () => void
}

/** The deals that a line of a report is made of, live. */
export function DealsBehind({ name, where, onClose }: DealsBehindProps) {
  const { records } = usePorts()
  const { workspace, formats, stages } = useWorkspace()
  const key = JSON.stringify(where)
  const query = useMemo(
    () => ({
      workspaceId: workspace.id,
      where,
      orderBy: [{ field: 'amountMinor', direction: 'desc', empty: 'last' }] as const,
      limit: LIMITS.pageSize,
      count: 'exact' as const,
    }),
    [workspace.id, where],
  )
  const deals = useStream(key, () => records.watch('dealRows', query))
  const page = deals.status === 'ready' ? deals.value.value : null
  const total = page?.total ?? 0
  return (
    <Dialog
      open
      size="md"
      title={reportsText.behind(name)}
      description={page === null ? undefined : reportsText.behindCount(formats.number(total), total === 1)}
      onClose={onClose}
    >
      {deals.status === 'failed' ? <p role="alert">{errorText(deals.error)}</p> : null}
      <ul className={styles.list}>
        {page?.items.map((deal) => (
          <li key={deal.id}>
            <Link href={recordPath(workspace.slug, 'deals', deal.id)} className={styles.deal}>
              <span className={styles.dealName}>{deal.title}</span>
              <span className={styles.dealFacts}>
                {stages.find(({ id }) => id === deal.stageId)?.name}
                {' · '}
                {deal.amountMinor === null ? reportsText.noAmount : formats.money(deal.amountMinor, deal.currency)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {page !== null && page.next !== null ? <p>{reportsText.behindMore(formats.number(page.items.length))}</p> : null}
    </Dialog>
  )
}
