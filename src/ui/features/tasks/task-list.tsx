import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import { compareTasks, taskGroup, TASK_GROUPS, type TaskClock, type TaskGroup } from '../../../domain/model/tasks/task-group'
import { useWorkspace } from '../../app/workspace-context'
import { useHotkeys } from '../../hooks/hotkeys'
import { tasksText } from '../../text/tasks'
import { SnoozeDialog } from './task-menu'
import { TaskBulk } from './task-bulk'
import { TaskDialog } from './task-dialog'
import { TaskRow, type TaskRowProps } from './task-row'
import type { TasksState } from './tasks.model'
import styles from './tasks.module.css'
import { useTaskActions } from './use-task-actions'

type TaskRecord = RecordOf<'tasks'>
type Line =
  | { readonly kind: 'head'; readonly group: TaskGroup; readonly count: number }
  | { readonly kind: 'task'; readonly task: TaskRecord }

const HEAD = 40
const ROW = 48

export interface TaskListProps extends Pick<TaskRowProps, 'withAssignee'> {
  readonly state: TasksState
  readonly clock: TaskClock
}

/** The tasks by where they stand in the day; moved in, ticked off, selected and edited by key. */
export function TaskList({ state, clock, withAssignee }: TaskListProps) {
  const { formats, may } = useWorkspace()
  const actions = useTaskActions()
  const scroller = useRef<HTMLDivElement>(null)
  const [activeId, setActiveId] = useState<Id | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<Id>>(new Set())
  const [editing, setEditing] = useState<Id | null>(null)
  const [snoozing, setSnoozing] = useState<readonly TaskRecord[]>([])

  const lines = linesOf(state, clock)
  const tasks = lines.flatMap((line) => (line.kind === 'task' ? [line.task] : []))
  const active = tasks.find(({ id }) => id === activeId) ?? null
  const chosen = tasks.filter(({ id }) => selected.has(id))
  const edited = tasks.find(({ id }) => id === editing) ?? null
  const mayEdit = may('tasks.update')

  // oxlint-disable-next-line react/incompatible-library -- the React Compiler, which it confuses, is not in use
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (lines[index]?.kind === 'head' ? HEAD : ROW),
    getItemKey: (index) => keyOf(lines[index]) ?? index,
    overscan: 12,
  })

  const titleOf = (id: Id) => scroller.current?.querySelector<HTMLElement>(`[data-task="${id}"]`) ?? null
  const focus = (task: TaskRecord | undefined) => {
    if (task === undefined) return
    setActiveId(task.id)
    virtual.scrollToIndex(lines.findIndex((line) => line.kind === 'task' && line.task.id === task.id))
    // Drawn by then, even if it was beyond what is in view.
    requestAnimationFrame(() => titleOf(task.id)?.focus())
  }
  const move = (by: number) => {
    const at = active === null ? -1 : tasks.indexOf(active)
    focus(tasks[at === -1 ? (by > 0 ? 0 : tasks.length - 1) : Math.min(tasks.length - 1, Math.max(0, at + by))])
  }
  const toggle = (id: Id) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    setSelected(next)
  }
  const tick = (task: TaskRecord) => {
    // The focus moves to the next task: this one leaves the list.
    const at = tasks.indexOf(task)
    void (task.status === 'done' || task.status === 'cancelled' ? actions.reopen(task) : actions.complete([task]))
    focus(tasks[at + 1] ?? tasks[at - 1])
  }
  const onActive = (run: (task: TaskRecord) => void) => () => {
    if (active !== null && mayEdit) run(active)
  }

  useHotkeys([
    { keys: 'j', label: tasksText.keyNext, group: tasksText.keys, run: () => move(1) },
    { keys: 'k', label: tasksText.keyPrevious, group: tasksText.keys, run: () => move(-1) },
    { keys: 'x', label: tasksText.keySelect, group: tasksText.keys, run: onActive(({ id }) => toggle(id)) },
    { keys: 'd', label: tasksText.keyDone, group: tasksText.keys, run: onActive(tick) },
    {
      keys: 's',
      label: tasksText.keySnooze,
      group: tasksText.keys,
      run: onActive((task) => titleOf(task.id)?.closest('li')?.querySelector<HTMLElement>('[data-task-menu]')?.click()),
    },
    { keys: 'e', label: tasksText.keyEdit, group: tasksText.keys, run: onActive(({ id }) => setEditing(id)) },
  ])
  // On the title of a row: Enter opens it, as of any button.
  const onKeyDown = (press: KeyboardEvent) => {
    const step = press.key === 'ArrowDown' ? 1 : press.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) move(step)
    else if (press.key === ' ' && active !== null) tick(active)
    else if (press.key === 'Escape' && selected.size > 0) setSelected(new Set())
    else return
    press.preventDefault()
  }

  const items = virtual.getVirtualItems()
  const tabStop = active?.id ?? tasks[0]?.id
  return (
    <>
      <div className={styles.scroll} ref={scroller}>
        <ul className={styles.list} style={{ height: virtual.getTotalSize() }} aria-label={tasksText.list}>
          {items.map(({ index, start, key }) => {
            const line = lines[index]
            if (line === undefined) return null
            const slot = { ref: virtual.measureElement, 'data-index': index, style: { transform: `translateY(${start}px)` } }
            if (line.kind === 'head') {
              return (
                <li key={key} {...slot} className={styles.slot}>
                  <h2 className={styles.head} data-group={line.group}>
                    {tasksText.group[line.group]} <span>{formats.number(line.count)}</span>
                  </h2>
                </li>
              )
            }
            const { task } = line
            return (
              <li key={key} {...slot} className={styles.slot} data-selected={selected.has(task.id) || undefined}>
                <TaskRow
                  task={task}
                  clock={clock}
                  names={state.names}
                  actions={actions}
                  onEdit={() => setEditing(task.id)}
                  onSnoozeUntil={() => setSnoozing([task])}
                  onSelect={() => toggle(task.id)}
                  withAssignee={withAssignee}
                  title={{ tabIndex: task.id === tabStop ? 0 : -1, onFocus: () => setActiveId(task.id), onKeyDown }}
                />
              </li>
            )
          })}
        </ul>
      </div>
      {chosen.length === 0 ? null : (
        <TaskBulk
          tasks={chosen}
          actions={actions}
          onSnoozeUntil={() => setSnoozing(chosen)}
          onDone={() => setSelected(new Set())}
        />
      )}
      {edited === null ? null : <TaskDialog key={edited.id} task={edited} onClose={() => setEditing(null)} />}
      {snoozing.length === 0 ? null : (
        <SnoozeDialog onClose={() => setSnoozing([])} onSnooze={(until) => void actions.snooze(snoozing, until)} />
      )}
    </>
  )
}

function linesOf({ open, done }: TasksState, clock: TaskClock): readonly Line[] {
  const groups = new Map<TaskGroup, TaskRecord[]>(TASK_GROUPS.map((group) => [group, []]))
  for (const task of open.items.toSorted(compareTasks(clock.timeZone))) groups.get(taskGroup(task, clock))?.push(task)
  groups.set('done', [...(done?.items ?? [])])
  return [...groups].flatMap(([group, tasks]): Line[] => {
    if (tasks.length === 0) return []
    const count = group === 'done' ? (done?.total ?? tasks.length) : tasks.length
    return [{ kind: 'head', group, count }, ...tasks.map((task): Line => ({ kind: 'task', task }))]
  })
}

function keyOf(line: Line | undefined): string | null {
  if (line === undefined) return null
  return line.kind === 'head' ? line.group : line.task.id
}
