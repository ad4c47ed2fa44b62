import { ChevronDown } from 'lucide-react'
import { useMemo } from 'react'
import { distinctUntilChanged, map, type Observable } from 'rxjs'
import { useSearchParams } from 'wouter'
import { lazyPart } from '../../../design/lazy-part'
import type { Subject } from '../../../../domain/model/records/subject'
import { useServices } from '../../../app/ports-context'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { MenuButton } from '../../../design/menu-button'
import { Skeleton } from '../../../design/skeleton'
import type { EventsPort } from '../../../../ports/events.port'
import { useStream } from '../../../hooks/use-stream'
import { errorText } from '../../../text/error-text'
import { timelineText } from '../../../text/timeline'
import { TimelineItem } from './timeline-item'
import { timeline, type TimelineState } from './timeline-streams.model'
import { byDay } from '../../../history/timeline-entry'
import {
  readTimelineFilter,
  TIMELINE_FILTERS,
  type TimelineFilter,
  withTimelineFilter,
  hasMore,
  timelineEntries,
} from './timeline.model'
import { useChangeNames } from '../../../history/names'
import styles from '../../../history/timeline.module.css'

const text = timelineText

// As many as fit in one line beside the two other columns; the others are in a menu.
const USUAL = TIMELINE_FILTERS.slice(0, 5)
const RARE = TIMELINE_FILTERS.slice(5)

const WaitingHere = lazyPart(() => import('../../sync/waiting-here').then((file) => file.WaitingHere))

export interface TimelineFeedProps {
  readonly subject: Subject
  /** Of the record's amounts. */
  readonly currency: string
}

/** Everything that happened to a record, live, newest first; the link holds what of it is shown. Give it a `key`. */
export function TimelineFeed({ subject, currency }: TimelineFeedProps) {
  const { sync, ports } = useServices()
  const { records, events } = ports
  const { workspace } = useWorkspace()
  const [params, setParams] = useSearchParams()
  const filter = readTimelineFilter(params)
  const model = useMemo(
    () => timeline(records, { workspaceId: workspace.id, subject, filter, isOffline$: offline$(events) }),
    [records, events, workspace.id, subject, filter],
  )
  const state = useStream(model, () => model.state$)
  const show = (next: TimelineFilter) => setParams((now) => withTimelineFilter(now, next), { replace: true })
  return (
    <section className={styles.feed} aria-label={text.label}>
      <div className={styles.filters} role="group" aria-label={text.filter}>
        {USUAL.map((each) => (
          <Button key={each} size="sm" variant="quiet" aria-pressed={each === filter} onClick={() => show(each)}>
            {text.filterOf[each]}
          </Button>
        ))}
        <MenuButton
          align="end"
          entries={RARE.map((each) => ({
            kind: 'choice',
            label: text.filterOf[each],
            checked: each === filter,
            onSelect: () => show(each),
          }))}
          renderTrigger={(trigger) => (
            <Button {...trigger} size="sm" variant="quiet" aria-pressed={RARE.includes(filter)}>
              {RARE.includes(filter) ? text.filterOf[filter] : text.moreFilters}
              <ChevronDown size={12} aria-hidden="true" />
            </Button>
          )}
        />
      </div>
      {sync === null ? null : <WaitingHere sync={sync} subject={subject} currency={currency} />}
      {state.status === 'ready' && state.value.isLastSeen ? <p className={styles.hint}>{text.lastSeen}</p> : null}
      {state.status === 'pending' ? <FeedSkeleton /> : null}
      {state.status === 'failed' ? (
        <p role="alert" className={styles.hint}>
          {text.couldNotLoad} {errorText(state.error)}
        </p>
      ) : null}
      {state.status === 'ready' ? (
        <Days
          state={state.value}
          isFiltered={filter !== 'all'}
          subject={subject}
          currency={currency}
          onMore={() => model.loadMore()}
        />
      ) : null}
    </section>
  )
}

interface DaysProps extends TimelineFeedProps {
  readonly state: TimelineState
  readonly isFiltered: boolean
  readonly onMore: () => void
}

function Days({ state: { sources, pinned }, isFiltered, subject, currency, onMore }: DaysProps) {
  const { formats, today, timeZone, may } = useWorkspace()
  const entries = useMemo(() => timelineEntries(sources), [sources])
  // What is pinned stands at the top and not once more on its day.
  const unpinned = entries.filter((entry) => entry.kind !== 'note' || !entry.note.pinned)
  const days = byDay(unpinned, timeZone)
  const groups = entries.flatMap((entry) => (entry.kind === 'changes' ? [entry.group] : []))
  const names = useChangeNames(groups, currency)
  if (entries.length === 0 && pinned.length === 0 && !hasMore(sources)) {
    return !isFiltered ? (
      <div className={styles.nothing}>
        <p>{text.empty}</p>
        {may('notes.create') ? <p className={styles.hint}>{text.emptyHint}</p> : null}
      </div>
    ) : (
      <p className={styles.hint}>{text.emptyFiltered}</p>
    )
  }
  return (
    <>
      {pinned.length === 0 ? null : (
        <section aria-label={text.pinned} className={styles.day}>
          <h2 className={styles.dayName}>{text.pinned}</h2>
          <ol className={styles.items}>
            {pinned.map((note) => (
              <TimelineItem
                key={note.id}
                entry={{ kind: 'note', id: note.id, at: note.createdAt, note }}
                subject={subject}
                names={names}
              />
            ))}
          </ol>
        </section>
      )}
      {days.map(({ day, entries: ofDay }) => (
        <section key={day} className={styles.day}>
          <h2 className={styles.dayName} title={formats.date(day)}>
            {formats.day(day, today())}
          </h2>
          <ol className={styles.items}>
            {ofDay.map((entry) => (
              <TimelineItem key={entry.id} entry={entry} subject={subject} names={names} />
            ))}
          </ol>
        </section>
      ))}
      {hasMore(sources) ? (
        <Button variant="quiet" className={styles.more} onClick={onMore}>
          {text.loadMore}
        </Button>
      ) : null}
    </>
  )
}

function offline$({ connection$ }: EventsPort): Observable<boolean> {
  return connection$.pipe(
    map(({ status }) => status === 'offline'),
    distinctUntilChanged(),
  )
}

function FeedSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <Skeleton width="35%" />
      <Skeleton width="90%" height="4rem" />
      <Skeleton width="60%" />
    </div>
  )
}
