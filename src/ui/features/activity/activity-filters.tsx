import { TOLD_COLLECTIONS } from '../../../domain/model/activity/activity'
import { ACTIVITY_KINDS } from '../../../domain/model/activity/activity-kinds'
import { isPlainDate } from '../../../domain/model/kernel/plain-date'
import type { RecordOf } from '../../../domain/model/records/collections'
import { Button } from '../../design/button'
import { SelectField, type SelectOption } from '../../design/select-field'
import { TextField } from '../../design/text-field'
import { activityText } from '../../text/activity'
import { isActivityFiltered, type ActivityFilter } from './activity-filter'
import styles from './activity.module.css'

const text = activityText
const NOTHING: ActivityFilter = { member: null, kind: null, collection: null, from: null, to: null }

export interface ActivityFiltersProps {
  readonly filter: ActivityFilter
  readonly members: readonly RecordOf<'members'>[]
  readonly onFilter: (filter: ActivityFilter) => void
}

/** Who, what, of which kind of record, and when. */
export function ActivityFilters({ filter, members, onFilter }: ActivityFiltersProps) {
  const set = (part: Partial<ActivityFilter>) => onFilter({ ...filter, ...part })
  const member = members.map(({ id, displayName }) => ({ value: id, label: displayName }))
  const kind = ACTIVITY_KINDS.map((value) => ({ value, label: text.kindOf(value) }))
  const collection = TOLD_COLLECTIONS.map((value) => ({ value, label: text.collectionOf(value) }))
  return (
    <div className={styles.filters} role="group" aria-label={text.filters}>
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
      <TextField
        label={text.from}
        type="date"
        value={filter.from ?? ''}
        onValue={(day) => set({ from: isPlainDate(day) ? day : null })}
      />
      <TextField
        label={text.to}
        type="date"
        value={filter.to ?? ''}
        onValue={(day) => set({ to: isPlainDate(day) ? day : null })}
      />
      {isActivityFiltered(filter) ? (
        <Button variant="quiet" onClick={() => onFilter(NOTHING)}>
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
    <SelectField label={label} value={value ?? ''} options={all} onValue={(chosen) => onValue(chosen === '' ? null : chosen)} />
  )
}
