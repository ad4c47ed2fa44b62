import { useMemo } from 'react'
import type { Id } from '../../../domain/model/kernel/id'
import type { Instant } from '../../../domain/model/kernel/instant'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { Mutation } from '../../../domain/model/records/mutation'
import type { Task } from '../../../domain/model/tasks/task'
import { useApply, type Apply } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import type { Formats } from '../../text/format'
import { tasksText } from '../../text/tasks'
import { taskText } from '../../text/timeline'

type TaskRecord = RecordOf<'tasks'>

/** What can be done with tasks, one or many at once. Each can be undone. */
export interface TaskActions {
  /** Completes what is open or snoozed. */
  readonly complete: (tasks: readonly TaskRecord[]) => Promise<void>
  readonly reopen: (task: TaskRecord) => Promise<void>
  readonly snooze: (tasks: readonly TaskRecord[], until: Instant) => Promise<void>
  readonly wake: (task: TaskRecord) => Promise<void>
  readonly cancel: (task: TaskRecord) => Promise<void>
  readonly trash: (task: TaskRecord) => Promise<void>
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

  /** From snoozed a task goes on through open. */
  const awake = async (tasks: readonly TaskRecord[]): Promise<readonly TaskRecord[] | null> => {
    const asleep = tasks.filter(({ status }) => status === 'snoozed')
    if (asleep.length === 0) return tasks
    const label = counted(asleep, tasksText.woken, tasksText.doneMany)
    const result = await apply(
      label,
      asleep.map((task) => update(task, { status: 'open' })),
      { quiet: true },
    )
    if (result.status !== 'written') return null
    const woken = new Map(result.records.flatMap((record) => (record === null ? [] : [[record.id, record.version] as const])))
    return tasks.map((task) => ({ ...task, version: woken.get(task.id) ?? task.version }))
  }

  return {
    complete: async (tasks) => {
      const ready = await awake(tasks)
      if (ready === null || ready.length === 0) return
      await apply(
        counted(tasks, taskText.done, tasksText.doneMany),
        ready.map((task) => update(task, { status: 'done' })),
      )
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
      const [ready] = (await awake([task])) ?? []
      if (ready !== undefined) await only(tasksText.cancelled(task.title), ready, { status: 'cancelled' })
    },
    trash: async (task) => {
      await apply(taskText.trashed(task.title), [{ kind: 'trash', collection: 'tasks', id: task.id, expect: task.version }])
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
