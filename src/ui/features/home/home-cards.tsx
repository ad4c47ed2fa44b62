import { useId, type ReactNode, useMemo } from 'react'
import { Link } from 'wouter'
import { screenPath, recordPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { homeText } from '../../text/overview'
import { DueTaskRows, useDueTasks } from '../tasks/task-entry'
import { rottingDays } from '../../../domain/model/deals/stages'
import type { DealRow } from '../../../domain/model/records/views'
import { usePorts } from '../../app/ports-context'
import { Tag } from '../../design/tag'
import { useStream } from '../../hooks/use-stream'
import { sittings } from '../../../domain/model/activity/sittings'
import { readActivityFilter, activityStream } from '../activity/activity.model'
import { ActivityList } from '../activity/activity-list'
import { needyDeals$, type HomeContext } from './home.model'
import styles from './home.module.css'

interface HomeCardProps {
  readonly title: string
  /** Beside the title. */
  readonly count?: string | null
  readonly more: { readonly href: string; readonly label: string } | null
  readonly children: ReactNode
}

function HomeCard({ title, count = null, more, children }: HomeCardProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {count === null ? null : <span className={styles.count}>{count}</span>}
        {more === null ? null : (
          <Link href={more.href} className={styles.more}>
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}

/** The most that are worth a look at once. */
const MOST_TASKS = 8

/** What is due today or should have been done by now. */
export function MyTasks() {
  const { workspace, formats } = useWorkspace()
  const due = useDueTasks()
  return (
    <HomeCard
      title={homeText.tasks}
      count={due === null ? null : formats.number(due.tasks.length)}
      more={{ href: screenPath(workspace.slug, 'tasks'), label: homeText.allTasks }}
    >
      {due?.tasks.length === 0 ? <p className={styles.none}>{homeText.noTasks}</p> : null}
      <ul className={styles.list}>{due === null ? null : <DueTaskRows {...due} tasks={due.tasks.slice(0, MOST_TASKS)} />}</ul>
    </HomeCard>
  )
}

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
            <Reason deal={deal} context={context} />
            {deal.amountMinor === null ? null : (
              <span className={styles.worth}>{formats.money(deal.amountMinor, deal.currency)}</span>
            )}
          </li>
        ))}
      </ul>
    </HomeCard>
  )
}

/** The strongest reason; the others are said by its tooltip, and to whoever hears the line. */
function Reason({ deal, context: { stages, nowMs, today } }: { readonly deal: DealRow; readonly context: HomeContext }) {
  const { formats } = useWorkspace()
  const stage = stages.find(({ id }) => id === deal.stageId)
  const days = rottingDays(deal, stage, nowMs)
  const { expectedCloseOn, openTasks } = deal
  const isLate = expectedCloseOn !== null && expectedCloseOn < today
  const [first, ...others] = [
    ...(isLate ? [{ colour: 'red', said: homeText.overdue(formats.date(expectedCloseOn)) } as const] : []),
    ...(days === null ? [] : [{ colour: 'orange', said: homeText.rotting(formats.number(days)) } as const]),
    ...(openTasks === 0 ? [{ colour: 'yellow', said: homeText.noNextStep } as const] : []),
  ]
  if (first === undefined) return null
  const rest = others.map(({ said }) => said).join(', ')
  return (
    <span className={styles.reason} title={others.length === 0 ? undefined : `${first.said}, ${rest}`}>
      <Tag colour={first.colour}>{first.said}</Tag>
      {others.length === 0 ? null : (
        <>
          <span className={styles.others} aria-hidden="true">
            +{formats.number(others.length)}
          </span>
          <span className="visually-hidden">{rest}</span>
        </>
      )}
    </span>
  )
}

const MOST_CHANGES = 15

/** The latest of what everybody does, as it happens. */
export function TeamActivity() {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const { id: workspaceId, timeZone } = workspace
  const model = useMemo(
    () => activityStream(records, { workspaceId, timeZone, filter: readActivityFilter(new URLSearchParams()) }),
    [records, workspaceId, timeZone],
  )
  const state = useStream(model, () => model.state$)
  const groups = state.status === 'ready' ? sittings(state.value.items).slice(0, MOST_CHANGES) : []
  // Nothing to look at yet is no reason for a card.
  if (state.status === 'ready' && groups.length === 0) return null
  return (
    <HomeCard title={homeText.team} more={{ href: screenPath(workspace.slug, 'activity'), label: homeText.allActivity }}>
      <div className={styles.column}>
        <ActivityList groups={groups} />
      </div>
    </HomeCard>
  )
}
