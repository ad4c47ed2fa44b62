import { useMemo, useState } from 'react'
import type { Id } from '../../../../domain/model/kernel/id'
import type { Subject } from '../../../../domain/model/records/subject'
import { usePorts } from '../../../app/ports-context'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { Skeleton } from '../../../design/skeleton'
import { useStream } from '../../../hooks/use-stream'
import { errorText } from '../../../text/error-text'
import { timelineText } from '../../../text/timeline'
import { changesOf } from './activity-groups'
import { idsIn, type ChangeNames } from './change-lines'
import { namedRecords$ } from './named-records.model'
import { TimelineItem } from './timeline-item'
import { timeline, type TimelineState } from './timeline-streams.model'
import { byDay, hasMore, timelineEntries, type TimelineFilter } from './timeline.model'
import styles from './timeline.module.css'

const text = timelineText
const FILTERS: readonly TimelineFilter[] = ['all', 'notes', 'tasks', 'files', 'changes']

export interface TimelineFeedProps {
  readonly subject: Subject
  /** Of the record's amounts. */
  readonly currency: string
}

/** Everything that happened to a record, live, newest first. Rendered anew for another record: give it a `key`. */
export function TimelineFeed({ subject, currency }: TimelineFeedProps) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const [model] = useState(() => timeline(records, workspace.id, subject))
  const state = useStream(model, () => model.state$)
  const [filter, setFilter] = useState<TimelineFilter>('all')
  return (
    <section className={styles.feed} aria-label={text.label}>
      <div className={styles.filters} role="group" aria-label={text.filter}>
        {FILTERS.map((each) => (
          <Button key={each} size="sm" variant="quiet" aria-pressed={each === filter} onClick={() => setFilter(each)}>
            {text.filters[each]}
          </Button>
        ))}
      </div>
      {state.status === 'pending' ? <FeedSkeleton /> : null}
      {state.status === 'failed' ? (
        <p role="alert" className={styles.hint}>
          {text.couldNotLoad} {errorText(state.error)}
        </p>
      ) : null}
      {state.status === 'ready' ? (
        <Days state={state.value} filter={filter} subject={subject} currency={currency} onMore={() => model.loadMore()} />
      ) : null}
    </section>
  )
}

interface DaysProps extends TimelineFeedProps {
  readonly state: TimelineState
  readonly filter: TimelineFilter
  readonly onMore: () => void
}

function Days({ state: { sources }, filter, subject, currency, onMore }: DaysProps) {
  const { workspace, formats, today } = useWorkspace()
  const entries = useMemo(() => timelineEntries(sources, filter), [sources, filter])
  const pinned = filter === 'all' || filter === 'notes' ? sources.notes.items.filter((note) => note.pinned) : []
  // What is pinned stands at the top and not once more on its day.
  const unpinned = entries.filter((entry) => entry.kind !== 'note' || !entry.note.pinned)
  const days = byDay(unpinned, workspace.timeZone)
  const ids = entries.flatMap((entry) => (entry.kind === 'changes' ? idsIn(changesOf(entry.group)) : []))
  const names = useChangeNames([...new Set(ids)].sort(), currency)
  if (entries.length === 0 && !hasMore(sources)) {
    return filter === 'all' ? (
      <div className={styles.nothing}>
        <p>{text.empty}</p>
        <p className={styles.hint}>{text.emptyHint}</p>
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

/** @param ids of the companies and people that changes name, in a stable order */
function useChangeNames(ids: readonly Id[], currency: string): ChangeNames {
  const { records } = usePorts()
  const { workspace, members, memberName, tags, stages, lostReasons, pipelines, formats } = useWorkspace()
  const named = useStream(ids.join(), () => namedRecords$(records, workspace.id, ids))
  const known = useMemo(() => {
    const lists = [members.map(({ id, displayName }) => ({ id, name: displayName })), tags, stages, lostReasons, pipelines]
    return new Map(lists.flat().map(({ id, name }) => [id, name]))
  }, [members, tags, stages, lostReasons, pipelines])
  const found = named.status === 'ready' ? named.value : null
  return useMemo(
    () => ({
      member: memberName,
      record: (id: Id) => known.get(id) ?? found?.get(id) ?? null,
      formats,
      currency,
    }),
    [memberName, known, found, formats, currency],
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
