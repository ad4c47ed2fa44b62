import { AlarmClock, CalendarDays, Check, Trash2, UserRound, X } from 'lucide-react'
import { useState } from 'react'
import { isPlainDate } from '../../../domain/model/kernel/plain-date'
import type { RecordOf } from '../../../domain/model/records/collections'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { FormDialog } from '../../design/form-dialog'
import { IconButton } from '../../design/icon-button'
import { MenuButton } from '../../design/menu-button'
import { WhenField } from '../../fields/when-field'
import { fieldSentence } from '../../text/field-text'
import { selectionText } from '../../text/selection'
import { tasksText } from '../../text/tasks'
import { useSnoozes } from './task-menu'
import styles from './tasks.module.css'
import type { TaskActions } from './use-task-actions'

export interface TaskBulkProps {
  readonly tasks: readonly RecordOf<'tasks'>[]
  readonly actions: TaskActions
  readonly onSnoozeUntil: () => void
  /** The selection is over. */
  readonly onDone: () => void
}

/** What can be done with all that are selected, each as one change. */
export function TaskBulk({ tasks, actions, onSnoozeUntil, onDone }: TaskBulkProps) {
  const { formats, members } = useWorkspace()
  const [isDating, setDating] = useState(false)
  const [day, setDay] = useState('')
  const [isWrong, setWrong] = useState(false)
  const open = tasks.filter(({ status }) => status === 'open')
  const unfinished = tasks.filter(({ status }) => status === 'open' || status === 'snoozed')
  const run = (work: Promise<void>) => {
    onDone()
    void work
  }
  const snoozes = useSnoozes((until) => run(actions.snooze(open, until)))
  const count = formats.number(tasks.length)
  return (
    <div className={styles.bulk} role="region" aria-label={tasksText.selected(count)}>
      <span>{tasksText.selected(count)}</span>
      <Button
        size="sm"
        icon={<Check size={14} />}
        disabled={unfinished.length === 0}
        onClick={() => run(actions.complete(unfinished))}
      >
        {tasksText.complete}
      </Button>
      <MenuButton
        side="top"
        entries={[
          ...snoozes,
          { kind: 'item', label: tasksText.snoozeUntil, icon: <AlarmClock size={14} />, onSelect: onSnoozeUntil },
        ]}
        renderTrigger={(props) => (
          <Button {...props} size="sm" icon={<AlarmClock size={14} />} disabled={open.length === 0}>
            {tasksText.snooze}
          </Button>
        )}
      />
      <MenuButton
        side="top"
        entries={members
          .filter(({ status }) => status === 'active')
          .map(({ id, displayName }) => ({
            kind: 'item',
            label: displayName,
            onSelect: () => run(actions.assign(tasks, id, displayName)),
          }))}
        renderTrigger={(props) => (
          <Button {...props} size="sm" icon={<UserRound size={14} />}>
            {tasksText.assign}
          </Button>
        )}
      />
      <Button size="sm" icon={<CalendarDays size={14} />} onClick={() => setDating(true)}>
        {tasksText.dueDay}
      </Button>
      <Button size="sm" icon={<Trash2 size={14} />} onClick={() => run(actions.trash(tasks))}>
        {selectionText.trash}
      </Button>
      <FormDialog
        open={isDating}
        title={tasksText.datesTitle(count)}
        submitLabel={tasksText.setDate}
        onClose={() => setDating(false)}
        onSubmit={() => {
          const dueOn = day === '' ? null : isPlainDate(day) ? day : undefined
          setWrong(dueOn === undefined)
          if (dueOn === undefined) return
          setDating(false)
          run(actions.putOff(tasks, dueOn))
        }}
      >
        <WhenField
          kind="day"
          label={tasksText.dueDay}
          value={day}
          onValue={setDay}
          hint={tasksText.datesHint}
          error={isWrong ? fieldSentence('dueOn', { rule: 'date' }) : null}
        />
      </FormDialog>
      <IconButton size="sm" label={tasksText.clear} shortcut="Esc" icon={<X size={14} />} onClick={onDone} />
    </div>
  )
}
