import { Activity, ArrowUp } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { sittings } from '../../../domain/model/activity/sittings'
import type { Id } from '../../../domain/model/kernel/id'
import { usePorts } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { EmptyState } from '../../design/message'
import { useStream } from '../../hooks/use-stream'
import { Page } from '../../app/page'
import page from '../../app/page.module.css'
import { LoadState } from '../../app/screen-skeleton'
import { activityText } from '../../text/overview'
import { ACTIVITY_KINDS, TIMELINE_COLLECTIONS } from '../../../domain/model/activity/activity'
import { isPlainDate } from '../../../domain/model/kernel/plain-date'
import type { RecordOf } from '../../../domain/model/records/collections'
import { Select, type SelectOption } from '../../design/select'
import { WhenField } from '../../fields/when-field'
import {
  isActivityFiltered,
  readActivityFilter,
  writeActivityFilter,
  type ActivityFilter,
  activityStream,
  heldBack,
  type ActivityState,
} from './activity.model'
import { ActivityList } from './activity-list'
import styles from './activity.module.css'

const text = activityText

/** What happens in the workspace, as it happens; the link holds what of it is shown. */
export function ActivityScreen() {
  const { records } = usePorts()
  const { workspace, members, timeZone } = useWorkspace()
  const [params, setParams] = useSearchParams()
  const key = params.toString()
  const filter = useMemo(() => readActivityFilter(new URLSearchParams(key)), [key])
  const { id: workspaceId } = workspace
  const model = useMemo(
    () => activityStream(records, { workspaceId, timeZone, filter }),
    [records, workspaceId, timeZone, filter],
  )
  const state = useStream(model, () => model.state$)
  const isStale = state.status === 'ready' && state.value.isStale
  const isFiltered = isActivityFiltered(filter)
  return (
    <Page
      title={text.title}
      note={isStale ? text.stale : text.note}
      toolbar={
        <ActivityFilters
          filter={filter}
          members={members}
          onFilter={(next) => setParams((now) => writeActivityFilter(now, next), { replace: true })}
        />
      }
    >
      <LoadState state={state} />
      {state.status === 'ready' && state.value.items.length === 0 ? (
        <EmptyState icon={<Activity size={20} />} title={isFiltered ? text.emptyFiltered : text.empty}>
          {isFiltered ? text.emptyFilteredHint : text.emptyHint}
        </EmptyState>
      ) : null}
      {state.status === 'ready' && state.value.items.length > 0 ? (
        <Stream key={key} state={state.value} onMore={() => model.loadMore()} />
      ) : null}
    </Page>
  )
}

/** Who has scrolled down reads on undisturbed: what is new waits above until they want it. */
function Stream({ state, onMore }: { readonly state: ActivityState; readonly onMore: () => void }) {
  const { formats } = useWorkspace()
  const [newestRead, setNewestRead] = useState<Id | null>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const { shown, fresh } = heldBack(state.items, newestRead)
  const groups = sittings(shown)
  const onScroll = () => {
    const isAway = (scroller.current?.scrollTop ?? 0) > 0
    setNewestRead((held) => (isAway ? (held ?? state.items[0]?.id ?? null) : null))
  }
  const toTop = () => {
    setNewestRead(null)
    scroller.current?.scrollTo({ top: 0 })
  }
  return (
    <div className={styles.stream} ref={scroller} onScroll={onScroll}>
      <div className={styles.list}>
        {fresh === 0 ? null : (
          <Button className={styles.fresh} size="sm" variant="primary" icon={<ArrowUp size={14} />} onClick={toTop}>
            {text.fresh(fresh, formats.number(fresh))}
          </Button>
        )}
        <ActivityList groups={groups} />
        {state.hasMore ? (
          <Button variant="quiet" className={styles.more} onClick={onMore}>
            {text.older}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

const NOTHING: ActivityFilter = { member: null, kind: null, collection: null, from: null, to: null }

interface ActivityFiltersProps {
  readonly filter: ActivityFilter
  readonly members: readonly RecordOf<'members'>[]
  readonly onFilter: (filter: ActivityFilter) => void
}

/** Who, what, of which kind of record, and when. */
function ActivityFilters({ filter, members, onFilter }: ActivityFiltersProps) {
  const set = (part: Partial<ActivityFilter>) => onFilter({ ...filter, ...part })
  const member = members.map(({ id, displayName }) => ({ value: id, label: displayName }))
  const kind = ACTIVITY_KINDS.map((value) => ({ value, label: text.kindOf[value] }))
  const collection = TIMELINE_COLLECTIONS.map((value) => ({ value, label: text.collectionOf[value] }))
  return (
    <div className={page.filters} role="group" aria-label={text.filters}>
      <Choice
        label={text.member}
        any={text.anyMember}
        value={filter.member}
        options={member}
        onValue={(id) => set({ member: id })}
      />
      <Choice label={text.kind} any={text.anyKind} value={filter.kind} options={kind} onValue={(id) => set({ kind: id })} />
      <Choice
        label={text.collection}
        any={text.anyCollection}
        value={filter.collection}
        options={collection}
        onValue={(id) => set({ collection: id })}
      />
      <WhenField
        label={text.from}
        kind="day"
        value={filter.from ?? ''}
        onValue={(day) => set({ from: isPlainDate(day) ? day : null })}
      />
      <WhenField
        label={text.to}
        kind="day"
        value={filter.to ?? ''}
        onValue={(day) => set({ to: isPlainDate(day) ? day : null })}
      />
      {isActivityFiltered(filter) ? (
        <Button data-clear variant="quiet" onClick={() => onFilter(NOTHING)}>
          {text.clear}
        </Button>
      ) : null}
    </div>
  )
}

interface ChoiceProps<V extends string> {
  readonly label: string
  /** What no choice is called. */
  readonly any: string
  readonly value: V | null
  readonly options: readonly SelectOption<V>[]
  readonly onValue: (value: V | null) => void
}

function Choice<V extends string>({ label, any, value, options, onValue }: ChoiceProps<V>) {
  const all: readonly SelectOption<V | ''>[] = [{ value: '', label: any }, ...options]
  return (
    <Select aria-label={label} value={value ?? ''} options={all} onValue={(chosen) => onValue(chosen === '' ? null : chosen)} />
  )
}
