import { Link } from 'wouter'
import { LIMITS } from '../../../domain/model/records/limits'
import { queryOf } from '../../../domain/model/records/check-query'
import { knownZone } from '../../../domain/model/kernel/time-zone'
import { conditionOf } from '../../../domain/model/views/condition-of'
import { FIELD_CATALOGUE } from '../../../domain/model/views/field-catalogue'
import { fieldsByKey } from '../../../domain/model/views/fit'
import type { ViewFilter } from '../../../domain/model/views/view'
import { usePorts } from '../../app/ports-context'
import { recordPath, screenPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { Dialog } from '../../design/dialog'
import { useStream } from '../../hooks/use-stream'
import { errorText } from '../../text/error-text'
import { reportsText } from '../../text/reports'
import { filterText } from './behind'
import styles from './reports.module.css'

const FIELDS = fieldsByKey(FIELD_CATALOGUE.deals)

export interface DealsBehindProps {
  readonly name: string
  readonly filter: ViewFilter
  readonly onClose: () => void
}

/** The deals that a line of a report is made of, live. */
export function DealsBehind({ name, filter, onClose }: DealsBehindProps) {
  const { records } = usePorts()
  const { workspace, me, formats, stages, today } = useWorkspace()
  const text = filterText(filter)
  const deals = useStream(text, () => {
    const { timeZone, weekStart } = workspace
    const where = conditionOf(filter, FIELDS, { me: me.id, today: today(), timeZone: knownZone(timeZone), weekStart })
    return records.watch(
      'dealRows',
      queryOf('dealRows', {
      workspaceId: workspace.id,
      ...(where === null ? {} : { where }),
      orderBy: [{ field: 'amountMinor', direction: 'desc', empty: 'last' }],
      limit: LIMITS.pageSize,
      count: 'exact',
    }),
    )
  })
  const page = deals.status === 'ready' ? deals.value.value : null
  const total = page?.total ?? 0
  return (
    <Dialog
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
      <Link href={screenPath(workspace.slug, 'deals', { layout: 'table', filter: text })} className={styles.deal}>
        {reportsText.behindAll}
      </Link>
      {page !== null && page.next !== null ? <p>{reportsText.behindMore(formats.number(page.items.length))}</p> : null}
    </Dialog>
  )
}
