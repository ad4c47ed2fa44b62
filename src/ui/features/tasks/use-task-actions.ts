import { useMemo, useEffect, useState } from 'react'
import type { Id } from '../../../domain/model/kernel/id'
import { type Instant, type PlainDate, instantOf } from '../../../domain/model/kernel/instant'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { Mutation } from '../../../domain/model/records/mutation'
import type { Task } from '../../../domain/model/tasks/task'
import { useApply, type Apply } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import type { Formats } from '../../text/format'
import { tasksText } from '../../text/tasks'
import { taskText } from '../../text/timeline'
import type { TaskClock } from '../../../domain/model/tasks/task-group'
import { useRuntime } from '../../app/ports-context'

type TaskRecord = RecordOf<'tasks'>

/** What can be done with tasks, one or many at once. Each can be undone. */
export interface TaskActions {
  /** Completes what is open or snoozed. */
  readonly complete: (tasks: readonly TaskRecord[]) => Promise<void>
  readonly reopen: (task: TaskRecord) => Promise<void>
  readonly snooze: (tasks: readonly TaskRecord[], until: Instant) => Promise<void>
  readonly wake: (task: TaskRecord) => Promise<void>
  readonly cancel: (task: TaskRecord) => Promise<void>
  readonly trash: (tasks: readonly TaskRecord[]) => Promise<void>
  /** Due on that day, at no time of it; `null`: on none. */
  readonly putOff: (tasks: readonly TaskRecord[], dueOn: PlainDate | null) => Promise<void>
  readonly assign: (tasks: readonly TaskRecord[], memberId: Id, name: string) => Promise<void>
}

export function useTaskActions(): TaskActions {
  const apply = useApply()
  const { formats } = useWorkspace()
  return useMemo(() => actionsOf(apply, formats), [apply, formats])
}

function actionsOf(apply: Apply, formats: Formats): TaskActions {
  const counted = (tasks: readonly TaskRecord[], one: (title: string) => string, many: (count: string) => string) =>
    tasks.length === 1 && tasks[0] !== undefined ? one(tasks[0].title) : many(formats.number(tasks.length))
  const only = async (label: string, task: TaskRecord, patch: Partial<Task>) => {
    await apply(label, [update(task, patch)])
  }

  /** From snoozed a task goes on through open, all in one commit. */
  const awake = (tasks: readonly TaskRecord[]): readonly Mutation[] =>
    tasks.filter(({ status }) => status === 'snoozed').map((task) => update(task, { status: 'open' }))
  const then = ({ id, version, status }: TaskRecord, patch: Partial<Task>): Mutation => {
    return { kind: 'update', collection: 'tasks', id, patch, expect: status === 'snoozed' ? 'any' : version }
  }

  return {
    complete: async (tasks) => {
      if (tasks.length === 0) return
      await apply(counted(tasks, taskText.done, tasksText.doneMany), [
        ...awake(tasks),
        ...tasks.map((task) => then(task, { status: 'done' })),
      ])
    },
    reopen: (task) => only(taskText.reopened(task.title), task, { status: 'open' }),
    snooze: async (tasks, until) => {
      const when = formats.dateTime(until)
      await apply(
        counted(
          tasks,
          (title) => tasksText.snoozed(title, when),
          (count) => tasksText.snoozedMany(count, when),
        ),
        tasks.map((task) => update(task, { status: 'snoozed', snoozedUntil: until })),
      )
    },
    wake: (task) => only(tasksText.woken(task.title), task, { status: 'open' }),
    cancel: async (task) => {
      await apply(tasksText.cancelled(task.title), [...awake([task]), then(task, { status: 'cancelled' })])
    },
    trash: async (tasks) => {
      await apply(
        counted(tasks, taskText.trashed, tasksText.trashedMany),
        tasks.map(({ id, version }) => ({ kind: 'trash', collection: 'tasks', id, expect: version })),
      )
    },
    putOff: async (tasks, dueOn) => {
      const count = formats.number(tasks.length)
      await apply(
        dueOn === null ? tasksText.undatedMany(count) : tasksText.datedMany(count, formats.date(dueOn)),
        tasks.map((task) => update(task, { dueOn, dueAt: null })),
      )
    },
    assign: async (tasks, memberId, name) => {
      await apply(
        tasksText.assignedMany(formats.number(tasks.length), name),
        tasks.map((task) => update(task, { assigneeId: memberId })),
      )
    },
  }
}

function update({ id, version }: TaskRecord, patch: Partial<Task>): Mutation {
  return { kind: 'update', collection: 'tasks', id, patch, expect: version }
}

const MINUTE_MS = 60_000

/** The time as the lists see it, a minute fine: a task is overdue when its time is over, not when somebody comes back. */
export function useTaskClock(): TaskClock {
  const runtime = useRuntime()
  const { today, timeZone } = useWorkspace()
  const [now, setNow] = useState(() => runtime.now())
  useEffect(() => runtime.schedule(MINUTE_MS - (now % MINUTE_MS), () => setNow(runtime.now())), [runtime, now])
  return { now: instantOf(now), today: today(), timeZone }
}
