import { AlarmClock, Ban, Ellipsis, Pencil, SquareCheck, Sun, Trash2 } from 'lucide-react'
import type { Instant } from '../../../domain/model/kernel/instant'
import type { RecordOf } from '../../../domain/model/records/collections'
import { SNOOZES, snoozeUntil } from '../../../domain/model/tasks/snooze'
import { useRuntime } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { IconButton } from '../../design/icon-button'
import { MenuButton } from '../../design/menu-button'
import type { MenuEntry } from '../../design/menu-popup'
import { tasksText } from '../../text/tasks'
import { taskText } from '../../text/timeline'
import styles from './tasks.module.css'
import type { TaskActions } from './use-task-actions'
import { useState } from 'react'
import { FormDialog } from '../../design/form-dialog'
import { WhenField } from '../../fields/when-field'
import { instantIn, localTimeIn } from '../../app/typed-time'

interface TaskMenuProps {
  readonly task: RecordOf<'tasks'>
  readonly actions: TaskActions
  readonly onEdit: () => void
  readonly onSnoozeUntil: () => void
  /** Absent where there is no selection. */
  readonly onSelect?: () => void
}

/** What can be done with one task, beside completing it. */
export function TaskMenu({ task, actions, onEdit, onSnoozeUntil, onSelect }: TaskMenuProps) {
  const snoozes = useSnoozes((until) => void actions.snooze([task], until))
  const isOpen = task.status === 'open'
  const entries: readonly MenuEntry[] = [
    { kind: 'item', label: tasksText.editTitle, icon: <Pencil size={14} />, onSelect: onEdit },
    ...(onSelect === undefined
      ? []
      : [{ kind: 'item', label: tasksText.keySelect, icon: <SquareCheck size={14} />, onSelect } as const]),
    ...(isOpen
      ? ([
          { kind: 'heading', label: tasksText.snooze },
          ...snoozes,
          { kind: 'item', label: tasksText.snoozeUntil, icon: <AlarmClock size={14} />, onSelect: onSnoozeUntil },
        ] as const)
      : []),
    ...(task.status === 'snoozed'
      ? [{ kind: 'item', label: tasksText.wake, icon: <Sun size={14} />, onSelect: () => void actions.wake(task) } as const]
      : []),
    { kind: 'separator' },
    ...(isOpen || task.status === 'snoozed'
      ? [
          {
            kind: 'item',
            label: tasksText.cancelTask,
            icon: <Ban size={14} />,
            onSelect: () => void actions.cancel(task),
          } as const,
        ]
      : []),
    {
      kind: 'item',
      label: taskText.trash,
      icon: <Trash2 size={14} />,
      tone: 'danger',
      onSelect: () => void actions.trash([task]),
    },
  ]
  return (
    <MenuButton
      align="end"
      entries={entries}
      renderTrigger={(props) => (
        <IconButton
          {...props}
          size="sm"
          label={taskText.actions(task.title)}
          icon={<Ellipsis size={14} />}
          className={styles.menu}
          data-task-menu
        />
      )}
    />
  )
}

/** The times one snoozes until; an evening that is over is left out. */
export function useSnoozes(onSnooze: (until: Instant) => void): readonly MenuEntry[] {
  const runtime = useRuntime()
  const { workspace, formats } = useWorkspace()
  return SNOOZES.flatMap((snooze): MenuEntry[] => {
    const until = snoozeUntil(snooze, runtime.now(), workspace)
    if (until === null) return []
    return [
      {
        kind: 'item',
        label: tasksText.snoozeFor[snooze],
        icon: <AlarmClock size={14} />,
        shortcut: formats.time(until),
        onSelect: () => onSnooze(until),
      },
    ]
  })
}

const DAY_MS = 86_400_000

interface SnoozeDialogProps {
  readonly onClose: () => void
  readonly onSnooze: (until: Instant) => void
}

/** Until a date and time of one's own. */
export function SnoozeDialog({ onClose, onSnooze }: SnoozeDialogProps) {
  const runtime = useRuntime()
  const { timeZone } = useWorkspace()
  const [when, setWhen] = useState(() => localTimeIn(timeZone, runtime.now() + DAY_MS))
  const [isWrong, setWrong] = useState(false)
  const submit = () => {
    const until = instantIn(timeZone, when)
    setWrong(until === null)
    if (until === null) return
    onSnooze(until)
    onClose()
  }
  return (
    <FormDialog open onClose={onClose} onSubmit={submit} title={tasksText.snoozeTitle} submitLabel={tasksText.snooze}>
      <WhenField
        label={tasksText.snoozeTitle}
        kind="moment"
        value={when}
        onValue={setWhen}
        error={isWrong ? tasksText.noTime : null}
      />
    </FormDialog>
  )
}
